/// The declarations of moved files that other modules have to see, with what these need: the types of signatures, supertypes,
/// the types that contain them, and the witnesses of protocols, also those in files that stay.
struct AccessClosure {
    /// The moved files, and behind them those of the target that stay.
    let files: TargetFiles
    /// The access that each declaration gets at least.
    private(set) var levels: [NodeID: SourceSymbols.Access] = [:]
    /// The types whose initialiser without a declaration has to be written out.
    private(set) var initialized: [NodeID: SourceSymbols.Access] = [:]

    /// The types that declare that they are `Sendable`, which the compiler infers within a module alone.
    private(set) var sendable: Set<NodeID> = []

    init(_ files: TargetFiles) { self.files = files }

    /// Lets a type declare that it is `Sendable`.
    mutating func makeSendable(_ id: NodeID) { sendable.insert(id) }

    mutating func show(_ id: NodeID, _ level: SourceSymbols.Access) {
        _ = raise(id, level)
    }

    /// Shows the initialiser of a type that has none of its own.
    mutating func initialize(_ id: NodeID, _ level: SourceSymbols.Access) {
        show(id, level)
        initialized[id] = max(initialized[id] ?? level, level)
        for property in memberwise(id) {
            showPaths(files[property].signature, of: property, level)
        }
    }

    /// The declarations of the properties that a memberwise initialiser has.
    func memberwise(_ id: NodeID) -> [NodeID] {
        (files.members[files.typeName(of: id)] ?? []).filter { each in
            let node = files[each]
            return each.file == id.file && node.parent == id.node && !node.properties.isEmpty
                && node.modifiers.isDisjoint(with: ["static", "class", "lazy"])
        }
    }

    func isVisible(_ id: NodeID, _ level: SourceSymbols.Access) -> Bool {
        (levels[id] ?? .private) >= level || isShown(id, level)
    }

    /// A Boolean value that indicates whether a declaration has an access already, and so have those around it.
    private func isShown(_ id: NodeID, _ level: SourceSymbols.Access) -> Bool {
        guard files.access(of: id) >= level else { return false }
        return owners(of: id).allSatisfy { isVisible($0, level) }
    }

    /// A Boolean value that indicates whether a declaration, or one around it, gets an access.
    private func isRaised(_ id: NodeID, _ level: SourceSymbols.Access) -> Bool {
        guard files.access(of: id) >= level else { return (levels[id] ?? .private) >= level }
        return owners(of: id).contains { isRaised($0, level) }
    }

    /// Returns the types that contain a declaration; several declare one in the branches of an `#if`.
    private func owners(of id: NodeID) -> [NodeID] {
        guard let parent = files[id].parent else { return [] }
        let outer = NodeID(file: id.file, node: parent)
        guard files[outer].kind == .extension else { return [outer] }
        return files.declarations(of: files[outer].subject.split(separator: ".").map { String($0) }, in: "")
    }

    // MARK: - Closure

    private mutating func raise(_ id: NodeID, _ level: SourceSymbols.Access) -> Bool {
        guard (levels[id] ?? .private) < level, files.access(of: id) >= .internal else { return false }
        levels[id] = level
        let node = files[id]
        let seen = min(level, .public)
        for owner in owners(of: id) { _ = raise(owner, seen) }
        if let parent = node.parent, files[.init(file: id.file, node: parent)].kind == .extension {
            let outer = NodeID(file: id.file, node: parent)
            showSignature(outer, seen)
        }
        // The other branches of an `#if` declare the same.
        for other in node.isConditional ? files.full[files.name(of: id)] ?? [] : []
        where other != id && files[other].kind == node.kind && files.keys(of: other) == files.keys(of: id) {
            _ = raise(other, level)
        }
        guard !node.isRequirement, node.kind != .enumCase else { return true }
        if level == .open, node.kind == .type(.class) { raiseInherited(by: id) }
        for actor in node.attributes.keys.flatMap({ files.declarations(of: [$0], in: files.typeName(of: id)) })
        where files[actor].attributes["globalActor"] != nil {
            _ = raise(actor, seen)
        }
        showSignature(id, seen)
        if case .type(let kind) = node.kind { showParts(of: id, kind, seen) }
        return true
    }

