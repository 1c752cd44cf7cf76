import ArticleContract
import PresentationKit
import ViewKit

/// An article in a list: its title, and a line with author, date, reactions and tags.
final class ArticleCell: Component {
    private let title = Label()
    private let remarks = Label()

    override init() {
        super.init()
        add(Stack(.vertical, [title, remarks]))
    }

    func show(_ row: ArticleRow, _ wording: Wording) {
        title.text = [TerminalText(row.title, style: TextStyle(.bold))]
        remarks.text = [TerminalText(row.remarks(wording), style: TextStyle(.dim))]
    }
}

extension ArticleRow {
    fileprivate func remarks(_ wording: Wording) -> String {
        var parts: [String] = []
        if isRead { parts.append(wording(ArticleMetadataText.read.phrase)) }
        if let author { parts.append("@\(author)") }
        if let date { parts.append(date) }
        if likes > 0 { parts.append("♥ \(likes)") }
        if stocks > 0 { parts.append(wording(ArticleMetadataText.stocks(stocks).phrase)) }
        if comments > 0 { parts.append(wording(ArticleMetadataText.comments(comments).phrase)) }
        if !tags.isEmpty { parts.append(tags.map { "#\($0)" }.joined(separator: " ")) }
        return parts.joined(separator: " · ")
    }
}
