import PresentationKit

/// The commands of a list, by their words on the command line.
enum ListText: String {
    case open
    case mark
    case next
    case previous
    case pageDown = "page-down"
    case pageUp = "page-up"
    case halfPageDown = "half-page-down"
    case halfPageUp = "half-page-up"
    case first
    case last

    /// The title in English and Japanese.
    var phrase: Phrase {
        switch self {
        case .open: Phrase(en: "open", ja: "開く")
        case .mark: Phrase(en: "mark", ja: "マーク")
        case .next: Phrase(en: "next item", ja: "次の項目")
        case .previous: Phrase(en: "previous item", ja: "前の項目")
        case .pageDown: Phrase(en: "next page", ja: "次のページ")
        case .pageUp: Phrase(en: "previous page", ja: "前のページ")
        case .halfPageDown: Phrase(en: "half a page down", ja: "半ページ下")
        case .halfPageUp: Phrase(en: "half a page up", ja: "半ページ上")
        case .first: Phrase(en: "first item", ja: "最初の項目")
        case .last: Phrase(en: "last item", ja: "最後の項目")
        }
    }
}
