import DomainKit
import Synchronization
import Testing

@testable import UseCaseKit

struct StateTests {
    @Test func `an observer gets the current value first, then each change`() async {
        let state = State(1)
        var values = state.readOnly.values.makeAsyncIterator()
        #expect(await values.next() == 1)
        state.set(2)
        #expect(await values.next() == 2)
        state.update { $0 += 40 }
        #expect(await values.next() == 42)
    }

    @Test func `a slow observer skips to the latest value`() async {
        let state = State(1)
        var values = state.readOnly.values.makeAsyncIterator()
        _ = await values.next()
        for value in 2...100 { state.set(value) }
        #expect(await values.next() == 100)
    }

    @Test func `a value that came back unseen is not delivered twice in a row`() async {
        let state = State("A")
        var values = state.readOnly.values.makeAsyncIterator()
        #expect(await values.next() == "A")
        state.set("B")
        state.set("A")
        async let next = values.next()
        state.set("C")
        #expect(await next == "C")
    }

    @Test func `a waiting observer is resumed by a write`() async {
        let state = State(0)
        let readOnly = state.readOnly
        let sum = Task {
            var seen: [Int] = []
            for await value in readOnly.values {
                seen.append(value)
                if value == 3 { break }
            }
            return seen
        }
        for value in 1...3 { state.set(value) }
        let seen = await sum.value
        #expect(seen.last == 3)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `cancelling the task ends the sequence and frees the observer`() async {
        let state = State(0)
        let task = Task {
            var seen = 0
            for await _ in state.readOnly.values { seen += 1 }
            return seen
        }
        while state.machine.withLock({ $0.observerCount }) == 0 { await Task.yield() }
        task.cancel()
        #expect(await task.value <= 1)
        #expect(state.machine.withLock { $0.observerCount } == 0)
    }

    @Test func `an iterator that goes away frees its observer`() async {
        let state = State(0)
        do {
            var values = state.readOnly.values.makeAsyncIterator()
            #expect(await values.next() == 0)
            #expect(state.machine.withLock { $0.observerCount } == 1)
        }
        #expect(state.machine.withLock { $0.observerCount } == 0)
    }
}

/// A source whose answers come when the test gives them.
private actor GatedSource {
    private var waiting: [Int: CheckedContinuation<String, Never>] = [:]
    private(set) var requests = 0

    func value() async -> String {
        requests += 1
        let number = requests
        return await withCheckedContinuation { waiting[number] = $0 }
    }

    /// Answers the request with a number, once it has come.
    func answer(_ number: Int, _ value: String) async {
        while waiting[number] == nil { await Task.yield() }
        waiting.removeValue(forKey: number)?.resume(returning: value)
    }

    func waitForRequests(_ count: Int) async {
        while waiting.count < count { await Task.yield() }
    }
}

struct StateLoadTests {
    private let state = State("")
    private let source = GatedSource()

    private func load() -> Task<ApplicationError.Kind?, Never> {
        Task { [state, source] in
            do throws(ApplicationError) {
                try await state.load { await source.value() }
                return nil
            } catch {
                return error.kind
            }
        }
    }

    @Test func `an older load does not overwrite a newer one`() async {
        let old = load()
        await source.waitForRequests(1)
        let new = load()
        await source.answer(2, "new")
        #expect(await new.value == nil)
        await source.answer(1, "old")
        #expect(await old.value == nil)
        #expect(state.value == "new")
    }

    @Test func `an older load is shown until a newer one ends`() async {
        let old = load()
        await source.waitForRequests(1)
        let new = load()
        await source.answer(1, "old")
        _ = await old.value
        #expect(state.value == "old")
        await source.answer(2, "new")
        _ = await new.value
        #expect(state.value == "new")
        #expect(await source.requests == 2)
    }

    @Test func `a load that was replaced sets nothing`() async {
        let task = load()
        await source.waitForRequests(1)
        task.cancel()
        await source.answer(1, "old")
        #expect(await task.value == .cancelled)
        #expect(state.value == "")
    }

    @Test func `a change during a load stays, and the load is repeated`() async {
        let task = load()
        await source.waitForRequests(1)
        state.set("changed")
        await source.answer(1, "before the change")
        await source.waitForRequests(1)
        #expect(state.value == "changed")
        await source.answer(2, "changed, and loaded")
        #expect(await task.value == nil)
        #expect(state.value == "changed, and loaded")
    }

    @Test func `a change of a command is set, also in a task that was cancelled`() async {
        let task = Task { [state, source] in
            let value = await source.value()
            state.set(value)
        }
        await source.waitForRequests(1)
        task.cancel()
        await source.answer(1, "changed")
        await task.value
        #expect(state.value == "changed")
    }

    @Test func `a load resumes an observer, and a failed one sets nothing`() async throws {
        let state = State(1)
        var values = state.readOnly.values.makeAsyncIterator()
        _ = await values.next()
        async let next = values.next()
        try await state.load { 2 }
        #expect(await next == 2)
        await #expect(throws: ApplicationError.self) {
            try await state.load { () throws(ApplicationError) in throw ApplicationError(.offline) }
        }
        #expect(state.value == 2)
    }
}

/// Reads the state when it is freed.
private final class Reader: Equatable, Sendable {
    let number: Int
    let read: @Sendable () -> Void

    init(_ number: Int, read: @escaping @Sendable () -> Void = {}) {
        self.number = number
        self.read = read
    }

    deinit { read() }

    static func == (one: Reader, other: Reader) -> Bool { one.number == other.number }
}

struct StateReleaseTests {
    private final class Box: Sendable {
        let state = State<Reader?>(nil)
        let reads = Mutex(0)

        func makeReader(_ number: Int) -> Reader {
            Reader(number) { [unowned self] in
                _ = state.value
                reads.withLock { $0 += 1 }
            }
        }
    }

    @Test func `an object may read the state when it is replaced`() {
        let box = Box()
        box.state.set(box.makeReader(1))
        box.state.set(box.makeReader(2))
        box.state.update { $0 = nil }
        #expect(box.reads.withLock { $0 } == 2)
    }

    @Test func `an object may read the state when a load replaces it, or an observer alone kept it`() async throws {
        let box = Box()
        var values: StateValues<Reader?>.Iterator? = box.state.readOnly.values.makeAsyncIterator()
        box.state.set(box.makeReader(1))
        _ = await values?.next()
        try await box.state.load { box.makeReader(2) }
        #expect(box.reads.withLock { $0 } == 0)
        _ = await values?.next()
        #expect(box.reads.withLock { $0 } == 1)
        box.state.set(nil)
        values = nil
        #expect(box.reads.withLock { $0 } == 2)
    }
}
