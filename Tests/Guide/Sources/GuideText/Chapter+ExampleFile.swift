extension Chapter {
    /// The examples of the chapter as the text of one Swift file, so that a later one can use the declarations of an
    /// earlier one; without examples, a file with a comment only.
    public var exampleFile: String {
        let lines = examples.flatMap(\.code)
        let imports = Set(lines.filter(Self.isImport)).sorted()
        let code = examples.map { $0.code.filter { !Self.isImport($0) }.joined(separator: "\n") }
        return (["// The examples of docs/guide/\(name).md.", imports.joined(separator: "\n")] + code)
            .joined(separator: "\n\n") + "\n"
    }

    private static func isImport(_ line: String) -> Bool {
        line.hasPrefix("import ") || line.hasPrefix("@testable import ")
    }
}
