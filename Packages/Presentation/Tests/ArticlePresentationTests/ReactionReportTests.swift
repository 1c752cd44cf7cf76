import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import AttemptKit
import DomainKit
import DomainTesting
import PresentationKit
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

@MainActor
struct ReactionReportTests {
    private let origin = ArticleOrigin.host(Setting([], builtIn: .qiita))

    private func change(_ id: String, _ reaction: Reaction = .stock, isGiven: Bool = true) throws -> ReactionChange {
        ReactionChange(reaction, to: try ArticleID(id), isGiven: isGiven)
    }

    private func report(
        _ action: ReactionAction,
        _ change: ReactionChange,
        isQueued: Bool = false,
        journal: ReactionJournal = ReactionJournal()
    ) -> Report {
        let result = ReactionResult(ReactionStatus(change, isQueued: isQueued), title: "題", journal: journal)
        return Report(result, to: action, from: origin, timeZone: .utc)
    }

    @Test(
        arguments: [
            (.stock, true, false, "'題' is in your stocks.", "'題' をストックしました。"),
            (.stock, true, true, "'題' will be added to your stocks.", "'題' のストックを送信待ちにしました。"),
            (.stock, false, false, "'題' was removed from your stocks.", "'題' のストックを解除しました。"),
            (.stock, false, true, "'題' will be removed from your stocks.", "'題' のストック解除を送信待ちにしました。"),
            (.like, true, false, "You like '題'.", "'題' にいいねしました。"),
            (.like, true, true, "Your like of '題' will be sent.", "'題' のいいねを送信待ちにしました。"),
            (.like, false, false, "Your like of '題' was removed.", "'題' のいいねを取り消しました。"),
            (
                .like, false, true, "Your like of '題' will be removed.",
                "'題' のいいねの取り消しを送信待ちにしました。"
            ),
        ] as [(Reaction, Bool, Bool, String, String)]
    )
    func `each change is reported in a sentence`(
        reaction: Reaction,
        isGiven: Bool,
        isQueued: Bool,
        english: String,
        japanese: String
    ) throws {
        let report = report(.stock, try change("a", reaction, isGiven: isGiven), isQueued: isQueued)
        #expect(report.entries.flatMap(\.lines).map(\.text) == [Phrase(en: english, ja: japanese)])
        #expect(report.outcome == .done)
        let record = report.entries.first?.record
        #expect(
            record?.json().line
                == #"{"active":\#(isGiven),"article":"a","queued":\#(isQueued),"reaction":"\#(reaction.rawValue)"}"#
        )
        #expect(record?.document == nil)
    }

    @Test(arguments: [(true, "yes", "はい", ExitOutcome.done), (false, "no", "いいえ", .failed)])
    func `a question is answered by yes or no, and by the exit code`(
        isGiven: Bool,
        english: String,
        japanese: String,
        outcome: ExitOutcome
    ) throws {
        let report = report(.stocked, try change("a", isGiven: isGiven))
        #expect(report.entries.flatMap(\.lines).map(\.text) == [Phrase(en: english, ja: japanese)])
        #expect(report.entries.first?.record?.document == english)
        #expect(report.outcome == outcome)
    }

    @Test func `changes that wait, were sent late or were refused are reported beside the answer`() throws {
        let journal = ReactionJournal(
            sent: [try change("b"), try change("c"), try change("a")],
            refused: [.init(try change("d", .like, isGiven: false), reason: .notFound)]
        )
        let notices = report(.stock, try change("a"), journal: journal).notices
        #expect(
            notices.map(\.english) == [
                "2 pending changes were sent.",
                "'unlike d' was refused: Not found. It stays pending; 'like d' cancels it.",
            ]
        )
        #expect(
            notices.map(\.japanese) == [
                "保留していた変更 2 件を送信しました。",
                "'unlike d' は拒否されました（見つかりません）。保留し、次回また試します。'like d' で取り消せます。",
            ]
        )
        let asked = report(.stocked, try change("a"), journal: ReactionJournal(sent: [try change("a")]))
        #expect(asked.notices.map(\.english) == ["1 pending change was sent."])
        let waiting = ReactionJournal(waiting: [
            .init(try change("b"), reason: .timedOut), .init(try change("a"), reason: .timedOut),
        ])
        #expect(
            report(.stock, try change("a"), isQueued: true, journal: waiting).notices == [
                Phrase(
                    en:
                        "No answer in time. The change was saved and will be sent when 'qiita.com' can be reached. 1 more is pending.",
                    ja: "応答がありません。変更は保存され、'qiita.com' に接続できたときに送信されます。ほかに 1 件が保留中です。"
                )
            ]
        )
        #expect(
            report(.stocked, try change("a"), isQueued: true).notices.map(\.english) == [
                "The change will be sent when 'qiita.com' can be reached."
            ]
        )
    }

    @Test func `an article without a title is named by its identifier, and no outcome is an empty report`() throws {
        let status = ReactionStatus(try change("a", .like), isQueued: false)
        let result = ReactionResult(status, title: nil, journal: ReactionJournal())
        let report = Report(result, to: .like, from: origin, timeZone: .utc)
        #expect(report.entries.flatMap(\.lines).map(\.text.english) == ["You like 'a'."])
        let empty = Report(nil, to: .like, from: origin)
        #expect(empty.entries.isEmpty)
    }

    @Test(
        arguments: [
            (.stock, .stock, true), (.unstock, .stock, false), (.stocked, .stock, nil), (.like, .like, true),
            (.unlike, .like, false), (.liked, .like, nil),
        ] as [(ReactionAction, Reaction, Bool?)]
    )
    func `each action is a request`(action: ReactionAction, reaction: Reaction, isGiven: Bool?) throws {
        let expected = ReactionRequest(reaction, to: try ArticleReference("a"), isGiven: isGiven)
        #expect(try ReactionRequest(action, article: " a") == expected)
        let error = ValidationError(field: "id", value: "a b", rule: .form("letters, digits, '-', '_' and '.'"))
        #expect(throws: error) { try ReactionRequest(action, article: "a b") }
    }
}

