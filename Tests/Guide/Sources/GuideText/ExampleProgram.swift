/// The examples of a kit as one program.
///
/// The declarations of the article come first, so that every example can use them. An example in a comment has a scope
/// of its own for its variables; its types are visible to all.
public struct ExampleProgram: Sendable {
    /// One example, with its file.
    public struct Example: Sendable {
        let file: String
        let fence: Fence
        let isArticle: Bool

        /// Creates an example.
        public init(file: String, fence: Fence, isArticle: Bool) {
            self.file = file
            self.fence = fence
            self.isArticle = isArticle
        }
    }

    /// The program, with `#sourceLocation` directives for the files of its lines.
    public let text: String

    /// Creates the program.
    ///
    /// - Parameters:
    ///   - examples: the examples, in order.
    ///   - imports: the modules that every example can use; an example may import more.
    public init(_ examples: [Example], imports: [String]) {
        var modules = Set(imports.map { "import \($0)" })
        var global: [String] = []
        var local: [String] = []
        for example in examples {
            let pieces = Piece.pieces(of: example.fence)
            modules.formUnion(pieces.filter { $0.kind == .import }.flatMap(\.lines).filter { !$0.isEmpty })
            let code = pieces.filter { $0.kind != .import }
            if example.isArticle || !code.contains(where: { $0.kind == .statement }) {
                global += code.flatMap { $0.placed(in: example.file) }
            } else {
                global += code.filter { $0.kind == .type }.flatMap { $0.placed(in: example.file) }
                local.append("do {")
                local += code.filter { $0.kind != .type }.flatMap { $0.placed(in: example.file) }
                local.append("}")
            }
        }
        text = (modules.sorted() + global + local).joined(separator: "\n") + "\n"
    }
}

/// One declaration or statement of an example, with its attributes.
private struct Piece {
    enum Kind {
        case `import`
        case type
        case function
        case statement
    }

    let kind: Kind
    let line: Int
    let lines: [String]

    func placed(in file: String) -> [String] {
        ["#sourceLocation(file: \"\(file)\", line: \(line))"] + lines + ["#sourceLocation()"]
    }

    static func pieces(of fence: Fence) -> [Piece] {
        var pieces: [Piece] = []
        var lines: [String] = []
        func close(before index: Int) {
            guard !lines.isEmpty else { return }
            pieces.append(Piece(kind: kind(of: lines), line: fence.line + index - lines.count, lines: lines))
            lines = []
        }
        for (index, line) in fence.code.enumerated() {
            if begins(line), !lines.allSatisfy(isPrelude) { close(before: index) }
            lines.append(line)
        }
        close(before: fence.code.count)
        return pieces
    }

    /// Returns a Boolean value that indicates whether a line begins a declaration or statement.
    private static func begins(_ line: String) -> Bool {
        guard let first = line.first, first != " ", !"{})].".contains(first) else { return false }
        return !["case ", "default:", "where", "#"].contains { line.hasPrefix($0) }
    }

    /// Returns a Boolean value that indicates whether a line belongs to the next declaration.
    private static func isPrelude(_ line: String) -> Bool {
        line.hasPrefix("//") || withoutAttributes(line).isEmpty
    }

    private static func kind(of lines: [String]) -> Kind {
        let line = lines.first { !isPrelude($0) }.map(withoutAttributes) ?? ""
        let words = line.split(separator: " ").drop { ["public", "final", "private", "indirect"].contains($0) }
        switch words.first {
        case "import": return .import
        case "struct", "enum", "class", "actor", "protocol", "extension", "typealias": return .type
        case "func": return .function
        default: return .statement
        }
    }

    /// Returns a line without its leading attributes, such as `@Test(arguments: cases)`.
    private static func withoutAttributes(_ line: String) -> Substring {
        var rest = line[...]
        while rest.first == "@" {
            rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber }
            if rest.first == "(" {
                var depth = 0
                rest = rest.drop { character in
                    if character == "(" { depth += 1 }
                    if character == ")" { depth -= 1 }
                    return depth > 0
                }
                rest = rest.dropFirst()
            }
            rest = rest.drop { $0 == " " }
        }
        return rest
    }
}
