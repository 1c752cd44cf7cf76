import DomainKit

struct QueryParser {
    /// The conditions, all of which must hold; a condition holds if one of its terms does.
    private(set) var conditions: [[SearchTerm]] = []
    /// The error of the first operator with an invalid value.
    private(set) var error: ValidationError?

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
                self.error = self.error ?? error
            }
            joinsLast = false
        }
    }

    /// Splits a query at white space outside of quotation marks.
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
