import DomainKit
import Testing
import UseCaseKit
import __Feature__Domain
import __Feature__UseCase

struct __Name__Tests {
    @Test func `returns what is stored, or passes a failure on`() async throws {
        let stored = try await __Name__(gateway: Stub__Feature__Gateway())(())
        #expect(stored == __Feature__())
        let error = ApplicationError(.storage(.full))
        let failing = __Name__(gateway: Stub__Feature__Gateway(result: .failure(error)))
        await #expect(throws: error) { try await failing(()) }
    }
}
