/// The organisation for which an article was written.
public enum ArticleOrganization: Hashable, Sendable {
    /// The source does not say whether there is one.
    case unknown
    /// There is none.
    case independent
    /// The name under which the service knows it; never blank.
    case named(String)

    /// Makes an organisation; a blank name counts as none.
    public init(_ name: String) {
        self = name.isBlank ? .independent : .named(name)
    }
}
