public import ArticleContract
import ArticleDomain
public import ArticleUseCase
import DomainKit
public import PresentationKit
public import PresenterKit
public import ReportKit

extension Report {
    /// Creates the report on a reaction that was changed or checked.
    ///
    /// A check is answered by yes or no, and by the exit code.
    ///
    /// Without a result, the report is empty.
    public init(
        _ result: ReactionResult?,
        to action: ReactionAction,
        from origin: ArticleOrigin,
        timeZone: DisplayTimeZone = .system
    ) {
        guard let result else {
            self.init([])
            return
        }
        let change = result.status.change
        let isQuestion = action.isGiven == nil
        let document = isQuestion ? (change.isGiven ? "yes" : "no") : nil
        let record = Record(document: document, isSingle: true) { (field: ReactionField) in
            switch field {
            case .article: .text(change.article.rawValue)
            case .reaction: .text(change.reaction.rawValue)
            case .active: .flag(change.isGiven)
            case .queued: .flag(result.status.isQueued)
            }
        }
        self.init(
            isQuestion
                ? Phrase(yes: change.isGiven)
                : Phrase(done: result.status, title: result.title ?? change.article.rawValue),
            record: record,
            notices: Phrase.notices(of: result, to: action, from: origin, timeZone: timeZone),
            outcome: isQuestion && !change.isGiven ? .failed : .done
        )
    }
}

extension Phrase {
    /// Returns the notices beside the outcome: changes that are queued, were sent late, or were refused.
    static func notices(
        of result: ReactionResult,
        to action: ReactionAction,
        from origin: ArticleOrigin,
        timeZone: DisplayTimeZone
    ) -> [Phrase] {
        let own = result.status.change
        let journal = result.journal
        var notices: [Phrase] = []
        let late = journal.sent.count { action.isGiven == nil || $0 != own }
        if late > 0 { notices.append(.sentLate(late)) }
        notices += journal.refused.map { Phrase(refused: $0, timeZone: timeZone) }
        if let own = journal.waiting.first(where: { $0.change == own }) {
            let title = FailureText(ApplicationError(own.reason), timeZone: timeZone).title
            let others = journal.waiting.count - 1
            let more =
                others > 0
                ? Phrase(en: " \(others) more \(others == 1 ? "is" : "are") pending.", ja: "ほかに \(others) 件が保留中です。")
                : Phrase(en: "", ja: "")
            notices.append(
                Phrase(
                    en:
                        "\(title.english). The change was saved and will be sent when '\(origin.host)' can be reached.\(more.english)",
                    ja: "\(title.japanese)。変更は保存され、'\(origin.host)' に接続できたときに送信されます。\(more.japanese)"
                )
            )
        } else if result.status.isQueued {
            notices.append(
                Phrase(
                    en: "The change will be sent when '\(origin.host)' can be reached.",
                    ja: "この変更は、'\(origin.host)' に接続できるまで保留中です。"
                )
            )
        } else if let first = journal.waiting.first {
            notices.append(.waiting(journal.waiting.count, because: first.reason, timeZone: timeZone))
        }
        return notices
    }

    /// Returns the notice that queued changes were sent.
    static func sentLate(_ count: Int) -> Phrase {
        Phrase(
            en: count == 1 ? "1 pending change was sent." : "\(count) pending changes were sent.",
            ja: "保留していた変更 \(count) 件を送信しました。"
        )
    }

    /// Returns the notice that changes are queued, with the reason.
    static func waiting(_ count: Int, because reason: ApplicationError.Kind, timeZone: DisplayTimeZone) -> Phrase {
        let title = FailureText(ApplicationError(reason), timeZone: timeZone).title
        return Phrase(
            en: "\(title.english). Pending changes: \(count).",
            ja: "\(title.japanese)。保留中の変更: \(count) 件。"
        )
    }

    /// Creates the message that a reaction was changed, or will be when the host answers.
    init(done status: ReactionStatus, title: String) {
        self =
            switch (status.change.reaction, status.change.isGiven, status.isQueued) {
            case (.stock, true, false): Phrase(en: "'\(title)' is in your stocks.", ja: "'\(title)' をストックしました。")
            case (.stock, true, true):
                Phrase(en: "'\(title)' will be added to your stocks.", ja: "'\(title)' のストックを送信待ちにしました。")
            case (.stock, false, false):
                Phrase(en: "'\(title)' was removed from your stocks.", ja: "'\(title)' のストックを解除しました。")
            case (.stock, false, true):
                Phrase(en: "'\(title)' will be removed from your stocks.", ja: "'\(title)' のストック解除を送信待ちにしました。")
            case (.like, true, false): Phrase(en: "You like '\(title)'.", ja: "'\(title)' にいいねしました。")
            case (.like, true, true):
                Phrase(en: "Your like of '\(title)' will be sent.", ja: "'\(title)' のいいねを送信待ちにしました。")
            case (.like, false, false):
                Phrase(en: "Your like of '\(title)' was removed.", ja: "'\(title)' のいいねを取り消しました。")
            case (.like, false, true):
                Phrase(en: "Your like of '\(title)' will be removed.", ja: "'\(title)' のいいねの取り消しを送信待ちにしました。")
            }
    }

    init(refused unsent: ReactionJournal.UnsentChange, timeZone: DisplayTimeZone) {
        let change = unsent.change
        let title = FailureText(ApplicationError(unsent.reason), timeZone: timeZone).title
        let (command, undo) =
            switch (change.reaction, change.isGiven) {
            case (.stock, true): ("stock", "unstock")
            case (.stock, false): ("unstock", "stock")
            case (.like, true): ("like", "unlike")
            case (.like, false): ("unlike", "like")
            }
        self.init(
            en: """
                '\(command) \(change.article)' was refused: \(title.english). It stays pending; \
                '\(undo) \(change.article)' cancels it.
                """,
            ja: """
                '\(command) \(change.article)' は拒否されました（\(title.japanese)）。保留し、次回また試します。\
                '\(undo) \(change.article)' で取り消せます。
                """
        )
    }

    fileprivate init(yes isYes: Bool) {
        self = isYes ? Phrase(en: "yes", ja: "はい") : Phrase(en: "no", ja: "いいえ")
    }

    /// The progress of a request to the host.
    public static let checkingWithHost = Phrase(en: "Checking with the host…", ja: "ホストに確認しています…")
}

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
