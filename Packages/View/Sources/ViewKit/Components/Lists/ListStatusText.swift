public import PresentationKit

/// The texts of a list for the status line.
///
/// ```swift
/// print(Wording(.english)(ListStatusText.marked(3)))  // 3 marked
/// ```
public enum ListStatusText: Translatable {
    /// The number of marked items.
    case marked(Int)

    public var original: Phrase {
        switch self {
        case .marked(let count): Phrase(en: "\(count) marked", ja: "\(count) 件をマーク中")
        }
    }
}
