import DomainKit
import Testing

@testable import UseCaseKit

private struct Item: Identifiable, Equatable, ExpressibleByIntegerLiteral {
    let id: Int

    init(integerLiteral value: Int) {
        id = value
    }
}

private struct StubPages {
    let pages: [Int: Result<Page<Item>, ApplicationError>]

    func page(_ request: PageRequest, of query: String) async throws(ApplicationError) -> Page<Item> {
        guard let page = pages[request.number] else { throw ApplicationError(.notFound) }
        return try page.get()
    }
}

private func page(_ elements: [Item], of number: Int, isLast: Bool = false) throws -> Page<Item> {
    let request = try PageRequest(number: number, size: 20)
    return Page(elements: elements, next: isLast ? nil : request.next, total: nil)
}

struct PaginatorTests {
    @Test func `pages build up one list, an item that moved appears once, and the end is remembered`() async throws {
        let paginator = Paginator(
            fetch: StubPages(pages: [
                1: .success(try page([1, 2], of: 1)), 2: .success(try page([2, 3], of: 2, isLast: true)),
            ]).page
        )
        await paginator.start("swift")
        #expect(paginator.list.value.items == [1, 2])
        #expect(paginator.list.value.phase == .idle)
        await paginator.loadNext()
        #expect(paginator.list.value.items == [1, 2, 3])
        #expect(paginator.list.value.phase == .complete)
        await paginator.loadNext()
        #expect(paginator.list.value.items == [1, 2, 3])
    }

    @Test func `a failed page keeps the list`() async throws {
        let paginator = Paginator(fetch: StubPages(pages: [1: .success(try page([1], of: 1))]).page)
        await paginator.start("swift")
        await paginator.loadNext()
        #expect(paginator.list.value.items == [1])
        #expect(paginator.list.value.phase == .failed(ApplicationError(.notFound)))
    }
}

struct PaginatorMachineTests {
    private typealias Machine = PaginatorMachine<String, Item>

    @Test func `an answer to an older query is dropped`() throws {
        var machine = Machine(firstPage: .first)
        let old = machine.start("old")
        let new = machine.start("new")
        machine.receive(.success(try page([1], of: 1)), for: old)
        #expect(machine.list.items.isEmpty)
        #expect(machine.list.phase == .loading)
        machine.receive(.success(try page([2], of: 1)), for: new)
        #expect(machine.list.items == [2])
    }

    @Test func `one request runs at a time, and the failed one can be repeated`() throws {
        var machine = Machine(firstPage: .first)
        let first = machine.start("swift")
        #expect(machine.loadNext() == nil)
        machine.receive(.failure(ApplicationError(.offline)), for: first)
        let repeated = machine.loadNext()
        let again = try #require(repeated)
        #expect(again.page == first.page)
        machine.receive(.success(try page([1], of: 1)), for: again)
        #expect(machine.list.items == [1])
    }

    @Test func `refreshing keeps the old list until the new one is there`() throws {
        var machine = Machine(firstPage: .first)
        machine.receive(.success(try page([1, 2], of: 1)), for: machine.start("swift"))
        let requested = machine.refresh()
        let refresh = try #require(requested)
        #expect(machine.list.items == [1, 2])
        #expect(machine.list.phase == .refreshing)
        machine.receive(.success(try page([3, 1], of: 1)), for: refresh)
        #expect(machine.list.items == [3, 1])
    }

    @Test func `a request that was given up leaves the list as it was`() throws {
        var machine = Machine(firstPage: .first)
        machine.receive(.success(try page([1], of: 1)), for: machine.start("swift"))
        let requested = machine.loadNext()
        let next = try #require(requested)
        machine.receive(.failure(ApplicationError(.cancelled)), for: next)
        #expect(machine.list.phase == .idle)
        #expect(machine.loadNext()?.page.number == 2)
    }

    @Test func `a second failure is another value than the first`() throws {
        var machine = Machine(firstPage: .first)
        machine.receive(.failure(ApplicationError(.offline)), for: machine.start("swift"))
        let first = machine.list
        let repeated = machine.loadNext()
        let again = try #require(repeated)
        machine.receive(.failure(ApplicationError(.offline)), for: again)
        #expect(machine.list.phase == first.phase)
        #expect(machine.list.revision > first.revision)
    }

    @Test func `the list says which page comes next, and a restart never counts back`() throws {
        var machine = Machine(firstPage: .first)
        #expect(machine.list.next == nil)
        machine.receive(.success(try page([1], of: 1)), for: machine.start("swift"))
        #expect(machine.list.next == PageRequest.first.next)
        let revision = machine.list.revision
        let request = machine.start("kotlin")
        #expect(machine.list.revision > revision)
        machine.receive(.success(try page([1], of: 1, isLast: true)), for: request)
        #expect(machine.list.next == nil)
    }
}
