import DomainKit
import DomainTesting
import Synchronization
import Testing

@testable import UseCaseKit

/// Stores a list, and holds the first call before it returns.
private struct GatedShelf: Sendable {
    let gate = Gate()

    @concurrent
    func keep(_ titles: [String]) async throws(ApplicationError) { await gate.pass() }
}

/// Lends at most three titles.
private struct Lend: CommandUseCase {
    let lent: State<[String]>
    let shelf: GatedShelf

    func callAsFunction(_ title: String) async throws(ApplicationError) {
        try await lent.serially { () throws(ApplicationError) in
            let titles = lent.value + [title]
            guard titles.count <= 3 else { throw ApplicationError(.forbidden) }
            try await shelf.keep(titles)
            lent.set(titles)
        }
    }
}

struct SerialTests {
    private let lent = State<[String]>([])
    private let shelf = GatedShelf()
    private var lend: Lend { Lend(lent: lent, shelf: shelf) }

    @Test func `of two changes at once, neither is lost`() async throws {
        try await overlap(
            at: shelf.gate,
            { [lend] in try await lend("Momo") },
            { [lend] in try await lend("Krabat") },
            until: { [lent] in lent.turns.withLock { $0.waitingCount } == 1 }
        )
        #expect(lent.value == ["Momo", "Krabat"])
    }

    @Test func `a limit holds for changes at once, and a failure lets the next one begin`() async throws {
        lent.set(["Momo", "Krabat"])
        let first = Task { [lend] in await lend.result("Heidi") }
        await shelf.gate.reached()
        let others = ["Emil", "Ronja"].map { title in Task { [lend] in await lend.result(title) } }
        while lent.turns.withLock({ $0.waitingCount }) < 2 { await Task.yield() }
        await shelf.gate.open()
        try await first.value.get()
        for other in others {
            await #expect(throws: ApplicationError(.forbidden)) { try await other.value.get() }
        }
        #expect(lent.value == ["Momo", "Krabat", "Heidi"])
    }

    @Test func `changes come in the order of the calls`() async throws {
        let first = Task { [lend] in await lend.result("0") }
        await shelf.gate.reached()
        let numbers = State<[Int]>([])
        var waiting: [Task<Void, any Error>] = []
        for number in 1...20 {
            waiting.append(
                Task { [lent] in
                    try await lent.serially { () throws(ApplicationError) in
                        await Task.yield()
                        numbers.update { $0.append(number) }
                    }
                }
            )
            while lent.turns.withLock({ $0.waitingCount }) < number { await Task.yield() }
        }
        await shelf.gate.open()
        for task in waiting { try await task.value }
        _ = await first.value
        #expect(numbers.value == Array(1...20))
    }

    @Test func `a cancelled task gives its place up, and the next one has its turn`() async throws {
        let first = Task { [lend] in await lend.result("Momo") }
        await shelf.gate.reached()
        let cancelled = Task { [lend] in await lend.result("Krabat") }
        while lent.turns.withLock({ $0.waitingCount }) < 1 { await Task.yield() }
        let last = Task { [lend] in await lend.result("Heidi") }
        while lent.turns.withLock({ $0.waitingCount }) < 2 { await Task.yield() }
        cancelled.cancel()
        await #expect(throws: ApplicationError(.cancelled)) { try await cancelled.value.get() }
        await shelf.gate.open()
        try await first.value.get()
        try await last.value.get()
        #expect(lent.value == ["Momo", "Heidi"])
    }

    @Test func `a task that is cancelled already does not begin`() async {
        let task = Task { [lend] in
            withUnsafeCurrentTask { $0?.cancel() }
            return await lend.result("Momo")
        }
        await #expect(throws: ApplicationError(.cancelled)) { try await task.value.get() }
        #expect(lent.value.isEmpty)
    }

    @Test func `a place whose turn came before it waited begins at once`() {
        var machine = SerialTurnMachine()
        let first = machine.enter()
        let second = machine.enter()
        #expect(first.begins && !second.begins)
        _ = machine.end()
        _ = machine.leave(second.key)
        #expect(machine.enter().begins == false)
        _ = machine.end()
        _ = machine.end()
        #expect(machine.enter().begins)
    }

    @MainActor @Test func `work runs on the actor of the caller`() async throws {
        let count = try await lent.serially { () throws(ApplicationError) in
            MainActor.preconditionIsolated()
            return lent.value.count
        }
        #expect(count == 0)
    }
}
