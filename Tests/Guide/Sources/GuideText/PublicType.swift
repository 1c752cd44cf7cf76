/// A type that a module offers, not nested in another one.
public struct PublicType: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// The line of its file; the first line is 1.
    public let line: Int

    /// Finds the public types of a Swift file.
    ///
    /// The file is formatted, so a declaration that nothing encloses but conditions of compilation is indented by them
    /// alone.
    public static func types(in source: String) -> [PublicType] {
        var conditions = 0
        var types: [PublicType] = []
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("#endif") { conditions -= 1 }
            if text.hasPrefix("#if") { conditions += 1 }
            guard line.count - text.count == 4 * conditions, let name = name(in: line) else { continue }
            types.append(PublicType(name: name, line: index + 1))
        }
        return types
    }

    /// The name of the public type that a line declares, wherever it stands.
    static func name(in line: Substring) -> String? {
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
        guard words.first == "public" || words.first == "open" else { return nil }
        let rest = words.dropFirst().drop { ["final", "indirect", "nonisolated"].contains($0) }
        guard let kind = rest.first, ["struct", "enum", "class", "actor", "protocol"].contains(kind) else { return nil }
        return rest.dropFirst().first.map { String($0.prefix { $0.isLetter || $0.isNumber }) }
    }
}
