/// Targets of Xcode projects, which no build of this machine may prove.
extension ExtractionDraft {
    /// The edits of projects, which may list files that move, and whose targets may use the module.
    var projectEdits: [ProjectEdit] {
        let removed = (moved.files.map(\.move.old) + (tests?.moves.map(\.old) ?? [])).sorted()
        return codebase.projects.map { project in
            let targets = home.isOrigin ? [] : linking(dependents(in: project), of: project)
            return ProjectEdit(
                project,
                removed: removed,
                link: targets.isEmpty ? nil : .init(package: home.folder, product: request.name, targets: targets)
            )
        }
    }

    /// Returns those of the targets that link the module: not tests that run inside an app that does.
    private func linking(_ names: [String], of project: PackageManifest) -> [String] {
        // A project that repeats a package has the names of its modules.
        guard !codebase.repetitions.contains(project) else {
            let users = codebase.packages.filter { $0.kind == .package }.flatMap { package in
                let names = dependents(in: package)
                return package.targets.filter { names.contains($0.name) }.map(\.module)
            }
            return project.targets.filter { $0.kind != .test && users.contains($0.module) }.map(\.name).sorted()
        }
        return names.filter { name in
            let target = project.targets.first { $0.name == name }
            let files = codebase.sources[.init(package: project.path, target: name)] ?? []
            let isHosted = target?.dependencies.contains { $0.isTarget && names.contains($0.name) } ?? false
            return target?.kind != .test || !isHosted || files.contains { moved.index(of: $0.path) != nil }
        }
    }

    /// Shows the members of visible types that files that stay name behind a dot, and the initialisers that they call
    /// so, also some that are not used: sources do not tell the types of values, and no compiler may say what is
    /// missing.
    mutating func showMentionedMembers() {
        var names: Set<String> = []
        var calls: Set<[String]> = []
        var files: [String: Set<String>] = [:]
        for (file, stayer) in stayers where !stayer.isTesting {
            let tree = DeclarationTree(stayer.bytes)
            let extends = tree.nodes.contains { node in
                node.kind == .extension && moved.full[node.subject] != nil
                    || tree.paths(in: node.inherited).contains { moved.full[$0.path.joined(separator: ".")] != nil }
            }
            let own = tree.tokens.indices.filter { index in
                [.word, .quotedWord].contains(tree.tokens[index].kind) && (extends || tree.word(index - 1) == ".")
            }.map(tree.word)
            files[file] = Set(own)
            names.formUnion(own)
            calls.formUnion(tree.calls(of: "init"))
        }
        let members = moved.named.filter { names.contains($0.key) }.values.joined().filter { id in
            guard moved[id].parent != nil, moved.access(of: id) >= .internal else { return false }
            return [.function, .variable, .alias].contains(moved[id].kind) || isType(id)
        }
        let subscripts = moved.named["subscript"] ?? []
        let initializers = (moved.named["init"] ?? []).filter { id in
            calls.contains(moved.files[id.file].tree.labels(of: id.node).map(\.label))
        }
        var count = -1
        while count < closure.levels.count {
            count = closure.levels.count
            for id in members + subscripts + initializers where isOfVisibleType(id) { closure.show(id, .public) }
            for id in moved.types where moved[id].kind == .type(.struct) && closure.isVisible(id, .public) {
                let labels = closure.memberwise(id).flatMap { moved[$0].names }.map(\.text)
                if calls.contains(labels) { showInitializer(of: id, labels, .public) }
            }
        }
        // Members of types from elsewhere are seen where the module is imported.
        for (file, words) in files {
            let isUser = members.contains { id in
                isInExtensionOfOthers(id) && moved[id].names.contains { words.contains($0.text) }
            }
            if isUser { addImport(to: file) }
        }
    }

    func isType(_ id: NodeID) -> Bool { if case .type = moved[id].kind { true } else { false } }

    /// A Boolean value that indicates whether the type that has a member is visible to other modules.
    private func isOfVisibleType(_ id: NodeID) -> Bool {
        let scope = moved.files[id.file].tree.scope(of: id.node)
        guard let types = moved.full[scope] else { return isInExtensionOfOthers(id) }
        return types.contains { closure.isVisible($0, .public) }
    }

    private func isInExtensionOfOthers(_ id: NodeID) -> Bool {
        guard let parent = moved[id].parent else { return false }
        let outer = moved[NodeID(file: id.file, node: parent)]
        return outer.kind == .extension && moved.full[outer.subject] == nil
    }
}
