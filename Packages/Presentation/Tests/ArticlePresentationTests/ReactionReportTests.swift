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

    /// Each reaction, given or not, sent or not.
    private static let changes = Reaction.allCases.flatMap { reaction in
        [(reaction, true, false), (reaction, true, true), (reaction, false, false), (reaction, false, true)]
    }

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
        return Report(result, to: action, from: origin, timeZone: .offset(0))
    }

    @Test func `each change is reported in a sentence of its own`() throws {
        var sentences: [Phrase] = []
        for (reaction, isGiven, isQueued) in Self.changes {
            let report = report(.stock, try change("a", reaction, isGiven: isGiven), isQueued: isQueued)
            sentences += report.entries.flatMap(\.lines).map(\.text)
            #expect(report.outcome == .done)
            let record = report.entries.first?.record
            #expect(
                record?.json().line
                    == #"{"active":\#(isGiven),"article":"a","queued":\#(isQueued),"reaction":"\#(reaction.rawValue)"}"#
            )
            #expect(record?.document == nil)
        }
        for language in [Language.english, .japanese] {
            let texts = sentences.map { $0.text(in: language) }
            #expect(texts.allSatisfy { $0.contains("'題'") })
            #expect(Set(texts).count == Self.changes.count)
        }
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
        #expect(notices.count == 2)
        #expect(notices.first?.states("2") == true)
        #expect(notices.last?.states("'unlike d'", "'like d'") == true)
        let asked = report(.stocked, try change("a"), journal: ReactionJournal(sent: [try change("a")]))
        #expect(asked.notices.map { $0.states("1") } == [true])
        let waiting = ReactionJournal(waiting: [
            .init(try change("b"), reason: .timedOut), .init(try change("a"), reason: .timedOut),
        ])
        let late = report(.stock, try change("a"), isQueued: true, journal: waiting).notices
        let unsent = report(.stocked, try change("a"), isQueued: true).notices
        #expect(late.map { $0.states("'qiita.com'", "1") } == [true])
        #expect(unsent.map { $0.states("'qiita.com'") } == [true])
        #expect(unsent.map { $0.states("1") } == [false])
    }

    @Test func `an article without a title is named by its identifier, and no outcome is an empty report`() throws {
        let status = ReactionStatus(try change("a", .like), isQueued: false)
        let result = ReactionResult(status, title: nil, journal: ReactionJournal())
        let report = Report(result, to: .like, from: origin, timeZone: .offset(0))
        #expect(report.entries.flatMap(\.lines).map { $0.text.english.contains("'a'") } == [true])
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
        ArticleContext(origin: origin, timeZone: .offset(0), clock: TestWallClock()).alerts(about: subject)
    }

    @Test(
        arguments: [
            (.article("a"), "'a'"), (.reaction("a"), "'a'"), (.user("ann"), "'ann'"), (.tag("Swift"), "'Swift'"),
            (.listing(.user("ann")), "'ann'"), (.listing(.stocks("ann")), "'ann'"),
            (.listing(.tag("Swift")), "'Swift'"),
            (.listing(.search("swift")), "'swift'"), (.listing(.mine), "'qiita.com'"),
        ] as [(ArticleSubjectAlerts.Subject, String)]
    )
    func `a missing subject is named, and the host`(subject: ArticleSubjectAlerts.Subject, name: String) {
        let strategy = alerts(subject).alert(for: ApplicationError(.notFound))
        #expect(strategy.message.states(name, "'qiita.com'"))
        #expect(strategy.outcome == .notFound)
        let guide = alerts(subject, .guide).alert(for: ApplicationError(.notFound))
        #expect(guide.message.states("--source qiita"))
    }

    @Test func `the alert about a token that may not write names the scope it lacks`() throws {
        let strategy = alerts(.reaction("a")).alert(for: ApplicationError(.forbidden))
        #expect(strategy.message.states("'write_qiita'"))
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
            timeZone: .offset(0),
            clock: TestWallClock()
        ).alerts
        for error in [ApplicationError(.offline), ApplicationError(.unauthorized), ApplicationError(.storage(.full))] {
            #expect(alerts(.user("ann")).alert(for: error) == others.alert(for: error))
        }
    }
}
