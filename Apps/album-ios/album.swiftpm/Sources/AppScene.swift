import PhotoContract

/// The scenes of the app.
enum AppScene: Codable, Hashable {
    /// A screen of photos.
    case photos(PhotoRoute)
    /// The settings.
    case settings
}
