import DomainKit
import Synchronization
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

/// Pages of two items, of which the first one leaves the list after the first page.
private final class ChangingPages: Sendable {
    private let log = Mutex<[Int]>([])

    var requested: [Int] { log.withLock { $0 } }

    func page(_ request: PageRequest, of query: String) async throws(ApplicationError) -> Page<Item> {
        let isFirst = log.withLock { log in
            log.append(request.number)
            return log.count == 1
        }
        let items: [Item] = isFirst ? [1, 2, 3, 4] : [2, 3, 4]
        let start = (request.number - 1) * 2
        return Page(
            elements: Array(items.dropFirst(start).prefix(2)),
            next: start + 2 < items.count ? request.next : nil,
            total: items.count
        )
    }
}

private final class SpyCache: InvalidatableCache {
    private let calls = Mutex(0)

    var count: Int { calls.withLock { $0 } }

    func invalidate() { calls.withLock { $0 += 1 } }
}

private func page(
    _ elements: [Item],
    of number: Int,
    isLast: Bool = false,
    total: Int? = nil,
    isCopy: Bool = false
) throws -> Page<Item> {
    let request = try PageRequest(number: number, size: 20)
    return Page(elements: elements, next: isLast ? nil : request.next, total: total, isCopy: isCopy)
}

struct PaginatorTests {
    @Test func `pages build up one list, an item that moved appears once, and the end is remembered`() async throws {
        let paginator = Paginator(
            fetch: StubPages(pages: [
                1: .success(try page([1, 2], of: 1)), 2: .success(try page([2, 3], of: 2, isLast: true)),
            ]).page
        )
        await paginator.load(.start("swift"))
        #expect(paginator.list.value.items == [1, 2])
        #expect(paginator.list.value.phase == .idle)
        await paginator.load(.next)
        #expect(paginator.list.value.items == [1, 2, 3])
        #expect(paginator.list.value.phase == .complete)
        await paginator.load(.next)
        #expect(paginator.list.value.items == [1, 2, 3])
    }

    @Test func `a reload is as long as the list, and is shown at once`() async throws {
        let pages = Mutex<[[Item]]>([[1, 2], [3, 4], [5]])
        let requested = Mutex<[Int]>([])
        let paginator = Paginator<String, Item> { (request, _) throws(ApplicationError) in
            requested.withLock { $0.append(request.number) }
            let all = pages.withLock { $0 }
            guard all.indices.contains(request.number - 1) else { throw ApplicationError(.offline) }
            let next = request.number < all.count ? request.next : nil
            return Page(elements: all[request.number - 1], next: next, total: nil)
        }
        await paginator.load(.reload)
        await paginator.load(.start("swift"))
        await paginator.load(.next)
        pages.withLock { $0 = [[0, 1], [2, 1], [3]] }
        await paginator.load(.reload)
        #expect(paginator.list.value.items == [0, 1, 2, 3])
        #expect(paginator.list.value.phase == .complete)
        #expect(requested.withLock { $0 } == [1, 2, 1, 2, 3])
    }

    @Test func `a reload that fails keeps the list, and the next page is the whole reload again`() async throws {
        let items = Mutex<[Item]>([1, 2, 3, 4])
        let fails = Mutex(false)
        let paginator = Paginator<String, Item> { (request, _) throws(ApplicationError) in
            if request.number == 2, fails.withLock({ $0 }) { throw ApplicationError(.offline) }
            let all = items.withLock { $0 }
            let start = (request.number - 1) * 2
            let next = start + 2 < all.count ? request.next : nil
            return Page(elements: Array(all.dropFirst(start).prefix(2)), next: next, total: nil)
        }
        await paginator.load(.start("swift"))
        await paginator.load(.next)
        fails.withLock { $0 = true }
        items.withLock { $0 = [2, 3, 4] }
        await paginator.load(.reload)
        #expect(paginator.list.value.items == [1, 2, 3, 4])
        #expect(paginator.list.value.phase == .failed(ApplicationError(.offline)))
        fails.withLock { $0 = false }
        await paginator.load(.next)
        #expect(paginator.list.value.items == [2, 3, 4])
    }

