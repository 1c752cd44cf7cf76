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
