public import PresentationKit

/// The commands of a list, by their words on the command line, with their titles.
public enum ListText: String, Sendable {
    /// Opens the selected item.
    case open
    /// Marks the selected item, or removes its mark.
    case mark
    /// Marks the items from the one that was marked last to the selected one.
    case markRange = "mark-range"
    /// Marks all items.
    case markAll = "mark-all"
    /// Removes all marks.
    case removeMarks = "remove-marks"
    /// Selects the next item.
    case next = "next-item"
    /// Selects the previous item.
    case previous = "previous-item"
    /// Selects the item below.
    case below = "item-below"
    /// Selects the item above.
    case above = "item-above"
    /// Scrolls down by a page.
    case pageDown = "page-down"
    /// Scrolls up by a page.
    case pageUp = "page-up"
    /// Scrolls down by half a page.
    case halfPageDown = "half-page-down"
    /// Scrolls up by half a page.
    case halfPageUp = "half-page-up"
    /// Selects the first item.
    case first = "first-item"
    /// Selects the last item.
    case last = "last-item"

    /// The words.
    public var phrase: Phrase {
        switch self {
        case .open: Phrase(en: "open", ja: "開く")
        case .mark: Phrase(en: "mark", ja: "マーク")
        case .markRange: Phrase(en: "mark up to here", ja: "ここまでマーク")
        case .markAll: Phrase(en: "mark all", ja: "すべてマーク")
        case .removeMarks: Phrase(en: "remove marks", ja: "マークを解除")
        case .next: Phrase(en: "next item", ja: "次の項目")
        case .previous: Phrase(en: "previous item", ja: "前の項目")
        case .below: Phrase(en: "item below", ja: "下の項目")
        case .above: Phrase(en: "item above", ja: "上の項目")
        case .pageDown: Phrase(en: "page down", ja: "1 ページ下")
        case .pageUp: Phrase(en: "page up", ja: "1 ページ上")
        case .halfPageDown: Phrase(en: "half a page down", ja: "半ページ下")
        case .halfPageUp: Phrase(en: "half a page up", ja: "半ページ上")
        case .first: Phrase(en: "first item", ja: "最初の項目")
        case .last: Phrase(en: "last item", ja: "最後の項目")
        }
    }
}
