public import PresentationKit

/// The actions of the alert before another album is shown, after the alert of the article that switches between dogs and
/// cats.
public enum ConfirmChangeAlbumAction: AlertActionType {
    /// Shows the album of the name.
    case change(to: String)
    /// Stays where the user is.
    case stay

    public var title: Phrase {
        switch self {
        case .change(let album): Phrase(en: "See \(album)", ja: "\(album) を見る")
        case .stay: Phrase(en: "Stay", ja: "このまま")
        }
    }

    public var style: AlertActionStyle { self == .stay ? .cancel : .default }

    /// The name of the album to show, or nil.
    public var album: String? {
        if case .change(let album) = self { album } else { nil }
    }
}
