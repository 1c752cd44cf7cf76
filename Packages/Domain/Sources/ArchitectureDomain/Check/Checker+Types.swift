extension Checker {
    /// Returns the types that break rules about types, and the rules and patterns that no type matches.
    func typeFindings() -> [Finding] {
        guard !rules.types.isEmpty else { return [] }
        var check = TypeCheck(self)
        let isWhole = !codebase.readFailures.contains(where: \.reason.hidesFindings)
        var findings: [Finding] = []
        for rule in rules.types {
            let (subjects, types) = check.types(of: rule)
            if isWhole { findings += unmatched(rule, subjects, types, &check) }
            for type in types { findings += check.violations(of: rule, by: type) }
            findings += check.forbiddenNames(rule, types) + check.forbiddenMentions(rule, types)
        }
        return findings
    }

    /// The targets whose symbols the rules about types need, and those whose folders are drawn or planned.
    public var targetsWithSymbols: Set<Codebase.TargetKey> {
        let nodes = graph.nodes.indices.filter { node in
            !graph.nodes[node].isTest
                && rules.types.contains { rule in
                    rule.needsSupertypes || covers(rule, node) || isIn(rule.mentioningLayers, node)
                }
        }
        return Set(nodes.map { graph.nodes[$0].key } + (rules.opened.map { codebase.folders(of: $0).map(\.key) } ?? []))
    }

    /// Returns the targets whose types the rules about types need to check the given ones.
    func nodes(neededForTypesOf nodes: Set<Int>) -> Set<Int> {
        let dependencies = graph.declaredDependencies
        return rules.types.reduce(into: []) { needed, rule in
            let users = nodes.filter { rule.needsSupertypes && covers(rule, $0) || isIn(rule.mentioningLayers, $0) }
            let reached = users.reduce(into: Set<Int>()) { $0.formUnion(dependencies.reachableNodes(from: $1)) }
            needed.formUnion(rule.needsSupertypes ? reached : reached.filter { covers(rule, $0) })
        }
    }

    /// A Boolean value that indicates whether a rule may be about types of a node.
    func covers(_ rule: Rules.TypeRule, _ node: Int) -> Bool {
        isOfLayer(rule, node) && graph.nodes[node].sources.contains { isInFolder(rule, $0.path, node) }
    }

    func isOfLayer(_ rule: Rules.TypeRule, _ node: Int) -> Bool {
        !graph.nodes[node].isTest && (rule.layers.isEmpty || isIn(rule.layers, node))
    }

    func isInFolder(_ rule: Rules.TypeRule, _ file: String, _ node: Int) -> Bool {
        rule.folders.isEmpty || file.lies(in: rule.folders, feature: placements[node].feature)
    }

    func isIn(_ layers: [String], _ node: Int) -> Bool { layer(of: node).map { layers.contains($0.name) } ?? false }

    /// Returns the patterns by which a rule chooses types and that match none, or else the rule if it is about no type.
    private func unmatched(
        _ rule: Rules.TypeRule,
        _ subjects: [TypeDeclaration],
        _ types: [TypeDeclaration],
        _ check: inout TypeCheck
    ) -> [Finding] {
        let folders = rule.folders.filter { folder in
            !graph.nodes.indices.contains { node in
                graph.nodes[node].sources.contains {
                    $0.path.lies(in: [folder], feature: placements[node].feature)
                }
            }
        }
        let named = (rule.names + rule.except).filter { name in
            !subjects.contains { $0.isNamed([name], feature: check.feature(of: $0)) }
        }
        let having = rule.attributes.filter { attribute in
            !subjects.contains { $0.attributes.contains { attribute.matches($0) } }
        }
        let conforming = rule.protocols.filter { pattern in
            !subjects.contains { check.conforms($0, to: [pattern]) }
        }
        let inheriting = rule.superclasses.filter { pattern in
            !subjects.contains { check.inherits($0, from: [pattern]) }
        }
        let found = (folders + named + having + conforming + inheriting).map { deadPattern($0, rule.quote) }
        guard found.isEmpty, types.isEmpty, !rule.isAboutFiles else { return found }
        return [finding(.unmatchedRule(rule.quote.name), at: rule.quote.place, rule: rule.quote)]
    }
}

