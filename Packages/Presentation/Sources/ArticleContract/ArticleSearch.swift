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

    /// Returns the texts with the last word completed to an operator, or to an operator with a tag.
    ///
    /// - Parameters:
    ///   - text: the text of a search field; the last word can be negated by `-`.
    ///   - tags: the known tags, the best first; they complete a word that begins with the operator for tags.
    public static func completions(of text: String, tags: [String] = []) -> [String] {
        let typed = lastWord(of: text)
        let beginning = typed.lowercased()
        let tagged = suggestions(for: text) == .tags ? tags.map { tagOperator + $0 } : []
        let words = operators.filter { $0.hasPrefix(typed) } + tagged.filter { $0.lowercased().hasPrefix(beginning) }
        return words.filter { $0 != typed }.map { text.dropLast(typed.count) + $0 }
    }

    /// Returns the kind of suggestions that can complete the last word, or nil if the operators are all.
    ///
    /// - Parameter text: the text of a search field.
    public static func suggestions(for text: String) -> Suggestion.Kind? {
        lastWord(of: text).hasPrefix(tagOperator) ? .tags : nil
    }

    private static let tagOperator = "tag:"

    /// Returns the last word, without the sign that negates it.
    private static func lastWord(of text: String) -> Substring {
        let word = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        return word.hasPrefix("-") ? word.dropFirst() : word
    }
}

extension ArticleSearch: ExpressibleByStringLiteral {
    public init(stringLiteral words: String) {
        self.init(words)
    }
}
