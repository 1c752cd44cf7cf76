public import ArticleContract
import PresentationKit
public import ViewKit

/// An article: its header, its text and its links, below a field to search in it.
public final class ArticleDetailRootView: Component, AppView {
    /// The field for a search in the text; hidden until the user asks for it.
    public let search = SearchField()
    /// The text of the article with its header.
    public let text = TextView()

    public func setup() {
        search.isHidden = true
        add(Stack(.vertical, [search, text]))
    }

    /// Shows an article.
    public func show(_ article: ArticleDetail) {
        text.show(links: article.text.links.map { TerminalLink($0.url) }) { page in
            let layout = ArticleTextLayout(page)
            let links = article.text.links.isEmpty ? [] : [""] + layout.list(of: article.text.links)
            return article.head(on: page) + [""] + layout.lines(of: article.text) + links
        }
    }
}

extension ArticleDetail {
    fileprivate func head(on page: LinePage) -> [TerminalText] {
        let (dim, wording) = (TextStyle(.dim), page.wording)
        var lines = page.lines(of: TerminalText(title, style: TextStyle(.bold)))
        var parts: [String] = []
        if let author { parts.append("@\(author)") }
        let dates = [created, updated.map { "↻ \($0)" }].compactMap { $0 }
        if !dates.isEmpty { parts.append(dates.joined(separator: " · ") + wording(.japanTime)) }
        if likes > 0 { parts.append("♥ \(likes)") }
        if stocks > 0 { parts.append(wording(ArticleMetadataText.stocks(stocks).phrase)) }
        if comments > 0 { parts.append(wording(ArticleMetadataText.comments(comments).phrase)) }
        if let lastRead { parts.append(wording(ArticleMetadataText.readOn(lastRead).phrase)) }
        if !parts.isEmpty { lines += page.lines(of: TerminalText(parts.joined(separator: " · "), style: dim)) }
        if !tags.isEmpty {
            lines += page.lines(of: TerminalText(tags.map { "#\($0)" }.joined(separator: " "), style: dim))
        }
        if let url { lines += page.lines(of: TerminalText(url, style: dim)) }
        return lines
    }
}
