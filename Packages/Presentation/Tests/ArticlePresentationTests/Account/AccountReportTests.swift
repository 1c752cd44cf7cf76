import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import AttemptKit
import DomainKit
import Foundation
import PresentationKit
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

struct AccountReportTests {
    private let host = Setting<ArticleHost>([], builtIn: .qiita)
    private let places = ReaderPathsText(configuration: "/c/config", data: "/d", state: "/s", cache: "/x")
    private let ann: Account

    init() throws {
        ann = Account(try ArticleAuthor(id: "ann", name: "Ann"), on: .qiita)
    }

    private func lines(_ report: Report) -> [String] { report.entries.flatMap(\.lines).map(\.text.english) }

    private func json(_ report: Report) -> String? { report.entries.first?.record?.json().line }

    @Test func `the user who is signed in is reported with the place of the token`() {
        let report = Report(session: Session(host: .qiita, account: ann, sources: [.kept]), to: host)
        #expect(lines(report).map { $0.hasPrefix("'ann' (Ann) on 'qiita.com'") } == [true])
        #expect(report.outcome == .done)
        #expect(report.entries.first?.record?.isSingle == true)
        let environment = Report(
            session: Session(host: .qiita, account: ann, sources: [.environment("QIITA_TOKEN")]),
            to: host
        )
        #expect(
            json(environment)
                == #"{"host":"qiita.com","name":"Ann","signed_in":true,"token_source":"environment","user":"ann","variable":"QIITA_TOKEN"}"#
        )
    }

    @Test func `nobody is signed in, and how to change that`() {
        let report = Report(session: Session(host: .qiita), to: host)
        #expect(lines(report).isEmpty)
        #expect(report.notices.map { $0.states("'qiita.com'", "'\(Phrase.programName) login'") } == [true])
        #expect(report.outcome == .signInNeeded)
        #expect(
            json(report)
                == #"{"host":"qiita.com","name":null,"signed_in":false,"token_source":null,"user":null,"variable":null}"#
        )
    }

    @Test func `a token that belongs to another host is named, and why it is not sent`() throws {
        let withheld = WithheldToken(variable: "QIITA_TOKEN", host: .qiita)
        let team = try ArticleHost("team.qiita.com")
        let session = Session(host: team, withheld: withheld)
        let report = Report(session: session, to: Setting([(.call, team)], builtIn: .qiita))
        #expect(report.notices.last?.states("'qiita.com'", "'team.qiita.com'", "QIITA_TOKEN", "QIITA_DOMAIN") == true)
        #expect(status(session).notices == report.notices.suffix(1))
    }

    @Test func `signing out says what remains`() {
        let report = Report(signedOut: Session(host: .qiita, sources: [.environment("QIITA_ACCESS_TOKEN")]))
        #expect(lines(report).map { $0.contains("'qiita.com'") } == [true])
        #expect(report.notices.map { $0.states("QIITA_ACCESS_TOKEN") } == [true])
        #expect(Report(signedOut: Session(host: .qiita)).notices.isEmpty)
    }

    private func status(
        _ session: Session,
        sessionError: ApplicationError? = nil,
        quota: RequestQuota? = nil,
        bytes: Int = 0,
        index: KeptIndex = KeptIndex(.current, bytes: 0),
        syncedOn: Day? = nil,
        waiting: Int = 0
    ) -> Report {
        Report(
            ReaderStatus(
                session: session,
                sessionError: sessionError,
                quota: quota,
                size: StorageUsage(articles: 12, bytes: bytes, index: index),
                syncedOn: syncedOn,
                waiting: waiting
            ),
            on: host,
            places: places,
            timeZone: .offset(0)
        )
    }

    @Test func `the status lists each value`() {
        let quota = RequestQuota(limit: 1000, remaining: 998, reset: Date(timeIntervalSince1970: 1_700_000_000))
        let report = status(
            Session(host: .qiita, account: ann, sources: [.kept]),
            quota: quota,
            bytes: 1_234_567,
            index: KeptIndex(.current, bytes: 3_400_000),
            syncedOn: Day(year: 2026, month: 11, day: 21),
            waiting: 2
        )
        #expect(
            lines(report) == [
                "Host: 'qiita.com', the default", "Signed in: as 'ann', with the token that is stored",
                "Requests: 998 of 1000 left until 2023-11-14 22:13", "Kept: 12 articles, 1.2 MB",
                "Last sync: 2026-11-21 (Japan time)", "Index: current, 3.4 MB",
                "Pending changes: 2", "Settings: '/c/config'", "Articles: '/d'", "Token and quota: '/s'",
                "Cache: '/x'",
            ]
        )
        #expect(
            json(report) == #"{"articles":12,"bytes":1234567,"cache":"/x","configuration":"/c/config","data":"/d","#
                + #""host":"qiita.com","host_source":"default","index":"current","index_bytes":3400000,"quota_limit":1000,"quota_remaining":998,"#
                + #""quota_reset":"2023-11-14T22:13:20Z","signed_in":true,"state":"/s","synced_on":"2026-11-21","token_source":"kept","#
                + #""user":"ann","waiting":2}"#
        )
        #expect(report.entries.flatMap(\.lines).allSatisfy { !$0.text.japanese.isEmpty })
    }

    @Test func `unknown values are reported as unknown`() {
        let nobody = lines(status(Session(host: .qiita)))
        #expect(nobody.contains("Signed in: no"))
        #expect(nobody.contains("Requests: unknown how many are left"))
        let offline = status(Session(host: .qiita, sources: [.kept]), sessionError: ApplicationError(.offline))
        let title = FailureText(ApplicationError(.offline)).title.english
        #expect(lines(offline).contains { $0.hasPrefix("Signed in: unknown") && $0.contains(title) })
        #expect(offline.outcome == .done)
    }

    @Test(arguments: KeptIndex.State.allCases)
    func `the state of the index is reported, with what follows from it`(state: KeptIndex.State) {
        let report = status(Session(host: .qiita), index: KeptIndex(state, bytes: 1500))
        let line = lines(report).first { $0.hasPrefix("Index: ") }
        switch state {
        case .current: #expect(line == "Index: current, 1.5 kB")
        case .old: #expect(line == "Index: outdated, 1.5 kB; the next search of kept articles updates it")
        case .damaged: #expect(line == "Index: damaged, 1.5 kB; the next search of kept articles rebuilds it")
        case .missing: #expect(line == "Index: missing; the next search of kept articles builds it")
        }
        #expect(json(report)?.contains("\"index\":\"\(state.rawValue)\"") == true)
        #expect(lines(report).contains("Last sync: never completed"))
        #expect(json(report)?.contains("\"synced_on\":null") == true)
    }

    @Test(arguments: [
        (0, "0 bytes"), (999, "999 bytes"), (1000, "1.0 kB"), (9_990_000, "10 MB"), (3_000_000_000, "3.0 GB"),
    ])
    func `bytes are rounded for people`(bytes: Int, text: String) {
        #expect(lines(status(Session(host: .qiita), bytes: bytes)).contains("Kept: 12 articles, \(text)"))
    }

    @Test func `the cost of a run is reported`() {
        let quota = RequestQuota(limit: nil, remaining: 5, reset: Date(timeIntervalSince1970: 1_700_000_000))
        let phrase = Phrase(sent: 3, quota: quota, timeZone: .offset(0))
        #expect(phrase.english == "Sent: 3. Requests: 5 left until 2023-11-14 22:13")
        #expect(phrase.japanese == "送信: 3 件。リクエスト: 残り 5（2023-11-14 22:13 まで）")
    }
}

