/// A public type at the top level of a module.
public struct PublicType: Hashable, Sendable {
    /// The name of the type.
    public let name: String
    /// The line of its file, from 1.
    public let line: Int

    /// Returns the public types of a Swift file.
    ///
    /// The file has to be formatted: only conditional compilation indents a declaration at the top level.
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

    /// Returns the name of the public type that a line declares, at any level.
    static func name(in line: Substring) -> String? {
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
        guard words.first == "public" || words.first == "open" else { return nil }
        let rest = words.dropFirst().drop { ["final", "indirect", "nonisolated"].contains($0) }
        guard let kind = rest.first, ["struct", "enum", "class", "actor", "protocol"].contains(kind) else { return nil }
        return rest.dropFirst().first.map { String($0.prefix { $0.isLetter || $0.isNumber }) }
    }
}
