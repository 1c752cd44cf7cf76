import ArticleContract
import ArticleDomain
import AttemptKit
import DomainKit
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
            from: host("qiita.com", .builtIn, token),
            timeZone: .utc,
            now: Date(timeIntervalSince1970: 0)
        )
    }

    private static let withheld = RequestAuthorization.withheld(WithheldToken(variable: "QIITA_TOKEN", host: .qiita))

    @Test(arguments: [
        (
            host("team.qiita.com", .call, .sent(.environment("QIITA_TOKEN"))),
            "'team.qiita.com' does not accept the token in the environment variable QIITA_TOKEN. Put another one there, "
                + "or unset the variable and sign in with '\(Phrase.programName) login --host https://team.qiita.com'.",
            "'team.qiita.com' は環境変数 QIITA_TOKEN のトークンを受け付けませんでした。別のトークンを設定するか、"
                + "変数を削除して '\(Phrase.programName) login --host https://team.qiita.com' でサインインしてください。"
        ),
        (
            host("qiita.com", .builtIn, .sent(.kept)),
            "'qiita.com' does not accept the token that 'login' stored. Sign in again with '\(Phrase.programName) login'.",
            "'qiita.com' は 'login' で保存したトークンを受け付けませんでした。'\(Phrase.programName) login' でもう一度サインインしてください。"
        ),
        (
            host("team.qiita.com", .call, withheld),
            "'team.qiita.com' wants to know who you are, and no token was sent: the one in QIITA_TOKEN is for 'qiita.com'. "
                + "Sign in with '\(Phrase.programName) login --host https://team.qiita.com', or set QIITA_DOMAIN to 'team.qiita.com' "
                + "if the token is for it.",
            "'team.qiita.com' にはサインインが必要ですが、QIITA_TOKEN のトークンは 'qiita.com' 用のため送信しませんでした。"
                + "'\(Phrase.programName) login --host https://team.qiita.com' でサインインするか、'team.qiita.com' のトークンなら "
                + "QIITA_DOMAIN を 'team.qiita.com' にしてください。"
        ),
        (
            host("team.qiita.com", .configuration("host")),
            "'team.qiita.com' wants to know who you are, and no token was sent, because there is none for it. "
                + "Sign in with '\(Phrase.programName) login'.",
            "'team.qiita.com' にはサインインが必要ですが、このホストのトークンがないため送信しませんでした。"
                + "'\(Phrase.programName) login' でサインインしてください。"
        ),
    ])
    func `a refusal says which token was sent, or why none was`(
        origin: ArticleOrigin,
        english: String,
        japanese: String
    ) {
        let alert = Alert(ApplicationError(.unauthorized), from: origin, timeZone: .utc, now: Date())
        #expect(alert.message == Phrase(en: english, ja: japanese))
        #expect(alert.actions == [.signIn, .cancel])
        #expect(alert.outcome == .signInNeeded)
    }

    @Test(arguments: [RequestAuthorization.missing, withheld, .sent(.kept), .sent(.environment("QIITA_TOKEN"))])
    func `signing in for more requests is advised only without a session`(token: RequestAuthorization) {
        let alert = Self.alert(.rateLimited(until: Self.pause.end), token)
        let isSent = if case .sent = token { true } else { false }
        #expect(alert.message.english.contains("If you sign in, you can send more.") == !isSent)
        #expect(alert.message.japanese.contains("サインイン") == !isSent)
        #expect(alert.actions.contains(.signIn) == !isSent)
    }

    @Test(arguments: [
        (
            host("a.example", .call),
            "The host is 'a.example', given with '--host'.", "ホストは 'a.example' です（'--host' で指定）。"
        ),
        (
            host("a.example", .environment("QIITA_DOMAIN")),
            "The host is 'a.example', from the environment variable QIITA_DOMAIN.",
            "ホストは 'a.example' です（環境変数 QIITA_DOMAIN で指定）。"
        ),
        (
            host("a.example", .configuration("host")),
            "The host is 'a.example', from 'host' in the configuration.",
            "ホストは 'a.example' です（設定ファイルの 'host' で指定）。"
        ),
        (host("qiita.com", .builtIn), "The host is 'qiita.com', the default.", "ホストは 'qiita.com' です（既定値）。"),
        (.guide, "You are reading the guide that is built into this program.", "表示しているのは、このプログラムに含まれるガイドです。"),
    ])
    func `the settings say which host holds, where it comes from and how to change it`(
        origin: ArticleOrigin,
        english: String,
        japanese: String
    ) {
        let alert = Alert(settingsOf: origin)
        #expect(alert.message.english.hasPrefix(english))
        #expect(alert.message.japanese.hasPrefix(japanese))
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
        let phrase = Phrase([.live, recent, old, .notKept(because: .storage(.full))], timeZone: .utc)
        #expect(phrase?.english == "No answer in time. This is the copy of 1970-01-01 00:00.")
        #expect(Phrase([.live, .live], timeZone: .utc) == nil)
    }
}
