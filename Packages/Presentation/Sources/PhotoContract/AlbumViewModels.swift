public import AttemptKit
public import PresentationKit

/// The view model of a screen with all albums.
@MainActor
public protocol AlbumListViewModel: ViewModel where Shown == PhotoGridState, Signal == AlbumListSignal {
    /// The view model of a cell.
    associatedtype Cell: PhotoCellViewModel

    /// The view models of the cells on the screen, by the names of the albums.
    var cells: ChildViewModels<String, Cell> { get }

    /// The progress of reading the albums, or nil if there is none.
    var progress: Output<ScreenProgress?> { get }

    /// Reads the albums, again if they were read before.
    func begin()

    /// Opens an album, given by its name.
    func open(_ name: String)

    /// Asks whether to remove an album, given by its name.
    func remove(_ name: String)

    /// Removes an album, as the user has confirmed.
    func confirmRemoval(of name: String)

    /// Opens a search for words, unless there are none.
    func search(_ words: String)

    /// Shows another tab.
    func select(_ tab: PhotoTab)

    /// Ends a wait before a retry, without one.
    func cancelWait()

    /// Handles the answer of the user to an alert about a failure.
    func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>)
}

/// The one-time events of a screen with all albums.
public enum AlbumListSignal: Equatable, Sendable {
    /// A notice to show.
    case notice(Phrase)
    /// An alert about a failure.
    case alert(AlertStrategy<FetchPhotoErrorAction>)
    /// The question whether to remove an album.
    case confirmRemoval(AlertStrategy<ConfirmRemovalAction>)
}

/// The view model of a screen with the photos of an album.
@MainActor
public protocol AlbumScreenViewModel: ViewModel where Shown == PhotoGridState, Signal == AlbumSignal {
    /// The view model of a cell.
    associatedtype Cell: PhotoCellViewModel

    /// The view models of the cells on the screen, by the names of their files.
    var cells: ChildViewModels<String, Cell> { get }

    /// The progress of a change, or nil if there is none.
    var progress: Output<ScreenProgress?> { get }

    /// Reads the album.
    func begin()

    /// Opens a photo, given by the name of its file.
    func open(_ name: String)

    /// Asks whether to remove photos, given by the names of their files; ignored while a change is under way.
    func remove(_ names: [String])

    /// Removes photos, as the user has confirmed.
    func confirmRemoval(of names: [String])

    /// Undoes the last change of any album, whichever process made it; ignored while a change is under way.
    func undo()

    /// Asks for another album to show; ignored while a change is under way.
    func changeAlbum()

    /// Shows another album, as the user has confirmed.
    func change(to album: String)

    /// Ends a wait before a retry, without one.
    func cancelWait()

    /// Handles the answer of the user to an alert about a failure.
    func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>)
}

/// The one-time events of a screen with an album.
public enum AlbumSignal: Equatable, Sendable {
    /// A notice to show.
    case notice(Phrase)
    /// An alert about a failure.
    case alert(AlertStrategy<FetchPhotoErrorAction>)
    /// The question whether to remove photos.
    case confirmRemoval(AlertStrategy<ConfirmRemovalAction>)
    /// The choice of another album.
    case confirmChange(AlertStrategy<ConfirmChangeAlbumAction>)
}

/// The orders in which an album shows its photos.
public enum AlbumOrderChoice: String, CaseIterable, Codable, Sendable {
    /// By the date on which they were added.
    case added
    /// By name.
    case name
    /// By size of the file, the largest first.
    case size
}