struct ArticleSubjectAlertTests {
    private func alerts(
        _ subject: ArticleSubjectAlerts.Subject,
        _ origin: ArticleOrigin = .host(Setting([], builtIn: .qiita))
    ) -> ArticleSubjectAlerts {
        ArticleContext(origin: origin, timeZone: .utc, clock: TestWallClock()).alerts(about: subject)
    }

    @Test(arguments: [
        (
            ArticleSubjectAlerts.Subject.article("a"),
            "There is no article 'a' on 'qiita.com'. It may have been removed or be private.",
            "'qiita.com' に記事 'a' はありません。削除されたか、非公開の可能性があります。"
        ),
        (
            .reaction("a"), "There is no article 'a' on 'qiita.com'. It may have been removed or be private.",
            "'qiita.com' に記事 'a' はありません。削除されたか、非公開の可能性があります。"
        ),
        (
            .user("ann"), "There is no user 'ann' on 'qiita.com'. Check the name.",
            "'qiita.com' にユーザー 'ann' はいません。名前を確認してください。"
        ),
        (
            .tag("Swift"), "There is no tag 'Swift' on 'qiita.com'. Check the name.",
            "'qiita.com' にタグ 'Swift' はありません。名前を確認してください。"
        ),
        (
            .listing(.user("ann")), "There is no user 'ann' on 'qiita.com'. Check the name.",
            "'qiita.com' にユーザー 'ann' はいません。名前を確認してください。"
        ),
        (
            .listing(.stocks("ann")), "There is no user 'ann' on 'qiita.com'. Check the name.",
            "'qiita.com' にユーザー 'ann' はいません。名前を確認してください。"
        ),
        (
            .listing(.tag("Swift")), "There is no tag 'Swift' on 'qiita.com'. Check the name.",
            "'qiita.com' にタグ 'Swift' はありません。名前を確認してください。"
        ),
        (
            .listing(.search("swift")), "'qiita.com' has no list of results for 'swift'. Check the host.",
            "'qiita.com' に 'swift' の検索結果の一覧はありません。ホストを確認してください。"
        ),
        (
            .listing(.mine), "There is no such list of articles on 'qiita.com'.",
            "'qiita.com' にこの記事一覧はありません。"
        ),
    ])
    func `a missing subject is named`(subject: ArticleSubjectAlerts.Subject, english: String, japanese: String) {
        let strategy = alerts(subject).alert(for: ApplicationError(.notFound))
        #expect(strategy.message == Phrase(en: english, ja: japanese))
        #expect(strategy.outcome == .notFound)
        let guide = alerts(subject, .guide).alert(for: ApplicationError(.notFound))
        #expect(guide.message.english.contains("--source qiita"))
        #expect(guide.message.japanese.contains("--source qiita"))
    }

    @Test func `the alert about a token that may not write names the scope it lacks`() throws {
        let strategy = alerts(.reaction("a")).alert(for: ApplicationError(.forbidden))
        #expect(strategy.message.english.contains("'write_qiita'"))
        #expect(strategy.message.japanese.contains("'write_qiita'"))
        #expect(strategy.actions == [.signIn, .cancel])
        #expect(strategy.outcome == .failed)
        let team = ArticleOrigin.host(Setting([(.call, try ArticleHost("team.qiita.com"))], builtIn: .qiita))
        let other = alerts(.reaction("a"), team).alert(for: ApplicationError(.forbidden))
        #expect(other.message.english.contains("'write_qiita_team'"))
    }

    @Test func `an article of another host says so, and every other failure is worded as everywhere`() {
        let error = ValidationError(field: "host", value: "team.qiita.com", rule: .oneOf(["qiita.com"]))
        let strategy = alerts(.reaction("https://team.qiita.com/a/items/b"))
            .alert(for: ApplicationError(.invalidInput(error)))
        #expect(strategy.message.english.contains("'--host team.qiita.com'"))
        let others = ArticleContext(
            origin: .host(Setting([], builtIn: .qiita)),
            timeZone: .utc,
            clock: TestWallClock()
        ).alerts
        for error in [ApplicationError(.offline), ApplicationError(.unauthorized), ApplicationError(.storage(.full))] {
            #expect(alerts(.user("ann")).alert(for: error) == others.alert(for: error))
        }
    }
}
