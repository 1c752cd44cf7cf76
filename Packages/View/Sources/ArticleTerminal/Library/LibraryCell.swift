import ArticleContract
import PresentationKit
import ViewKit

/// A row of the library: its title, a line with remarks, and the line that matches a search.
final class LibraryCell: Component {
    private let label = Label()

    override init() {
        super.init()
        add(label)
    }

    func show(_ row: LibraryRow, _ wording: Wording) {
        let remarks = row.remarks.map { wording($0) }.joined(separator: " · ")
        label.text =
            [TerminalText(row.title, style: TextStyle(.bold)), TerminalText(remarks, style: TextStyle(.dim))]
            + (row.excerpt.map { [TerminalText($0)] } ?? [])
    }
}
