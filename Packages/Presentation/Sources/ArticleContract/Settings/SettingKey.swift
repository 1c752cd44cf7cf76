/// The settings that there are, under the names that the configuration has for them.
public enum SettingKey: String, CaseIterable, Codable, Sendable {
    /// Which host articles come from.
    case host
    /// How many articles a page of a list has.
    case perPage = "per-page"
    /// For how many seconds an answer of the host is good enough.
    case maxAge = "max-age"
    /// Which program shows what is longer than the terminal.
    case pager
    /// Whether it is kept which articles were read.
    case history
}
