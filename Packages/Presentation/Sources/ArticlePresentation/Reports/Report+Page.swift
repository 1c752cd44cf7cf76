import ArticleContract
public import ArticleDomain
public import DomainKit
import Foundation
public import PresentationKit

/// A page that was to be opened, and whether a browser took it.
public struct OpenedPage: Hashable, Sendable {
    /// The identifier of the article, as the user named it.
    public let article: ArticleID
    /// The page.
    public let page: ArticleWebPage
    /// Whether a browser took it; else there is none.
    public let isOpen: Bool

    /// Makes the outcome of opening a page.
    public init(article: ArticleID, page: ArticleWebPage, isOpen: Bool) {
        self.article = article
        self.page = page
        self.isOpen = isOpen
    }
}

extension Report {
    /// What became of a page that was to be opened; where no browser takes it, people get its address.
    public init(_ opened: OpenedPage) {
        let url = opened.page.url.absoluteString
        let record = Record(document: opened.isOpen ? nil : url, isSingle: true) { (field: WebPageField) in
            switch field {
            case .article: .text(opened.article.rawValue)
            case .url: .text(url)
            case .opened: .flag(opened.isOpen)
            }
        }
        self.init(
            opened.isOpen ? Phrase(opened: url) : Phrase(verbatim: url),
            record: record,
            notices: opened.isOpen ? [] : [.noBrowser]
        )
    }
}

extension Phrase {
    /// A page was opened.
    init(opened url: String) {
        self.init(en: "Opened '\(url)' in the browser.", ja: "'\(url)' をブラウザーで開きました。")
    }

    static let noBrowser = Phrase(
        en: "No browser took the page. Name one in the environment variable BROWSER, or open the address yourself.",
        ja: "ページを開けるブラウザーがありません。環境変数 BROWSER で指定するか、表示されたアドレスを開いてください。"
    )
}
