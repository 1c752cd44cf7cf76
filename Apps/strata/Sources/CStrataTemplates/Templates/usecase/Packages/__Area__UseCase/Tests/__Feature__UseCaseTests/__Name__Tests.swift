import DomainKit
import Testing
import UseCaseKit
import __Feature__Domain
import __Feature__UseCase

struct __Name__Tests {
    @Test func `returns what is stored, or nil`() async throws {
        let stored = __Feature__.zero
        let found = try await __Name__(gateway: Stub__Feature__Gateway(.success(stored)))(())
        #expect(found == stored)
        let missing = try await __Name__(gateway: Stub__Feature__Gateway(.success(nil)))(())
        #expect(missing == nil)
    }

    @Test func `a failure of the gateway is passed on`() async {
        let error = ApplicationError(.storage(.full))
        let useCase = __Name__(gateway: Stub__Feature__Gateway(.failure(error)))
        await #expect(throws: error) { try await useCase(()) }
    }
}
