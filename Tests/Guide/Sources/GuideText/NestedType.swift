/// A public type within another type.
public struct NestedType: Hashable, Sendable {
    /// The name, without those of the enclosing types.
    public let name: String
    /// The names of its cases and static values, whose use counts as a use of the type.
    public let members: [String]
    /// The line of its file, from 1.
    public let line: Int

    /// Returns the public types of a Swift file that are nested in types or extensions.
    ///
    /// The file has to be formatted: the members of a type are indented by four spaces more.
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

    /// Returns the names of the cases or the static value that a line declares.
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
