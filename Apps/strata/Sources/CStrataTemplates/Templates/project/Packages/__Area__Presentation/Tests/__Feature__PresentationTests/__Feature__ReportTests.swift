import AttemptKit
import DomainKit
import PresentationKit
import ReportKit
import Testing
import __Feature__Contract
import __Feature__Domain
import __Feature__Presentation

struct __Feature__ReportTests {
    @Test func `people and programs get the number`() throws {
        let report = Report(try __Feature__(count: 3))
        #expect(report.entries.flatMap(\.lines) == [ReportLine(Phrase(verbatim: "3"))])
        #expect(report.entries.first?.record?.json().line == #"{"count":3}"#)
    }

    @Test func `a failure that may pass can be retried, and another can be left`() {
        let alerts = __Feature__FailureAlerts()
        #expect(alerts.alert(for: ApplicationError(.storage(.full))).actions == [.retry, .cancel])
        #expect(alerts.alert(for: ApplicationError(.cancelled)).actions == [.cancel])
        #expect(alerts.step(after: AlertAnswer(.retry)) == .retry)
        #expect(alerts.step(after: AlertAnswer(.cancel)) == .leave)
    }
}
