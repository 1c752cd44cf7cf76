public import DomainKit

extension ExtractionDraft {
    /// The plan as far as it is known; throws if the manifest computes its targets, so that nothing can be added.
    public func extraction() throws(ValidationError) -> Extraction {
        let texts = moved.files.indices.map {
            ProjectChange(path: moved.files[$0].move.new, old: nil, new: newText($0))
        }
        let gone = moved.files.map { ProjectChange(path: $0.move.old, old: $0.tree.bytes, new: nil) }
        let staying = stayers.compactMap { file, stayer -> ProjectChange? in
            let edits = isMovedTest(file) ? [] : edits(ofStaying: file)
            guard !edits.isEmpty else { return nil }
            return ProjectChange(path: file, old: stayer.bytes, new: Self.applying(edits, to: stayer.bytes))
        }
        let importing = staying.map(\.path).filter { imports[$0]?.isEmpty == false }.sorted()
        // A plan that is refused needs none.
        let manifests = obstacles.isEmpty ? try manifestChanges() : []
        var extraction = Extraction(
            module: request.name,
            package: home.isOrigin ? nil : home.folder,
            origin: origin.target.name,
            moves: (moved.files.map(\.move) + resources.files.map(\.move)).sorted { $0.old < $1.old },
            tests: tests.map {
                .init(
                    origin: $0.target.name,
                    target: $0.name,
                    moves: ($0.moves + $0.resources.files.map(\.move)).sorted { $0.old < $1.old }
                )
            },
            testObstacles: testObstacles,
            exposures: exposures,
            importing: importing,
            testable: home.isOrigin
                ? [] : importing.filter { imports[$0]?[request.name] == "@testable " && isInsider($0) },
            unknownImports: unknownImports,
            publicCount: moved.files.reduce(0) { sum, file in
                sum + file.tree.nodes.count { $0.parent == nil && ($0.access?.level ?? .internal) >= .public }
            },
            obstacles: obstacles,
            leaving: leaving,
            otherFiles: otherFiles,
            projectEdits: obstacles.isEmpty ? projectEdits : [],
            changes: (texts + gone + staying + testChanges + resourceChanges + manifests).sorted { $0.path < $1.path }
        )
        if obstacles.isEmpty { extraction.add(otherManifestChanges) }
        return extraction
    }

    /// The declarations that get another access, and the initialisers that are written out.
    private var exposures: [Extraction.Exposure] {
        let changed = closure.levels.filter { newAccess(of: $0.key) != nil }
        let written = closure.initialized.filter { initializer(of: $0.key) != nil }
        let all =
            changed.map { ($0.key, newAccess(of: $0.key) ?? $0.value, "") }
            + written.map { ($0.key, $0.value, ".init") }
        return all.map { id, access, suffix in
            let (file, node) = (closure.files.files[id.file], closure.files[id])
            let offset = node.names.first?.offset ?? node.start
            let place = Place(file: file.move.old, file.tree.bytes.position(of: offset))
            return Extraction.Exposure(place: place, name: closure.files.name(of: id) + suffix, access: access)
        }.sorted()
    }

    // MARK: - Files

    /// Returns the access that a declaration has to get, or nil if it has it or follows another one.
    private func newAccess(of id: NodeID) -> SourceSymbols.Access? {
        guard let level = closure.levels[id], closure.files.access(of: id) < level else { return nil }
        let node = closure.files[id]
        guard !node.isRequirement, ![.enumCase, .extension, .operator].contains(node.kind) else { return nil }
        if level == .open, node.kind != .type(.class), node.parent == nil || node.modifiers.contains("final") {
            return .public
        }
        return level
    }

    private func initializer(of id: NodeID) -> MemberwiseInitializer? {
        guard let level = closure.initialized[id] else { return nil }
        let tree = moved.files[id.file].tree
        let properties = closure.memberwise(id).map { moved[$0] }
        return MemberwiseInitializer(of: moved[id], properties, in: tree, access: min(level, .public)) { name in
            moved.declarations(of: name.split(separator: ".").map { String($0) }, in: moved.typeName(of: id)).contains {
                moved[$0].kind == .alias && moved.files[$0.file].tree.text(moved[$0].signature).contains("->")
            }
        }
    }

