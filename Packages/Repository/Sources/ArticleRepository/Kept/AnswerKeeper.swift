import ArticleDomain
import DomainKit
import Foundation
import RepositoryKit

/// Keeps the answers to one kind of question, and answers with them when their host cannot.
struct AnswerKeeper<Form: Codable & Sendable>: Sendable {
    /// A kept answer, version 1.
    private struct Kept: Codable, Sendable {
        let date: Date
        let value: Form
    }

    private let documents: DocumentCollection<Kept>
    private let clock: any WallClock

    init(_ collection: String, store: any DocumentStore, clock: any WallClock) {
        documents = DocumentCollection(collection, in: store)
        self.clock = clock
    }

    /// Asks, keeps the answer, and gives the kept one where the host does not answer for a while.
    ///
    /// - Parameters:
    ///   - key: names the question.
    ///   - write: makes of a value what is kept.
    ///   - read: makes a value of what was kept.
    ///   - fetch: asks the host.
    func answer<Value>(
        to key: String,
        write: (Value) -> Form,
        read: (Form) throws(ValidationError) -> Value,
        fetch: () async throws(ApplicationError) -> Fetched<Value>
    ) async throws(ApplicationError) -> Fetched<Value> {
        let fetched: Fetched<Value>
        do throws(ApplicationError) {
            fetched = try await fetch()
        } catch {
            guard error.canBeBridged, let kept = try await documents.value(for: key) else { throw error }
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
