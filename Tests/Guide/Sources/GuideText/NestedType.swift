/// A type that a module offers within another one.
public struct NestedType: Hashable, Sendable {
    /// What it is called, without the names of the types around it.
    public let name: String
    /// The cases and values that it offers by name, which stand for it where it is not named itself.
    public let members: [String]
    /// The line of its file; the first line is 1.
    public let line: Int

    /// Finds the public types of a Swift file that stand within others, or within extensions of others.
    ///
    /// The file is formatted, so what belongs to a type is indented by four more than the type.
    public static func types(in source: String) -> [NestedType] {
        let outer = Set(PublicType.types(in: source).map(\.line))
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.compactMap { index in
            guard !outer.contains(index + 1), let name = PublicType.name(in: lines[index]) else { return nil }
            let indentation = lines[index].prefix { $0 == " " }.count
            let body = lines[(index + 1)...].prefix { line in
                line.isEmpty || line.prefix { $0 == " " }.count > indentation
            }
            let direct = body.filter { line in line.prefix { $0 == " " }.count == indentation + 4 }
            return NestedType(name: name, members: direct.flatMap(members), line: index + 1)
        }
    }

    /// The names in a line that declares cases, or a value of the type itself.
    private static func members(in line: Substring) -> [String] {
        let text = line.drop { $0 == " " }
        for keyword in ["public static let ", "public static var "] where text.hasPrefix(keyword) {
            return [identifier(text.dropFirst(keyword.count))]
        }
        guard text.hasPrefix("case ") else { return [] }
        var depth = 0
        let plain = text.dropFirst(5).filter { character in
            if character == "(" { depth += 1 }
            defer { if character == ")" { depth -= 1 } }
            return depth == 0
        }
        return plain.split(separator: ",").map { identifier($0.drop { $0 == " " }) }
    }

    private static func identifier(_ text: Substring) -> String {
        String(text.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}
