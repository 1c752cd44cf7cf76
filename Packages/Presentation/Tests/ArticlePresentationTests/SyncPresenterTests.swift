import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import Foundation
import PresentationKit
import Testing
import UseCaseKit

@MainActor
struct SyncPresenterTests {
    private final class Sent {
        var commands: [ReportCommand<ArticleFailureAction>] = []
        var requests: [SyncRequest] = []
    }

    private let sent = Sent()
    private let quota = RequestQuota(limit: 1000, remaining: 912, reset: Date(timeIntervalSince1970: 1_700_000_000))

    private func presenter(_ listing: ArticleListing = .stocks(nil)) -> SyncPresenter {
        SyncPresenter(
            listing: listing,
            reserve: 10,
            failures: ArticleFailureAlerts(origin: .host(Setting([], builtIn: .qiita)), timeZone: .utc),
            timeZone: .utc,
            commandListener: AnyCommandListener { [sent] in sent.commands.append($0) },
            requestListener: AnyRequestListener { [sent] in sent.requests.append($0) }
        )
    }

    private func changes() throws -> [SyncProgress.Change] {
        [
            SyncProgress.Change(try Sample.article("a"), isNew: true),
            SyncProgress.Change(try Sample.article("b"), isNew: false),
        ]
    }

    private var report: Report? {
        for case .show(let report) in sent.commands { return report }
        return nil
    }

    @Test func `says once what it will cost, and then how far it is`() throws {
        let presenter = presenter()
        presenter.handle(event: .viewDidLoad)
        #expect(sent.requests == [.sync(SyncArticles.Wish(.stocks(of: nil), reserve: 10))])
        sent.commands = []
        for seen in [100, 200] {
            presenter.handle(
                response: .progressed(
                    SyncProgress(
                        changes: [],
                        unchangedCount: seen,
                        total: 350,
                        requestsLeft: 3,
                        quota: quota,
                        phase: .running
                    )
                )
            )
        }
        #expect(
            sent.commands == [
                .showNotice(
                    Phrase(
                        en: "350 articles: 3 more requests; 912 of 1000 are left.",
                        ja: "350 件: あと 3 回のリクエストが必要です（残り 912 / 1000 回）。"
                    )
                ),
                .showProgress(Phrase(en: "Syncing: 100 of 350…", ja: "同期しています: 350 件中 100 件…")),
                .showProgress(Phrase(en: "Syncing: 200 of 350…", ja: "同期しています: 350 件中 200 件…")),
            ]
        )
    }

    @Test func `tells what was kept, and marks updates`() throws {
        let presenter = presenter()
        presenter.handle(event: .viewDidLoad)
        let progress = SyncProgress(changes: try changes(), unchangedCount: 5, phase: .complete)
        presenter.handle(response: .ended(progress, nil))
        let report = try #require(report)
        #expect(report.entries.flatMap(\.lines).map(\.text.english) == ["+ 題名 a", "↻ 題名 b"])
        #expect(report.entries.compactMap { $0.record?.columns()[2] } == ["new", "updated"])
        #expect(report.footer?.english == "1 new, 1 updated, 5 unchanged")
        #expect(report.outcome == .done)
    }

    @Test func `a sync that spares requests says until when, and ends so`() throws {
        let presenter = presenter()
        presenter.handle(response: .ended(SyncProgress(changes: [], phase: .sparing(quota)), nil))
        let report = try #require(report)
        #expect(report.outcome == .rateLimited)
        #expect(
            report.notices.map(\.english) == [
                "Stopped: 912 requests are left until 2023-11-14 22:13, and 10 are to be spared. The next 'sync' goes on from here."
            ]
        )
    }

    @Test func `what was kept before a failure is told, then the failure; retrying goes on`() throws {
        let presenter = presenter()
        presenter.handle(event: .viewDidLoad)
        sent.requests = []
        presenter.handle(
            response: .ended(SyncProgress(changes: try changes(), phase: .running), ApplicationError(.offline))
        )
        let report = try #require(report)
        #expect(report.notices.map(\.english) == ["The next 'sync' goes on from here."])
        guard case .showAlert(let alert) = sent.commands.last else {
            Issue.record("shows no alert: \(sent.commands)")
            return
        }
        #expect(alert.outcome == .offline)
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        #expect(sent.requests == [.sync(SyncArticles.Wish(.stocks(of: nil), reserve: 10))])
    }

    @Test func `what became of changes that waited is told`() throws {
        let change = ReactionChange(.stock, to: try ArticleID("a"), isGiven: true)
        let journal = ReactionJournal(sent: [change], waiting: [.init(change, reason: .offline)])
        presenter().handle(response: .replayed(journal, nil))
        #expect(
            sent.commands == [
                .showNotice(Phrase(en: "1 change that waited was sent.", ja: "保留していた変更 1 件を送信しました。")),
                .showNotice(Phrase(en: "No connection. Changes that wait: 1.", ja: "接続できません。保留中の変更: 1 件。")),
            ]
        )
    }
}
