import DomainKit
import Testing
import UseCaseKit
import __Feature__Domain
import __Feature__UseCase

struct __Name__Tests {
    @Test func `passes a failure of the storage on`() async {
        let error = ApplicationError(.storage(.full))
        let gateway = Stub__Feature__Gateway(result: .failure(error))
        let failing = __Name__(state: State(__Feature__()), gateway: gateway)
        await #expect(throws: error) { try await failing() }
    }
}