    /// Shows what classes of other modules need to inherit from a class: its superclass, and the initialisers that they have to have.
    private mutating func raiseInherited(by id: NodeID) {
        if let superclass = superclass(of: id) { _ = raise(superclass, .open) }
        for member in files.members[files.typeName(of: id)] ?? [] where files[member].modifiers.contains("required") {
            _ = raise(member, .public)
        }
    }

    private mutating func showSignature(_ id: NodeID, _ level: SourceSymbols.Access) {
        showPaths(files[id].signature, of: id, level)
    }

    /// Shows what a type shows with itself: members with that access, requirements, and what cases contain.
    private mutating func showParts(of id: NodeID, _ kind: SourceSymbols.TypeKind, _ level: SourceSymbols.Access) {
        for member in files.members[files.typeName(of: id)] ?? [] {
            let node = files[member]
            if node.isRequirement || node.kind == .enumCase {
                showPaths(node.signature, of: member, level)
            } else if files.access(of: member) >= level {
                showSignature(member, level)
            }
        }
    }

    /// Shows the types that are named in a range of tokens.
    ///
    /// Of a type, its header is such a range: a class shows the one that it inherits from and a protocol those that it refines, but a
    /// conformance needs no access. An extension shows what it extends and its constraints.
    private mutating func showPaths(_ range: Range<Int>, of id: NodeID, _ level: SourceSymbols.Access) {
        let tree = files.files[id.file].tree
        let node = files[id]
        let inner = files.typeName(of: id)
        var scope = tree.scope(of: id.node)
        if case .type = node.kind { scope = inner }
        for (path, first) in tree.paths(in: range) {
            let isValue = tree.word(first + 2 * path.count - 1) == ":" && !isHeader(node)
            let isDefault = level < .public && !isHeader(node) && isBehindSign(first, from: range.lowerBound, in: tree)
            guard !isValue, node.kind != .extension || !node.inherited.contains(first) else { continue }
            // The type of a variable without one follows from its value.
            guard !isDefault || node.properties.contains(where: { $0.type == nil }) else { continue }
            for found in files.declarations(of: path, in: scope) where found != id {
                switch files[found].kind {
                case .type(let kind):
                    // A conformance of a type to a protocol needs no access.
                    if node.inherited.contains(first), kind == .protocol, node.kind != .type(.protocol) { continue }
                    _ = raise(found, level)
                case .alias, .associatedType: _ = raise(found, level)
                case .function, .variable, .enumCase:
                    // Values are used by default arguments, which the module of the caller evaluates.
                    if level >= .public, node.kind != .variable, isBehindSign(first, from: range.lowerBound, in: tree) {
                        _ = raise(found, level)
                    }
                default: break
                }
            }
        }
    }

    private func isHeader(_ node: DeclarationTree.Node) -> Bool {
        if case .type = node.kind { return true }
        return node.kind == .extension
    }

    /// A Boolean value that indicates whether a token stands in a value behind `=`.
    private func isBehindSign(_ index: Int, from start: Int, in tree: DeclarationTree) -> Bool {
        var (position, depth) = (index - 1, 0)
        while position >= start {
            let text = tree.word(position)
            depth -= text.nesting
            if text == "=", depth <= 0 { return true }
            if text == ",", depth == 0 { return false }
            position -= 1
        }
        return false
    }

    // MARK: - Witnesses

    /// Shows the members that satisfy requirements of protocols that other modules see, where they see the type or the protocol only
    /// now, until nothing is missing.
    mutating func showWitnesses() {
        let outsiders = files.extensions.filter { subject, _ in
            files.declarations(of: subject.split(separator: ".").map { String($0) }, in: "").isEmpty
        }
        var count = -1
        while count != levels.count {
            count = levels.count
            for type in files.types {
                for level in [SourceSymbols.Access.package, .public] where isVisible(type, level) {
                    if files[type].kind == .type(.protocol) {
                        guard isRaised(type, level) else { continue }
                        let required = requirements(of: [files.typeName(of: type)], level, true)
                        raiseMembers(of: files.typeName(of: type), named: required, level)
                    } else {
                        let names = conformances(of: type, level)
                        for owner in lineage(of: type) { raiseMembers(of: owner, named: names, level) }
                        raiseOperators(of: type, named: names, level)
                    }
                }
            }
            // Everybody may see a type from elsewhere.
            for (type, extensions) in outsiders {
                for level in [SourceSymbols.Access.package, .public] {
                    let names = conformances(of: extensions, level, isRaised: false)
                    raiseMembers(of: type, named: names, level)
                }
            }
        }
    }

