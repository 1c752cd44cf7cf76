/// The destinations that the screens of photos lead to.
public enum PhotoRoute: Codable, Hashable, Sendable {
    /// All facts about a photo, given by its identity.
    case photo(String)
}
