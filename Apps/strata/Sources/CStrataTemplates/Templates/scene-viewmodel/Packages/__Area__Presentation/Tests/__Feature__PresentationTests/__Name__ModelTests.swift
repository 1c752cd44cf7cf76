import AttemptKit
import DomainKit
import PresentationKit
import PresentationTesting
import PresenterKit
import Testing
import UseCaseKit
import __Feature__Contract
import __Feature__Domain
import __Feature__Presentation

private struct Stub__Name__Load: CommandUseCase {
    var result: Result<Void, ApplicationError> = .success(())

    func callAsFunction(_ input: Void) async throws(ApplicationError) { try result.get() }
}

@MainActor
struct __Name__ModelTests {
    private let state = State(__Feature__())

    @Test func `shows what is stored`() async {
        let tester = ViewModelTester {
            __Name__Model(tasks: $0, load: Stub__Name__Load(), state: state.readOnly)
        }
        tester.send { $0.begin() }
        await tester.expect { $0 = Phrase(en: "__Name__: 0", ja: "__Name__: 0") }
        await tester.finish()
    }

    @Test func `a failure becomes an alert, and retrying loads again`() async {
        let error = ApplicationError(.storage(.full))
        let load = Stub__Name__Load(result: .failure(error))
        let tester = ViewModelTester { __Name__Model(tasks: $0, load: load, state: state.readOnly) }
        tester.send { $0.begin() }
        await tester.expect(signal: RetryAlerts().alert(for: error))
        tester.send { $0.answer(AlertAnswer(.cancel)) }
        tester.send { $0.answer(AlertAnswer(.retry)) }
        await tester.expect(signal: RetryAlerts().alert(for: error))
        await tester.finish()
    }
}
