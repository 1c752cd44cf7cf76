import DomainKit
import Synchronization
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

/// Returns the remembered value until it is invalidated.
private final class StubMemory: InvalidatableCache, QueryUseCase {
    private let isOld = Mutex(true)

    func invalidate() { isOld.withLock { $0 = false } }

    func callAsFunction(_ input: String) async throws(ApplicationError) -> String {
        isOld.withLock { $0 } ? "old \(input)" : "new \(input)"
    }
}

struct RevalidatingQueryTests {
    @Test func `a question is asked past what was answered before`() async throws {
        let memory = StubMemory()
        #expect(try await memory("a") == "old a")
        #expect(try await RevalidatingQuery(memory, invalidating: nil)("a") == "old a")
        #expect(try await RevalidatingQuery(memory, invalidating: memory)("a") == "new a")
    }
}

struct BatchFailureTests {
    @Test(
        arguments: [
            .offline, .timedOut, .unauthorized, .rateLimited(until: nil), .cancelled, .unavailable(.status(500)),
            .unavailable(.untrusted), .storage(.full), .storage(.notWritable(path: "/a")), .storage(.busy(path: "/a")),
        ] as [ApplicationError.Kind]
    )
    func `a failure that would meet every item concerns the whole batch`(kind: ApplicationError.Kind) {
        #expect(ApplicationError(kind).concernsWholeBatch)
    }

    @Test(
        arguments: [
            .forbidden, .notFound, .invalidData("items[3]"), .unavailable(.tooLarge), .storage(.exists(path: "/a")),
            .invalidInput(ValidationError(field: "id", value: "", rule: .present)),
        ] as [ApplicationError.Kind]
    )
    func `a failure of one item does not`(kind: ApplicationError.Kind) {
        #expect(!ApplicationError(kind).concernsWholeBatch)
    }
}