extension String {
    /// A Boolean value that indicates whether a file lies in a folder that one of the patterns matches, or deeper.
    func lies(in patterns: [NamePattern], feature: String?) -> Bool {
        let features = feature.map { [$0] } ?? []
        return folders.contains { folder in patterns.contains { $0.matches(folder, features: features) } }
    }
}

extension TypeDeclaration {
    /// A Boolean value that indicates whether a pattern matches its name, or its full name if the pattern has a dot.
    func isNamed(_ patterns: [NamePattern], feature: String? = nil) -> Bool {
        let features = feature.map { [$0] } ?? []
        return patterns.contains { $0.matches($0.text.contains(".") ? fullName : name, features: features) }
    }
}

/// The check of rules about types, by the symbols of the files.
private struct TypeCheck {
    private let checker: Checker
    private var resolver: ReferenceResolver
    private let types: [TypeDeclaration]
    private let kinds: [Int: SourceSymbols.TypeKind]
    /// The node of each file of the resolver.
    private let nodes: [Int]
    /// The imports of each file of the resolver.
    private let imports: [[ImportStatement]]
    /// The numbers of parameters of each type's initializers.
    private let initializers: [UInt32: [(parameters: Int, place: Place)]]
    private var supertypes: [Int: [Supertype]] = [:]
    private var uses: [Int: [(declaration: Int, place: Place)]] = [:]
    /// For each requirement, whether one of its patterns matches no type of the repository.
    private var hasUndeclared: [Rules.Requirement: Bool] = [:]

    init(_ checker: Checker) {
        self.checker = checker
        resolver = ReferenceResolver(checker.codebase)
        types = resolver.typeDeclarations()
        kinds = Dictionary(uniqueKeysWithValues: types.map { ($0.declaration, $0.facts.kind) })
        var owners: [Codebase.TargetKey: [String: (node: Int, imports: [ImportStatement])]] = [:]
        for (index, node) in checker.graph.nodes.enumerated() {
            for file in node.sources { owners[node.key, default: [:]][file.path] = (index, file.facts.imports) }
        }
        let owned = resolver.files.map { owners[$0.key]?[$0.path] ?? (0, []) }
        nodes = owned.map(\.node)
        imports = owned.map(\.imports)
        var initializers: [UInt32: [(parameters: Int, place: Place)]] = [:]
        for file in resolver.files {
            for each in file.symbols.initializers {
                guard let owner = resolver.owners[file.scopes + Int(each.scope)] else { continue }
                let (line, column) = (Int(each.location.line), Int(each.location.column))
                let place = Place(file: file.path, line: line, column: column)
                initializers[owner, default: []].append((each.parameters, place))
            }
        }
        self.initializers = initializers
    }

    func feature(of type: TypeDeclaration) -> String? { checker.placements[nodes[type.file]].feature }

    /// Returns the types in the layers and folders of a rule, and those among them that the rule is about.
    mutating func types(of rule: Rules.TypeRule) -> (subjects: [TypeDeclaration], chosen: [TypeDeclaration]) {
        let files = Set(files(of: rule))
        let subjects = types.filter { files.contains($0.file) && (rule.includesNested || !$0.isNested) }
        let chosen = subjects.filter { type in
            let feature = feature(of: type)
            return (rule.names.isEmpty || type.isNamed(rule.names, feature: feature))
                && !type.isNamed(rule.except, feature: feature)
                && (rule.kinds.isEmpty || rule.kinds.contains(type.facts.kind))
                && (rule.attributes.isEmpty || has(type, rule.attributes))
                && (rule.protocols.isEmpty || conforms(type, to: rule.protocols))
                && (rule.superclasses.isEmpty || inherits(type, from: rule.superclasses))
        }
        return (subjects, chosen)
    }

    private func files(of rule: Rules.TypeRule) -> [Int] {
        resolver.files.indices.filter {
            checker.isOfLayer(rule, nodes[$0]) && checker.isInFolder(rule, resolver.files[$0].path, nodes[$0])
        }
    }

