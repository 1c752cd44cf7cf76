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
        Alert(
            ApplicationError(kind),
            in: ArticleContext(
                origin: host("qiita.com", .builtIn, token),
                timeZone: .offset(0),
                clock: TestWallClock()
            )
        )
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
        let alert = Alert(ApplicationError(.unauthorized), in: ArticleContext(origin: origin, timeZone: .offset(0)))
        for fact in facts { #expect(alert.message.states(fact)) }
        #expect(alert.actions == [.signIn, .cancel])
        #expect(alert.outcome == .signInNeeded)
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
}
