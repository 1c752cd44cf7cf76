import ArticleContract
import ArticleDomain
import ArticlePresentation
import AttemptKit
import DomainKit
import Foundation
import PresentationKit
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

@MainActor
struct HistoryTests {
    private func page() throws -> Page<HistoryEntry> {
        let entry = try HistoryEntry(
            ArticleID("c686397e4a0f4f11683d"),
            on: ArticleHost("team.qiita.com"),
            title: "\u{1B}[31m題",
            date: Date(timeIntervalSince1970: 1_700_000_000)
        )
        return Page(elements: [entry], next: nil, total: 3)
    }

    @Test func `people get title, name, host and minute, programs all of it`() throws {
        let report = Report(history: try page(), isKept: true, timeZone: .offset(0))
        let lines = report.entries.flatMap(\.lines)
        #expect(
            lines.map(\.text.english) == ["\u{1B}[31m題", "c686397e4a0f4f11683d · team.qiita.com · 2023-11-14 22:13"]
        )
        #expect(report.footer?.english == "1 of 3 articles")
        #expect(report.notices.isEmpty)
        let record = report.entries.first?.record
        #expect(
            record?.json().line
                == #"{"host":"team.qiita.com","id":"c686397e4a0f4f11683d","read_at":"2023-11-14T22:13:20Z","title":"\u001b[31m題"}"#
        )
        #expect(record?.columns() == ["c686397e4a0f4f11683d", "\u{1B}[31m題", "team.qiita.com", "2023-11-14T22:13:20Z"])
    }

    @Test func `a history that is switched off says so beside what is in it`() throws {
        let report = Report(history: try page(), isKept: false)
        #expect(report.entries.count == 1)
        #expect(report.notices.map { $0.states("'history'", "'off'") } == [true])
    }

    @Test func `an article that is missing from the history is reported with the reason`() {
        let phrase = Phrase(notInHistory: ApplicationError(.storage(.notWritable(path: "/x"))))
        #expect(phrase.states("'/x'"))
    }

    @Test func `a removed article is named by its title, and one that was not there by its identifier`() throws {
        let entry = try #require(page().elements.first)
        let removed = Report.removedFromHistory(entry, named: "c686397e4a0f4f11683d")
        #expect(removed.entries.map { $0.lines.first?.text.states("'\u{1B}[31m題'") } == [true])
        let unknown = Report.removedFromHistory(nil, named: " https://qiita.com/ann/items/a")
        #expect(unknown.entries.isEmpty)
        #expect(unknown.notices.map { $0.states("'a'") } == [true])
    }

    @Test func `clearing is asked first, and only its own answer does it`() throws {
        let alerts = HistoryAlerts()
        #expect(alerts.clearing.actions == [.clear, .cancel])
        #expect(HistoryAction.clear.style == .destructive)
        #expect(alerts.clearing.outcome == .failed)
        #expect(alerts.step(after: AlertAnswer(.clear)) == .retry)
        #expect(alerts.step(after: AlertAnswer(.cancel)) == .leave)
    }

    @Test func `without a prompt the alert names the option that confirms the clearing`() {
        #expect(HistoryAlerts(canPrompt: false).clearing.message.states("'--yes'"))
    }

    @Test func `a history that cannot be read says why`() {
        let alert = HistoryAlerts().alert(for: ApplicationError(.storage(.notReadable(path: "/x"))))
        #expect(alert.message.states("'/x'"))
        #expect(alert.outcome == .storage)
        #expect(alert.actions == [.cancel])
    }
}
