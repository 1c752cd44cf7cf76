/// The organisation for which an article was written.
public enum ArticleOrganization: Hashable, Sendable {
    /// The source does not say.
    case unknown
    /// The author belongs to no organisation.
    case independent
    /// The account name of the organisation; never blank.
    case named(String)

    /// Creates an organisation; a blank name means none.
    public init(_ name: String) {
        self = name.isBlank ? .independent : .named(name)
    }
}
