public import PresentationKit

/// The actions of the menu for selected photos.
public enum SavePhotosAction: AlertActionType {
    /// Saves them in the album of the name.
    case save(into: String)
    /// Asks for the name of another album.
    case newAlbum
    /// Saves them in the album whose name was entered.
    case create
    /// Saves nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .save(let album): Phrase(en: "Save in \(album)", ja: "\(album) に保存")
        case .newAlbum: Phrase(en: "New Album…", ja: "新しいアルバム…")
        case .create: Phrase(en: "Save", ja: "保存")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle { self == .cancel ? .cancel : .default }
}
