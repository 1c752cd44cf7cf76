/// The lines of the declarations in a manifest, which SwiftPM does not report.
///
/// Only string literals are searched: for a name that the manifest computes, the line is that of the nearest known
/// declaration, or the first line.
public struct ManifestText: Sendable {
    private struct Literal {
        let text: String
        let line: Int
        let isTarget: Bool
        let isLocation: Bool
    }

    private let literals: [Literal]

    /// Creates an index of a manifest's text.
    ///
    /// - Complexity: O(n) in the number of bytes.
    public init(_ bytes: [UInt8]) {
        var lexer = SourceLexer(bytes)
        var literals: [Literal] = []
        var words: [String] = []
        while let token = lexer.next() {
            let text = String(decoding: bytes[token.range], as: UTF8.self)
            if token.kind == .text {
                let label = words.dropLast().last ?? ""
                let call = words.dropLast(3).last ?? ""
                literals.append(
                    Literal(
                        text: text,
                        line: token.line,
                        isTarget: label == "name" && Self.targetCalls.contains(call),
                        isLocation: label == "path" || label == "url"
                    )
                )
            }
            words.append(text)
            if words.count > 4 { words.removeFirst() }
        }
        self.literals = literals
    }

    private static let targetCalls: Set = [
        "target", "testTarget", "executableTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
    ]

    /// Returns the line that names a target, or 1 if it cannot be found.
    public func line(ofTarget target: String) -> Int {
        literals.first { $0.isTarget && $0.text == target }?.line ?? 1
    }

    /// Returns the line that names a dependency of a target, or else that of the target.
    public func line(ofDependency dependency: String, of target: String) -> Int {
        guard let start = literals.firstIndex(where: { $0.isTarget && $0.text == target }) else {
            return literals.last { $0.text == dependency }?.line ?? 1
        }
        let rest = literals[(start + 1)...].prefix { !$0.isTarget }
        return rest.first { $0.text == dependency }?.line ?? literals[start].line
    }

    /// Returns the line that names the location of a package, or 1 if it cannot be found.
    public func line(ofPackage identity: String) -> Int {
        literals.first { literal in
            guard literal.isLocation, let name = literal.text.split(separator: "/").last else { return false }
            let lower = name.lowercased()
            return lower == identity || lower == identity + ".git"
        }?.line ?? 1
    }
}
