import AttemptKit
import DomainKit
import PresentationKit
import PresenterKit
import Testing
import __Feature__Contract
import __Feature__Domain
import __Feature__Presentation

@MainActor
final class __Feature__PresenterTests {
    private var commands: [__Feature__Command] = []
    private var requests: [__Feature__Request] = []
    private lazy var presenter = __Feature__Presenter(
        commandListener: AnyCommandListener { [unowned self] in commands.append($0) },
        requestListener: AnyRequestListener { [unowned self] in requests.append($0) }
    )

    @Test func `loads the stored count first, then shows it and every change`() {
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .ended(.load, nil))
        #expect(requests == [.load, .observe])
        presenter.handle(response: .changed(__Feature__()))
        let button = Phrase(en: "Add one", ja: "1 を足す")
        #expect(commands == [.show(Phrase(en: "Counted: 0", ja: "カウント: 0"), button: button)])
    }

    @Test func `a failure becomes an alert, and retrying sends the failed request again`() {
        let error = ApplicationError(.storage(.full))
        presenter.handle(response: .ended(.increment, error))
        #expect(commands == [.showAlert(RetryAlerts().alert(for: error))])
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        #expect(requests == [.increment])
    }
}
