import Determinism
import DomainKit
import Testing

@testable import UseCaseKit

private struct Item: Identifiable, Equatable {
    let id: Int
}

/// Pages through a list that changes between the requests, and compares the result with the list.
struct PaginatorChangeTests {
    private typealias Machine = PaginatorMachine<String, Item>

    private static let pageSize = 10

    /// A source of a list, the newest item first, which removes and adds items.
    private struct Source {
        private var numbers: SeededGenerator
        private(set) var items: [Int]
        private var lastItem: Int
        private(set) var removed: Set<Int> = []

        init(seed: UInt64) {
            numbers = SeededGenerator(seed: seed)
            lastItem = Int.random(in: 0...90, using: &numbers)
            items = Array((1...max(1, lastItem)).reversed())
        }

        /// The items that are in the list since the beginning of the test.
        func remaining(of items: [Int]) -> [Int] { items.filter { !removed.contains($0) } }

        mutating func add() {
            for _ in 0..<Int.random(in: 0...3, using: &numbers) {
                lastItem += 1
                items.insert(lastItem, at: 0)
            }
        }

        mutating func remove() {
            for _ in 0..<Int.random(in: 1...PaginatorChangeTests.pageSize, using: &numbers) where !items.isEmpty {
                removed.insert(items.remove(at: Int.random(in: items.indices, using: &numbers)))
            }
        }

        mutating func isTrue(one: Int) -> Bool { Int.random(in: 1...one, using: &numbers) == 1 }

        func page(_ request: PageRequest) -> Page<Item> {
            Page(request, of: items).map(Item.init)
        }
    }

    @Test(arguments: 0..<1_000 as Range<UInt64>)
    func `nothing is missed and nothing is shown twice`(seed: UInt64) throws {
        var source = Source(seed: seed)
        let atFirst = source.items
        var machine = Machine(firstPage: try PageRequest(number: 1, size: Self.pageSize))
        var request: Machine.Request? = machine.start("all")
        var removals = 0
        while let sent = request {
            request = machine.receive(.success(source.page(sent.page)), for: sent)
            if source.isTrue(one: 2) { source.add() }
            if removals < 3, source.isTrue(one: 3) {
                source.remove()
                removals += 1
            }
            if request == nil {
                request = machine.loadNext()
                removals = 0
            }
        }
        let shown = machine.list.items.map(\.id)
        #expect(Set(shown).count == shown.count)
        #expect(Set(source.remaining(of: atFirst)).isSubset(of: shown))
        #expect(shown == shown.sorted(by: >))
        #expect(machine.list.phase == .complete)
    }
}