    private func has(_ type: TypeDeclaration, _ attributes: [NamePattern]) -> Bool {
        type.attributes.contains { name in attributes.contains { $0.matches(name) } }
    }

    /// A Boolean value that indicates whether a type conforms to a protocol; a supertype from outside counts as one.
    mutating func conforms(_ type: TypeDeclaration, to patterns: [NamePattern]) -> Bool {
        hasSupertype(type, patterns) { $0 == nil || $0 == .protocol }
    }

    mutating func inherits(_ type: TypeDeclaration, from patterns: [NamePattern]) -> Bool {
        type.facts.kind == .class && hasSupertype(type, patterns) { $0 == nil || $0 == .class }
    }

    private mutating func hasSupertype(
        _ type: TypeDeclaration,
        _ patterns: [NamePattern],
        _ isMeant: (SourceSymbols.TypeKind?) -> Bool
    ) -> Bool {
        supertypes(of: type).contains { each in isMeant(each.kind) && patterns.contains { $0.matches(each.name) } }
    }

    private mutating func supertypes(of type: TypeDeclaration) -> [Supertype] {
        let known = supertypes[type.declaration] ?? resolver.supertypes(of: type, kinds: kinds)
        supertypes[type.declaration] = known
        return known
    }

    // MARK: - Requirements

    /// Returns the requirements of a rule that a type does not meet.
    mutating func violations(of rule: Rules.TypeRule, by type: TypeDeclaration) -> [Finding] {
        let node = nodes[type.file]
        let (target, feature) = (checker.graph.names[node], feature(of: type))
        return rule.requirements.flatMap { requirement -> [Finding] in
            let requirement = feature.map(requirement.filling) ?? requirement
            let found = violations(of: requirement, by: type)
            guard !found.isEmpty else { return [] }
            let supertype = unknownSupertype(of: type, requirement)
            return found.map { actual, place in
                let fact =
                    supertype.map {
                        Fact.unverifiedSupertype(target: target, type: type.fullName, requirement, supertype: $0)
                    } ?? .typeRule(target: target, type: type.fullName, requirement, actual: actual)
                return checker.finding(fact, at: place, node: node, rule: rule.quote)
            }
        }
    }

    /// Returns a supertype from outside, of which the supertypes are not known, by which a type may meet a requirement.
    private mutating func unknownSupertype(of type: TypeDeclaration, _ requirement: Rules.Requirement) -> String? {
        let patterns: [NamePattern]
        switch requirement {
        case .conformance(let protocols): patterns = protocols
        case .superclass(let classes) where type.facts.kind == .class: patterns = classes
        default: return nil
        }
        let isUndeclared =
            hasUndeclared[requirement] ?? patterns.contains { pattern in !types.contains { pattern.matches($0.name) } }
        hasUndeclared[requirement] = isUndeclared
        return isUndeclared ? supertypes(of: type).first(where: \.isFromOutside)?.name : nil
    }

    /// Returns each place at which a type does not meet a requirement, with the text found there.
    private mutating func violations(
        of requirement: Rules.Requirement,
        by type: TypeDeclaration
    ) -> [(actual: String, place: Place)] {
        let node = nodes[type.file]
        func unless(_ isMet: Bool, _ actual: String = "") -> [(String, Place)] { isMet ? [] : [(actual, type.place)] }
        switch requirement {
        case .name(let patterns): return unless(type.isNamed(patterns))
        case .notName(let patterns): return unless(!type.isNamed(patterns))
        case .layer(let names): return unless(checker.isIn(names, node))
        case .folder(let patterns): return unless(type.place.file.lies(in: patterns, feature: nil))
        case .access(let levels): return unless(levels.contains(type.access), type.access.rawValue)
        case .final: return unless(type.facts.kind != .class || type.facts.isFinal)
        case .conformance(let patterns): return unless(conforms(type, to: patterns))
        case .superclass(let patterns): return unless(inherits(type, from: patterns))
        case .attribute(let patterns): return unless(has(type, patterns))
        case .fileName:
            let file = type.place.file.fileName
            let name = file.dropLast(".swift".count).prefix { $0 != "+" }
            return unless(type.isNested || type.access.isOfFile || name == type.name, file)
        case .lines(let limit): return unless(type.lines <= limit, "\(type.lines)")
        case .parameters(let limit):
            let longer = (initializers[type.owner] ?? []).filter { $0.parameters > limit }
            return longer.map { ("\($0.parameters)", $0.place) }
        }
    }

