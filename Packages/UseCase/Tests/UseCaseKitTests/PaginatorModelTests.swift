import DomainKit
import Testing

@testable import UseCaseKit

private struct Item: Identifiable, Equatable {
    let id: Int
}

/// Traverses every sequence of steps, however long, and compares the machine with what a plain reading of the pages says.
///
/// Two queries of three pages each; item 2 moves from the first page of one query to its second while paging, and one
/// page of the other is empty. Answers may come late, in any order, twice, as failures, or not at all. Of two sequences
/// that lead to the same state, from which the same answers may still come, one is walked on: that makes them finite.
struct PaginatorModelTests {
    private typealias Machine = PaginatorMachine<String, Item>
    private typealias Request = Machine.Request

    private enum Step: Equatable {
        case start(String)
        case loadNext
        case refresh
        case answer(Request, fails: Bool)
    }

    /// A request that nobody waits for any more, and that may be answered all the same.
    private struct Past: Equatable {
        let request: Request
        /// A Boolean value that indicates whether it was answered before, so that another answer repeats it.
        let isAnswered: Bool
    }

    private struct Node {
        /// The number of past requests that may still be answered.
        private static let memory = 3

        var machine: Machine
        var steps: [Step] = []
        private(set) var past: [Past] = []

        mutating func remember(_ request: Request, isAnswered: Bool) {
            past.removeAll { Place($0) == Place(Past(request: request, isAnswered: isAnswered)) }
            past.append(Past(request: request, isAnswered: isAnswered))
            past = past.suffix(Self.memory)
        }
    }

    /// The content of a request, without its number.
    private struct Place: Hashable {
        let query: String
        let page: Int
        var isAnswered = false

        init(_ request: Request) {
            query = request.query
            page = request.page.number
        }

        init(_ past: Past) {
            self.init(past.request)
            isAnswered = past.isAnswered
        }
    }

    /// All that the future depends on: nodes that differ in the numbers of their requests alone are the same.
    private struct State: Hashable {
        let query: String?
        let items: [Int]
        let seen: Set<Int>
        let next: Int?
        let phase: String
        let awaited: Place?
        let past: [Place]

        init(_ node: Node) {
            let list = node.machine.list
            query = list.query
            items = list.items.map(\.id)
            seen = node.machine.seen
            next = list.next?.number
            phase = if case .failed = list.phase { "failed" } else { "\(list.phase)" }
            awaited = node.machine.awaited.map { Place($0) }
            past = node.past.map { Place($0) }
        }
    }

    /// A way in which a page may be answered.
    private enum Kind: CaseIterable {
        case asked, failed, late, repeated, retried
    }

    private struct Coverage: Hashable {
        let kind: Kind
        let query: String
        let page: Int
    }

    private static let pages: [String: [[Int]]] = ["a": [[1, 2], [2, 3], [4]], "b": [[5, 6], [], [7, 8]]]

    @Test func `no sequence of late, failed, repeated and empty answers breaks the list`() throws {
        var pendingNodes = [Node(machine: Machine(firstPage: try PageRequest(number: 1, size: 2)))]
        var visited: Set<State> = Set(pendingNodes.map { State($0) })
        var covered: Set<Coverage> = []
        while !pendingNodes.isEmpty {
            let node = pendingNodes.removeFirst()
            check(node)
            for step in steps(from: node) {
                var next = node
                if let coverage = coverage(step, in: node) { covered.insert(coverage) }
                take(step, in: &next)
                if visited.insert(State(next)).inserted { pendingNodes.append(next) }
            }
        }
        let all = Kind.allCases.flatMap { kind in
            ["a", "b"].flatMap { query in (1...3).map { Coverage(kind: kind, query: query, page: $0) } }
        }
        #expect(Set(all).subtracting(covered).isEmpty)
        #expect(visited.count > 1_000)
    }

