public import DomainKit
public import PhotoDomain

/// The outcomes of downloads so far.
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

    /// The outcomes, in the order in which they came.
    public internal(set) var outcomes: [Outcome]

    /// Creates a progress with the given outcomes.
    public init(_ outcomes: [Outcome] = []) {
        self.outcomes = outcomes
    }
}
