import DomainKit
import Testing
import UseCaseKit
import __Feature__Domain
import __Feature__UseCase

struct __Name__Tests {
    private let state = State(__Feature__())

    @Test func `stores the value, or passes a failure on`() async throws {
        try await __Name__(state: state, gateway: Stub__Feature__Gateway())()
        #expect(state.value == __Feature__())
        let error = ApplicationError(.storage(.full))
        let failing = __Name__(state: state, gateway: Stub__Feature__Gateway(result: .failure(error)))
        await #expect(throws: error) { try await failing() }
    }
}
