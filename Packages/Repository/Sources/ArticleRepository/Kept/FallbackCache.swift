import ArticleDomain
import DomainKit
import Foundation
import RepositoryKit

/// Stores the responses to one kind of request as documents, for use when their host fails or is slow.
struct FallbackCache<Form: Codable & Sendable>: Sendable {
    /// The stored form of a response, version 1.
    private struct StoredResponse: Codable, Sendable {
        let date: Date
        let value: Form
    }

    private let documents: DocumentCollection<StoredResponse>
    private let network: NetworkFirst
    private let skipped: SkippedDocuments
    private let clock: any WallClock

    init(
        _ collection: String,
        store: any DocumentStore,
        network: NetworkFirst,
        skipped: SkippedDocuments,
        clock: any WallClock
    ) {
        self.network = network
        self.skipped = skipped
        documents = DocumentCollection(collection, in: store)
        self.clock = clock
    }

    /// Fetches and stores a value, or returns the stored copy.
    func answer<Value: Sendable>(
        to key: String,
        write: (Value) -> Form,
        read: @escaping @Sendable (Form) throws(ValidationError) -> Value,
        fetch: @escaping @Sendable () async throws(ApplicationError) -> Fetched<Value>
    ) async throws(ApplicationError) -> Fetched<Value> {
        try await network.value(of: fetch, skipping: skipped) { reason throws(ApplicationError) in
            try await documents.value(for: key) { kept throws(ValidationError) in
                Fetched(try read(kept.value), freshness: .kept(at: kept.date, because: reason))
            }
        } store: { fetched in
            do throws(ApplicationError) {
                try await documents.put(StoredResponse(date: clock.now, value: write(fetched.value)), for: key)
                return fetched
            } catch {
                return Fetched(fetched.value, freshness: .notKept(because: error.kind))
            }
        }
    }
}
