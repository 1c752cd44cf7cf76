public import AttemptKit
public import PresentationKit

/// The actions of the alerts for failures to fetch photos.
public enum FetchPhotoErrorAction: AlertActionType {
    /// Retries.
    case retry
    /// Retries after a pause.
    case wait(Pause)
    /// Explains how to sign in.
    case signIn
    /// Explains which source is set, and how to change it.
    case setting
    /// Cancels, and leaves the screen as it is.
    case cancel
    /// Closes an explanation.
    case close

    public var title: Phrase {
        switch self {
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .wait(let pause): pause.title
        case .signIn: Phrase(en: "Sign In", ja: "サインイン")
        case .setting: Phrase(en: "Setting", ja: "設定")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        case .close: Phrase(en: "Close", ja: "閉じる")
        }
    }

    public var style: AlertActionStyle { self == .cancel || self == .close ? .cancel : .default }
}

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

/// The actions of the alert before photos overwrite those that an album has.
public enum ConfirmSaveAction: AlertActionType {
    /// Overwrites them.
    case overwrite
    /// Saves the others only.
    case skip
    /// Saves nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .overwrite: Phrase(en: "Overwrite", ja: "上書き")
        case .skip: Phrase(en: "Skip", ja: "スキップ")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .overwrite: .destructive
        case .skip: .default
        case .cancel: .cancel
        }
    }
}

/// The actions of the alert before downloads are cancelled.
public enum ConfirmCancelAction: AlertActionType {
    /// Cancels the downloads, and deletes what has arrived of them.
    case discard
    /// Continues with the downloads.
    case keep

    public var title: Phrase {
        switch self {
        case .discard: Phrase(en: "Stop Downloading", ja: "中止する")
        case .keep: Phrase(en: "Keep Downloading", ja: "続ける")
        }
    }

    public var style: AlertActionStyle { self == .discard ? .destructive : .cancel }
}

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

/// The actions of the alert before photos or an album go into the trash.
public enum ConfirmRemovalAction: AlertActionType {
    /// Moves what has these names into the trash.
    case remove([String])
    /// Leaves it where it is.
    case cancel

    public var title: Phrase {
        switch self {
        case .remove: Phrase(en: "Delete", ja: "削除")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle { self == .cancel ? .cancel : .destructive }

    /// The names of what is removed, or nil.
    public var names: [String]? {
        if case .remove(let names) = self { names } else { nil }
    }
}

/// A way out of a failure whose words depend on the program, such as an option of a command line.
public enum PhotoHint: Hashable, Sendable {
    /// Browses drawings that need no network.
    case browseOffline
    /// Takes photos from another source.
    case changeSource
    /// Sets the access key for the source of this name.
    case setKey(source: String)
    /// Deletes what is in the trash.
    case emptyTrash
    /// Merges two albums, and renames photos of the same name.
    case mergeAlbums
}
