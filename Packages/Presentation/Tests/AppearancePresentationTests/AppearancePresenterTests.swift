import AppearanceContract
import AppearanceDomain
import AppearancePresentation
import AttemptKit
import DomainKit
import PresentationKit
import PresenterKit
import ReportKit
import Testing

@MainActor
struct AppearancePresenterTests {
    private let sent = Sent()
    private let presenter: AppearancePresenter

    private final class Sent {
        var commands: [AppearanceCommand] = []
        var requests: [AppearanceRequest] = []
    }

    init() {
        presenter = AppearancePresenter(
            commandListener: AnyCommandListener { [sent] in sent.commands.append($0) },
            requestListener: AnyRequestListener { [sent] in sent.requests.append($0) }
        )
    }

    @Test func `restores the last choice first, then observes`() {
        presenter.handle(event: .viewDidLoad)
        #expect(sent.requests == [.restore])
        presenter.handle(response: .ended(.restore, nil))
        #expect(sent.requests == [.restore, .observe])
    }

    @Test(arguments: [(Appearance.light, "Hoge Dark Mode!!!", true), (.dark, "Hoge Light Mode!!!", false)])
    func `shows the appearance, and on the button the other one`(
        appearance: Appearance,
        button: String,
        isLight: Bool
    ) throws {
        presenter.handle(response: .changed(appearance))
        guard case .show(let display) = sent.commands.first else {
            Issue.record("shows nothing: \(sent.commands)")
            return
        }
        #expect(display.button.english == button)
        #expect(display.isLight == isLight)
    }

    @Test func `a failure becomes an alert, and retrying sends the failed request again`() {
        presenter.handle(response: .ended(.toggle, ApplicationError(.storage(.full))))
        guard case .showAlert(let strategy) = sent.commands.first else {
            Issue.record("shows no alert: \(sent.commands)")
            return
        }
        #expect(strategy.actions == [.retry, .cancel])
        #expect(strategy.outcome == .storage)
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        #expect(sent.requests == [.toggle])
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        #expect(sent.requests == [.toggle])
    }

    @Test func `where the last choice cannot be read, the appearance that holds is shown behind the alert`() {
        presenter.handle(response: .ended(.restore, ApplicationError(.storage(.full))))
        presenter.handle(event: .didAnswer(AlertAnswer(.cancel)))
        #expect(sent.requests == [.observe])
        #expect(sent.commands.count == 1)
    }
}
