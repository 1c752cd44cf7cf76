public import DomainKit
import RepositoryKit

/// The strategy "network first, falling back to cache" (Archibald, The offline cookbook, 2014) with a time limit.
///
/// Without a stored copy, the wait for the host goes on to the limits of the exchange. Once the host or the copy has
/// answered, the other one is cancelled; both are cancelled with the caller.
public struct NetworkFirst: Sendable {
    private let limit: Duration
    private let clock: any Clock<Duration>
    private let refusal: @Sendable () -> ApplicationError.Kind?

    /// Creates the strategy, which uses a stored copy after a time, although a response may still come.
    ///
    /// - Parameters:
    ///   - limit: the time after which a stored copy is used.
    ///   - clock: the clock of the time.
    ///   - refusal: returns the reason for which requests to the host are held back now, or nil; a copy is used for that
    ///     reason then, and not because the host did not answer.
    public init(
        waiting limit: Duration = .seconds(5),
        clock: any Clock<Duration> = ContinuousClock(),
        refusal: @escaping @Sendable () -> ApplicationError.Kind? = { nil }
    ) {
        self.limit = limit
        self.clock = clock
        self.refusal = refusal
    }

    /// Returns the fetched value, or the stored copy if the host fails or does not answer in time.
    ///
    /// - Parameters:
    ///   - fetch: fetches the value from the host; it has to end soon after it was cancelled.
    ///   - skipped: collects the error of a copy that could not be read while the host was waited for.
    ///   - copy: reads the stored copy, with the reason why it is used; nil if there is none.
    ///   - store: stores a fetched value, and returns it as not kept where that failed.
    /// - Throws: The error of `fetch` if there is no copy, or the error of `copy`; `cancelled` if the task was cancelled.
    func value<Value: Sendable>(
        of fetch: @escaping @Sendable () async throws(ApplicationError) -> Value,
        skipping skipped: SkippedDocuments,
        copy: @escaping @Sendable (ApplicationError.Kind) async throws(ApplicationError) -> Value?,
        store: (Value) async -> Value
    ) async throws(ApplicationError) -> Value {
        let first = await withTaskGroup(of: Result<(value: Value, isCopy: Bool), ApplicationError>?.self) { group in
            group.addTask {
                do throws(ApplicationError) {
                    return .success((try await fetch(), isCopy: false))
                } catch {
                    return .failure(error)
                }
            }
            group.addTask { [clock, limit, refusal] in
                guard (try? await clock.sleep(for: limit)) != nil else { return nil }
                let reason = refusal() ?? .timedOut
                let kept = await skipped.value { () throws(ApplicationError) in try await copy(reason) }
                return kept.map { .success(($0, isCopy: true)) }
            }
            for await result in group {
                guard let result else { continue }
                group.cancelAll()
                return result
            }
            return .failure(ApplicationError(ApplicationError.Kind.cancelled))
        }
        switch first {
        case .success((let value, isCopy: true)): return value
        case .success((let value, isCopy: false)):
            let stored = await store(value)
            // A value that could not be stored because the task was cancelled would count as one that cannot be.
            if Task.isCancelled { throw ApplicationError(ApplicationError.Kind.cancelled) }
            return stored
        case .failure(let error):
            guard error.permitsStaleCopy, let value = try await copy(error.kind) else { throw error }
            return value
        }
    }
}

extension ApplicationError {
    /// A Boolean value that indicates whether a stored copy may be used instead: the host did not answer, or with
    /// something that cannot be read.
    fileprivate var permitsStaleCopy: Bool {
        switch kind {
        case .offline, .timedOut, .rateLimited, .unavailable, .invalidData: true
        case .unauthorized, .forbidden, .notFound, .invalidInput, .storage, .editor, .cancelled: false
        }
    }
}
