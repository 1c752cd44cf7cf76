import ArticleDomain
import DomainKit
import Foundation
import RepositoryKit

/// Keeps the answers to one kind of question, and answers with them when their host cannot.
struct FallbackCache<Form: Codable & Sendable>: Sendable {
    /// A kept answer, version 1.
    private struct Kept: Codable, Sendable {
        let date: Date
        let value: Form
    }

    private let documents: DocumentCollection<Kept>
    private let fallback: TimedFallback
    private let clock: any WallClock

    init(_ collection: String, store: any DocumentStore, fallback: TimedFallback, clock: any WallClock) {
        self.fallback = fallback
        documents = DocumentCollection(collection, in: store)
        self.clock = clock
    }

    /// Asks, keeps the answer, and gives the kept one where the host does not answer in time, or not for a while.
    ///
    /// - Parameters:
    ///   - key: names the question.
    ///   - write: makes of a value what is kept.
    ///   - read: makes a value of what was kept.
    ///   - fetch: asks the host.
    func answer<Value: Sendable>(
        to key: String,
        write: (Value) -> Form,
        read: @escaping @Sendable (Form) throws(ValidationError) -> Value,
        fetch: @escaping @Sendable () async throws(ApplicationError) -> Fetched<Value>
    ) async throws(ApplicationError) -> Fetched<Value> {
        let fetched: Fetched<Value>
        do throws(ApplicationError) {
            let answer = try await fallback.answer(of: fetch) {
                guard let kept = try? await documents.value(for: key) else { return nil }
                return try? self.answer(kept, to: key, because: .timedOut, read: read)
            }
            switch answer {
            case .inTime(let value): fetched = value
            case .fallback(let value): return value
            }
        } catch {
            guard error.permitsStaleCopy, let kept = try await documents.value(for: key) else { throw error }
            return try answer(kept, to: key, because: error.kind, read: read)
        }
        do throws(ApplicationError) {
            try await documents.put(Kept(date: clock.now, value: write(fetched.value)), for: key)
            return fetched
        } catch {
            return Fetched(fetched.value, freshness: .notKept(because: error.kind))
        }
    }

    private func answer<Value>(
        _ kept: Kept,
        to key: String,
        because reason: ApplicationError.Kind,
        read: (Form) throws(ValidationError) -> Value
    ) throws(ApplicationError) -> Fetched<Value> {
        do throws(ValidationError) {
            return Fetched(try read(kept.value), freshness: .kept(at: kept.date, because: reason))
        } catch {
            throw ApplicationError(.storage(.malformed(document: "\(documents.name)/\(key)")), origin: error)
        }
    }
}
