import Determinism
import Testing

@testable import ArchitectureDomain

/// Groups of files for a target without folders.
struct GroupProposalTests {
    private func groups(
        _ files: [String],
        _ uses: [(Int, Int)],
        imports: [Set<String>] = []
    ) throws -> [Int] {
        var neighbours = Array(repeating: [Int](), count: files.count)
        for (from, to) in uses { neighbours[from].append(to) }
        let none = Array(repeating: Set<String>(), count: files.count)
        let proposal = GroupProposal(files, uses: DirectedGraph(neighbours), imports: imports.isEmpty ? none : imports)
        return try #require(proposal).groupOf
    }

    @Test func `files that use each other stay together, and those that others use apart from these`() throws {
        let uses = [(0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 3), (3, 0)]
        #expect(try groups(["A", "B", "C", "D", "E", "F"], uses) == [0, 0, 0, 1, 1, 1])
    }

    @Test func `what nearly all files import says nothing, and what some import brings them together`() throws {
        let imports: [Set<String>] = [
            ["Foundation"], ["Foundation"], ["Foundation", "SwiftUI"], ["Foundation", "SwiftUI"], ["CoreData"],
            ["CoreData"],
        ]
        let found = try groups(["A", "B", "C", "D", "E", "F"], [(2, 0), (3, 1), (4, 0), (5, 1)], imports: imports)
        #expect(found[2] == found[3] && found[4] == found[5] && found[2] != found[4])
    }

    @Test func `files whose names end or begin with the same word belong together`() throws {
        let files = ["CartView", "OrderView+Rows", "CartStore", "OrderStore", "URLStore", "HTTPView"]
        #expect(try groups(files, []) == [0, 0, 1, 1, 1, 0])
        #expect("P/HTTPSession+Retry.swift".wordsOfName == ["HTTP", "Session"])
        #expect("loadCart_v2".wordsOfName == ["load", "Cart", "v2"])
    }

    @Test func `too many files are not grouped`() {
        let files = (0...GroupProposal.limit).map { "F\($0)" }
        let none = files.map { _ in Set<String>() }
        #expect(GroupProposal(files, uses: DirectedGraph(files.map { _ in [] }), imports: none) == nil)
    }

    @Test(arguments: 0..<40)
    func `no reference leads against the order of the groups`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = 30
        let uses = (0..<40).compactMap { _ -> (Int, Int)? in
            let pair = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
            return pair.0 == pair.1 ? nil : pair
        }
        let found = try groups((0..<count).map { "File\($0 % 5)Part\($0 % 3)" }, uses)
        var neighbours = Array(repeating: [Int](), count: count)
        for (from, to) in uses where found[from] != found[to] { neighbours[found[from]].append(found[to]) }
        #expect(DirectedGraph(neighbours).cycles().isEmpty)
        #expect(Set(found).count < count)
    }
}
