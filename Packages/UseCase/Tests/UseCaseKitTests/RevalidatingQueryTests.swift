import DomainKit
import Synchronization
import Testing
import UseCaseKit

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
