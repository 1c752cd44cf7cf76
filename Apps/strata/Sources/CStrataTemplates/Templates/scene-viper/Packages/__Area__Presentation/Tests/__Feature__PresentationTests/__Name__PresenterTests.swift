import AttemptKit
import DomainKit
import PresentationKit
import PresenterKit
import Testing
import __Feature__Contract
import __Feature__Domain
import __Feature__Presentation

@MainActor
final class __Name__PresenterTests {
    private var commands: [__Name__Command] = []
    private var requests: [__Name__Request] = []
    private lazy var presenter = __Name__Presenter(
        commandListener: AnyCommandListener { [unowned self] in commands.append($0) },
        requestListener: AnyRequestListener { [unowned self] in requests.append($0) }
    )

    @Test func `shows what is stored`() {
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .ended(.load, nil))
        #expect(requests == [.load, .observe])
        presenter.handle(response: .changed(__Feature__()))
        #expect(commands == [.show(Phrase(en: "__Name__: 0", ja: "__Name__: 0"))])
    }

    @Test func `a failure becomes an alert, and retrying loads again`() {
        let error = ApplicationError(.storage(.full))
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .ended(.load, error))
        #expect(commands == [.showAlert(RetryAlerts().alert(for: error))])
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        #expect(requests == [.load, .load])
    }
}
