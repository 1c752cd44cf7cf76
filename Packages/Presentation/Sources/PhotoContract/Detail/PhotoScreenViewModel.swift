public import AttemptKit
public import PresentationKit
public import ReportKit

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
