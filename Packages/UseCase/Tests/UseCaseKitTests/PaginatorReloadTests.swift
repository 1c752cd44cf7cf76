import Determinism
import DomainKit
import Testing

@testable import UseCaseKit

private struct Item: Identifiable, Equatable {
    let id: Int
}

struct PaginatorReloadTests {
    private typealias Machine = PaginatorMachine<String, Item>

    /// Returns a machine that has loaded all items.
    private func loaded(_ items: [Int], size: Int = 2) throws -> Machine {
        var machine = Machine(firstPage: try PageRequest(number: 1, size: size))
        var request: Machine.Request? = machine.start("all")
        while let sent = request {
            _ = machine.receive(.success(Page(sent.page, of: items.map(Item.init))), for: sent)
            request = machine.loadNext()
        }
        #expect(machine.list.items.map(\.id) == items)
        return machine
    }

    /// Reloads a list whose content depends on the number of pages that were fetched before.
    private func reload(
        _ machine: inout Machine,
        reportsTotal: Bool = true,
        _ items: (Int) -> [Int]
    ) -> [Int] {
        var fetched = 0
        var request = machine.reload()
        while let sent = request, fetched < 100 {
            let page = Page(sent.page, of: items(fetched).map(Item.init))
            let answer = Page(elements: page.elements, next: page.next, total: reportsTotal ? page.total : nil)
            fetched += 1
            request = machine.receive(.success(answer), for: sent)
        }
        #expect(fetched < 100)
        return machine.list.items.map(\.id)
    }

    @Test(arguments: 1...3) func `no row is lost when the source drops one between two pages`(pages: Int) throws {
        var machine = try loaded(Array(1...6))
        let items = reload(&machine) { $0 < pages ? Array(1...6) : Array(2...6) }
        #expect(items == (pages < 3 ? Array(2...6) : Array(1...6)))
        #expect(machine.list.phase == .complete)
    }

    @Test(arguments: [true, false])
    func `a reload is as long as the list after an insertion between two pages`(reportsTotal: Bool) throws {
        var machine = try loaded([1, 2, 3, 4])
        let items = reload(&machine, reportsTotal: reportsTotal) { $0 == 0 ? [1, 2, 3, 4] : [0, 1, 2, 3, 4] }
        #expect(items == (reportsTotal ? [0, 1, 2, 3] : [1, 2, 3, 4]))
        #expect(machine.list.phase == (reportsTotal ? .idle : .complete))
    }

    @Test func `a list that changes all the time ends the reload, each row once`() throws {
        var machine = try loaded(Array(1...6))
        let items = reload(&machine) { Array(-$0...6) }
        #expect(Set(items).count == items.count)
    }

    @Test(arguments: [[], [1, 2]], [0, 1])
    func `pages that bring nothing and name a next one come to an end`(repeated: [Int], ahead: Int) throws {
        var machine = try loaded([1, 2, 3, 4, 5])
        var requests = 0
        var request = machine.reload()
        while let sent = request, requests < 100 {
            requests += 1
            let elements = (requests == 1 ? [1, 2] : repeated).map(Item.init)
            let next = ahead == 0 ? sent.page : sent.page.next
            request = machine.receive(.success(Page(elements: elements, next: next, total: 5)), for: sent)
        }
        #expect(requests < 100)
        #expect(machine.list.items.map(\.id) == [1, 2])
        #expect(machine.list.phase == .complete)
    }

    @Test func `a list of empty pages comes to its end, and one empty page is passed over`() throws {
        var machine = Machine(firstPage: .first)
        var request: Machine.Request? = machine.start("all")
        var requests = 0
        while let sent = request, requests < 100 {
            requests += 1
            let elements = requests == 3 ? [Item(id: 1)] : []
            _ = machine.receive(.success(Page(elements: elements, next: sent.page.next, total: nil)), for: sent)
            request = machine.loadNext()
        }
        #expect(requests < 100)
        #expect(machine.list.items.map(\.id) == [1])
        #expect(machine.list.phase == .complete)
    }
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
