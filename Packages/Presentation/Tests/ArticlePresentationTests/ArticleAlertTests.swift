import ArticleContract
import ArticleDomain
import AttemptKit
import DomainKit
import DomainTesting
import Foundation
import PresentationKit
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

@testable import ArticlePresentation

struct ArticleAlertTests {
    private typealias Alert = AlertStrategy<ArticleFailureAction>

    private static let pause = Sample.pause

    private static func host(
        _ name: String,
        _ source: SettingSource,
        _ token: RequestAuthorization = .missing
    ) -> ArticleOrigin {
        guard let host = try? ArticleHost(name) else { return .guide }
        return .host(Setting([(source, host)], builtIn: .qiita), token)
    }

    @Test(arguments: [
        (ApplicationError.Kind.offline, [ArticleFailureAction.retry, .settings, .cancel], ExitOutcome.offline),
        (.timedOut, [.retry, .cancel], .offline),
        (.unauthorized, [.signIn, .cancel], .signInNeeded),
        (.forbidden, [.signIn, .settings, .cancel], .signInNeeded),
        (.notFound, [.cancel], .notFound),
        (.rateLimited(until: nil), [.retry, .signIn, .cancel], .rateLimited),
        (.rateLimited(until: Date(timeIntervalSince1970: -1)), [.retry, .signIn, .cancel], .rateLimited),
        (.rateLimited(until: pause.end), [.wait(pause), .signIn, .cancel], .rateLimited),
        (.unavailable(.busy(until: pause.end)), [.wait(pause), .cancel], .rateLimited),
        (.unavailable(.unexpectedAnswer), [.retry, .settings, .cancel], .failed),
        (.invalidData("items[3].title"), [.retry, .settings, .cancel], .failed),
        (.storage(.full), [.retry, .cancel], .storage),
    ])
    func `a failure offers what can be done, and ends as documented`(
        kind: ApplicationError.Kind,
        actions: [ArticleFailureAction],
        outcome: ExitOutcome
    ) {
        let alert = Self.alert(kind, .missing)
        #expect(alert.actions == actions)
        #expect(alert.outcome == outcome)
    }

    private static func alert(_ kind: ApplicationError.Kind, _ token: RequestAuthorization) -> Alert {
        Alert(ApplicationError(kind), in: .sample(host("qiita.com", .builtIn, token)))
    }

    private static let withheld = RequestAuthorization.withheld(WithheldToken(variable: "QIITA_TOKEN", host: .qiita))

