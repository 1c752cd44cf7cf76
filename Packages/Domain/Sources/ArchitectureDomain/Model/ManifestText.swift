/// The positions of the declarations and of comments in a manifest, which SwiftPM does not report.
///
/// Only string literals are searched: for a name that the manifest computes, the position is that of the nearest
/// known declaration, or the beginning.
public struct ManifestText: Sendable {
    private struct Literal {
        let text: String
        let position: Position
        let isTarget: Bool
        let isLocation: Bool
    }

    private let literals: [Literal]
    /// The comments that suppress findings.
    public let suppressions: [Suppression]
    /// The index of the literal that names each target.
    private let targets: [String: Int]

    /// Creates an index of a manifest's text, in O(n).
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
                        position: lexer.position(of: token),
                        isTarget: label == "name" && Self.targetCalls.contains(call),
                        isLocation: label == "path" || label == "url"
                    )
                )
            }
            words.append(text)
            if words.count > 4 { words.removeFirst() }
        }
        self.literals = literals
        suppressions = lexer.suppressions
        let targets = literals.indices.filter { literals[$0].isTarget }.map { (literals[$0].text, $0) }
        self.targets = Dictionary(targets) { first, _ in first }
    }

    private static let targetCalls: Set = [
        "target", "testTarget", "executableTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
    ]

    /// Returns the position of the name of a target, or the beginning if it cannot be found.
    public func position(ofTarget target: String) -> Position {
        targets[target].map { literals[$0].position } ?? Position()
    }

    /// Returns the position of the name of a dependency of a target, or else that of the target.
    public func position(ofDependency dependency: String, of target: String) -> Position {
        guard let start = targets[target] else {
            return literals.last { $0.text == dependency }?.position ?? Position()
        }
        // The literals of a target are few, those of a manifest are not.
        for literal in literals[(start + 1)...] {
            if literal.isTarget { break }
            if literal.text == dependency { return literal.position }
        }
        return literals[start].position
    }

    /// Returns the position of the location of a package, or the beginning if it cannot be found.
    public func position(ofPackage identity: String) -> Position {
        literals.first { $0.isLocation && $0.text.repositoryName.lowercased() == identity }?.position ?? Position()
    }
}
