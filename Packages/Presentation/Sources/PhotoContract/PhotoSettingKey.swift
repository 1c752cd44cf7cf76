/// The settings, under their names in the configuration.
public enum PhotoSettingKey: String, CaseIterable, Sendable {
    /// The folder of the albums.
    case folder
    /// The source of photos where a search names none.
    case source
    /// The number of photos on a page of a search.
    case perPage = "per-page"
    /// An address of the user, which Wikimedia asks programs to send along.
    case contact
    /// The background for which colours are chosen: automatic, light or dark.
    case theme
    /// The colours: those of the terminal, or those for every kind of colour vision.
    case colors
}
