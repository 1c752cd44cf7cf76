public import DomainKit

/// One word or phrase of a query.
public struct SearchTerm: Hashable, Sendable {
    /// Where to look.
    public enum Place: String, Sendable {
        /// In the title.
        case title
        /// In the text.
        case body
        /// In the text, where the server would look into blocks of code.
        case code
        /// Among the tags, of which one has to be the term as a whole.
        case tag
        /// At the author's name, which has to be the term as a whole.
        case user
    }

    /// What to look for; never empty.
    public let text: FoldedText
    /// Where to look; nil means title, body and tags.
    public let place: Place?
    /// Whether it must not be there.
    public let isExcluded: Bool

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
        text = FoldedText(rest.filter { $0 != "\"" })
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
    private let title: FoldedText
    private let body: FoldedText
    private let tags: [FoldedText]
    private let user: FoldedText

    init(_ article: Article) {
        title = FoldedText(article.title)
        body = FoldedText(article.body)
        tags = article.tags.map { FoldedText($0.name) }
        user = FoldedText(article.author?.id ?? "")
    }

    func fulfils(_ term: SearchTerm) -> Bool {
        isThere(term) != term.isExcluded
    }

    private func isThere(_ term: SearchTerm) -> Bool {
        switch term.place {
        case .title: title.contains(term.text)
        case .body, .code: body.contains(term.text)
        case .tag: tags.contains(term.text)
        case .user: user == term.text
        case nil: ([title, body] + tags).contains { $0.contains(term.text) }
        }
    }
}
