public import ArticleContract
import PresentationKit
public import ReportKit
public import ViewKit

/// An article: its header and its text.
public final class ArticleDetailRootView: LineView {
    private var article: ArticleDetail?

    public init() {}

    public func setup() {}

    /// Shows an article.
    public func show(_ article: ArticleDetail) {
        self.article = article
    }

    public func takeLines(for page: LinePage) -> [TerminalText] {
        guard let article else { return [] }
        self.article = nil
        let layout = ArticleTextLayout(page)
        return head(of: article, on: page) + [""] + layout.lines(of: article.text) + links(of: article, layout)
    }

    public func takeRecords() -> [Record] {
        defer { article = nil }
        return article.map { [$0.record] } ?? []
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
