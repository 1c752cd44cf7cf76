public import ArticleContract
public import PresentationKit
public import ViewKit

/// The comments of an article, each below a line with its author and dates.
public final class CommentListRootView: Component, AppView {
    private var heading: Phrase?
    private var comments: [CommentDetail] = []

    public func setup() {}

    /// Shows comments below a heading.
    public func show(_ heading: Phrase, _ comments: [CommentDetail]) {
        self.heading = heading
        self.comments = comments
        setContentChanged()
    }

    public override var isText: Bool { true }

    public override func lines(for page: LinePage) -> [TerminalText] {
        guard let heading else { return [] }
        let layout = ArticleTextLayout(page)
        var lines = page.lines(of: TerminalText(page.wording(heading), style: TextStyle(.bold)))
        for comment in comments {
            lines += [""] + page.lines(of: TerminalText(head(of: comment, page.wording), style: TextStyle(.dim)))
            lines += layout.lines(of: comment.text)
            if !comment.text.links.isEmpty { lines += [""] + layout.list(of: comment.text.links) }
        }
        return lines
    }

    private func head(of comment: CommentDetail, _ wording: Wording) -> String {
        let dates = [comment.created, comment.updated.map { "↻ \($0)" }].compactMap { $0 }
        let dated = dates.isEmpty ? nil : dates.joined(separator: " · ") + wording(.japanTime)
        return [comment.author.map { "@\($0)" }, dated].compactMap { $0 }.joined(separator: " · ")
    }
}
