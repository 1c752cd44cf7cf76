import ArticleDomain
import ArticleRepository
import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing

struct StoredSizeGatewayTests {
    private struct StubIndex: MeasuredIndex {
        let answer: Result<IndexMeasure, TextIndexError>

        func measure() async throws(TextIndexError) -> IndexMeasure { try answer.get() }
    }

    private func size(
        _ index: Result<IndexMeasure, TextIndexError>,
        store: any MeasuredStore = Self.store
    ) async throws(ApplicationError) -> StorageUsage {
        try await StoredSizeGateway(host: .qiita, store: store, index: StubIndex(answer: index)).size()
    }

    /// Two articles of the host, and one of another.
    private static var store: InMemoryDocumentStore {
        let places = [("articles-qiita.com", "a"), ("articles-qiita.com", "b"), ("articles-team.qiita.com", "c")]
        let documents = places.map { collection, name in
            (DocumentKey(collection: collection, name: name), Document(version: 1, json: Array("[\"\(name)\"]".utf8)))
        }
        return InMemoryDocumentStore(Dictionary(uniqueKeysWithValues: documents))
    }

    @Test(
        arguments: [
            (nil, false, KeptIndex.State.current), (nil, true, .old), (.otherSchema, false, .old),
            (.damaged, false, .damaged),
            (.missing, false, .missing),
        ] as [(TextIndexError.Cause?, Bool, KeptIndex.State)]
    )
    func `the index is of one of four uses`(
        rebuildCause: TextIndexError.Cause?,
        isStale: Bool,
        state: KeptIndex.State
    ) async throws {
        let measure = IndexMeasure(bytes: 99, rebuildCause: rebuildCause, isStale: isStale)
        let size = try await size(.success(measure))
        #expect(size == StorageUsage(articles: 2, bytes: 10, index: KeptIndex(state, bytes: 99)))
    }

    @Test func `an unreadable size is a failure`() async throws {
        await #expect(throws: ApplicationError(.storage(.notReadable(path: "/i")))) {
            try await size(.failure(.file(.notReadable(path: "/i", code: 5))))
        }
        await #expect(throws: ApplicationError(.storage(.notReadable(path: "/s")))) {
            try await size(.failure(.cancelled), store: FailingDocumentStore(.file(.notReadable(path: "/s", code: 5))))
        }
    }
}