    @Test(arguments: [
        (
            host("team.qiita.com", .call, .sent(.environment("QIITA_TOKEN"))),
            ["'team.qiita.com'", "QIITA_TOKEN", "'\(Phrase.programName) login --host https://team.qiita.com'"]
        ),
        (host("qiita.com", .builtIn, .sent(.kept)), ["'qiita.com'", "'\(Phrase.programName) login'"]),
        (
            host("team.qiita.com", .call, withheld),
            [
                "'team.qiita.com'", "QIITA_TOKEN", "'qiita.com'", "QIITA_DOMAIN",
                "'\(Phrase.programName) login --host https://team.qiita.com'",
            ]
        ),
        (host("team.qiita.com", .configuration("host")), ["'team.qiita.com'", "'\(Phrase.programName) login'"]),
    ])
    func `a refusal names the host, the token and the way to sign in`(origin: ArticleOrigin, facts: [String]) {
        let alert = Alert(ApplicationError(.unauthorized), in: .sample(origin))
        for fact in facts { #expect(alert.message.states(fact)) }
        #expect(alert.actions == [.signIn, .cancel])
        #expect(alert.outcome == .signInNeeded)
    }

    @Test func `a message that there is no connection names the host`() {
        let alert = Alert(ApplicationError(.offline), in: .sample(Self.host("team.qiita.com", .call)))
        #expect(alert.message.states("'team.qiita.com'"))
    }

    @Test(arguments: [RequestAuthorization.missing, withheld, .sent(.kept), .sent(.environment("QIITA_TOKEN"))])
    func `signing in for more requests is advised only without a session`(token: RequestAuthorization) {
        let alert = Self.alert(.rateLimited(until: Self.pause.end), token)
        let isSent = if case .sent = token { true } else { false }
        #expect(alert.actions.contains(.signIn) == !isSent)
    }

    @Test(arguments: [
        (host("a.example", .call), ["'a.example'", "'--host'"]),
        (host("a.example", .environment("QIITA_DOMAIN")), ["'a.example'", "QIITA_DOMAIN"]),
        (host("a.example", .configuration("host")), ["'a.example'", "'host'"]),
        (host("qiita.com", .builtIn), ["'qiita.com'"]), (.guide, []),
    ])
    func `the settings name the host and where it comes from`(origin: ArticleOrigin, facts: [String]) {
        let alert = Alert(settingsOf: origin)
        for fact in facts { #expect(alert.message.states(fact)) }
        #expect(alert.actions == [.close])
    }

    @Test(arguments: [
        ("https://qiita.com", "?read_qiita=1&write_qiita=1&description=\(Phrase.programName)"),
        ("https://team.qiita.com", "?read_qiita_team=1&write_qiita_team=1&description=\(Phrase.programName)"),
        ("http://127.0.0.1:8080", "?read_qiita_team=1&write_qiita_team=1&description=\(Phrase.programName)"),
    ])
    func `signing in begins at the host's own form, in both languages`(address: String, scopes: String) {
        let alert = Alert(signInFor: Self.host(address, .call))
        #expect(alert.link == address + "/settings/tokens/new" + scopes)
        for text in [alert.message.english, alert.message.japanese] {
            #expect(text.contains("'\(Phrase.programName) login --with-token --host \(address)'"))
            #expect(text.contains("QIITA_TOKEN"))
        }
    }

    @Test(arguments: [
        (0, 0 as Int?, "No articles", "記事はありません"), (1, nil, "1 article", "1 件"), (20, nil, "20 articles", "20 件"),
        (20, 34025, "20 of 34025 articles", "34025 件中 20 件"), (3, 3, "3 articles", "3 件"),
    ])
    func `a footer counts`(shown: Int, total: Int?, english: String, japanese: String) {
        #expect(Phrase(shown: shown, total: total) == Phrase(en: english, ja: japanese))
    }

    @Test func `of several articles the oldest kept one counts`() {
        let recent = Freshness.kept(at: Date(timeIntervalSince1970: 1_700_000_000), because: .offline)
        let old = Freshness.kept(at: Date(timeIntervalSince1970: 0), because: .timedOut)
        let phrase = Phrase([.live, recent, old, .notKept(because: .storage(.full))], timeZone: .offset(0))
        #expect(phrase?.states("1970-01-01 00:00") == true)
        #expect(Phrase([.live, .live], timeZone: .offset(0)) == nil)
    }

    @Test func `a copy in place of articles that a limit holds back says when that ends`() {
        let limit = ApplicationError.Kind.rateLimited(until: Date(timeIntervalSince1970: 1_700_000_007))
        let kept = Freshness.kept(at: Date(timeIntervalSince1970: 0), because: limit)
        #expect(Phrase([kept], timeZone: .offset(0))?.states("1970-01-01 00:00", "2023-11-14 22:13:27") == true)
    }
}

struct ArticleFailureAlertsTests {
    private let alerts = ArticleContext.sample().alerts

    @Test func `a URL that leads elsewhere is one, just not of an article`() throws {
        let error = try #require(throws: ValidationError.self) { try ArticleReference("https://example.com/x") }
        let alert = alerts.alert(for: ApplicationError(.invalidInput(error)))
        #expect(alert.message.states("'https://example.com/x'", "'https://qiita.com/USER/items/ID'"))
        #expect(alert.outcome == .wrongUsage)
    }

    @Test(arguments: [true, false])
    func `Sign In and Settings lead to screens where there are some, instead of explanations`(isGuide: Bool) {
        let origin = isGuide ? ArticleOrigin.guide : .qiita
        let alerts = ArticleContext.sample(origin, opensScreens: true).alerts(about: .listing(.newest))
        #expect(alerts.step(after: AlertAnswer(.settings)) == .leave)
        if case .explain = alerts.step(after: AlertAnswer(.signIn)) {
            #expect(isGuide)
        } else {
            #expect(!isGuide)
            #expect(alerts.step(after: AlertAnswer(.signIn)) == .suspend)
        }
    }

    @Test func `what can be explained is, and the rest is what it says`() {
        for action in [ArticleFailureAction.signIn, .settings] {
            guard case .explain(let alert) = alerts.step(after: AlertAnswer(action)) else {
                Issue.record("explains nothing: \(action)")
                continue
            }
            #expect(alert.actions == [.close])
        }
        #expect(alerts.step(after: AlertAnswer(.retry)) == .retry)
        #expect(alerts.step(after: AlertAnswer(.cancel)) == .leave)
        #expect(alerts.step(after: AlertAnswer(.close)) == .leave)
    }
}

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

    @Test func `without a prompt the question names the option that confirms the clearing`() {
        #expect(AlertStrategy<RetryAction>.clearingHistory(canPrompt: false).message.states("'--yes'"))
    }
}
