import ArticleContract
import PresentationKit
import ViewKit

/// A heading in the table of contents, indented by its level.
final class HeadingCell: Component {
    private let title = Label()

    override init() {
        super.init()
        add(title)
    }

    func show(_ heading: TextHeading, wording: Wording) {
        let text = heading.title.map { span in
            switch span.content {
            case .text(let text): text
            case .label(let phrase): wording(phrase)
            }
        }
        title.text = [.spaces(2 * (heading.level - 1)) + TerminalText(text.joined())]
    }
}
