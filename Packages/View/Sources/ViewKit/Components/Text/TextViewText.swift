public import PresentationKit

/// The titles of the commands of a text view.
public enum TextViewText: Hashable, Sendable {
    /// The title of the command that opens a link by its number.
    case link
    /// The explanation of opening a link by its number, a sentence.
    case linkExplanation
    /// The title of the command that goes to the next link.
    case nextLink
    /// The title of the command that goes to the previous link.
    case previousLink
    /// The title of the command that opens the selected link.
    case openLink
    /// The title of the command that goes to the next match of a search.
    case nextMatch
    /// The title of the command that goes to the previous match of a search.
    case previousMatch
    /// The title of the command that ends a search.
    case endSearch
    /// The title of the command that scrolls down by a line.
    case lineDown
    /// The title of the command that scrolls up by a line.
    case lineUp
    /// The title of the command that scrolls down by a page.
    case pageDown
    /// The title of the command that scrolls up by a page.
    case pageUp
    /// The title of the command that scrolls down by half a page.
    case halfPageDown
    /// The title of the command that scrolls up by half a page.
    case halfPageUp
    /// The title of the command that goes to the start.
    case top
    /// The title of the command that goes to the end.
    case end
    /// The title of the command that scrolls to the right.
    case right
    /// The title of the command that scrolls to the left.
    case left

    /// The words.
    public var phrase: Phrase {
        switch self {
        case .link: Phrase(en: "link", ja: "リンク")
        case .linkExplanation: Phrase(en: "Open the link with this number.", ja: "この番号のリンクを開きます。")
        case .nextLink: Phrase(en: "next link", ja: "次のリンクへ")
        case .previousLink: Phrase(en: "previous link", ja: "前のリンクへ")
        case .openLink: Phrase(en: "open link", ja: "リンクを開く")
        case .nextMatch: Phrase(en: "next match", ja: "次の一致へ")
        case .previousMatch: Phrase(en: "previous match", ja: "前の一致へ")
        case .endSearch: Phrase(en: "end search", ja: "検索を終了")
        case .lineDown: Phrase(en: "down", ja: "下へ")
        case .lineUp: Phrase(en: "up", ja: "上へ")
        case .pageDown: Phrase(en: "page down", ja: "1 ページ下へ")
        case .pageUp: Phrase(en: "page up", ja: "1 ページ上へ")
        case .halfPageDown: Phrase(en: "half a page down", ja: "半ページ下へ")
        case .halfPageUp: Phrase(en: "half a page up", ja: "半ページ上へ")
        case .top: Phrase(en: "to the start", ja: "先頭へ")
        case .end: Phrase(en: "to the end", ja: "末尾へ")
        case .right: Phrase(en: "right", ja: "右へ")
        case .left: Phrase(en: "left", ja: "左へ")
        }
    }
}
