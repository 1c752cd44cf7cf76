import DomainKit
import Testing

@testable import UseCaseKit

private struct Item: Identifiable, Equatable {
    let id: Int
}

/// Walks every sequence of steps up to a length, and compares the machine with what a plain reading of the pages says.
///
/// Two queries of three pages each; item 2 moves from the first page of one query to its second while paging, and one
/// page of the other is empty. Answers may come late, in any order, twice, as failures, or not at all.
struct PaginatorModelTests {
    private typealias Machine = PaginatorMachine<String, Item>
    private typealias Request = Machine.Request

    private enum Step: Hashable {
        case start(String)
        case loadNext
        case refresh
        case answer(Int, fails: Bool)
    }

    private struct World {
        var machine: Machine
        var sent: [Request] = []
        var steps: [Step] = []
    }

    private static let pages: [String: [[Int]]] = ["a": [[1, 2], [2, 3], [4]], "b": [[5, 6], [], [7, 8]]]

    @Test
    func `no sequence of late, failed, repeated and empty answers breaks the list`() throws {
        let firstPage = try PageRequest(number: 1, size: 2)
        var visited = 0
        walk(World(machine: Machine(firstPage: firstPage)), depth: 6, visited: &visited)
        #expect(visited > 50_000)
    }

    private func walk(_ world: World, depth: Int, visited: inout Int) {
        visited += 1
        check(world)
        guard depth > 0 else { return }
        var steps: [Step] = [.start("a"), .start("b"), .loadNext, .refresh]
        for index in world.sent.indices.suffix(3) {
            steps.append(.answer(index, fails: false))
            steps.append(.answer(index, fails: true))
        }
        for step in steps {
            var next = world
            take(step, in: &next)
            walk(next, depth: depth - 1, visited: &visited)
        }
    }

    private func take(_ step: Step, in world: inout World) {
        world.steps.append(step)
        let before = world.machine.list
        switch step {
        case .start(let query): world.sent.append(world.machine.start(query))
        case .loadNext: if let request = world.machine.loadNext() { world.sent.append(request) }
        case .refresh:
            if let request = world.machine.refresh() { world.sent.append(request) }
            if world.machine.list.items != before.items { fail(world, "a refresh changed the items at once") }
        case .answer(let index, let fails):
            let request = world.sent[index]
            world.machine.receive(fails ? .failure(ApplicationError(.offline)) : .success(page(request)), for: request)
            if request.query != before.query, world.machine.list != before { fail(world, "an old query answered") }
            if fails, world.machine.list.items != before.items { fail(world, "a failure changed the items") }
        }
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

    private func check(_ world: World) {
        let list = world.machine.list
        guard let query = list.query else {
            if !list.items.isEmpty { fail(world, "items of no query") }
            return
        }
        let prefixes = (0...3).map { unique((Self.pages[query] ?? []).prefix($0).flatMap { $0 }) }
        let ids = list.items.map(\.id)
        if !prefixes.contains(ids) { fail(world, "\(ids) are no whole pages of \(query)") }
        if list.phase == .complete, ids != prefixes[3] { fail(world, "complete with \(ids)") }
        if list.phase == .complete {
            var machine = world.machine
            if machine.loadNext() != nil { fail(world, "loads on after the end") }
        }
        finish(world, prefixes[3])
    }

    /// From wherever it is, the list can be completed by answering what is asked and asking for more.
    private func finish(_ world: World, _ all: [Int]) {
        var machine = world.machine
        if let last = world.sent.last { machine.receive(.success(page(last)), for: last) }
        for _ in 0..<4 {
            guard let request = machine.loadNext() else { break }
            machine.receive(.success(page(request)), for: request)
        }
        if machine.list.phase != .complete || machine.list.items.map(\.id) != all {
            fail(world, "cannot be completed: \(machine.list)")
        }
    }

    private func unique(_ ids: [Int]) -> [Int] {
        var seen: Set<Int> = []
        return ids.filter { seen.insert($0).inserted }
    }

    private func fail(_ world: World, _ text: String) {
        Issue.record("\(text) after \(world.steps)")
    }
}
