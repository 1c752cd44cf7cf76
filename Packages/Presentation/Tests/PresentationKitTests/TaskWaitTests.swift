import PresentationKit
import Testing

/// A number with an observer of its changes.
@MainActor
private final class Number {
    private(set) var value = 0
    let values: AsyncStream<Int>
    private let continuation: AsyncStream<Int>.Continuation

    init() {
        (values, continuation) = AsyncStream.makeStream()
        continuation.yield(0)
    }

    /// Changes the value, with or without the observer.
    func set(_ value: Int, isDelivered: Bool = true) {
        self.value = value
        if isDelivered { continuation.yield(value) }
    }

    func end() {
        continuation.finish()
    }
}

@MainActor
struct TaskWaitTests {
    private let lifetime = TaskLifetime()
    private let number = Number()

    private func observe(_ delivered: @escaping @MainActor (Int) -> Void = { _ in }) {
        lifetime.scope.observe(replacing: "number", number.values, current: { [number] in number.value }, delivered)
    }

    /// Waits with a change under way that is not delivered, and calls a closure meanwhile.
    private func wait(_ meanwhile: () -> Void) async {
        observe()
        await lifetime.scope.waitUntilIdle()
        number.set(1, isDelivered: false)
        let wait = Task { [scope = lifetime.scope] in await scope.waitUntilIdle() }
        await Task.yield()
        meanwhile()
        await wait.value
        #expect(lifetime.pendingCount == 0)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a wait ends when the observation that is behind is cancelled`() async {
        await wait { lifetime.scope.cancel("number") }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a wait ends when the observation that is behind is replaced`() async {
        await wait { lifetime.scope.run(replacing: "number") {} }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a wait ends when the sequence that is behind ends`() async {
        await wait { number.end() }
        #expect(lifetime.runningCount == 0)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a wait ends when a change is delivered`() async {
        var delivered: [Int] = []
        observe { delivered.append($0) }
        await lifetime.scope.waitUntilIdle()
        number.set(1)
        await lifetime.scope.waitUntilIdle()
        #expect(delivered == [0, 1])
    }

    @Test(.timeLimit(.minutes(1)))
    func `a wait keeps neither a scene nor its children alive, and their tasks are cancelled`() async {
        let ended = Gate()
        var cancelled = 0
        var parent: TaskLifetime? = TaskLifetime()
        var child = parent?.makeChild()
        for scope in [parent?.scope, child?.scope] {
            scope?.run {
                try? await ContinuousClock().sleep(for: .seconds(60))
                cancelled += Task.isCancelled ? 1 : 0
                if cancelled == 2 { ended.open() }
            }
        }
        weak let weakParent = parent
        weak let weakChild = child
        let wait = Task { [scope = parent?.scope] in await scope?.waitUntilIdle() }
        await Task.yield()
        child = nil
        #expect(weakChild == nil)
        parent = nil
        #expect(weakParent == nil)
        await wait.value
        await ended.wait()
    }

    @Test func `the answer of a replaced request is not shown, and what a command does after its wait is`() async {
        let gates = [Gate(), Gate(), Gate()]
        var shown: [String] = []
        for number in 0...1 {
            lifetime.scope.run(replacing: "load") {
                await gates[number].wait()
                return "load \(number)"
            } then: { answer in
                shown.append(answer)
            }
        }
        for number in 0...1 {
            lifetime.scope.run(replacing: "change") {
                await gates[2].wait()
                shown.append("change \(number)")
            }
        }
        gates[1].open()
        gates[0].open()
        gates[2].open()
        await lifetime.scope.waitUntilIdle()
        while lifetime.runningCount > 0 { await Task.yield() }
        #expect(shown.sorted() == ["change 0", "change 1", "load 1"])
    }

    @Test func `the answer of a cancelled request is not shown, nor one that comes after the scene`() async {
        let gate = Gate()
        let ended = Gate()
        var lifetime: TaskLifetime? = TaskLifetime()
        for key in ["cancelled", "left"] {
            lifetime?.scope.run(replacing: key) {
                await gate.wait()
                if key == "left" { ended.open() }
            } then: {
                Issue.record("the answer of '\(key)' is shown")
            }
        }
        lifetime?.scope.cancel("cancelled")
        lifetime = nil
        gate.open()
        await ended.wait()
        await Task.yield()
    }
}
