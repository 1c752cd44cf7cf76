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
            guard line.count - text.count == 4 * conditions else { continue }
            let words = text.split(separator: " ").drop { $0.hasPrefix("@") }
            guard words.first == "public" || words.first == "open" else { continue }
            let rest = words.dropFirst().drop { ["final", "indirect", "nonisolated"].contains($0) }
            guard let kind = rest.first, ["struct", "enum", "class", "actor", "protocol"].contains(kind) else {
                continue
            }
            guard let name = rest.dropFirst().first?.prefix(while: { $0.isLetter || $0.isNumber }) else { continue }
            types.append(PublicType(name: String(name), line: index + 1))
        }
        return types
    }
}
