public import DomainKit
import Foundation

/// A decorator that repeats requests after failures that may be transient: at most twice, and idempotent ones only.
///
/// The pause is random between zero and a bound that doubles with each attempt ("full jitter" in Brooker, Exponential
/// Backoff And Jitter, 2015), so that clients that failed together do not come back together.
public struct RetryingExchange: HTTPExchange {
    private static let attempts = 3
    private static let firstPause = Duration.milliseconds(500)
    /// A server that asks for a longer pause gets no retry.
    private static let longestPause = Duration.seconds(8)

    private let base: any HTTPExchange
    private let clock: any Clock<Duration>
    private let wallClock: any WallClock
    private let jitter: @Sendable () -> Double

    /// Creates a decorator of an exchange.
    ///
    /// The pauses are those of `clock`; `wallClock` is what the dates of `Retry-After` are compared with. `jitter` returns
    /// random numbers from 0 up to 1.
    public init(
        _ base: any HTTPExchange,
        clock: any Clock<Duration> = ContinuousClock(),
        wallClock: any WallClock = SystemWallClock(),
        jitter: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        self.base = base
        self.clock = clock
        self.wallClock = wallClock
        self.jitter = jitter
    }

    @concurrent
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        var bound = Self.firstPause
        for _ in 1..<(request.method.isIdempotent ? Self.attempts : 1) {
            let result: Result<HTTPResponse, TransportError>
            do throws(TransportError) {
                result = .success(try await base.send(request))
            } catch {
                result = .failure(error)
            }
            guard let pause = pause(after: result) else { return try result.get() }
            do {
                try await clock.sleep(for: pause + bound * jitter())
            } catch {
                throw .cancelled
            }
            bound *= 2
        }
        return try await base.send(request)
    }

    /// Returns the least pause before another attempt, or nil if there is to be none.
    ///
    /// A server that cannot be reached at all is not tried again, so that users learn at once that they are offline.
    private func pause(after result: Result<HTTPResponse, TransportError>) -> Duration? {
        switch result {
        case .failure(.interrupted), .failure(.timedOut(.connect)), .failure(.timedOut(.idle)):
            return .zero
        case .failure:
            return nil
        case .success(let response):
            if let date = response.retryDate(now: wallClock.now) {
                let requested = Duration.seconds(max(0, date.timeIntervalSince(wallClock.now)))
                return requested > Self.longestPause ? nil : requested
            }
            return [408, 502, 503, 504].contains(response.status) ? .zero : nil
        }
    }
}
