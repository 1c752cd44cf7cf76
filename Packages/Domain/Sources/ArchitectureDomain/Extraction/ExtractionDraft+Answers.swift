extension ExtractionDraft {
    /// Extends the draft by what errors of the compiler say is missing; false if none of them can be answered.
    public mutating func answer(_ errors: [CompilerMessage]) -> Bool {
        // Answers change the texts, but all positions are those of the texts that were compiled.
        let compiled = self
        func isChanged(_ draft: ExtractionDraft) -> Bool {
            compiled.closure.levels != draft.closure.levels || compiled.closure.initialized != draft.closure.initialized
                || compiled.closure.sendable != draft.closure.sendable || compiled.imports != draft.imports
                || compiled.keptTests != draft.keptTests || compiled.needsAllDependencies != draft.needsAllDependencies
                || compiled.widened != draft.widened || compiled.insiders != draft.insiders
        }
        for error in errors { answer(error, compiled) }
        complete()
        if isChanged(self) { return true }
        for error in errors { showOverloads(at: error) }
        complete()
        if isChanged(self) { return true }
        for isMoving in [true, false] { importSharedModule(for: errors, isMoving) }
        return isChanged(self)
    }

    /// Adds the references to code that stays that only the errors of a proof reveal.
    public mutating func addObstacles(_ errors: [CompilerMessage]) {
        obstacles = Set(obstacles + references(behind: errors)).sorted()
    }

    /// Returns the references of moved files to code that stays that errors are about.
    private func references(behind errors: [CompilerMessage]) -> [SourceReference] {
        let trees = stayers.filter { $0.value.key == origin.key }.mapValues { DeclarationTree($0.bytes) }
        return errors.flatMap { message -> [SourceReference] in
            guard let file = moved(at: relative(message.error.path)), let offset = oldOffset(of: message.error)
            else { return [] }
            let place = Place(file: moved.files[file].move.old, moved.files[file].tree.bytes.position(of: offset))
            return Self.missing(in: message).compactMap { path in
                let scope = path.dropLast().joined()
                let places = trees.flatMap { file, tree in
                    tree.nodes.indices.filter { tree.scope(of: $0) == scope || path == ["~="] }.flatMap {
                        tree.nodes[$0].names
                    }
                    .filter { $0.text == path.last }.map { Place(file: file, tree.bytes.position(of: $0.offset)) }
                }
                return places.min().map { SourceReference(path.joined(separator: "."), at: place, to: $0) }
            }
        }
    }

    /// Returns the names that a message reports as missing, each after the name of its type.
    private static func missing(in message: CompilerMessage) -> [[String]] {
        let (text, names) = (message.error.text, quoted(message.error.text))
        // "value of type 'Character' has no member 'isBlank'", "cannot find 'helper' in scope"
        if text.contains("has no member") { return [Array(names.prefix(2))] }
        if text.contains("cannot find") { return [Array(names.prefix(1))] }
        // "expression pattern of type 'KeyPath<Character, Bool>' cannot match values of type 'Character'"
        if text.contains("expression pattern") { return [["~="]] }
        // "type 'Order' does not conform to protocol 'Sendable'", with "protocol requires property 'id' with type 'Int'"
        guard text.contains("does not conform to protocol"), let type = names.first else { return [] }
        return message.notes.filter { $0.text.contains("requires") }.compactMap { note in
            quoted(note.text).first.map { [type, $0] }
        }
    }

    /// Lets files that move, or those that stay, import what only files on the other side import.
    ///
    /// If one file of a target imports a module, its members are visible in all files, unless the target has `MemberImportVisibility`.
    /// The errors do not tell the module, so one after the other is tried, that of most files first.
    private mutating func importSharedModule(for errors: [CompilerMessage], _ isMoving: Bool) {
        guard references(behind: errors).isEmpty else { return }
        let failing = Dictionary(grouping: errors.map(\.error)) { relative($0.path) }.compactMap { path, errors in
            let file = moved(at: path).map { moved.files[$0].move.old }
            guard isMoving ? file != nil : stayers[path]?.key == origin.key else {
                return nil as (String, Set<String>)?
            }
            return (file ?? path, Set(errors.map(\.text)))
        }
        var counts: [String: Int] = [:]
        for file in codebase.sources[origin.key] ?? [] where (moved.index(of: file.path) != nil) != isMoving {
            let imports = file.facts.imports.filter(\.conditions.isEmpty)
            for module in Set(imports.map(\.module)) { counts[module, default: 0] += 1 }
        }
        for file in codebase.sources[origin.key] ?? [] where (moved.index(of: file.path) != nil) == isMoving {
            for module in file.facts.imports.map(\.module) { counts[module] = nil }
        }
        let next = counts.keys.sorted { (-counts[$0, default: 0], $0) < (-counts[$1, default: 0], $1) }
            .first { !sharedModules.contains($0) }
        guard !failing.isEmpty, let next else { return }
        sharedModules.insert(next)
        for (file, errors) in failing {
            if let last = trials[file], !last.errors.isDisjoint(with: errors) { imports[file]?[last.module] = nil }
            trials[file] = (next, errors)
            imports[file, default: [:]][next] = ""
        }
    }

    /// Shows the functions and variables that have the names of those that are used at an error, and the initialisers of types of others.
    ///
    /// Of several functions with one name, the compiler considers those that it sees, and says only that none of them fits; of a long
    /// expression it often says nothing but that it cannot check it.
    private mutating func showOverloads(at message: CompilerMessage) {
        let file = relative(message.error.path)
        guard let stayer = stayers[file], !stayer.isTesting, let offset = oldOffset(of: message.error) else { return }
        let line = stayer.bytes.position(of: offset).line
        let tree = DeclarationTree(stayer.bytes)
        // The place of an argument may be some lines below the name, that of a chain of calls some lines above.
        let calls = tree.tokens.indices.filter { (line - 4...line + 4).contains(tree.tokens[$0].line) }.map(tree.word)
        let names = Set(calls + (message.error.text.contains("pattern") ? ["~="] : []))
        for name in names.sorted() {
            let all = moved.named[name == "[" ? "subscript" : name] ?? []
            let initializers = moved.full[name] == nil ? moved.members[name] ?? [] : []
            let found =
                all.filter { [.function, .subscript, .variable].contains(moved[$0].kind) }
                + initializers.filter { moved[$0].kind == .initializer }
            for id in found {
                closure.show(id, level(in: stayer.key))
                addImport(to: file)
            }
        }
    }

    private mutating func answer(_ message: CompilerMessage, _ compiled: ExtractionDraft) {
        let text = message.error.text
        let file = relative(message.error.path)
        if let test = compiled.test(at: file) {
            // It uses more than the sources tell.
            keep(test: test)
        } else if text.contains("no such module") {
            if moved(at: file) != nil { needsAllDependencies = true }
        } else if text.contains("missing import of defining module"), let module = Self.quoted(text).last {
            // A file that moves is named by its path before.
            imports[moved(at: file).map { moved.files[$0].move.old } ?? file, default: [:]][module] = ""
        } else if message.notes.contains(where: {
            $0.text.contains("imported") && $0.text.contains("'\(request.name)'")
        }) {
            addImport(to: file, publicly: true)
        } else if let stayer = stayers[file] {
            answer(message, compiled, in: file, stayer)
        } else {
            answerInModule(message, compiled)
        }
    }

    // MARK: - Files that stay

    private mutating func answer(
        _ message: CompilerMessage,
        _ compiled: ExtractionDraft,
        in file: String,
        _ stayer: Stayer
    ) {
        let text = message.error.text
        let level: SourceSymbols.Access =
            text.contains("non-open") || text.contains("of open class") ? .open : level(in: stayer.key)
        let isCalled = text.contains("non-function type")
        let names = (isCalled ? ["callAsFunction"] : []) + Self.quoted(text)
        let isMissing =
            isCalled || text.contains("cannot find") || text.contains("no type named") || text.contains("no member")
        let noted = message.notes.compactMap { compiled.node(at: $0) }
        if stayer.isTesting {
            // What is not missing but internal may share its name with a declaration of a test that moves.
            let missing = noted.isEmpty ? Self.missing(in: message).compactMap(\.last) : []
            for test in missing.flatMap(compiled.tests(declaring:)) { keep(test: test) }
            // The import makes internal declarations visible.
            if !noted.isEmpty || names.contains(where: { moved.named[$0] != nil }) {
                addImport(to: file)
                if !compiled.isInsider(file) { insiders.insert(file) }
            }
            return
        }
        if text.contains("Sendable") {
            for id in noted { closure.makeSendable(id) }
            return
        }
        for note in message.notes where note.path.hasSuffix(".init") && note.path.hasPrefix(request.name + ".") {
            let type = note.path.dropFirst(request.name.count + 1).dropLast(5)
            for id in moved.full[String(type)] ?? [] { closure.initialize(id, min(level, .public)) }
        }
        for id in noted { closure.show(id, level) }
        if text.contains("does not override any") {
            let tree = DeclarationTree(stayer.bytes)
            let node = compiled.oldOffset(of: message.error).flatMap { tree.node(at: $0) }
            let name = node.flatMap { tree.nodes[$0].names.first?.text }
            for id in name.flatMap({ moved.named[$0] }) ?? [] { closure.show(id, .open) }
        } else if isMissing || level == .open, noted.isEmpty, let name = names.first(where: { moved.named[$0] != nil })
        {
            addImport(to: file)
            for id in candidates(named: name, besides: names) {
                closure.show(id, level)
                guard case .type = moved[id].kind else { continue }
                for labels in DeclarationTree(stayer.bytes).calls(of: name) { showInitializer(of: id, labels, level) }
            }
        }
    }

    /// Returns the declarations with a name: those of a type that is named, too, or at the top of a file, or else all.
    private func candidates(named name: String, besides names: [String]) -> [NodeID] {
        let all = (moved.named[name] ?? []).filter { moved[$0].kind != .operator }
        let own = all.filter { id in
            let type = moved.files[id.file].tree.scope(of: id.node)
            return names.contains { $0 != name && ($0 == type || type.hasSuffix("." + $0)) }
        }
        guard own.isEmpty else { return own }
        let top = all.filter { moved[$0].parent == nil }
        return top.isEmpty ? all : top
    }

    // MARK: - Files that move

    private mutating func answerInModule(_ message: CompilerMessage, _ compiled: ExtractionDraft) {
        let text = message.error.text
        let own = compiled.node(at: message.error)
        if text.contains("must be declared") || text.contains("must be as accessible")
            || text.contains("more restrictive access")
        {
            guard let own else {
                // The error stands at the extension that declares the conformance.
                let found = Self.quoted(text).first.map { candidates(named: $0, besides: []) } ?? []
                for id in found { closure.show(id, accessDemanded(text) ?? ownerAccess(of: id)) }
                return
            }
            let level = accessDemanded(text) ?? ownerAccess(of: own)
            // It stands at the type if an extension declares the witness.
            let members = isType(own) ? moved.members[moved.typeName(of: own)] ?? [] : []
            let witnesses = Set(members).intersection(Self.quoted(text).first.flatMap { moved.named[$0] } ?? [])
            guard witnesses.isEmpty else {
                for id in witnesses { closure.show(id, level) }
                return
            }
            // An initialiser that the compiler adds has the place of its type.
            if case .type = moved[own].kind, text.contains("initializer") { return closure.initialize(own, level) }
            closure.show(own, level)
        } else if text.contains("uses a") || text.contains("cannot refine") || text.contains("superclass")
            || text.contains("cannot be referenced") || text.contains("not imported publicly")
            || text.contains("clause cannot use")
        {
            let isOpen = text.contains("must be open")
            let level = accessDemanded(text) ?? .public
            for id in message.notes.compactMap({ compiled.node(at: $0) }) {
                closure.show(id, isOpen ? .open : level)
            }
            for note in message.notes where note.text.contains("imported as") { widenImport(at: note, level, compiled) }
        } else if text.contains("Sendable") {
            for id in message.notes.compactMap({ compiled.node(at: $0) }) { closure.makeSendable(id) }
        }
    }

    /// Lets a file that moves import a module with the access of the declarations that show what is imported.
    private mutating func widenImport(
        at note: CompilerMessage.Note,
        _ level: SourceSymbols.Access,
        _ compiled: ExtractionDraft
    ) {
        guard let file = moved(at: relative(note.path)), let offset = compiled.oldOffset(of: note) else { return }
        let tree = moved.files[file].tree
        let word = tree.tokens.indices.last { tree.word($0) == "import" && tree.tokens[$0].range.lowerBound <= offset }
        if let word { widened[file, default: [:]][word] = max(level, widened[file]?[word] ?? level) }
    }

    private func accessDemanded(_ text: String) -> SourceSymbols.Access? {
        if text.contains("public") || text.contains("open") { return .public }
        return text.contains("package") ? .package : nil
    }

    /// Returns the access of the type that contains a declaration.
    private func ownerAccess(of id: NodeID) -> SourceSymbols.Access {
        let types = moved.full[moved.files[id.file].tree.scope(of: id.node)] ?? []
        let levels = types.flatMap { [closure.levels[$0] ?? .internal, moved.access(of: $0)] }
        return min(levels.max() ?? level(in: origin.key), .public)
    }

    // MARK: - Places

    /// Returns the path of a file relative to the root.
    private func relative(_ path: String) -> String {
        path.hasPrefix(codebase.root + "/") ? String(path.dropFirst(codebase.root.count + 1)) : path
    }

    private func moved(at path: String) -> Int? { moved.files.firstIndex { $0.move.new == path } }

    /// Returns the declaration at a position of the new text of a moved file.
    private func node(at note: CompilerMessage.Note) -> NodeID? {
        guard let file = moved(at: relative(note.path)), let offset = oldOffset(of: note),
            let node = moved.files[file].tree.node(at: offset)
        else { return nil }
        return NodeID(file: file, node: node)
    }

    /// Returns the offset that a position of the new text of a file has in the text before.
    private func oldOffset(of note: CompilerMessage.Note) -> Int? {
        let path = relative(note.path)
        if let file = moved(at: path) {
            return Self.oldOffset(of: note.position, edits(file), in: moved.files[file].tree.bytes)
        }
        return stayers[path].flatMap { Self.oldOffset(of: note.position, edits(ofStaying: path), in: $0.bytes) }
    }

    /// Returns the names between quotation marks, without the labels of functions.
    private static func quoted(_ text: String) -> [String] {
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0].prefix { $0 != "(" }) }
    }
}
