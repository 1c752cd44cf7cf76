public import PresentationKit

/// The one-time events of a screen with the photos of a search.
public enum PhotoGridSignal: Equatable, Sendable {
    /// An alert about a failure.
    case alert(AlertStrategy<FetchPhotoErrorAction>)
    /// The menu for selected photos.
    case choose(AlertStrategy<SavePhotosAction>)
    /// The question whether photos are overwritten.
    case confirm(AlertStrategy<ConfirmSaveAction>)
}
