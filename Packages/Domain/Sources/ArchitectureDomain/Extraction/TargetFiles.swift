struct NodeID: Hashable, Comparable {
    let file: Int
    let node: Int

    static func < (one: NodeID, other: NodeID) -> Bool { (one.file, one.node) < (other.file, other.node) }
}

/// The files that leave a target, or all of them, and an index of their declarations.
struct TargetFiles {
    struct File {
        let move: Extraction.Move
        let tree: DeclarationTree
    }

    let files: [File]
    private let numbers: [String: Int]
    private(set) var named: [String: [NodeID]] = [:]
    /// The declarations by their full names: `Order.Line`.
    private(set) var full: [String: [NodeID]] = [:]
    /// The declarations of the bodies of a type and its extensions, by the full name of the type.
    private(set) var members: [String: [NodeID]] = [:]
    /// The extensions by the path of what they extend.
    private(set) var extensions: [String: [NodeID]] = [:]

    init(_ files: [File]) {
        self.files = files
        numbers = Dictionary(files.enumerated().map { ($1.move.old, $0) }) { first, _ in first }
        for (file, each) in files.enumerated() {
            for (number, node) in each.tree.nodes.enumerated() {
                let id = NodeID(file: file, node: number)
                let scope = each.tree.scope(of: number)
                members[scope, default: []].append(id)
                if node.kind == .extension { extensions[node.subject, default: []].append(id) }
                for name in node.names {
                    named[name.text, default: []].append(id)
                    full[(scope.isEmpty ? "" : scope + ".") + name.text, default: []].append(id)
                }
            }
        }
    }

    subscript(_ id: NodeID) -> DeclarationTree.Node { files[id.file].tree.nodes[id.node] }

    /// Returns the index of a file by its path before the move.
    func index(of path: String) -> Int? { numbers[path] }

    /// Returns the declaration at a place before the move.
    func node(at place: Place) -> NodeID? {
        guard let file = numbers[place.file], let offset = files[file].tree.bytes.offset(of: place.position),
            let node = files[file].tree.node(at: offset)
        else { return nil }
        return NodeID(file: file, node: node)
    }

    /// Returns the full name of a declaration.
    func name(of id: NodeID) -> String {
        let tree = files[id.file].tree
        let scope = tree.scope(of: id.node)
        return (scope.isEmpty ? "" : scope + ".") + (tree.nodes[id.node].names.first?.text ?? "")
    }

    /// Returns the full name that the members of a type or an extension have before theirs.
    func typeName(of id: NodeID) -> String { files[id.file].tree.scope(of: id.node, isInside: true) }

    /// Returns the names by which a declaration satisfies a requirement: those of functions have their labels.
    func keys(of id: NodeID) -> [String] {
        let (node, tree) = (self[id], files[id.file].tree)
        let name = node.names.first?.text ?? ""
        let isOperator = name.utf8.first.map(\.isOperatorCharacter) ?? false
        guard node.kind == .initializer || node.kind == .function, !isOperator else { return node.names.map(\.text) }
        return [name + "(" + tree.labels(of: id.node).map { $0.label + ":" }.joined() + ")"]
    }

    var types: [NodeID] {
        files.indices.flatMap { file in
            files[file].tree.nodes.indices.map { NodeID(file: file, node: $0) }
        }.filter { if case .type = self[$0].kind { true } else { false } }
    }

    /// Returns the declarations that a path means in a scope: those of its first name, then of its members.
    func declarations(of path: [String], in scope: String) -> [NodeID] {
        guard let first = path.first else { return [] }
        var around = scope.split(separator: ".").map { String($0) }
        while true {
            let prefix = around.isEmpty ? "" : around.joined(separator: ".") + "."
            if full[prefix + first] != nil {
                return path.indices.flatMap { full[prefix + path[...$0].joined(separator: ".")] ?? [] }
            }
            guard !around.isEmpty else { break }
            around.removeLast()
        }
        // The name of a module, or of a type from elsewhere.
        return path.count > 1 ? declarations(of: Array(path.dropFirst()), in: "") : []
    }

    /// Returns the edits of a text that names declarations of the files behind a module, as in `App.Order`, so that it names another
    /// module, or none if a type hides that.
    func renames(of module: String, to other: String, in bytes: [UInt8]) -> [(range: Range<Int>, text: String)] {
        guard String(decoding: bytes, as: UTF8.self).contains(module + ".") else { return [] }
        let tree = DeclarationTree(bytes)
        return tree.tokens.indices.compactMap { index in
            guard tree.word(index) == module, tree.word(index + 1) == ".", tree.word(index - 1) != ".",
                full[tree.word(index + 2)] != nil
            else { return nil }
            let start = tree.tokens[index].range.lowerBound
            return full[other] == nil
                ? (tree.tokens[index].range, other) : (start..<tree.tokens[index + 2].range.lowerBound, "")
        }
    }

    /// Returns the interpolations that a text may use; a hidden one would give way to another without an error.
    func interpolations(in bytes: [UInt8]) -> [NodeID] {
        guard let all = named["appendInterpolation"] else { return [] }
        let text = String(decoding: bytes, as: UTF8.self)
        return all.filter { id in
            let label = files[id.file].tree.labels(of: id.node).first?.label ?? "_"
            return text.contains(label == "_" ? "\\(" : "\\(\(label):")
        }
    }

    /// The declaration's own access.
    func access(of id: NodeID) -> SourceSymbols.Access {
        let node = self[id]
        if let level = node.access?.level { return level }
        guard let parent = node.parent else { return .internal }
        let outer = NodeID(file: id.file, node: parent)
        if node.isRequirement || node.kind == .enumCase { return access(of: outer) }
        if self[outer].kind == .extension, let level = self[outer].access?.level { return level }
        return .internal
    }
}

extension SourceSymbols.Access: Comparable {
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
}
