import DomainKit
import Testing
import UseCaseKit

private struct Half: QueryUseCase {
    func callAsFunction(_ input: Int) async throws(ApplicationError) -> Int {
        guard input.isMultiple(of: 2) else { throw ApplicationError(.notFound) }
        return input / 2
    }
}

struct UseCaseTests {
    @Test func `hands its answer on as a value`() async {
        let useCase: any QueryUseCase<Int, Int> = Half()
        #expect(await useCase.result(4) == .success(2))
        #expect(await useCase.result(3) == .failure(ApplicationError(.notFound)))
    }
}