    @Test func `the cache is invalidated before a page is fetched again`() async throws {
        let (source, cache) = (ChangingPages(), SpyCache())
        let paginator = Paginator(cache: cache, fetch: source.page)
        await paginator.load(.start("swift"))
        #expect(cache.count == 0)
        await paginator.load(.next)
        #expect(paginator.list.value.items == [1, 2, 3, 4])
        #expect(source.requested == [1, 2, 1, 2])
        #expect(cache.count == 1)
        for load in [Paginator<String, Item>.Load.refresh, .reload] { await paginator.load(load) }
        #expect(cache.count == 3)
    }

    @Test func `a failed page keeps the list`() async throws {
        let paginator = Paginator(fetch: StubPages(pages: [1: .success(try page([1], of: 1))]).page)
        await paginator.load(.start("swift"))
        await paginator.load(.next)
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
        _ = machine.receive(.success(try page([1], of: 1)), for: old)
        #expect(machine.list.items.isEmpty)
        #expect(machine.list.phase == .loading)
        _ = machine.receive(.success(try page([2], of: 1)), for: new)
        #expect(machine.list.items == [2])
    }

    @Test func `one request runs at a time, and the failed one can be repeated`() throws {
        var machine = Machine(firstPage: .first)
        let first = machine.start("swift")
        #expect(machine.loadNext() == nil)
        _ = machine.receive(.failure(ApplicationError(.offline)), for: first)
        let again = try next(&machine)
        #expect(again.page == first.page)
        _ = machine.receive(.success(try page([1], of: 1)), for: again)
        #expect(machine.list.items == [1])
    }

    @Test func `a search takes the place of the list, which comes back as it was`() throws {
        var machine = Machine(firstPage: .first)
        _ = machine.receive(.success(try page([1, 2], of: 1)), for: machine.start("newest"))
        let list = machine.list
        let next = try next(&machine)
        _ = machine.search("s")
        let search = machine.search("swift")
        _ = machine.receive(.success(try page([9], of: 1, isLast: true)), for: search)
        #expect(machine.list.isSearch)
        #expect(machine.list.items == [9])
        let revision = machine.list.revision
        machine.endSearch()
        _ = machine.receive(.success(try page([3], of: 2)), for: next)
        #expect(machine.list.items == [1, 2])
        #expect(machine.list.query == "newest")
        #expect(machine.list.phase == .idle)
        #expect(machine.list.next == list.next)
        #expect(!machine.list.isSearch)
        #expect(machine.list.revision > revision)
        _ = machine.receive(.success(try page([2, 3], of: 2, isLast: true)), for: try self.next(&machine))
        #expect(machine.list.items == [1, 2, 3])
        let complete = machine.list
        machine.endSearch()
        #expect(machine.list == complete)
    }

