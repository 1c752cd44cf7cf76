import BenchmarkRunner
import PresentationKit
import UseCaseKit

extension Benchmark {
    /// What grows with the number of tasks that are there at the same time.
    @MainActor static let tasks = Benchmark(
        "tasks",
        explanation: """
            One task of a scene, which is waited for together with the others. The baseline starts a hundred at a time; the
            others start all at once: jobs, commands of one state that take their turn, observers of one change, and children
            of the scene, which have no task.
            """,
        repetitions: 16_000,
        rounds: 5,
        baseline: Contender("a hundred jobs") { repetitions in
            for _ in 0..<max(1, repetitions / 100) { await run(min(100, repetitions)) { await Task.yield() } }
        },
        others: [
            Contender("all jobs", ratioLimit: 10) { repetitions in
                await run(repetitions) { await Task.yield() }
            },
            Contender("all commands of a state", ratioLimit: 20) { repetitions in
                let state = State(0)
                await run(repetitions) {
                    try? await state.serially { state.update { $0 += 1 } }
                }
                precondition(state.value == repetitions)
            },
            Contender("all children of a scene", ratioLimit: 10) { repetitions in
                let lifetime = TaskLifetime()
                let children = (0..<repetitions).map { _ in lifetime.makeChild() }
                await lifetime.scope.waitUntilIdle()
                precondition(children.count == repetitions)
            },
            Contender("all observers of a change", ratioLimit: 20) { repetitions in
                let lifetime = TaskLifetime()
                let state = State(0)
                for number in 0..<repetitions {
                    let values = state.readOnly.values
                    lifetime.scope.observe(replacing: "\(number)", values, current: { state.value }) { _ in }
                }
                await lifetime.scope.waitUntilIdle()
                state.set(1)
                await lifetime.scope.waitUntilIdle()
            },
        ]
    )

    /// Starts jobs of one scene, and waits for all of them.
    @MainActor
    private static func run(_ count: Int, _ job: @escaping @MainActor () async -> Void) async {
        let lifetime = TaskLifetime()
        for _ in 0..<count { lifetime.scope.run { await job() } }
        await lifetime.scope.waitUntilIdle()
    }
}
