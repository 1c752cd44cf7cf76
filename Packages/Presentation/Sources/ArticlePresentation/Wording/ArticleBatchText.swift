import ArticleDomain
import ArticleUseCase
import DomainKit
import PresentationKit
import PresenterKit

extension ArticleBatchProgress {
    /// The failure that all articles of the batch met, or nil; a page without a browser has a message of its own.
    var commonFailure: ApplicationError? {
        guard case .failed(let first) = outcomes.first, !isWithoutBrowser else { return nil }
        return outcomes.allSatisfy { if case .failed(first) = $0 { true } else { false } } ? first : nil
    }

    /// A Boolean value that indicates whether no browser took the first page.
    fileprivate var isWithoutBrowser: Bool {
        batch?.action == .open && outcomes.first == .failed(ApplicationError(.notFound))
    }
}

extension Phrase {
    /// Creates the message that no browser opened a page.
    ///
    /// - Parameter namesCommands: a Boolean value that indicates whether the program has a command line, and so an environment.
    static func noBrowser(namesCommands: Bool) -> Phrase {
        namesCommands
            ? Phrase(
                en:
                    "No browser could open the page. Set the environment variable BROWSER, or open the address yourself.",
                ja: "ページを開けるブラウザーがありません。環境変数 BROWSER で指定するか、表示されたアドレスを開いてください。"
            )
            : Phrase(en: "No app could open the page.", ja: "ページを開けるアプリがありません。")
    }

    /// Creates the progress of a batch.
    init(_ progress: ArticleBatchProgress) {
        let (count, total) = (progress.outcomes.count, progress.batch?.articles.count ?? 0)
        switch progress.batch?.action {
        case .keep?:
            self.init(en: "Keeping articles: \(count) of \(total)…", ja: "記事を保存しています: \(total) 件中 \(count) 件…")
        case .stock?:
            self.init(en: "Stocking articles: \(count) of \(total)…", ja: "記事をストックしています: \(total) 件中 \(count) 件…")
        case .open?, nil:
            self.init(en: "Opening articles: \(count) of \(total)…", ja: "記事を開いています: \(total) 件中 \(count) 件…")
        }
    }

    /// Creates the message that links were copied.
    init(copied count: Int) {
        self.init(en: count == 1 ? "1 link copied." : "\(count) links copied.", ja: "リンクを \(count) 件コピーしました。")
    }

    /// Creates the message about the outcomes of a batch: how many articles met which, and the first failure.
    init(
        summary progress: ArticleBatchProgress,
        from origin: ArticleOrigin,
        timeZone: DisplayTimeZone,
        namesCommands: Bool
    ) {
        if progress.isWithoutBrowser {
            self = .noBrowser(namesCommands: namesCommands)
            return
        }
        let texts = BatchOutcomeText(progress.batch?.action ?? .open, host: origin.host)
        let (done, unchanged, queued) = (
            progress.count { $0 == .done }, progress.count { $0 == .unchanged }, progress.count { $0 == .queued }
        )
        let failures = progress.outcomes.compactMap { if case .failed(let error) = $0 { error } else { nil } }
        var parts: [Phrase] = []
        if done > 0 { parts.append(texts.done(done)) }
        if unchanged > 0 { parts.append(texts.unchanged(unchanged)) }
        if queued > 0 { parts.append(texts.queued(queued)) }
        if let first = failures.first {
            parts.append(
                texts.failed(failures.count, FailureText(first, from: origin, timeZone: timeZone).title)
            )
        }
        self.init(
            en: parts.map(\.english).joined(separator: ", ") + ".",
            ja: parts.map(\.japanese).joined(separator: "。") + "。"
        )
    }
}

extension ArticleBatchProgress {
    fileprivate func count(where matches: (Outcome) -> Bool) -> Int {
        outcomes.count { matches($0) }
    }
}

/// The texts for the outcomes of a batch.
private struct BatchOutcomeText {
    private let english: String
    private let japanese: String
    private let host: ArticleHost

    init(_ action: ArticleBatch.Action, host: ArticleHost) {
        self.host = host
        (english, japanese) =
            switch action {
            case .keep: ("kept", "保存")
            case .stock: ("stocked", "ストック")
            case .open: ("opened in the browser", "ブラウザーで表示")
            }
    }

    func done(_ count: Int) -> Phrase {
        Phrase(en: "\(count) \(count == 1 ? "article" : "articles") \(english)", ja: "\(count) 件を\(japanese)しました")
    }

    func unchanged(_ count: Int) -> Phrase {
        Phrase(en: "\(count) \(count == 1 ? "was" : "were") \(english) already", ja: "\(count) 件は\(japanese)済みです")
    }

    func queued(_ count: Int) -> Phrase {
        Phrase(
            en: "\(count) will be sent when '\(host)' can be reached",
            ja: "\(count) 件は '\(host)' に接続できるまで保留中です"
        )
    }

    func failed(_ count: Int, _ reason: Phrase) -> Phrase {
        Phrase(
            en: "\(count) \(count == 1 ? "was" : "were") not \(english): \(reason.english)",
            ja: "\(count) 件は\(japanese)できませんでした（\(reason.japanese)）"
        )
    }
}
