public import PhotoContract
public import ReportKit

/// The invocations of the commands of photos.
public enum PhotoInvocation: Codable, Hashable, Sendable {
    /// Open the albums, or print them where there is no full screen.
    case open
    /// Print a page of a search; the size is nil for the setting.
    case search(PhotoQuery, page: Int, size: Int?)
    /// Print one photo, given by its identity.
    case show(String)
    /// Print or change albums, or say what would be changed.
    case albums(AlbumInvocation, isDryRun: Bool = false)
    /// Print or change settings.
    case settings(SettingsAction)
}
