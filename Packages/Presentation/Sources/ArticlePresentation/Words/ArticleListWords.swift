import ArticleContract
import ArticleDomain
import PresentationKit
import UseCaseKit

extension Phrase {
    /// What a list holds.
    init(heading listing: ArticleListing, from origin: ArticleOrigin) {
        switch origin {
        case .host(let setting): self.init(heading: listing, on: setting.value)
        case .guide: self.init(headingOfGuide: listing)
        }
    }

    private init(heading listing: ArticleListing, on host: ArticleHost) {
        switch listing {
        case .newest: self.init(en: "Newest articles on \(host)", ja: "\(host) の新着記事")
        case .search(let query): self.init(en: "Articles on \(host) for '\(query)'", ja: "\(host) の '\(query)' の検索結果")
        case .tag(let name): self.init(en: "Articles on \(host) about '\(name)'", ja: "\(host) のタグ '\(name)' の記事")
        case .user(let name): self.init(en: "Articles on \(host) by '\(name)'", ja: "\(host) の '\(name)' の記事")
        case .stocks(let name?): self.init(en: "Stocks of '\(name)' on \(host)", ja: "\(host) の '\(name)' のストック")
        case .stocks(nil): self.init(en: "Your stocks on \(host)", ja: "\(host) のあなたのストック")
        case .mine: self.init(en: "Your articles on \(host)", ja: "\(host) のあなたの記事")
        }
    }

    private init(headingOfGuide listing: ArticleListing) {
        switch listing {
        case .search(let query):
            self.init(en: "Chapters of the guide for '\(query)'", ja: "ガイドの '\(query)' の検索結果")
        case .tag(let name): self.init(en: "Chapters of the guide about '\(name)'", ja: "ガイドのタグ '\(name)' の章")
        case .newest, .user, .stocks, .mine: self.init(en: "Guide", ja: "ガイド")
        }
    }

    /// How many articles are shown, out of how many.
    init(shown: Int, total: Int?) {
        switch (shown, total) {
        case (0, _): self.init(en: "No articles", ja: "記事はありません")
        case (_, let total?) where total > shown:
            self.init(en: "\(shown) of \(total) articles", ja: "\(total) 件中 \(shown) 件")
        case (1, _): self.init(en: "1 article", ja: "1 件")
        default: self.init(en: "\(shown) articles", ja: "\(shown) 件")
        }
    }

    static let fetchingArticles = Phrase(en: "Fetching articles…", ja: "記事を取得しています…")
    static let fetchingArticle = Phrase(en: "Fetching the article…", ja: "記事を取得しています…")
}
