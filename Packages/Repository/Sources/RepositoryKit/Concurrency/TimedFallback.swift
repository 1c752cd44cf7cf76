public import DomainKit

/// Waits for an answer, and settles for another one where that takes too long.
///
/// It is the pattern "timeout with fallback" (Nygard, Release It!, 2007). Where there is nothing to settle for, the wait
/// goes on to the limits of the answer itself. Whoever is not needed any more is cancelled, both if the caller is.
///
/// ```swift
/// func shelf(
///     _ remote: @escaping @Sendable () async throws(ApplicationError) -> [String],
///     or kept: [String]
/// ) async throws(ApplicationError) -> [String] {
///     switch try await TimedFallback(after: .seconds(2)).answer(of: remote, or: { kept }) {
///     case .inTime(let books), .fallback(let books): books
///     }
/// }
/// ```
public struct TimedFallback: Sendable {
    /// An answer, and its side.
    ///
    /// ```swift
    /// let answer = TimedFallback.Answer.fallback("yesterday's news")
    /// ```
    public enum Answer<Value: Sendable>: Sendable {
        /// The one that was asked for.
        case inTime(Value)
        /// The one that was settled for.
        case fallback(Value)
    }

    private let limit: Duration
    private let clock: any Clock<Duration>

    /// Creates a fallback.
    ///
    /// - Parameters:
    ///   - limit: the time after which something else will do.
    ///   - clock: measures the time.
    public init(after limit: Duration = .seconds(5), clock: any Clock<Duration> = ContinuousClock()) {
        self.limit = limit
        self.clock = clock
    }

    /// Waits for an answer, or for the time after which another one will do.
    ///
    /// - Parameters:
    ///   - primary: gives the answer; it ends soon after it was cancelled.
    ///   - fallback: gives the other one, or nil where there is none.
    /// - Throws: the failure of `primary`, if that comes in time or nothing else is there.
    @concurrent
    public func answer<Value: Sendable>(
        of primary: @escaping @Sendable () async throws(ApplicationError) -> Value,
        or fallback: @escaping @Sendable () async -> Value?
    ) async throws(ApplicationError) -> Answer<Value> {
        let first = await withTaskGroup(of: Result<Answer<Value>, ApplicationError>?.self) { group in
            group.addTask {
                do throws(ApplicationError) {
                    return .success(.inTime(try await primary()))
                } catch {
                    return .failure(error)
                }
            }
            group.addTask { [clock, limit] in
                guard (try? await clock.sleep(for: limit)) != nil else { return nil }
                return await fallback().map { .success(.fallback($0)) }
            }
            for await result in group {
                guard let result else { continue }
                group.cancelAll()
                return result
            }
            return .failure(ApplicationError(ApplicationError.Kind.cancelled))
        }
        return try first.get()
    }
}
