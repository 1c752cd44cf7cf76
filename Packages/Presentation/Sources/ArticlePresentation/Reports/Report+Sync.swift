import ArticleContract
import ArticleDomain
import ArticleUseCase
import DomainKit
import PresentationKit
import PresenterKit
public import ReportKit

extension Report {
    /// Creates the report on the articles that a sync has kept.
    init(_ progress: SyncProgress, reserve: Int, isInterrupted: Bool, timeZone: DisplayTimeZone) {
        let entries = progress.changes.map { change in
            let sign = change.isNew ? "+" : "↻"
            let line = Phrase(en: "\(sign) \(change.title)", ja: "\(sign) \(change.title)")
            let record = Record(of: SyncField.self) { field in
                switch field {
                case .id: .text(change.id.rawValue)
                case .title: .text(change.title)
                case .change: .text(change.isNew ? "new" : "updated")
                case .updatedAt: .date(change.updatedAt)
                }
            }
            return Entry([ReportLine(line)], record: record)
        }
        var notices: [Phrase] = []
        var outcome = ExitOutcome.done
        switch progress.phase {
        case .running, .complete, .runningElsewhere: break
        case .truncated: notices.append(.truncated)
        case .quotaReached(let quota):
            outcome = .rateLimited
            let time = CalendarText(timeZone).minute(quota.reset)
            notices.append(
                Phrase(
                    en: """
                        Stopped: \(quota.remaining) requests are left until \(time), and \(reserve) are reserved. \
                        The next 'sync' continues from here.
                        """,
                    ja: """
                        中断しました。\(time) まで残り \(quota.remaining) 回で、\(reserve) 回を残す設定です。\
                        次の 'sync' で続きから再開します。
                        """
                )
            )
        }
        if isInterrupted {
            notices.append(Phrase(en: "The next 'sync' continues from here.", ja: "次の 'sync' で続きから再開します。"))
        }
        self.init(entries, footer: Phrase(sumOf: progress), notices: notices, outcome: outcome)
    }

    /// The report that the guide needs no sync, because it is part of the program.
    public static let guideNeedsNoSync = Report(
        Phrase(en: "The guide is part of the program; there is nothing to sync.", ja: "ガイドはプログラムに含まれています。同期は不要です。"),
        record: nil
    )
}

extension Phrase {
    fileprivate init(sumOf progress: SyncProgress) {
        let new = progress.changes.count(where: \.isNew)
        let updated = progress.changes.count - new
        self.init(
            en: "\(new) new, \(updated) updated, \(progress.unchangedCount) unchanged",
            ja: "新規 \(new) 件、更新 \(updated) 件、変更なし \(progress.unchangedCount) 件"
        )
    }

    /// Creates the notice of the cost of a sync, or nil if it needs no further request.
    init?(costOf progress: SyncProgress) {
        guard let total = progress.total, let requests = progress.requestsLeft, requests > 0 else { return nil }
        let left = progress.quota.map { quota in
            let limit = quota.limit.map { Phrase(en: " of \($0)", ja: " / \($0)") }
            return Phrase(
                en: "; \(quota.remaining)\(limit?.english ?? "") are left",
                ja: "（残り \(quota.remaining)\(limit?.japanese ?? "") 回）"
            )
        }
        self.init(
            en: """
                \(total) articles: \(requests) more \(requests == 1 ? "request" : "requests")\(left?.english ?? "").
                """,
            ja: "\(total) 件: あと \(requests) 回のリクエストが必要です\(left?.japanese ?? "")。"
        )
    }

    /// Returns the progress of a sync.
    static func syncing(_ count: Int, of total: Int?) -> Phrase {
        guard let total, count > 0 else { return Phrase(en: "Syncing…", ja: "同期しています…") }
        return Phrase(en: "Syncing: \(count) of \(total)…", ja: "同期しています: \(total) 件中 \(count) 件…")
    }

    /// Returns the notices of the queued changes that were sent during a sync.
    static func notices(of journal: ReactionJournal, _ error: ApplicationError?, timeZone: DisplayTimeZone) -> [Phrase]
    {
        var notices: [Phrase] = []
        if !journal.sent.isEmpty { notices.append(.sentLate(journal.sent.count)) }
        notices += journal.refused.map { Phrase(refused: $0, timeZone: timeZone) }
        if let first = journal.waiting.first {
            notices.append(.waiting(journal.waiting.count, because: first.reason, timeZone: timeZone))
        }
        if let error { notices.append(FailureText(error, timeZone: timeZone).message) }
        return notices
    }
}
