public import AttemptKit
public import PresentationKit

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
