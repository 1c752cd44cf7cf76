/// The declarations of a source text, but for those within functions.
///
/// It is read from tokens. A member is named after its type, as in `Counter.zero`, also in an extension; the parameters of a
/// function are no part of its name.
///
/// - Complexity: O(n) in the number of bytes.
struct SourceDeclarations {
    /// The names of all declarations.
    private(set) var all: Set<String> = []
    /// The names of those that other files can use.
    private(set) var shared: Set<String> = []
    /// All words of the text, also those within functions.
    private(set) var words: Set<String> = []

    private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let members: Set<String> = ["func", "var", "let", "case", "typealias"]

    /// Finds the declarations of a text.
    init(in bytes: [UInt8]) {
        var lexer = SourceLexer(bytes)
        // The types around a token; nil for the body of anything else.
        var owners: [String?] = []
        var type: String?
        var keyword: String?
        var isPrivate = false
        var isCaseList = false
        var parentheses = 0
        var previous = ""
        while let token = lexer.next() {
            let text = bytes.text(of: token)
            if token.startsLine, previous != "," { isCaseList = false }
            switch (token.kind, text) {
            case (.symbol, "{"):
                owners.append(type)
                (type, isPrivate) = (nil, false)
            case (.symbol, "}"): _ = owners.popLast()
            case (.symbol, "("):
                // The setter alone: private(set)
                if previous == "private" || previous == "fileprivate" { isPrivate = false }
                parentheses += 1
            case (.symbol, ")"): parentheses -= 1
            case (.symbol, ","): if isCaseList, parentheses == 0 { keyword = "case" }
            case (.word, "private"), (.word, "fileprivate"): isPrivate = true
            case (.word, let word) where (Self.types.contains(word) || Self.members.contains(word)) && previous != ".":
                (keyword, isCaseList) = (word, word == "case")
                if Self.members.contains(word) { type = nil }
            case (.word, _), (.quotedWord, _):
                words.insert(text)
                guard let declared = keyword else { break }
                keyword = nil
                if Self.types.contains(declared) { type = text }
                if declared != "extension", !owners.contains(nil) {
                    let name = (owners.compactMap(\.self).suffix(1) + [text]).joined(separator: ".")
                    all.insert(name)
                    if !isPrivate { shared.insert(name) }
                }
                isPrivate = isPrivate && isCaseList
            default: break
            }
            previous = token.kind == .text ? "" : text
        }
    }
}