    private func steps(from node: Node) -> [Step] {
        let requests = node.past.map(\.request) + (node.machine.awaited.map { [$0] } ?? [])
        return [.start("a"), .start("b"), .loadNext, .refresh]
            + requests.flatMap { [.answer($0, fails: false), .answer($0, fails: true)] }
    }

    /// The answer of a step to a page, or nil.
    private func coverage(_ step: Step, in node: Node) -> Coverage? {
        guard case .answer(let request, let fails) = step else { return nil }
        let wasFailed = node.steps.contains { earlier in
            guard case .answer(let other, fails: true) = earlier else { return false }
            return Place(other) == Place(request)
        }
        let kind: Kind =
            if let past = node.past.first(where: { $0.request == request }) {
                past.isAnswered ? .repeated : .late
            } else if fails {
                .failed
            } else {
                wasFailed ? .retried : .asked
            }
        return Coverage(kind: kind, query: request.query, page: request.page.number)
    }

    private func take(_ step: Step, in node: inout Node) {
        node.steps.append(step)
        let before = node.machine
        switch step {
        case .start(let query): _ = node.machine.start(query)
        case .loadNext: _ = node.machine.loadNext()
        case .refresh:
            _ = node.machine.refresh()
            if node.machine.list.items != before.list.items { fail(node, "a refresh changed the items at once") }
        case .answer(let request, let fails):
            let response: Result<Page<Item>, ApplicationError> =
                fails ? .failure(ApplicationError(.offline)) : .success(page(request))
            _ = node.machine.receive(response, for: request)
            if before.awaited != request, node.machine != before { fail(node, "what nobody waits for was taken") }
            if fails, node.machine.list.items != before.list.items { fail(node, "a failure changed the items") }
            if before.awaited == request, node.machine.awaited != nil { fail(node, "an answer was not taken") }
            if before.awaited == request { node.remember(request, isAnswered: true) }
        }
        if let awaited = before.awaited, let now = node.machine.awaited, awaited != now {
            node.remember(awaited, isAnswered: false)
        }
        let list = node.machine.list
        if list != before.list, list.revision <= before.list.revision { fail(node, "the revision stands still") }
    }

    private func page(_ request: Request) -> Page<Item> {
        let pages = Self.pages[request.query] ?? []
        let number = request.page.number
        return Page(
            elements: pages[number - 1].map(Item.init),
            next: number < pages.count ? request.page.next : nil,
            total: nil
        )
    }

    private func check(_ node: Node) {
        let list = node.machine.list
        guard let query = list.query else {
            if !list.items.isEmpty { fail(node, "items of no query") }
            return
        }
        let prefixes = (0...3).map { unique((Self.pages[query] ?? []).prefix($0).flatMap { $0 }) }
        let ids = list.items.map(\.id)
        if !prefixes.contains(ids) { fail(node, "\(ids) are no whole pages of \(query)") }
        if list.phase == .complete, ids != prefixes[3] { fail(node, "complete with \(ids)") }
        if list.phase == .complete {
            var machine = node.machine
            if machine.loadNext() != nil { fail(node, "loads on after the end") }
        }
        finish(node, prefixes[3])
    }

    /// Checks that the list can be completed by answering what is asked and asking for more.
    private func finish(_ node: Node, _ all: [Int]) {
        var machine = node.machine
        if let awaited = machine.awaited { _ = machine.receive(.success(page(awaited)), for: awaited) }
        for _ in 0..<4 {
            guard let request = machine.loadNext() else { break }
            _ = machine.receive(.success(page(request)), for: request)
        }
        if machine.list.phase != .complete || machine.list.items.map(\.id) != all {
            fail(node, "cannot be completed: \(machine.list)")
        }
    }

    private func unique(_ ids: [Int]) -> [Int] {
        var seen: Set<Int> = []
        return ids.filter { seen.insert($0).inserted }
    }

    private func fail(_ node: Node, _ text: String) {
        Issue.record("\(text) after \(node.steps)")
    }
}
