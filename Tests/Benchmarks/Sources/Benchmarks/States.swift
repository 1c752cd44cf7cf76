import BenchmarkRunner
import UseCaseKit

extension Benchmark {
    @MainActor static let states = Benchmark(
        "states",
        explanation: """
            One write of a new value to a `State<Int>`. The baseline has no observer; of the others, some do not wait at
            the moment, some wait and are resumed by the write, on threads of their own.
            """,
        repetitions: 20_000,
        rounds: 31,
        baseline: Contender("no observer") { repetitions in
            let state = State(0)
            for number in 0..<repetitions { state.set(number) }
        },
        others: [
            Contender("8 observers that do not wait", ratioLimit: 10) { repetitions in
                let state = State(0)
                var observers = (0..<8).map { _ in state.readOnly.values.makeAsyncIterator() }
                for index in observers.indices { _ = await observers[index].next() }
                for number in 0..<repetitions { state.set(number) }
                for index in observers.indices where repetitions > 1 {
                    let last = await observers[index].next()
                    precondition(last == repetitions - 1)
                }
            },
            Contender("8 observers that wait") { repetitions in
                let state = State(-1)
                let tasks = (0..<8).map { _ in
                    Task.detached {
                        for await value in state.readOnly.values where value == -2 { return }
                    }
                }
                for number in 0..<repetitions { state.set(number) }
                state.set(-2)
                for task in tasks { await task.value }
            },
        ]
    )
}
