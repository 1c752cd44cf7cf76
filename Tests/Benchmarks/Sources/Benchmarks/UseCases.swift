import BenchmarkRunner
import DomainKit
import UseCaseKit

private struct TwicePlusOne: QueryUseCase {
    @inline(never)
    func callAsFunction(_ input: Int) async throws(ApplicationError) -> Int { input &* 2 &+ 1 }
}

extension Benchmark {
    @MainActor static let useCases = Benchmark(
        "use-cases",
        explanation: """
            One call of a query that does next to nothing, on the caller's actor. The baseline knows its type, not
            inlined; presenters and interactors hold it as `any QueryUseCase<Input, Output>`.
            """,
        repetitions: 100_000,
        baseline: Contender("a known type") { repetitions in
            let useCase = TwicePlusOne()
            var sum = 0
            for number in 0..<repetitions { sum &+= (try? await useCase(number)) ?? 0 }
            precondition(sum == repetitions * repetitions)
        },
        others: [
            Contender("erased", ratioLimit: 3, allocationLimit: 0) { repetitions in
                let useCase = erased()
                var sum = 0
                for number in 0..<repetitions { sum &+= (try? await useCase(number)) ?? 0 }
                precondition(sum == repetitions * repetitions)
            },
            Contender("erased, as a result") { repetitions in
                let useCase = erased()
                var sum = 0
                for number in 0..<repetitions {
                    if case .success(let value) = await useCase.result(number) { sum &+= value }
                }
                precondition(sum == repetitions * repetitions)
            },
        ]
    )

    @inline(never)
    private static func erased() -> any QueryUseCase<Int, Int> { TwicePlusOne() }
}
