import ArticleContract
public import ArticleDomain
public import ArticleUseCase
import DomainKit
import Foundation
public import PresentationKit
public import PresenterKit
import UseCaseKit

extension Phrase {
    init(heading listing: ArticleListing, from origin: ArticleOrigin) {
        switch origin {
        case .host(let setting, _): self.init(heading: listing, on: setting.value)
        case .guide: self.init(headingOfGuide: listing)
        }
    }

    private init(heading listing: ArticleListing, on host: ArticleHost) {
        switch listing {
        case .newest: self.init(en: "Newest articles on \(host)", ja: "\(host) の新着記事")
        case .search(let search):
            self.init(en: "Articles on \(host) for '\(search.summary)'", ja: "\(host) の '\(search.summary)' の検索結果")
        case .tag(let name): self.init(en: "Articles on \(host) about '\(name)'", ja: "\(host) のタグ '\(name)' の記事")
        case .user(let name): self.init(en: "Articles on \(host) by '\(name)'", ja: "\(host) の '\(name)' の記事")
        case .stocks(let name?): self.init(en: "Stocks of '\(name)' on \(host)", ja: "\(host) の '\(name)' のストック")
        case .stocks(nil): self.init(en: "Your stocks on \(host)", ja: "\(host) のあなたのストック")
        case .mine: self.init(en: "Your articles on \(host)", ja: "\(host) のあなたの記事")
        }
    }

    private init(headingOfGuide listing: ArticleListing) {
        switch listing {
        case .search(let search):
            self.init(en: "Chapters of the guide for '\(search.summary)'", ja: "ガイドの '\(search.summary)' の検索結果")
        case .tag(let name): self.init(en: "Chapters of the guide about '\(name)'", ja: "ガイドのタグ '\(name)' の章")
        case .newest, .user, .stocks, .mine: self.init(en: "Guide", ja: "ガイド")
        }
    }

    init(shown: Int, total: Int?) {
        switch (shown, total) {
        case (0, _): self.init(en: "No articles", ja: "記事はありません")
        case (_, let total?) where total > shown:
            self.init(en: "\(shown) of \(total) articles", ja: "\(total) 件中 \(shown) 件")
        case (1, _): self.init(en: "1 article", ja: "1 件")
        default: self.init(en: "\(shown) articles", ja: "\(shown) 件")
        }
    }

    static let nothingOffline = Phrase(
        en: "The host cannot be reached, and no articles of this list are kept. Refresh to try again.",
        ja: "ホストに接続できず、この一覧の記事は保存されていません。更新すると再試行します。"
    )

    static let nothingSignedOut = Phrase(
        en: "Sign in to see your stocks here: refresh to sign in.",
        ja: "サインインすると、ストックした記事がここに表示されます。更新するとサインインできます。"
    )

    static let fetchingArticles = Phrase(en: "Fetching articles…", ja: "記事を取得しています…")
    static let checkingForArticles = Phrase(en: "Checking the host for articles…", ja: "ホストで記事を確認しています…")
    static let fetchingArticle = Phrase(en: "Checking the host for the article…", ja: "ホストで記事を確認しています…")

    static let firstArticle = Phrase(en: "This is the first article of the list.", ja: "一覧の最初の記事です。")
    static let lastArticle = Phrase(en: "This is the last article of the list.", ja: "一覧の最後の記事です。")
    static let unlisted = Phrase(
        en: "The article is no longer in the list. Go back to choose another one.",
        ja: "この記事はもう一覧にありません。戻って別の記事を選んでください。"
    )

    static func fetchingAll(_ count: Int, of total: Int?) -> Phrase {
        guard let total else { return fetchingArticles }
        return Phrase(
            en: "Fetching articles: \(count) of \(total)…",
            ja: "記事を取得しています: \(total) 件中 \(count) 件…"
        )
    }

    /// Returns the notice that a traversal has stopped, and how to resume it.
    static func traversalStopped(after count: Int) -> Phrase {
        Phrase(
            en: "Stopped after \(count) articles. Add '--continue' to the same command to resume.",
            ja: "\(count) 件で中断しました。同じコマンドに '--continue' を付けると続きから再開します。"
        )
    }

    static let truncated = Phrase(
        en: "The host returns no more of this list, so it is incomplete.",
        ja: "ホストがこれ以上返さないため、一覧は途中までです。"
    )
}

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

