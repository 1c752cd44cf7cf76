public import PresentationKit

/// The commands of tabs, by their words on the command line, with their titles.
public enum TabText: String, Sendable {
    /// Shows the next tab.
    case next = "next-tab"
    /// Shows the previous tab.
    case previous = "previous-tab"

    /// The words.
    public var phrase: Phrase {
        switch self {
        case .next: Phrase(en: "next tab", ja: "次のタブ")
        case .previous: Phrase(en: "previous tab", ja: "前のタブ")
        }
    }

    /// The explanation of the command, a sentence.
    var explanation: Phrase {
        switch self {
        case .next: Phrase(en: "Show the next tab, as it was left.", ja: "次のタブを前回のまま表示します。")
        case .previous: Phrase(en: "Show the previous tab, as it was left.", ja: "前のタブを前回のまま表示します。")
        }
    }
}
