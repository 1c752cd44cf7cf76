/// What somebody searches for, as they wrote it: words, and conditions that were given apart from them.
public struct ArticleSearch: Codable, Hashable, Sendable {
    /// The words, in the notation of Qiita's search.
    public let words: String
    /// When it was published: `2026-01`, `>=2026-01-15`, `2025..2026`, or nil.
    public let created: String?
    /// When it was last changed, in the same notation, or nil.
    public let updated: String?
    /// How many people have stocked it: `100`, `<10`, `10..50`, or nil.
    public let stocks: String?
    /// What the title holds, or nil.
    public let title: String?
    /// What the code holds, or nil.
    public let code: String?
    /// The organisation of its author, or nil.
    public let organization: String?

    /// Makes a search.
    public init(
        _ words: String,
        created: String? = nil,
        updated: String? = nil,
        stocks: String? = nil,
        title: String? = nil,
        code: String? = nil,
        organization: String? = nil
    ) {
        self.words = words
        self.created = created
        self.updated = updated
        self.stocks = stocks
        self.title = title
        self.code = code
        self.organization = organization
    }

    /// The search in a line, for headings.
    public var summary: String {
        let conditions = [
            ("created", created), ("updated", updated), ("stocks", stocks), ("title", title), ("code", code),
            ("org", organization),
        ]
        let parts = [words] + conditions.compactMap { name, value in value.map { "\(name):\($0)" } }
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension ArticleSearch: ExpressibleByStringLiteral {
    public init(stringLiteral words: String) {
        self.init(words)
    }
}
