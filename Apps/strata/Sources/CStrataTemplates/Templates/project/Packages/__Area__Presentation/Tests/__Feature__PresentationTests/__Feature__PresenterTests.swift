import DomainKit
import PresentationKit
import ReportKit
import Testing
import __Feature__Contract
import __Feature__Domain
import __Feature__Presentation

@MainActor
struct __Feature__PresenterTests {
    private let sent = Sent()
    private let presenter: __Feature__Presenter

    private final class Sent {
        var commands: [__Feature__Command] = []
        var requests: [__Feature__Request] = []
    }

    init() {
        presenter = __Feature__Presenter(
            commandListener: AnyCommandListener { [sent] in sent.commands.append($0) },
            requestListener: AnyRequestListener { [sent] in sent.requests.append($0) }
        )
    }

    @Test func `restores the stored count first, then observes`() {
        presenter.handle(event: .viewDidLoad)
        #expect(sent.requests == [.restore])
        presenter.handle(response: .ended(.restore, nil))
        #expect(sent.requests == [.restore, .observe])
    }

    @Test func `shows the count`() throws {
        presenter.handle(response: .changed(try __Feature__(count: 3)))
        let display = __Feature__Display(
            label: Phrase(en: "Counted: 3", ja: "カウント: 3"),
            button: Phrase(en: "Add one", ja: "1 を足す")
        )
        #expect(sent.commands == [.show(display)])
    }

    @Test func `a failure becomes an alert, and retrying sends the failed request again`() {
        presenter.handle(response: .ended(.increment, ApplicationError(.storage(.full))))
        guard case .alert(let strategy) = sent.commands.first else {
            Issue.record("shows no alert: \(sent.commands)")
            return
        }
        #expect(strategy.actions == [.retry, .cancel])
        #expect(strategy.outcome == .storage)
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        #expect(sent.requests == [.increment])
    }

    @Test func `after a failed restoration the current count is shown`() {
        presenter.handle(response: .ended(.restore, ApplicationError(.storage(.full))))
        presenter.handle(event: .didAnswer(AlertAnswer(.cancel)))
        #expect(sent.requests == [.observe])
    }
}
