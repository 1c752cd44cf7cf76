/// The settings, under their names in the configuration.
public enum SettingKey: String, CaseIterable, Codable, Sendable {
    /// The host of the articles.
    case host
    /// The number of articles on a page of a list.
    case perPage = "per-page"
    /// The number of seconds for which a response is fresh.
    case maxAge = "max-age"
    /// The pager for long output.
    case pager
    /// The history of read articles, on or off.
    case history
    /// The background for which colours are chosen: automatic, light or dark.
    case theme
    /// The colours: those of the terminal, or those for every kind of colour vision.
    case colors
}
