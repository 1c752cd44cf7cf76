import AppearanceContract
import AppearanceDomain
import AppearancePresentation
import DomainKit
import PresentationKit
import ReportKit
import Testing
import UseCaseKit

@MainActor
struct AppearanceReportTests {
    private let state = State(Appearance.light)

    private func inquiry(
        restored: Result<Appearance, ApplicationError> = .success(.dark),
        toggled: Result<Void, ApplicationError> = .success(())
    ) -> AppearanceInquiry {
        AppearanceInquiry(
            appearance: state.readOnly,
            restore: StubCommand { [state] () throws(ApplicationError) in state.set(try restored.get()) },
            toggle: StubCommand { [state] () throws(ApplicationError) in
                try toggled.get()
                state.set(state.value.toggled)
            }
        )
    }

    @Test func `what was chosen last is brought back`() async {
        #expect(await inquiry().answer(toggling: false) == .success(.dark))
    }

    @Test func `what toggling made of the last choice is told, and nothing is brought back before`() async {
        let inquiry = inquiry(restored: .failure(ApplicationError(.storage(.full))))
        #expect(await inquiry.answer(toggling: true) == .success(.dark))
    }

    @Test(arguments: [false, true])
    func `what could not be read or kept is no answer`(isToggled: Bool) async {
        let failure = ApplicationError(.storage(.full))
        let inquiry = inquiry(restored: .failure(failure), toggled: .failure(failure))
        #expect(await inquiry.answer(toggling: isToggled) == .failure(failure))
    }

    @Test(arguments: [(Appearance.light, "light"), (.dark, "dark")])
    func `people and programs are told the name`(appearance: Appearance, name: String) {
        let report = Report(appearance)
        #expect(report.entries.flatMap(\.lines) == [ReportLine(Phrase(verbatim: name))])
        #expect(report.entries.first?.record?.json().line == #"{"appearance":"\#(name)"}"#)
    }

    @Test func `a failure that may pass can be retried, and another can be left`() {
        let alerts = AppearanceFailureAlerts()
        #expect(alerts.alert(for: ApplicationError(.storage(.full))).actions == [.retry, .cancel])
        #expect(alerts.alert(for: ApplicationError(.cancelled)).actions == [.cancel])
        #expect(alerts.step(after: AlertAnswer(.retry), outcome: .storage) == .retry)
        #expect(alerts.step(after: AlertAnswer(.cancel), outcome: .storage) == .leave)
    }
}

private struct StubCommand: CommandUseCase {
    let effect: @Sendable () throws(ApplicationError) -> Void

    func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try effect()
    }
}