    // MARK: - Mentions

    /// Returns the names that the code of types, or all code, must not mention.
    func forbiddenNames(_ rule: Rules.TypeRule, _ types: [TypeDeclaration]) -> [Finding] {
        guard !rule.forbiddenNames.isEmpty else { return [] }
        let chosen = Dictionary(types.map { ($0.owner, $0.fullName) }) { first, _ in first }
        var known: [ArraySlice<UInt8>: Bool] = [:]
        func isForbidden(_ name: ArraySlice<UInt8>) -> Bool {
            if let answer = known[name] { return answer }
            let text = String(decoding: name, as: UTF8.self)
            let answer = rule.forbiddenNames.contains { $0.matches(text) }
            known[name] = answer
            return answer
        }
        var findings: [Finding] = []
        for file in files(of: rule) {
            let (node, symbols) = (nodes[file], resolver.files[file].symbols)
            // Of the lines with suppressions, each counts.
            var seen: [Int: Set<Fact>] = [:]
            func add(_ type: String?, _ name: String, _ place: Place) {
                let fact = Fact.avoidedName(target: checker.graph.names[node], type: type, name: name)
                let line = place.position.line
                let kept = resolver.files[file].suppressed.contains(line) ? line : 0
                guard seen[kept, default: []].insert(fact).inserted else { return }
                findings.append(checker.finding(fact, at: place, node: node, rule: rule.quote))
            }
            if rule.isAboutFiles {
                for each in imports[file] where isForbidden(Array(each.module.utf8)[...]) {
                    add(nil, each.module, Place(file: resolver.files[file].path, each.position))
                }
            }
            for mention in symbols.mentions {
                let parts = resolver.parts(of: mention, in: file).filter { isForbidden($0.name) }
                guard !parts.isEmpty else { continue }
                let type = rule.isAboutFiles ? nil : type(around: mention.scope, in: file, among: chosen)
                guard rule.isAboutFiles || type != nil else { continue }
                for part in parts { add(type, String(decoding: part.name, as: UTF8.self), part.place) }
            }
        }
        return findings
    }

    /// Returns the name of the innermost of the types whose code contains a place.
    private func type(around scope: UInt32, in file: Int, among types: [UInt32: String]) -> String? {
        let file = resolver.files[file]
        var scope = scope
        while scope != 0 {
            if let owner = resolver.owners[file.scopes + Int(scope)], let type = types[owner] { return type }
            scope = file.symbols.scopes[Int(scope)].parent
        }
        return nil
    }

    /// Returns the mentions of types in layers that must not mention them.
    mutating func forbiddenMentions(_ rule: Rules.TypeRule, _ types: [TypeDeclaration]) -> [Finding] {
        guard !rule.mentioningLayers.isEmpty else { return [] }
        let chosen = Dictionary(types.map { ($0.declaration, $0.fullName) }) { first, _ in first }
        var findings: [Finding] = []
        let users = resolver.files.indices.filter { file in
            checker.isIn(rule.mentioningLayers, nodes[file]) && !checker.graph.nodes[nodes[file]].isTest
        }
        for file in users {
            let node = nodes[file]
            let layer = checker.layer(of: node)?.name ?? ""
            let uses = self.uses[file] ?? resolver.uses(in: file)
            self.uses[file] = uses
            for use in uses {
                guard let name = chosen[use.declaration] else { continue }
                let fact = Fact.mentionedType(target: checker.graph.names[node], name: name, layer: layer)
                findings.append(checker.finding(fact, at: use.place, node: node, rule: rule.quote))
            }
        }
        return findings
    }
}
