public import PresentationKit

/// The one-time events of a screen with photos.
public enum PhotoSignal: Equatable, Sendable {
    /// An alert to show.
    case alert(AlertStrategy<FetchPhotoErrorAction>)
}
