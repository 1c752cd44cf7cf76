internal import PresentationKit

/// The titles of the commands of a text view.
enum TextViewText {
    case link
    case linkExplanation
    case nextLink
    case previousLink
    case openLink
    case nextMatch
    case previousMatch
    case endSearch
    case lineDown
    case lineUp
    case pageDown
    case pageUp
    case halfPageDown
    case halfPageUp
    case top
    case end
    case right
    case left

    /// The text in English and Japanese.
    var phrase: Phrase {
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
        case .pageDown: Phrase(en: "page down", ja: "1ページ下へ")
        case .pageUp: Phrase(en: "page up", ja: "1ページ上へ")
        case .halfPageDown: Phrase(en: "half a page down", ja: "半ページ下へ")
        case .halfPageUp: Phrase(en: "half a page up", ja: "半ページ上へ")
        case .top: Phrase(en: "to the start", ja: "先頭へ")
        case .end: Phrase(en: "to the end", ja: "末尾へ")
        case .right: Phrase(en: "right", ja: "右へ")
        case .left: Phrase(en: "left", ja: "左へ")
        }
    }
}
