public import Foundation

/// Says whether a failed exchange is tried again, and how long to wait before.
///
/// The wait is random between nothing and a bound that doubles with each attempt ("full jitter" in Brooker, Exponential
/// Backoff And Jitter, 2015), so that many clients that failed together do not come back together.
///
/// ```swift
/// let policy = RetryPolicy(attempts: 3, firstWait: .seconds(1))
/// let pause = policy.wait(after: .failure(.interrupted), method: .get, attempt: 1, jitter: 0.5, now: Date())
/// ```
public struct RetryPolicy: Hashable, Sendable {
    /// How often a request is sent, with the first time.
    public var attempts: Int
    /// The bound of the first wait.
    public var firstWait: Duration
    /// The bound of every wait; a server that asks for more patience gets no other try.
    public var longestWait: Duration

    /// Makes a policy; without arguments that of an interactive program.
    public init(
        attempts: Int = 3,
        firstWait: Duration = .milliseconds(500),
        longestWait: Duration = .seconds(8)
    ) {
        self.attempts = attempts
        self.firstWait = firstWait
        self.longestWait = longestWait
    }

    /// How long to wait before the next attempt, or nil if there is none.
    ///
    /// A server that cannot be reached at all is not tried again: people want to know at once that they are offline.
    ///
    /// - Parameters:
    ///   - result: what the last attempt brought.
    ///   - method: the request's; only one that may be repeated is.
    ///   - attempt: how many attempts there were, 1 or more.
    ///   - jitter: a random number from 0 up to 1.
    ///   - now: when the result came.
    public func wait(
        after result: Result<HTTPResponse, TransportError>,
        method: HTTPRequest.Method,
        attempt: Int,
        jitter: Double,
        now: Date
    ) -> Duration? {
        guard method.isIdempotent, attempt < attempts else { return nil }
        let bound = min(longestWait, firstWait * (1 << min(attempt - 1, 16)))
        switch result {
        case .failure(.interrupted), .failure(.timedOut(.connect)), .failure(.timedOut(.idle)):
            return bound * jitter
        case .failure:
            return nil
        case .success(let response):
            if let date = response.retryDate(now: now) {
                let asked = Duration.seconds(max(0, date.timeIntervalSince(now)))
                return asked > longestWait ? nil : asked + bound * jitter
            }
            return [408, 502, 503, 504].contains(response.status) ? bound * jitter : nil
        }
    }
}
