import DomainKit
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit
import __Feature__Contract
import __Feature__Domain
import __Feature__Presentation

private struct Stub__Name__Fetch: QueryUseCase {
    let result: Result<__Feature__, ApplicationError>

    func callAsFunction(_ input: Void) async throws(ApplicationError) -> __Feature__ { try result.get() }
}

@MainActor
struct __Name__ModelTests {
    @Test func `shows what is stored`() async {
        let tester = ViewModelTester { __Name__Model(tasks: $0, fetch: Stub__Name__Fetch(result: .success(.zero))) }
        tester.send { $0.begin() }
        await tester.expect {
            $0.display = __Name__Display(label: Phrase(en: "__Name__: 0", ja: "__Name__: 0"))
        }
        await tester.finish()
    }

    @Test func `a failure becomes an alert, and retrying fetches again`() async {
        let error = ApplicationError(.storage(.full))
        let tester = ViewModelTester { __Name__Model(tasks: $0, fetch: Stub__Name__Fetch(result: .failure(error))) }
        tester.send { $0.begin() }
        await tester.expect(signal: .alert(__Feature__FailureAlerts().alert(for: error)))
        tester.send { $0.answer(.cancel) }
        tester.send { $0.answer(.retry) }
        await tester.expect(signal: .alert(__Feature__FailureAlerts().alert(for: error)))
        await tester.finish()
    }
}
