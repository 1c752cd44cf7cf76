public import PresentationKit

/// The texts of a list for the status line.
public enum ListStatusText: Hashable, Sendable {
    /// The number of marked items.
    case marked(Int)

    /// The words.
    public var phrase: Phrase {
        switch self {
        case .marked(let count): Phrase(en: "\(count) marked", ja: "\(count) 件をマーク中")
        }
    }
}
