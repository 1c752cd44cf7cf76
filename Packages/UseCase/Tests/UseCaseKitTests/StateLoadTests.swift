import DomainKit
import Testing

@testable import UseCaseKit

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
        let reads = Lock(0)

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
