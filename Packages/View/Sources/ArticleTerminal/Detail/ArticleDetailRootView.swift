public import ArticleContract
import PresentationKit
public import ViewKit

/// An article: its header and its text.
public final class ArticleDetailRootView: Component, AppView {
    /// The article, or nil until it is there.
    public var article: ArticleDetail? {
        didSet { setContentChanged() }
    }

    public func setup() {}

    public override var isText: Bool { true }

    public override func lines(for page: LinePage) -> [TerminalText] {
        guard let article else { return [] }
        let layout = ArticleTextLayout(page)
        return head(of: article, on: page) + [""] + layout.lines(of: article.text) + links(of: article, layout)
    }

    private func links(of article: ArticleDetail, _ layout: ArticleTextLayout) -> [TerminalText] {
        article.text.links.isEmpty ? [] : [""] + layout.list(of: article.text.links)
    }

    private func head(of article: ArticleDetail, on page: LinePage) -> [TerminalText] {
        let (dim, wording) = (TextStyle(.dim), page.wording)
        var lines = page.lines(of: TerminalText(article.title, style: TextStyle(.bold)))
        var parts: [String] = []
        if let author = article.author { parts.append("@\(author)") }
        let dates = [article.created, article.updated.map { "↻ \($0)" }].compactMap { $0 }
        if !dates.isEmpty { parts.append(dates.joined(separator: " · ") + wording(.japanTime)) }
        if article.likes > 0 { parts.append("♥ \(article.likes)") }
        if article.stocks > 0 { parts.append(wording(ArticleMetadataText.stocks(article.stocks).phrase)) }
        if article.comments > 0 { parts.append(wording(ArticleMetadataText.comments(article.comments).phrase)) }
        if let lastRead = article.lastRead { parts.append(wording(ArticleMetadataText.readOn(lastRead).phrase)) }
        if !parts.isEmpty { lines += page.lines(of: TerminalText(parts.joined(separator: " · "), style: dim)) }
        if !article.tags.isEmpty {
            lines += page.lines(of: TerminalText(article.tags.map { "#\($0)" }.joined(separator: " "), style: dim))
        }
        if let url = article.url { lines += page.lines(of: TerminalText(url, style: dim)) }
        return lines
    }
}
