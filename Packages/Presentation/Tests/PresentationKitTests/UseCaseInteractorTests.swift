import PresentationKit
import Testing

@MainActor
private final class Answers {
    var current = 0
    var all: [TestResponse] = []
}

@MainActor
struct UseCaseInteractorTests {
    private let lifetime = TaskLifetime()

    @Test func `a newer question of the same key drops the older answer`() async {
        var answers: [TestResponse] = []
        let gates = [Gate(), Gate()]
        let interactor = UseCaseInteractor<TestRequest, TestResponse>(
            responseListener: AnyResponseListener { answers.append($0) },
            tasks: lifetime.scope
        ) { request in
            guard case .load(let number) = request else { return .cancel("load") }
            return .answer(replacing: "load") {
                await gates[number].wait()
                return .loaded(number)
            }
        }
        interactor.handle(request: .load(0))
        interactor.handle(request: .load(1))
        gates[1].open()
        gates[0].open()
        await lifetime.scope.waitUntilIdle()
        #expect(answers == [.loaded(1)])
    }

    @Test func `an observation is at rest when it has delivered the value that holds`() async {
        let answers = Answers()
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        let interactor = UseCaseInteractor<TestRequest, TestResponse>(
            responseListener: AnyResponseListener { answers.all.append($0) },
            tasks: lifetime.scope
        ) { _ in .observe("numbers", stream, current: answers.current) { .loaded($0) } }
        interactor.handle(request: .load(0))
        #expect(lifetime.pendingCount == 1)
        continuation.yield(answers.current)
        await lifetime.scope.waitUntilIdle()
        #expect(answers.all == [.loaded(0)])
        #expect(lifetime.runningCount == 1)

        answers.current = 2
        #expect(lifetime.pendingCount == 1)
        continuation.yield(1)
        continuation.yield(2)
        await lifetime.scope.waitUntilIdle()
        #expect(answers.all == [.loaded(0), .loaded(1), .loaded(2)])
    }

    @Test func `nothing starts after the scene has gone`() {
        var lifetime: TaskLifetime? = TaskLifetime()
        let scope = lifetime?.scope
        lifetime = nil
        scope?.run { Issue.record("ran in a scope that has gone") }
    }
}
