import Foundation

/// One word or phrase of a query.
struct SearchTerm: Hashable, Sendable {
    /// Where to look.
    enum Place: String, Sendable {
        case title, body, code, tag, user
    }

    /// What to look for, folded.
    let text: String
    /// Where to look; nil means title, body and tags.
    let place: Place?
    /// Whether it must not be there.
    let isExcluded: Bool

    /// Reads a query into conditions that all have to hold.
    static func conditions(in query: String) -> [[SearchTerm]] {
        var conditions: [[SearchTerm]] = []
        var joinsLast = false
        for word in words(in: query) {
            if word == "OR" {
                joinsLast = !conditions.isEmpty
                continue
            }
            guard let term = SearchTerm(word) else { continue }
            if joinsLast {
                conditions[conditions.count - 1].append(term)
            } else {
                conditions.append([term])
            }
            joinsLast = false
        }
        return conditions
    }

    /// Reads one word with its signs; nil if nothing is left to look for.
    private init?(_ word: String) {
        var rest = word[...]
        isExcluded = rest.count > 1 && rest.hasPrefix("-")
        if isExcluded { rest = rest.dropFirst() }
        var place: Place?
        if let colon = rest.firstIndex(of: ":"), let named = Place(rawValue: String(rest[..<colon])) {
            place = named
            rest = rest[rest.index(after: colon)...]
        }
        self.place = place
        text = SearchedText.folded(rest.filter { $0 != "\"" })
        if text.isEmpty { return nil }
    }

    /// Parts a query at white space outside quotation marks.
    private static func words(in query: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isQuoted = false
        for character in query {
            if character == "\"" { isQuoted.toggle() }
            if character.isWhitespace && !isQuoted {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }
}

/// An article, folded for searching.
struct SearchedArticle {
    private let title: String
    private let body: String
    private let tags: [String]
    private let user: String

    init(_ article: Article) {
        title = SearchedText.folded(article.title)
        body = SearchedText.folded(article.body)
        tags = article.tags.map { SearchedText.folded($0.name) }
        user = SearchedText.folded(article.author?.id ?? "")
    }

    func fulfils(_ term: SearchTerm) -> Bool {
        isThere(term) != term.isExcluded
    }

    private func isThere(_ term: SearchTerm) -> Bool {
        switch term.place {
        case .title: SearchedText.contains(term.text, in: title)
        case .body, .code: SearchedText.contains(term.text, in: body)
        case .tag: tags.contains(term.text)
        case .user: user == term.text
        case nil: ([title, body] + tags).contains { SearchedText.contains(term.text, in: $0) }
        }
    }
}

/// Text made comparable for searching.
enum SearchedText {
    /// The text without the differences that a search overlooks: case, and the forms that Unicode calls compatible,
    /// among them full-width letters and half-width kana.
    ///
    /// In two steps, because Foundation's one-step mapping leaves a half-width kana apart from its sound mark.
    static func folded(_ text: some StringProtocol) -> String {
        text.decomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping.lowercased()
    }

    /// Whether a folded text lies in another; compared by code units, so that a part of a cluster is found too.
    static func contains(_ needle: String, in text: String) -> Bool {
        text.utf8.contains(needle.utf8)
    }
}
