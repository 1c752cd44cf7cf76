public import AttemptKit
public import PresentationKit
public import ReportKit

/// The view model of a screen with the photos of a search.
@MainActor
public protocol PhotoGridViewModel: ViewModel where Shown == PhotoGridState, Signal == PhotoGridSignal {
    /// The view model of a cell.
    associatedtype Cell: PhotoCellViewModel

    /// The view models of the cells on the screen, by the identity of their photos.
    var cells: ChildViewModels<String, Cell> { get }

    /// The progress of the search, or nil if there is none.
    var progress: Output<ScreenProgress?> { get }

    /// Fetches the first page.
    func begin()

    /// Fetches the next page, unless one is being fetched.
    func loadNext()

    /// Opens a photo, given by its identity.
    func open(_ id: String)

    /// Opens a search for words, unless there are none, in the same source.
    func search(_ words: String)

    /// Shows another tab.
    func select(_ tab: PhotoTab)

    /// Asks for an album to save photos in, given by their identities.
    func save(_ ids: [String])

    /// Handles the choice of the user in the menu for selected photos.
    func answer(_ answer: AlertAnswer<SavePhotosAction>)

    /// Handles the answer of the user to the question whether photos are overwritten.
    func answer(_ answer: AlertAnswer<ConfirmSaveAction>)

    /// Ends a wait before a retry, without one.
    func cancelWait()

    /// Handles the answer of the user to an alert about a failure.
    func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>)
}

/// The photos or albums of a screen so far.
public struct PhotoGridState: Equatable, Sendable {
    /// The heading.
    public var title: Phrase
    /// The tab that begins with the screen, or nil if there is none.
    public let tab: PhotoTab?
    /// All tabs, from left to right.
    public let tabs: [PhotoTab]
    /// The photos.
    public var items: [PhotoItem]
    /// The line below the photos; nil before the first page.
    public var footer: Phrase?

    /// Creates a state without photos.
    public init(title: Phrase, tab: PhotoTab? = nil, of tabs: [PhotoTab] = []) {
        self.title = title
        self.tab = tab
        self.tabs = tabs
        items = []
    }
}

/// The one-time events of a screen with the photos of a search.
public enum PhotoGridSignal: Equatable, Sendable {
    /// An alert about a failure.
    case alert(AlertStrategy<FetchPhotoErrorAction>)
    /// The menu for selected photos.
    case choose(AlertStrategy<SavePhotosAction>)
    /// The question whether photos are overwritten.
    case confirm(AlertStrategy<ConfirmSaveAction>)
}

/// A photo in a grid.
public struct PhotoItem: Identifiable, Hashable, Sendable {
    /// The identity, such as `commons:12345`.
    public let id: String
    /// The title.
    public let title: String
    /// The author and the name of the licence.
    public let credit: Phrase
    /// A number that is another one if the picture may be another one.
    public let revision: Int

    /// Creates an item.
    public init(id: String, title: String, credit: Phrase, revision: Int = 0) {
        self.id = id
        self.title = title
        self.credit = credit
        self.revision = revision
    }
}

/// The view model of a cell with a picture, which exists while the cell is on the screen.
@MainActor
public protocol PhotoCellViewModel: ViewModel where Shown == PhotoCellState, Signal == Never {
    /// Fetches the picture again if that failed.
    func retry()

    /// Fetches the picture again if the photo has another revision than at the last call.
    func update(to revision: Int)
}

/// The picture of a cell.
public enum PhotoCellState: Equatable, Sendable {
    /// The picture is being fetched.
    case loading
    /// The picture is there.
    case shown(Picture)
    /// The picture could not be fetched or decoded, with the reason.
    case failed(Phrase)
}

/// The view model of a screen with one photo.
@MainActor
public protocol PhotoScreenViewModel: ViewModel where Shown == PhotoScreenState, Signal == PhotoSignal {
    /// The progress of fetching the photo, or nil if there is none.
    var progress: Output<ScreenProgress?> { get }

    /// Fetches the photo.
    func begin()

    /// Ends a wait before a retry, without one.
    func cancelWait()

    /// Handles the answer of the user to an alert.
    func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>)
}

/// A photo with its facts.
public struct PhotoScreenState: Equatable, Sendable {
    /// The picture.
    public var picture: PhotoCellState
    /// The facts, with credit and licence; nil until they are there.
    public var facts: Report?

    /// Creates a state without facts.
    public init() {
        picture = .loading
    }
}

/// The one-time events of a screen with photos.
public enum PhotoSignal: Equatable, Sendable {
    /// An alert to show.
    case alert(AlertStrategy<FetchPhotoErrorAction>)
}
