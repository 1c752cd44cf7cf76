public import ArticleContract
public import PresentationKit
public import ViewKit

/// The comments of an article, each below a line with its author and dates.
public final class CommentListRootView: Component, AppView {
    /// The text of all comments.
    public let text = TextView()

    public func setup() { add(text) }

    /// Shows comments below a heading.
    public func show(_ heading: Phrase, _ comments: [CommentDetail]) {
        let links = comments.flatMap(\.text.links).map { TerminalLink($0.url) }
        text.show(links: links) { page in
            let layout = ArticleTextLayout(page)
            let head = page.lines(of: TerminalText(page.wording(heading), style: TextStyle(.bold)))
            return head
                + comments.flatMap { comment in
                    let links = comment.text.links
                    let author = page.lines(of: TerminalText(comment.head(page.wording), style: TextStyle(.dim)))
                    return [""] + author + layout.lines(of: comment.text)
                        + (links.isEmpty ? [] : [""] + layout.list(of: links))
                }
        }
    }
}

extension CommentDetail {
    fileprivate func head(_ wording: Wording) -> String {
        let dates = [created, updated.map { "↻ \($0)" }].compactMap { $0 }
        let dated = dates.isEmpty ? nil : dates.joined(separator: " · ") + wording(.japanTime)
        return [author.map { "@\($0)" }, dated].compactMap { $0 }.joined(separator: " · ")
    }
}
