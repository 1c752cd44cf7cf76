/// A search as the user wrote it: words, and conditions that were given apart from them.
public struct ArticleSearch: Codable, Hashable, Sendable {
    /// The words, in the notation of Qiita's search.
    public let words: String
    /// The range of the date of publication: `2026-01`, `>=2026-01-15`, `2025..2026`, or nil.
    public let created: String?
    /// The range of the date of the last change, in the same notation, or nil.
    public let updated: String?
    /// The range of the number of stocks: `100`, `<10`, `10..50`, or nil.
    public let stocks: String?
    /// A text in the title, or nil.
    public let title: String?
    /// A text in the code, or nil.
    public let code: String?
    /// The organisation of the author, or nil.
    public let organization: String?

    /// Creates a search.
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

    /// The search in one line, for headings.
    public var summary: String {
        let conditions = [
            ("created", created), ("updated", updated), ("stocks", stocks), ("title", title), ("code", code),
            ("org", organization),
        ]
        let parts = [words] + conditions.compactMap { name, value in value.map { "\(name):\($0)" } }
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension ArticleSearch {
    /// The operators of Qiita's search, with the beginning of a range where one is usual.
    public static let operators = [
        "tag:", "user:", "title:", "body:", "code:", "stocks:>=", "created:>=", "updated:>=", "org:",
    ]

    /// Returns the texts with the last word completed to an operator.
    ///
    /// - Parameter text: the text of a search field; the last word can be negated by `-`.
    public static func completions(of text: String) -> [String] {
        let word = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        let typed = word.hasPrefix("-") ? word.dropFirst() : word
        return operators.filter { $0.hasPrefix(typed) && $0 != typed }.map { text.dropLast(typed.count) + $0 }
    }
}

extension ArticleSearch: ExpressibleByStringLiteral {
    public init(stringLiteral words: String) {
        self.init(words)
    }
}
