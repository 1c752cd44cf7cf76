public import Foundation

/// The decision whether and when a failed exchange is tried again.
///
/// The delay is random between zero and a bound that doubles with each attempt ("full jitter" in Brooker, Exponential
/// Backoff And Jitter, 2015), so that clients that failed together do not come back together.
public struct RetryPolicy: Hashable, Sendable {
    /// The maximum number of attempts, including the first.
    public var attempts: Int
    /// The bound of the first delay.
    public var firstWait: Duration
    /// The bound of all delays; a server that asks for a longer pause gets no retry.
    public var longestWait: Duration

    /// Creates a policy; the defaults suit an interactive program.
    public init(
        attempts: Int = 3,
        firstWait: Duration = .milliseconds(500),
        longestWait: Duration = .seconds(8)
    ) {
        self.attempts = attempts
        self.firstWait = firstWait
        self.longestWait = longestWait
    }

    /// Returns the delay before the next attempt, or nil if there is none.
    ///
    /// A server that cannot be reached at all is not tried again, so that users learn at once that they are offline.
    ///
    /// Only idempotent methods are repeated. `attempt` is the number of attempts so far, and `jitter` a random number
    /// from 0 up to 1.
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
                let requested = Duration.seconds(max(0, date.timeIntervalSince(now)))
                return requested > longestWait ? nil : requested + bound * jitter
            }
            return [408, 502, 503, 504].contains(response.status) ? bound * jitter : nil
        }
    }
}
