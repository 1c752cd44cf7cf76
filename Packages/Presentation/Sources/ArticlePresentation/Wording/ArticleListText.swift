import ArticleContract
import ArticleDomain
import PresentationKit
import UseCaseKit

extension Phrase {
    /// Creates the heading of a list.
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

    /// Creates the numbers of articles shown and in total.
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

    /// Returns the progress of fetching a whole list.
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
