import ArticleContract
import ArticleDomain
import PresentationKit
import UseCaseKit

extension Phrase {
    /// What a list holds.
    init(heading listing: ArticleListing, from origin: ArticleOrigin) {
        switch (listing, origin) {
        case (.newest, .host(let setting)):
            self.init(en: "Newest articles on \(setting.value)", ja: "\(setting.value) の新着記事")
        case (.search(let query), .host(let setting)):
            self.init(en: "Articles on \(setting.value) for '\(query)'", ja: "\(setting.value) の '\(query)' の検索結果")
        case (.newest, .guide): self.init(en: "Guide", ja: "ガイド")
        case (.search(let query), .guide):
            self.init(en: "Chapters of the guide for '\(query)'", ja: "ガイドの '\(query)' の検索結果")
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
