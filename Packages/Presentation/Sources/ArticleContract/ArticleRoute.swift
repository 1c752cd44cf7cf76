public import PresentationKit

/// The screens of the feature.
public enum ArticleRoute: Codable, Hashable, Sendable {
    /// A list of articles.
    case list(ArticleListing)
    /// An article, by its identifier or URL as the user wrote it, and the list that it was opened from, or nil.
    case detail(String, in: ArticleListing? = nil)
    /// The comments on an article, by its identifier or URL as the user wrote it.
    case comments(String)
    /// Signing in to the host.
    case signIn
    /// The settings.
    case settings
    /// A list of what is on this machine.
    case library(LibrarySection)
}

/// The articles of a list, as the user named them.
public enum ArticleListing: Codable, Hashable, Sendable {
    /// The newest articles.
    case newest
    /// The results of a search.
    case search(ArticleSearch)
    /// The articles with a tag.
    case tag(String)
    /// The articles of a user, with or without a leading `@`.
    case user(String)
    /// The stocks of a user, or of the signed-in user for nil.
    case stocks(String?)
    /// The articles of the signed-in user.
    case mine
}

/// The tabs of the reader on a full screen, from left to right.
public enum ArticleTab: String, Codable, Hashable, Sendable, CaseIterable {
    /// The newest articles.
    case newest
    /// The stocks of the signed-in user.
    case stocks
    /// The tags of the kept articles.
    case tags
    /// The saved searches.
    case saved
    /// The kept articles.
    case kept
    /// The articles that were read.
    case history

    /// Creates the tab that begins with a route, or nil if there is none.
    public init?(_ route: ArticleRoute) {
        guard let tab = Self.allCases.first(where: { $0.route == route }) else { return nil }
        self = tab
    }

    /// The route with which the tab begins.
    public var route: ArticleRoute {
        switch self {
        case .newest: .list(.newest)
        case .stocks: .list(.stocks(nil))
        case .tags: .library(.tags)
        case .saved: .library(.saved)
        case .kept: .library(.kept)
        case .history: .library(.history)
        }
    }

    /// The title.
    public var title: Phrase {
        switch self {
        case .newest: Phrase(en: "Newest", ja: "新着")
        case .stocks: Phrase(en: "Stocks", ja: "ストック")
        case .tags: Phrase(en: "Tags", ja: "タグ")
        case .saved: Phrase(en: "Searches", ja: "検索")
        case .kept: Phrase(en: "Kept", ja: "保存済み")
        case .history: Phrase(en: "History", ja: "履歴")
        }
    }
}

/// A list of the library: of what is on this machine, for which no network is needed.
public enum LibrarySection: String, Codable, Hashable, Sendable, CaseIterable {
    /// The tags of the kept articles.
    case tags
    /// The saved searches.
    case saved
    /// The kept articles.
    case kept
    /// The articles that were read.
    case history
}

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