    @Test func `a list whose first request failed or was running comes back without items, and is fetched again`()
        throws
    {
        var machine = Machine(firstPage: .first)
        let first = machine.start("newest")
        _ = machine.search("swift")
        _ = machine.receive(.failure(ApplicationError(.cancelled)), for: first)
        machine.endSearch()
        #expect(machine.list.phase == .idle)
        #expect(machine.list.items.isEmpty)
        let again = machine.refresh()
        _ = machine.receive(.failure(ApplicationError(.offline)), for: try #require(again))
        _ = machine.search("swift")
        machine.endSearch()
        #expect(machine.list.phase == .idle)
        #expect(machine.loadNext()?.query == "newest")
    }

    @Test func `refreshing keeps the old list until the new one is there`() throws {
        var machine = Machine(firstPage: .first)
        _ = machine.receive(.success(try page([1, 2], of: 1)), for: machine.start("swift"))
        let requested = machine.refresh()
        let refresh = try #require(requested)
        #expect(machine.list.items == [1, 2])
        #expect(machine.list.phase == .refreshing)
        _ = machine.receive(.success(try page([3, 1], of: 1)), for: refresh)
        #expect(machine.list.items == [3, 1])
    }

    @Test func `a request that was given up leaves the list as it was`() throws {
        var machine = Machine(firstPage: .first)
        _ = machine.receive(.success(try page([1], of: 1)), for: machine.start("swift"))
        let next = try next(&machine)
        _ = machine.receive(.failure(ApplicationError(.cancelled)), for: next)
        #expect(machine.list.phase == .idle)
        #expect(machine.loadNext()?.page.number == 2)
    }

    @Test func `a second failure is another value than the first`() throws {
        var machine = Machine(firstPage: .first)
        _ = machine.receive(.failure(ApplicationError(.offline)), for: machine.start("swift"))
        let first = machine.list
        let again = try next(&machine)
        _ = machine.receive(.failure(ApplicationError(.offline)), for: again)
        #expect(machine.list.phase == first.phase)
        #expect(machine.list.revision > first.revision)
    }

    @Test func `the list says which page comes next, and a restart never counts back`() throws {
        var machine = Machine(firstPage: .first)
        #expect(machine.list.next == nil)
        _ = machine.receive(.success(try page([1], of: 1)), for: machine.start("swift"))
        #expect(machine.list.next == PageRequest.first.next)
        let revision = machine.list.revision
        let request = machine.start("kotlin")
        #expect(machine.list.revision > revision)
        _ = machine.receive(.success(try page([1], of: 1, isLast: true)), for: request)
        #expect(machine.list.next == nil)
    }

    @Test func `items that have moved to a page before are found there, as far back as they went`() throws {
        var machine = Machine(firstPage: .first)
        _ = machine.receive(.success(try page([1, 2], of: 1, total: 9)), for: machine.start("swift"))
        _ = machine.receive(.success(try page([3, 4], of: 2, total: 9)), for: try next(&machine))
        // 1, 2 and 4 were removed.
        var request = machine.receive(.success(try page([8, 9], of: 3, total: 6)), for: try next(&machine))
        #expect(request.map { [$0.page.number] } == [2])
        request = machine.receive(.success(try page([6, 7], of: 2, total: 6)), for: try #require(request))
        #expect(request.map { [$0.page.number] } == [1])
        request = machine.receive(.success(try page([3, 5], of: 1, total: 6)), for: try #require(request))
        #expect(request?.page.number == 2)
        #expect(machine.list.items == [1, 2, 3, 4, 5])
        #expect(machine.list.phase == .loading)
        request = machine.receive(.success(try page([6, 7], of: 2, total: 6)), for: try #require(request))
        #expect(request == nil)
        #expect(machine.list.items == [1, 2, 3, 4, 5, 6, 7])
        #expect(machine.list.next?.number == 3)
    }

    @Test func `a page with a known item, a list that has grown and a kept copy need no other page`() throws {
        for second in [
            try page([2, 3], of: 2, total: 8), try page([3, 4], of: 2, total: 10),
            try page([3, 4], of: 2, total: 8, isCopy: true), try page([3, 4], of: 2),
        ] {
            var machine = Machine(firstPage: .first)
            _ = machine.receive(.success(try page([1, 2], of: 1, total: 9)), for: machine.start("swift"))
            #expect(machine.receive(.success(second), for: try next(&machine)) == nil)
            #expect(machine.list.items.starts(with: [1, 2, 3]))
            #expect(machine.list.phase == .idle)
        }
    }

    @Test func `a failure of a page that is fetched again keeps the list, and the next page is tried again`() throws {
        var machine = Machine(firstPage: .first)
        _ = machine.receive(.success(try page([1, 2], of: 1, total: 9)), for: machine.start("swift"))
        let request = machine.receive(.success(try page([4, 5], of: 2, total: 8)), for: try next(&machine))
        #expect(machine.receive(.failure(ApplicationError(.offline)), for: try #require(request)) == nil)
        #expect(machine.list.items == [1, 2])
        #expect(try next(&machine).page.number == 2)
    }

    @Test func `a source that reports a shorter list each time does not stop the list`() throws {
        var machine = Machine(firstPage: .first)
        _ = machine.receive(.success(try page([1, 2], of: 1, total: 100)), for: machine.start("swift"))
        var request: Machine.Request? = try next(&machine)
        var total = 100
        while let sent = request, total > 0 {
            total -= 1
            let number = sent.page.number
            let answer = try page(number == 1 ? [1, 2] : [3], of: number, total: total)
            request = machine.receive(.success(answer), for: sent)
        }
        #expect(machine.list.items == [1, 2, 3])
        #expect(machine.list.phase == .idle)
    }

    private func next(_ machine: inout Machine) throws -> Machine.Request {
        let request = machine.loadNext()
        return try #require(request)
    }
}
