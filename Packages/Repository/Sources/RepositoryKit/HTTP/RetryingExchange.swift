public import DomainKit
import Foundation

/// A decorator that repeats requests after failures that may be transient.
public struct RetryingExchange: HTTPExchange {
    private let base: any HTTPExchange
    private let policy: RetryPolicy
    private let clock: any Clock<Duration>
    private let wallClock: any WallClock
    private let jitter: @Sendable () -> Double

    /// Creates a decorator of an exchange.
    ///
    /// The pauses are those of `clock`; `wallClock` is what the dates of `Retry-After` are compared with. `jitter` returns
    /// random numbers from 0 up to 1.
    public init(
        _ base: any HTTPExchange,
        policy: RetryPolicy = RetryPolicy(),
        clock: any Clock<Duration> = ContinuousClock(),
        wallClock: any WallClock = SystemWallClock(),
        jitter: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        self.base = base
        self.policy = policy
        self.clock = clock
        self.wallClock = wallClock
        self.jitter = jitter
    }

    @concurrent
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        var attempt = 1
        while true {
            let result: Result<HTTPResponse, TransportError>
            do throws(TransportError) {
                result = .success(try await base.send(request))
            } catch {
                result = .failure(error)
            }
            let wait = policy.wait(
                after: result,
                method: request.method,
                attempt: attempt,
                jitter: jitter(),
                now: wallClock.now
            )
            guard let wait else { return try result.get() }
            do {
                try await clock.sleep(for: wait)
            } catch {
                throw .cancelled
            }
            attempt += 1
        }
    }
}
