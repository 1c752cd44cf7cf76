/// The settings, under their names in the configuration.
public enum SettingKey: String, CaseIterable, Codable, Sendable {
    /// The host of the articles.
    case host
    /// The number of articles on a page of a list.
    case perPage = "per-page"
    /// The number of seconds for which a response is fresh.
    case maxAge = "max-age"
    /// The program that pages long output.
    case pager
    /// The history of read articles, on or off.
    case history
}
