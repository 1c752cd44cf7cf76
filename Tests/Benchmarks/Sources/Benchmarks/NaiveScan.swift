import ArticleDomain
import DomainKit

/// The articles that contain each of some words, found by a scan of their texts.
struct NaiveScan: Sendable {
    /// The identifiers of the articles, for each word.
    private(set) var found: [String: Set<String>]

    init(of words: [String]) {
        found = Dictionary(uniqueKeysWithValues: words.map { ($0, []) })
    }

    mutating func look(through article: Article) {
        var texts = [article.title, article.body, article.author?.id ?? "", article.author?.name ?? ""]
        texts += article.tags.map(\.name)
        let bytes = texts.map { Array($0.utf8) }
        for word in found.keys where bytes.contains(where: { Self.holds($0, Array(word.utf8)) }) {
            found[word]?.insert(article.id.rawValue)
        }
    }

    private static func holds(_ text: [UInt8], _ word: [UInt8]) -> Bool {
        guard text.count >= word.count else { return false }
        return (0...(text.count - word.count)).contains { start in
            word.indices.allSatisfy { text[start + $0] == word[$0] }
        }
    }

    subscript(word: String) -> Set<String> {
        guard let articles = found[word] else { preconditionFailure("Nobody looked for \(word).") }
        return articles
    }
}
