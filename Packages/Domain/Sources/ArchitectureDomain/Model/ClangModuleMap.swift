/// The module map of a target in C, which tells the names by which the target is imported.
///
/// Clang's documentation, "Modules", describes the language. Its braces, comments and strings are those of Swift.
public struct ClangModuleMap: Sendable {
    /// The names of the modules in their order, without those inside of others.
    public let modules: [String]

    /// Reads a module map, in O(n).
    public init(_ bytes: [UInt8]) {
        var modules: [String] = []
        var (depth, isDeclaration) = (0, false)
        for token in bytes.tokens {
            if isDeclaration, [.word, .text].contains(token.kind) {
                let name = bytes.text(of: token)
                if !modules.contains(name) { modules.append(name) }
            }
            isDeclaration = !isDeclaration && depth == 0 && token.kind == .word && bytes.isText(token, "module")
            switch bytes.sign(of: token) {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            default: continue
            }
        }
        self.modules = modules
    }
}
