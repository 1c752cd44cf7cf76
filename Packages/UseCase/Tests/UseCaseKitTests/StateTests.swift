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
