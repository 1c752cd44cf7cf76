public import AttemptKit
public import PresentationKit
public import ReportKit

/// The view model of a screen with downloads into an album.
@MainActor
public protocol DownloadScreenViewModel: ViewModel where Shown == DownloadState, Signal == DownloadSignal {
    /// The progress of all downloads, or nil if none is running.
    var progress: Output<ScreenProgress?> { get }

    /// Starts the downloads.
    func begin()

    /// Interrupts the downloads; what has arrived is kept.
    func pause()

    /// Resumes the downloads that were paused or have failed.
    func resume()

    /// Asks whether to give the downloads up.
    func cancel()

    /// Cancels the downloads, as the user has confirmed.
    func discard()

    /// Shows another album, as the user has confirmed.
    func change(to album: String)

    /// Ends a wait before a retry, without one.
    func cancelWait()

    /// Handles the answer of the user to an alert about a failure.
    func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>)
}

/// The downloads of a screen.
public struct DownloadState: Equatable, Sendable {
    /// The phases of downloads.
    public enum Phase: Equatable, Sendable {
        /// Photos are being downloaded.
        case running
        /// The running transfers are being interrupted.
        case stopping
        /// Photos are missing, and nothing is running.
        case paused
        /// Every photo has an outcome, or was given up.
        case ended
    }

    /// The heading.
    public var title: Phrase
    /// A line for each photo.
    public var rows: [Phrase]
    /// The phase.
    public var phase: Phase
    /// The report on the outcomes since the previous report, or nil.
    public var report: Report?

    /// Creates a state without photos.
    public init(title: Phrase) {
        self.title = title
        rows = []
        phase = .running
    }
}

/// The one-time events of a screen with downloads.
public enum DownloadSignal: Equatable, Sendable {
    /// A notice to show.
    case notice(Phrase)
    /// An alert about a failure.
    case alert(AlertStrategy<FetchPhotoErrorAction>)
    /// The question whether to give the downloads up.
    case confirmCancelling(AlertStrategy<ConfirmCancelAction>)
    /// The question whether to go to the album.
    case confirmChange(AlertStrategy<ConfirmChangeAlbumAction>)
}

/// Photos to download into an album.
public struct PhotoDownload: Codable, Hashable, Sendable {
    /// The identities of the photos; none for those that the album awaits since an earlier run.
    public let photos: [String]
    /// The name of the album.
    public let album: String
    /// A Boolean value that indicates whether photos that the album has already are overwritten.
    public let overwrites: Bool

    /// Creates a download.
    public init(_ photos: [String], into album: String, overwrites: Bool = false) {
        self.photos = photos
        self.album = album
        self.overwrites = overwrites
    }
}
