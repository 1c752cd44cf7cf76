import AppearanceDomain
import AppearancePresentation
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
}
