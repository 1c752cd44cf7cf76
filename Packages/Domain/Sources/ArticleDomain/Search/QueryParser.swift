import DomainKit

/// A query, read word by word.
struct QueryParser {
    /// All of these have to hold; each holds if one of its terms does.
    private(set) var conditions: [[SearchTerm]] = []
    /// The first of its operators whose value is none.
    private(set) var flaw: ValidationError?

    init(_ query: String) {
        var joinsLast = false
        for word in Self.words(in: query) {
            if word == "OR" {
                joinsLast = !conditions.isEmpty
                continue
            }
            do throws(ValidationError) {
                guard let term = try SearchTerm(word) else { continue }
                if joinsLast {
                    conditions[conditions.count - 1].append(term)
                } else {
                    conditions.append([term])
                }
            } catch {
                flaw = flaw ?? error
            }
            joinsLast = false
        }
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
