import RepositoryKit
import RepositoryTesting
import Testing

@Suite struct InMemoryTextIndexTests {
    @Test(arguments: TextIndexContract.allCases)
    func `the index in memory meets the contract of an index`(_ requirement: TextIndexContract) async throws {
        try await requirement.check(InMemoryTextIndex(TextIndexContract.form))
    }

    @Test(arguments: MeasuredIndexContract.allCases)
    func `the index in memory knows its state`(_ requirement: MeasuredIndexContract) async throws {
        let index = InMemoryTextIndex(TextIndexContract.form)
        try await requirement.check(index, of: index)
    }

    @Test func `a lost index needs to be rebuilt`() async throws {
        let index = InMemoryTextIndex(TextIndexContract.form)
        try await index.reset { [] }
        index.requireRebuild(.damaged)
        await #expect(throws: TextIndexError.needsRebuild(.damaged)) { try await index.count() }
        #expect(try await index.measure() == IndexMeasure(bytes: 0, rebuildCause: .damaged, isStale: false))
        try await index.reset { [] }
        #expect(try await index.count() == 0)
    }
}
