public import PresentationKit

/// The view model of a screen with the photos of a search.
@MainActor
public protocol PhotoGridViewModel: ViewModel where Shown == PhotoGridState, Signal == PhotoSignal {
    /// The view model of a cell.
    associatedtype Cell: PhotoCellViewModel

    /// The view models of the cells on the screen, by the identity of their photos.
    var cells: ChildViewModels<String, Cell> { get }

    /// The progress of the search, or nil if there is none.
    var progress: Output<Phrase?> { get }

    /// Fetches the first page.
    func begin()

    /// Fetches the next page, unless one is being fetched.
    func loadNext()

    /// Opens a photo, given by its identity.
    func open(_ id: String)

    /// Handles the answer of the user to an alert.
    func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>)
}

/// The photos of a search so far.
public struct PhotoGridState: Equatable, Sendable {
    /// The heading.
    public var title: Phrase
    /// The photos.
    public var items: [PhotoItem]
    /// The line below the photos; nil before the first page.
    public var footer: Phrase?

    /// Creates a state without photos.
    public init(title: Phrase) {
        self.title = title
        items = []
    }
}
