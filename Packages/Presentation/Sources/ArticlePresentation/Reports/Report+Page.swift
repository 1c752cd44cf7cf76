import ArticleContract
import ArticleDomain
public import ArticleUseCase
import DomainKit
import Foundation
import PresentationKit
public import ReportKit

extension Report {
    /// Creates the report on a page that was to be opened; without a browser, people get its address.
    ///
    /// - Parameter opened: the page, or nil if nothing was opened yet, which makes an empty report.
    public init(opened: OpenedWebPage?) {
        guard let opened else {
            self.init([])
            return
        }
        let url = opened.page.url.absoluteString
        let record = Record(document: opened.isOpen ? nil : url, isSingle: true) { (field: WebPageField) in
            switch field {
            case .article: .text(opened.article?.rawValue)
            case .url: .text(url)
            case .opened: .flag(opened.isOpen)
            }
        }
        self.init(
            opened.isOpen ? Phrase(opened: url) : Phrase(verbatim: url),
            record: record,
            notices: opened.isOpen ? [] : [.noBrowser(namesCommands: true)]
        )
    }
}

extension Phrase {
    /// Creates the message that a page was opened.
    init(opened url: String) {
        self.init(en: "Opened '\(url)' in the browser.", ja: "'\(url)' をブラウザーで開きました。")
    }

    /// Returns the messages about a page that was to be opened in a browser; none without a page.
    static func messages(about opened: OpenedWebPage?, namesCommands: Bool = true) -> [Phrase] {
        guard let opened else { return [] }
        let url = opened.page.url.absoluteString
        return opened.isOpen
            ? [Phrase(opened: url)] : [.noBrowser(namesCommands: namesCommands), Phrase(verbatim: url)]
    }
}
