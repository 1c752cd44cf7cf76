import ArticleDomain
import ArticleRepository
import DomainKit
import RepositoryKit
import Testing

/// How much is kept, and of what use its index is.
struct StoredSizeGatewayTests {
    private struct StubStore: MeasuredStore {
        var failure: DocumentError?

        func size(of collection: String) async throws(DocumentError) -> StoreSize {
            if let failure { throw failure }
            return collection == "articles-qiita.com"
                ? StoreSize(documents: 12, bytes: 3_400) : StoreSize(documents: 0, bytes: 0)
        }
    }

    private struct StubIndex: MeasuredIndex {
        let answer: Result<IndexMeasure, TextIndexError>

        func measure() async throws(TextIndexError) -> IndexMeasure { try answer.get() }
    }

    private func size(
        _ index: Result<IndexMeasure, TextIndexError>,
        store: DocumentError? = nil
    ) async throws(ApplicationError) -> KeptSize {
        let (store, index) = (StubStore(failure: store), StubIndex(answer: index))
        return try await StoredSizeGateway(host: .qiita, store: store, index: index).size()
    }

    @Test(
        arguments: [
            (nil, false, KeptIndex.State.current), (nil, true, .old), (.otherForm, false, .old),
            (.damaged, false, .damaged),
            (.missing, false, .missing),
        ] as [(TextIndexError.Cause?, Bool, KeptIndex.State)]
    )
    func `the index is of one of four uses`(
        flaw: TextIndexError.Cause?,
        isBehind: Bool,
        state: KeptIndex.State
    ) async throws {
        let measure = IndexMeasure(bytes: 99, flaw: flaw, isBehind: isBehind)
        let size = try await size(.success(measure))
        #expect(size == KeptSize(articles: 12, bytes: 3_400, index: KeptIndex(state, bytes: 99)))
    }

    @Test func `what cannot be read is told`() async throws {
        await #expect(throws: ApplicationError(.storage(.notReadable(path: "/i")))) {
            try await size(.failure(.notReadable(path: "/i", code: 5)))
        }
        await #expect(throws: ApplicationError(.storage(.notReadable(path: "/s")))) {
            try await size(.failure(.cancelled), store: .notReadable(path: "/s", code: 5))
        }
    }
}