    private mutating func raiseMembers(of type: String, named names: Set<String>, _ level: SourceSymbols.Access) {
        for member in files.members[type] ?? [] where !names.isDisjoint(with: files.keys(of: member)) {
            if files.access(of: member) < level, !files[member].isRequirement { _ = raise(member, level) }
        }
    }

    /// Shows the operators that satisfy requirements of a type outside of its body.
    private mutating func raiseOperators(of type: NodeID, named names: Set<String>, _ level: SourceSymbols.Access) {
        let name = files[type].names.first?.text ?? ""
        for id in names.flatMap({ files.named[$0] ?? [] }) where files[id].parent == nil && files[id].kind == .function
        {
            let paths = files.files[id.file].tree.paths(in: files[id].signature)
            if files.access(of: id) < level, paths.contains(where: { $0.path.last == name }) { _ = raise(id, level) }
        }
    }

    /// Returns the name of a type, and those of its superclasses as far as they move.
    private func lineage(of type: NodeID) -> [String] {
        var (names, next) = ([files.typeName(of: type)], files[type].kind == .type(.class) ? type : nil)
        while let current = next, names.count < 16 {
            next = superclass(of: current)
            if let next { names.append(files.typeName(of: next)) }
        }
        return names
    }

    private func superclass(of type: NodeID) -> NodeID? {
        let tree = files.files[type.file].tree
        let path = tree.paths(in: files[type].inherited).first?.path ?? []
        return files.declarations(of: path, in: tree.scope(of: type.node)).last { files[$0].kind == .type(.class) }
    }

    /// Returns the names of the requirements of the protocols that a type conforms to, and that other modules see, if they see the
    /// type or the protocol only now.
    private func conformances(of type: NodeID, _ level: SourceSymbols.Access) -> Set<String> {
        let extensions = files.extensions[files.typeName(of: type)] ?? []
        let attributes = files[type].attributes.keys.flatMap { StandardProtocols.requirements["@" + $0] ?? [] }
        return conformances(of: [type] + extensions, level, isRaised: isRaised(type, level)).union(attributes)
    }

    /// Returns those names for the protocols in the headers of a type and its extensions.
    private func conformances(of headers: [NodeID], _ level: SourceSymbols.Access, isRaised: Bool) -> Set<String> {
        headers.reduce(into: []) { names, id in
            let tree = files.files[id.file].tree
            for (path, _) in tree.paths(in: files[id].inherited) {
                let found = files.declarations(of: path, in: tree.scope(of: id.node)).last
                if let found, files[found].kind == .type(.protocol) {
                    guard isVisible(found, level) else { continue }
                    names.formUnion(requirements(of: [files.typeName(of: found)], level, isRaised))
                } else if isRaised {
                    names.formUnion(StandardProtocols.requirements[path.last ?? ""] ?? [])
                }
            }
        }
    }

    /// Returns the names of the requirements of protocols, with those that other modules see already if `needsAll`.
    private func requirements(
        of protocols: [String],
        _ level: SourceSymbols.Access,
        _ needsAll: Bool
    ) -> Set<String> {
        var (names, found, index) = (Set<String>(), protocols, 0)
        while index < found.count {
            for id in files.members[found[index]] ?? []
            where files[id].isRequirement && (needsAll || owners(of: id).contains { isRaised($0, level) }) {
                names.formUnion(files.keys(of: id))
            }
            for id in files.full[found[index]] ?? [] {
                let tree = files.files[id.file].tree
                for (path, _) in tree.paths(in: files[id].inherited) {
                    if needsAll { names.formUnion(StandardProtocols.requirements[path.last ?? ""] ?? []) }
                    let next = files.declarations(of: path, in: tree.scope(of: id.node)).map { files.typeName(of: $0) }
                    found += next.filter { !found.contains($0) }
                }
            }
            index += 1
        }
        return names
    }
}
