import AppearanceContract
import AppearanceDomain
import AppearancePresentation
import AttemptKit
import DomainKit
import PresentationKit
import ReportKit
import Testing

struct AppearanceReportTests {
    @Test(arguments: [(Appearance.light, "light"), (.dark, "dark")])
    func `people and programs get the name`(appearance: Appearance, name: String) {
        let report = Report(appearance)
        #expect(report.entries.flatMap(\.lines) == [ReportLine(Phrase(verbatim: name))])
        #expect(report.entries.first?.record?.json().line == #"{"appearance":"\#(name)"}"#)
    }

    @Test func `a failure that may pass can be retried, and another can be left`() {
        let alerts = AppearanceFailureAlerts()
        #expect(alerts.alert(for: ApplicationError(.storage(.full))).actions == [.retry, .cancel])
        #expect(alerts.alert(for: ApplicationError(.cancelled)).actions == [.cancel])
        #expect(alerts.step(after: AlertAnswer(.retry)) == .retry)
        #expect(alerts.step(after: AlertAnswer(.cancel)) == .leave)
    }
}
