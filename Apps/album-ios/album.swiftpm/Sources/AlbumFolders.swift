import Foundation

/// The folders of the app.
struct AlbumFolders: Sendable {
    /// The folder of the albums, which the app Files shows, too.
    let albums: String
    /// The folder of the settings.
    let settings: String
    /// The folder of what the system may remove.
    let caches: String

    /// The folders that the system gives an app.
    static var system: AlbumFolders {
        AlbumFolders(
            albums: path(of: .documentDirectory) + "/Albums",
            settings: path(of: .applicationSupportDirectory) + "/album",
            caches: path(of: .cachesDirectory) + "/album"
        )
    }

    private static func path(of folder: FileManager.SearchPathDirectory) -> String {
        NSSearchPathForDirectoriesInDomains(folder, .userDomainMask, true)[0]
    }
}
