import RepositoryKit
import RepositoryTesting
import Testing

@Suite struct InMemoryTextIndexTests {
    @Test(arguments: TextIndexContract.allCases)
    func `the index in memory keeps the promises of an index`(_ promise: TextIndexContract) async throws {
        try await promise.check(InMemoryTextIndex(TextIndexContract.form))
    }

    @Test(arguments: MeasuredIndexContract.allCases)
    func `the index in memory knows its state`(_ promise: MeasuredIndexContract) async throws {
        let index = InMemoryTextIndex(TextIndexContract.form)
        try await promise.check(index, of: index)
    }

    @Test func `a lost index needs to be rebuilt`() async throws {
        let index = InMemoryTextIndex(TextIndexContract.form)
        try await index.rebuild { [] }
        index.lose(.damaged)
        await #expect(throws: TextIndexError.needsRebuild(.damaged)) { try await index.count() }
        #expect(try await index.measure() == IndexMeasure(bytes: 0, flaw: .damaged, isBehind: false))
        try await index.rebuild { [] }
        #expect(try await index.count() == 0)
    }
}