extension Phrase {
    /// Creates the notice about the freshness of values, or nil if all are live and kept.
    ///
    /// A kept copy has precedence over a value that could not be kept, and the oldest copy over younger ones.
    init?(_ freshness: some Sequence<Freshness>, timeZone: DisplayTimeZone) {
        var oldest: (date: Date, reason: ApplicationError.Kind)?
        var notKept: ApplicationError.Kind?
        for one in freshness {
            switch one {
            case .live: break
            case .notKept(let reason): notKept = notKept ?? reason
            case .kept(let date, let reason):
                if oldest.map({ date < $0.date }) ?? true { oldest = (date, reason) }
            }
        }
        if let oldest {
            let text = FailureText(ApplicationError(oldest.reason), timeZone: timeZone)
            let date = CalendarText(timeZone).minute(oldest.date)
            // The end of a limit is in the message alone.
            let reason =
                if case .rateLimited = oldest.reason { text.message } else {
                    Phrase(en: "\(text.title.english).", ja: "\(text.title.japanese)。")
                }
            self.init(
                en: "\(reason.english) This is the copy of \(date).",
                ja: "\(reason.japanese)\(date) に保存した内容を表示しています。"
            )
        } else if let notKept {
            let message = FailureText(ApplicationError(notKept), timeZone: timeZone).message
            self.init(
                en: "This could not be kept for reading offline. \(message.english)",
                ja: "オフライン用に保存できませんでした。\(message.japanese)"
            )
        } else {
            return nil
        }
    }
}

extension Freshness {
    /// The date on which the copy was kept, or nil for a live value.
    var keptAt: Date? {
        if case .kept(let date, _) = self { date } else { nil }
    }
}

extension Phrase {
    /// Creates the message that the block of code with a number in the text, from 1, was copied.
    init(copied code: TextCode, number: Int) {
        let name =
            switch code.label {
            case .text(let text): Phrase(en: "'\(text)'", ja: "'\(text)'")
            case .label(let phrase): phrase
            case nil: TextCode.name(ofNumber: number)
            }
        let count = code.text.split(separator: "\n", omittingEmptySubsequences: false).count
        self.init(
            en: "Copied \(name.english): \(count == 1 ? "1 line" : "\(count) lines").",
            ja: "\(name.japanese)（\(count) 行）をコピーしました。"
        )
    }
}

extension ArticleText {
    /// Returns the commands that copy a block of code, and show what was copied; none for a number without code.
    ///
    /// - Parameter number: the number of the code in the text, from 1.
    func copyingCode(_ number: Int) -> [ArticleDetailCommand] {
        let codes = codes
        guard codes.indices.contains(number - 1) else { return [] }
        let code = codes[number - 1].code
        return [.copy(code.text), .showMessage(Phrase(copied: code, number: number))]
    }
}

extension Phrase {
    /// Creates the word for a connection that is not as usual.
    public init?(_ connectivity: Connectivity) {
        guard connectivity == .offline else { return nil }
        self.init(en: "offline", ja: "オフライン")
    }

    /// Creates the words for an index that is being built, in hundredths; nil where nothing is to be done.
    public init?(_ progress: KeptIndexProgress?) {
        guard let progress, !progress.isComplete else { return nil }
        let percent = progress.indexed * 100 / (progress.indexed + progress.remaining)
        self.init(
            en: "indexing kept articles, \(percent) % done",
            ja: "保存した記事の索引を作成中（\(percent) %）"
        )
    }

    /// Creates the line for an index that is being built, for people who wait for it; nil where nothing is to be done.
    public init?(waitingFor progress: KeptIndexProgress?) {
        guard let progress, !progress.isComplete else { return nil }
        let thousands = (progress.remaining + 999) / 1_000
        self.init(
            en: "Indexing the kept articles; at most \(thousands * 1_000) are left…",
            ja: "保存した記事の索引を作成しています。残り \(thousands * 1_000) 件以下…"
        )
    }
}

extension ReaderSetting {
    /// What users are told about the setting; a connection is made with some of them.
    public var description: SettingDescription {
        switch self {
        case .host:
            SettingDescription(Phrase(en: "The host that articles come from", ja: "記事の取得元のホスト"), needsRestart: true)
        case .perPage: SettingDescription(Phrase(en: "Articles per page of a list", ja: "一覧の 1 ページの件数"))
        case .maxAge:
            SettingDescription(
                Phrase(en: "Seconds for which a response is reused", ja: "取得済みの応答をそのまま使う秒数"),
                needsRestart: true
            )
        case .pager: SettingDescription(Phrase(en: "The pager for long output", ja: "長い出力を表示するプログラム"))
        case .history: SettingDescription(Phrase(en: "Record the articles that are read", ja: "読んだ記事を記録する"))
        case .theme: SettingDescription(Phrase(en: "A light or dark background", ja: "背景の明るさ"))
        case .colors: SettingDescription(Phrase(en: "The colours of the full screen", ja: "全画面の配色"))
        }
    }
}
