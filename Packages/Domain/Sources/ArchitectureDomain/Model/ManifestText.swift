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
    /// The index of the literal that names each target.
    private let targets: [String: Int]

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
        let targets = literals.indices.filter { literals[$0].isTarget }.map { (literals[$0].text, $0) }
        self.targets = Dictionary(targets) { first, _ in first }
    }

    private static let targetCalls: Set = [
        "target", "testTarget", "executableTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
    ]

    /// Returns the line that names a target, or 1 if it cannot be found.
    public func line(ofTarget target: String) -> Int {
        targets[target].map { literals[$0].line } ?? 1
    }

    /// Returns the line that names a dependency of a target, or else that of the target.
    public func line(ofDependency dependency: String, of target: String) -> Int {
        guard let start = targets[target] else {
            return literals.last { $0.text == dependency }?.line ?? 1
        }
        // The literals of a target are few, those of a manifest are not.
        for literal in literals[(start + 1)...] {
            if literal.isTarget { break }
            if literal.text == dependency { return literal.line }
        }
        return literals[start].line
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