    /// Returns the edits of a file that stays, in its order.
    func edits(ofStaying path: String) -> [(range: Range<Int>, text: String)] {
        guard let file = closure.files.index(of: path) else { return edits(path, stayers[path]?.bytes ?? []) }
        return edits(file)
    }

    /// Returns the edits of a file of the target, in its order.
    func edits(_ file: Int) -> [(range: Range<Int>, text: String)] {
        let tree = closure.files.files[file].tree
        var edits: [(range: Range<Int>, text: String)] = []
        for (id, _) in closure.levels where id.file == file {
            guard let access = newAccess(of: id) else { continue }
            let node = closure.files[id]
            if access >= .public, let use = tree.attribute("usableFromInline", of: id.node) { edits.append((use, "")) }
            edits.append(
                node.access.map { ($0.range, access.rawValue) } ?? (node.start..<node.start, access.rawValue + " ")
            )
        }
        for (id, _) in closure.initialized where id.file == file {
            if let text = initializer(of: id) { edits.append((text.range, text.text)) }
        }
        for id in closure.sendable where id.file == file {
            if let edit = tree.edit(inheriting: "Sendable", in: id.node) { edits.append(edit) }
        }
        edits += (widened[file] ?? [:]).map { word, level in
            let start = tree.tokens[word].range
            let isNamed = word > 0 && SourceSymbols.Access(rawValue: tree.word(word - 1)) != nil
            return isNamed
                ? (tree.tokens[word - 1].range, level.rawValue)
                : (start.lowerBound..<start.lowerBound, level.rawValue + " ")
        }
        return Self.sorted(edits + self.edits(closure.files.files[file].move.old, tree.bytes))
    }

    /// Returns the edits that add imports to a file, and let it name the module in the place of the target, in its order.
    func edits(_ file: String, _ bytes: [UInt8]) -> [(range: Range<Int>, text: String)] {
        let added = (imports[file] ?? [:]).sorted { $0.key < $1.key }
        let edits = added.map { module, prefix in
            let isPlain = prefix == "@testable " && !isInsider(file)
            return SourceImports.edit(adding: module, prefix: isPlain ? "" : prefix, to: bytes)
        }
        let removed = unneeded[file, default: []].flatMap { SourceImports.removals(of: $0, in: bytes) }
        return Self.sorted(edits + renames[file, default: []] + removed)
    }

    private static func sorted(
        _ edits: [(range: Range<Int>, text: String)]
    ) -> [(range: Range<Int>, text: String)] {
        edits.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    }

    static func applying(_ edits: [(range: Range<Int>, text: String)], to bytes: [UInt8]) -> [UInt8] {
        edits.reversed().reduce(into: bytes) { $0.replaceSubrange($1.range, with: $1.text.utf8) }
    }

    /// Returns the offset that a position behind some edits has in the text before, or nil if the new text does not have it.
    static func oldOffset(
        of position: Position,
        _ edits: [(range: Range<Int>, text: String)],
        in bytes: [UInt8]
    ) -> Int? {
        guard let offset = applying(edits, to: bytes).offset(of: position) else { return nil }
        var difference = 0
        for edit in edits {
            let start = edit.range.lowerBound + difference
            if offset < start { break }
            let end = start + edit.text.utf8.count
            if offset < end { return edit.range.lowerBound }
            difference += edit.text.utf8.count - edit.range.count
        }
        return offset - difference
    }

    private func newText(_ file: Int) -> [UInt8] { Self.applying(edits(file), to: moved.files[file].tree.bytes) }
}

extension [UInt8] {
    func position(of offset: Int) -> Position {
        let start = lineStart(offset)
        let line = self[..<start].count { $0 == UInt8(ascii: "\n") } + 1
        return Position(line: line, column: self[start..<offset].count { $0 & 0xC0 != 0x80 } + 1)
    }
}
