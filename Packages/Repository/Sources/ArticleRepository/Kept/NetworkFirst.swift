import DomainKit
import RepositoryKit

/// The strategy "network first, falling back to cache" (Archibald, The offline cookbook, 2014) with a time limit.
struct NetworkFirst: Sendable {
    let fallback: TimedFallback
    /// Collects the error of a copy that could not be read while the host was waited for.
    let skipped: SkippedDocuments

    /// Returns the fetched value, or the stored copy if the host fails or does not answer in time.
    ///
    /// - Parameters:
    ///   - fetch: fetches the value from the host.
    ///   - copy: reads the stored copy, which is marked with the reason why it is used; nil if there is none.
    ///   - store: stores a fetched value, and returns it with a mark where that failed.
    /// - Throws: The error of `fetch` if there is no copy, or the error of `copy`.
    func value<Value: Sendable>(
        of fetch: @escaping @Sendable () async throws(ApplicationError) -> Value,
        copy: @escaping @Sendable (ApplicationError.Kind) async throws(ApplicationError) -> Value?,
        store: (Value) async -> Value
    ) async throws(ApplicationError) -> Value {
        do throws(ApplicationError) {
            let answer = try await fallback.answer(of: fetch) { [skipped] in
                await skipped.value { () throws(ApplicationError) in try await copy(.timedOut) }
            }
            switch answer {
            case .inTime(let value): return await store(value)
            case .fallback(let value): return value
            }
        } catch {
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
