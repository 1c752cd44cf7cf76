public import DomainKit

/// A limited wait for a value, with another value to fall back to.
///
/// This is the pattern "timeout with fallback" (Nygard, Release It!, 2007). Without a fallback value, the wait goes on
/// to the limits of the primary operation. The operation that is no longer needed is cancelled; both are when the
/// caller is.
///
/// ```swift
/// func fetchBooks(
///     _ remote: @escaping @Sendable () async throws(ApplicationError) -> [String],
///     or kept: [String]
/// ) async throws(ApplicationError) -> [String] {
///     switch try await TimedFallback(after: .seconds(2)).answer(of: remote, or: { kept }) {
///     case .inTime(let books), .fallback(let books): books
///     }
/// }
/// ```
public struct TimedFallback: Sendable {
    /// A value, and the operation that returned it.
    public enum Answer<Value: Sendable>: Sendable {
        /// The value of the primary operation.
        case inTime(Value)
        /// The value of the fallback.
        case fallback(Value)
    }

    private let limit: Duration
    private let clock: any Clock<Duration>

    /// Creates a fallback.
    ///
    /// - Parameters:
    ///   - limit: the time after which the fallback is used.
    ///   - clock: measures the time.
    public init(after limit: Duration = .seconds(5), clock: any Clock<Duration> = ContinuousClock()) {
        self.limit = limit
        self.clock = clock
    }

    /// Returns the value of an operation, or after the limit that of the fallback.
    ///
    /// - Parameters:
    ///   - primary: the operation that is preferred; it has to end soon after it was cancelled.
    ///   - fallback: returns the other value, or nil where there is none.
    /// - Throws: The error of `primary`, if it fails within the limit or there is no fallback value.
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
