public import ArticleContract
public import PresentationKit
public import ViewKit

/// The comments of an article, each below a line with its author and dates.
public final class CommentListRootView: Component, AppView {
    /// The text of all comments.
    public let text = TextView()
    /// The identifiers of the comments, each of which is a place of the text.
    private var ids: [String] = []

    public func setup() { add(text) }

    /// Shows comments below a heading.
    public func show(_ heading: Phrase, _ comments: [CommentDetail]) {
        ids = comments.map(\.id)
        let links = comments.flatMap(\.text.links).map { TerminalLink($0) }
        text.show(links: links) { page in
            let layout = ArticleTextLayout(page)
            var lines = page.lines(of: TerminalText(page.wording(heading), style: TextStyle(.title)))
            var places: [Int] = []
            for comment in comments {
                let links = comment.text.links
                places.append(lines.count + 1)
                lines.append("")
                lines += page.lines(of: comment.head(page.wording))
                lines += layout.lines(of: comment.text) + (links.isEmpty ? [] : [""] + layout.list(of: links))
            }
            return PlacedLines(lines, places: places)
        }
    }

    // MARK: - Position

    /// The position of the line at the top; nil above the first comment, and before the text is laid out.
    var position: CommentPosition? {
        guard let position = text.position, ids.indices.contains(position.place) else { return nil }
        return CommentPosition(comment: ids[position.place], letters: position.letters)
    }

    /// Scrolls to a position; in a comment that is gone, it has no effect.
    func scroll(to position: CommentPosition) {
        guard let place = ids.firstIndex(of: position.comment) else { return }
        text.scroll(to: ScrollPosition(place: place, letters: position.letters))
    }
}

/// A position in comments that is the same whichever comments are above it.
struct CommentPosition: Codable {
    let comment: String
    /// The number of letters and digits behind the start of the comment.
    let letters: Int
}

extension CommentDetail {
    fileprivate func head(_ wording: Wording) -> TerminalText {
        let dated = wording.dates(created: created, updated: updated)
        let name = author.map { TerminalText("@\($0)", style: TextStyle(.accent, .bold)) } ?? TerminalText()
        let separator = author == nil || dated == nil ? "" : " · "
        return name + TerminalText(separator + (dated ?? ""), style: TextStyle(.secondary))
    }
}
