import AppearanceContract
import AppearanceDomain
import AppearancePresentation
import DomainKit
import PresentationKit
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
        presenter.handle(response: .succeeded(.restore))
        #expect(sent.requests == [.restore, .observe])
    }

    @Test(arguments: [(Appearance.light, "Hoge Dark Mode!!!", "light"), (.dark, "Hoge Light Mode!!!", "dark")])
    func `shows the appearance, and on the button the other one`(
        appearance: Appearance,
        button: String,
        name: String
    ) throws {
        presenter.handle(response: .changed(appearance))
        guard case .show(let display) = sent.commands.first else {
            Issue.record("shows nothing: \(sent.commands)")
            return
        }
        #expect(display.button.english == button)
        #expect(display.colours.rawValue == name)
    }

    @Test func `a failure becomes an alert, and retrying sends the failed request again`() {
        presenter.handle(response: .failed(.toggle, ApplicationError(.storage(.full))))
        guard case .alert(let strategy) = sent.commands.first else {
            Issue.record("shows no alert: \(sent.commands)")
            return
        }
        #expect(strategy.actions == [.retry, .cancel])
        #expect(strategy.outcome == .storage)
        presenter.handle(event: .didAnswer(.retry))
        #expect(sent.requests == [.toggle])
        presenter.handle(event: .didAnswer(.retry))
        #expect(sent.requests == [.toggle])
    }

    @Test func `giving up on the last choice shows the appearance that holds`() {
        presenter.handle(response: .failed(.restore, ApplicationError(.storage(.full))))
        presenter.handle(event: .didAnswer(.cancel))
        #expect(sent.requests == [.observe])
    }
}