@MainActor
struct SignOutPresenterTests {
    private let sent = Sent<ReportCommand<RetryAction>, ReportRequest, ArticleRoute>()

    private let signOut = RetryAction.proceed(title: SignOutPresenter.title)

    private func makePresenter() -> SignOutPresenter {
        let presenter = SignOutPresenter(
            commandListener: sent.commandListener,
            requestListener: sent.requestListener,
            router: sent.router
        )
        presenter.handle(event: .viewDidLoad)
        return presenter
    }

    @Test func `signs out after a question, and reports it`() throws {
        let presenter = makePresenter()
        #expect(sent.requests.isEmpty)
        #expect(sent.commands.last?.alert?.actions == [signOut, .cancel])
        presenter.handle(event: .didAnswer(AlertAnswer(signOut)))
        #expect(sent.requests == [.answer])
        let session = Session(host: .qiita)
        presenter.handle(response: .didAnswer(.success(session)))
        #expect(sent.commands.last == .show(Report(signedOut: session)))
        #expect(sent.transitions.isEmpty)
    }

    @Test func `goes back, and signs nobody out, if the user declines`() {
        let presenter = makePresenter()
        presenter.handle(event: .didAnswer(AlertAnswer(.cancel)))
        #expect(sent.requests.isEmpty)
        #expect(sent.transitions == [.back])
    }

    @Test func `tells a failure, and tries again on request`() throws {
        let presenter = makePresenter()
        presenter.handle(event: .didAnswer(AlertAnswer(signOut)))
        let locked = ApplicationError(.storage(.secretsUnavailable(store: "Keychain")))
        presenter.handle(response: .didAnswer(.failure(locked)))
        let alert = try #require(sent.commands.last?.alert)
        #expect(alert.message.english.contains("Keychain"))
        presenter.handle(event: .didAnswer(AlertAnswer(.retry, to: alert.id)))
        #expect(sent.requests == [.answer, .answer])
    }
}
