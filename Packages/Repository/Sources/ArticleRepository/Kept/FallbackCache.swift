import ArticleDomain
import DomainKit
import Foundation
import RepositoryKit

/// The stored form of a value.
protocol StoredForm: Codable, Sendable {
    associatedtype Value: Sendable

    init(_ value: Value)

    func restored() throws(ValidationError) -> Value
}

extension Array: StoredForm where Element: StoredForm {
    init(_ values: [Element.Value]) {
        self = values.map { Element($0) }
    }

    func restored() throws(ValidationError) -> [Element.Value] {
        try map { form throws(ValidationError) in try form.restored() }
    }
}

/// Stores the responses to one kind of request as documents, for use when their host fails or is slow.
struct FallbackCache<Form: StoredForm>: Sendable {
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
    func answer(
        to key: String,
        fetch: @escaping @Sendable () async throws(ApplicationError) -> Fetched<Form.Value>
    ) async throws(ApplicationError) -> Fetched<Form.Value> {
        try await network.value(of: fetch, skipping: skipped) { reason throws(ApplicationError) in
            try await documents.value(for: key) { kept throws(ValidationError) in
                Fetched(try kept.value.restored(), freshness: .kept(at: kept.date, because: reason))
            }
        } store: { fetched in
            do throws(ApplicationError) {
                try await documents.put(StoredResponse(date: clock.now, value: Form(fetched.value)), for: key)
                return fetched
            } catch {
                return Fetched(fetched.value, freshness: .notKept(because: error.kind))
            }
        }
    }
}
