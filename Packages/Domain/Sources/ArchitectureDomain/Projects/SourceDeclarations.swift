/// The declarations of a source text, but for those within functions.
///
/// A member is named after its type, as in `Counter.zero`, also in an extension; the parameters of a function are no part of
/// its name.
struct SourceDeclarations {
    private(set) var all: Set<String> = []
    /// The names of those that other files can use.
    private(set) var shared: Set<String> = []
    /// All words of the text, also those within functions.
    let words: Set<String>

    init(in bytes: [UInt8]) {
        let tree = DeclarationTree(bytes)
        words = Set(tree.tokens.filter { $0.kind == .word || $0.kind == .quotedWord }.map { bytes.text(of: $0) })
        for node in tree.nodes where ![.extension, .initializer, .subscript, .operator].contains(node.kind) {
            let type = node.parent.map { number -> String in
                let parent = tree.nodes[number]
                return parent.kind == .extension ? String(parent.subject.prefix { $0 != "." }) : parent.names[0].text
            }
            let names = node.names.map { (type.map { $0 + "." } ?? "") + $0.text }
            all.formUnion(names)
            if ![.private, .fileprivate].contains(node.access?.level) { shared.formUnion(names) }
        }
    }
}
