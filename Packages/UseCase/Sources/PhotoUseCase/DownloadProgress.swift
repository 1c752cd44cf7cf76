public import DomainKit
public import PhotoDomain

/// The downloads of one command: what has arrived, and the outcomes so far.
public struct DownloadProgress: Equatable, Sendable {
    /// The outcome for one photo.
    public struct Outcome: Equatable, Sendable {
        /// The photo.
        public let id: PhotoID
        /// The photo in the album, or the reason why it is not there.
        public let result: Result<AddedPhoto, ApplicationError>

        /// Creates an outcome.
        public init(id: PhotoID, result: Result<AddedPhoto, ApplicationError>) {
            self.id = id
            self.result = result
        }
    }

    /// The photos, in the order in which they were requested; empty until the work has begun.
    public internal(set) var photos: [PhotoID]
    /// The outcomes, in the order in which they came.
    public internal(set) var outcomes: [Outcome]
    /// The bytes that have arrived of the photos that have no outcome.
    public internal(set) var received: [PhotoID: ReceivedBytes]

    /// Creates a progress with the given outcomes.
    public init(
        _ outcomes: [Outcome] = [],
        of photos: [PhotoID] = [],
        received: [PhotoID: ReceivedBytes] = [:]
    ) {
        self.photos = photos
        self.outcomes = outcomes
        self.received = received
    }
}
