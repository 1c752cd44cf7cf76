public import DomainKit

/// The search for what a move of files needs: which declarations become visible, which files import the module, and
/// what the manifest declares; the errors of the compiler can extend it.
public struct ExtractionDraft: Sendable {
    /// A file that stays, of the target or of one that imports it.
    struct Stayer {
        let bytes: [UInt8]
        let key: Codebase.TargetKey
        let imports: [ImportStatement]
        /// A Boolean value that indicates whether it sees internal declarations of the target.
        let isTesting: Bool
    }

    let request: ExtractionRequest
    let origin: Origin
    let home: Home
    /// The manifests of the packages that change, by the folder of the package.
    let manifests: [String: [UInt8]]
    /// The manifests of those packages for other versions of Swift, by the path of the file.
    let otherManifests: [String: [UInt8]]
    let codebase: Codebase
    let moved: TargetFiles
    let stayers: [String: Stayer]
    /// The declarations that each file uses, without the moved files.
    private let usesOfMoved: [String: [NodeID]]
    /// The modules that each moved file imports without using them, and cannot import in another package.
    let unneeded: [String: Set<String>]
    /// The edits that let files name the module in the place of the target, as in `App.Order`.
    let renames: [String: [(range: Range<Int>, text: String)]]
    /// The references of moved files to files that stay.
    var obstacles: [SourceReference]
    private(set) var resources = Resources()
    /// The contents of files that are not Swift; nil for those that cannot move.
    let others: [String: [UInt8]?]
    /// The tests that move; nil for none.
    var tests: Tests?
    /// The uses of resources that stay, by tests that stay for them.
    var testObstacles: [SourceReference] = []
    /// The paths of tests that were found to use what stays.
    var keptTests: Set<String> = []
    /// The paths of tests that were found to use what is internal.
    var insiders: Set<String> = []
    var closure: AccessClosure
    /// The modules that files import in addition, each with what stands before the word.
    var imports: [String: [String: String]] = [:]
    /// The access of imports of moved files, by the file and the token of the word.
    var widened: [Int: [Int: SourceSymbols.Access]] = [:]
    /// A Boolean value that indicates whether the module gets all dependencies of the target.
    var needsAllDependencies = false
    /// The modules of other files of the target that files were made to import.
    var sharedModules: Set<String> = []
    /// The module that a file was made to import last, and the errors that it had.
    var trials: [String: (module: String, errors: Set<String>)] = [:]

    /// Returns the paths of the files that a draft needs; throws if they are not those of one target.
    public static func paths(
        for request: ExtractionRequest,
        in codebase: Codebase
    ) throws(ValidationError) -> Set<String> {
        let origin = try Origin(of: request.paths, in: codebase)
        let moving = Set(origin.relativePaths(request.paths).map(\.old))
        let users = codebase.sources.filter { key, files in
            key == origin.key
                || files.contains { file in
                    moving.contains(file.path) || file.facts.imports.contains { $0.module == origin.target.module }
                }
        }
        let packages = codebase.packages.filter { package in
            package.path == request.package || users.keys.contains { $0.package == package.path }
        }
        return Set(users.values.joined().map(\.path) + packages.flatMap { [$0.file] + $0.otherFiles })
    }

    /// Creates a draft; throws if the files or the name cannot be used, or a file is not readable.
    ///
    /// - Parameters:
    ///   - codebase: the repository, with the references of the target and of those that use it.
    ///   - files: the contents of the files of ``paths(for:in:)``, and of resources that may move.
    ///   - others: the paths of files that are not Swift, of the folders and of ``resourceFolders(for:in:files:)``.
    public init(
        _ request: ExtractionRequest,
        in codebase: Codebase,
        files: [String: [UInt8]],
        others: [String] = []
    ) throws(ValidationError) {
        self.request = request
        self.codebase = codebase
        let origin = try Origin(of: request.paths, in: codebase)
        self.origin = origin
        try Self.check(request.name, in: codebase)
        home = try Home(request, origin, in: codebase)
        var manifests = codebase.packages.filter { $0.kind == .package }.map { ($0.path, files[$0.file]) }
        if origin.package.kind == .xcodeProject, !home.isOrigin {
            let systems = origin.deploymentTargets(of: request.paths, in: codebase)
            let manifest = ManifestEdit(origin.package, for: origin.target, on: systems)
            manifests.append((origin.package.path, Array(manifest.text.utf8)))
        }
        self.manifests = Dictionary(manifests) { first, _ in first }.compactMapValues(\.self)
        guard self.manifests[origin.package.path] != nil else {
            throw ValidationError(field: "FILE", value: origin.package.path, rule: .packaged)
        }
        let versions = codebase.packages.flatMap(\.otherFiles).map { ($0, files[$0]) }
        otherManifests = Dictionary(versions) { first, _ in first }.compactMapValues(\.self)
        let folder = home.destination
        var moved: [TargetFiles.File] = []
        for (old, relative) in origin.relativePaths(request.paths) {
            guard let bytes = files[old] else { throw ValidationError(field: "FILE", value: old, rule: .existing) }
            moved.append(.init(move: .init(old: old, new: folder + "/" + relative), tree: DeclarationTree(bytes)))
        }
        let movedFiles = TargetFiles(moved)
        self.moved = movedFiles
        let isMoved = Set(moved.map(\.move.old))
        var stayers: [String: Stayer] = [:]
        for (key, sources) in codebase.sources {
            for file in sources where !isMoved.contains(file.path) {
                guard let bytes = files[file.path] else { continue }
                let isTesting = file.facts.imports.contains { $0.isTestable && $0.module == origin.target.module }
                stayers[file.path] = Stayer(bytes: bytes, key: key, imports: file.facts.imports, isTesting: isTesting)
            }
        }
        self.stayers = stayers
        let own = Set((codebase.sources[origin.key] ?? []).map(\.path))
        let uses = codebase.references.filter { reference in
            isMoved.contains(reference.place.file) && own.contains(reference.declaration.file)
                && !isMoved.contains(reference.declaration.file)
        }
        unneeded = home.isOrigin ? [:] : origin.unneededImports(in: isMoved, codebase)
        let outer = home.isOrigin ? [] : origin.imports(in: isMoved, without: unneeded, codebase)
        // Files of several targets have their references in each of them.
        obstacles = Set(uses + outer).sorted()
        let staying = stayers.filter { $0.value.key == origin.key && !$0.value.isTesting }.sorted { $0.key < $1.key }
        closure = AccessClosure(
            TargetFiles(
                moved + staying.map { .init(move: .init(old: $0, new: $0), tree: DeclarationTree($1.bytes)) }
            )
        )
        var usesOfMoved: [String: [NodeID]] = [:]
        for (file, references) in Dictionary(grouping: codebase.references, by: \.place.file)
        where !isMoved.contains(file) {
            let used = Set(references.compactMap { movedFiles.node(at: $0.declaration) })
            if !used.isEmpty { usesOfMoved[file] = used.sorted() }
        }
        for (file, stayer) in stayers where stayer.key == origin.key {
            let used = movedFiles.interpolations(in: stayer.bytes)
            if !used.isEmpty { usesOfMoved[file] = Set(usesOfMoved[file, default: []] + used).sorted() }
        }
        self.usesOfMoved = usesOfMoved
        var renames: [String: [(range: Range<Int>, text: String)]] = [:]
        for (old, bytes) in moved.map({ ($0.move.old, $0.tree.bytes) })
            + usesOfMoved.keys.compactMap({ file in stayers[file].map { (file, $0.bytes) } })
        {
            renames[old] = movedFiles.renames(of: origin.target.module, to: request.name, in: bytes)
        }
        self.renames = renames
        self.others = Dictionary(others.map { ($0, files[$0]) }) { first, _ in first }
        resources = movingResources()
        obstacles = (obstacles + resources.obstacles).sorted()
        moveTests()
        for file in usesOfMoved.keys where !isMovedTest(file) { use(in: file) }
        complete()
    }

    /// A Boolean value that indicates whether a declaration is in a file that moves.
    func isMoved(_ id: NodeID) -> Bool { id.file < moved.files.count }

    /// The paths of the moved files that use nothing that stays, directly or through others.
    var leaving: [String] {
        var users = Array(repeating: [Int](), count: moved.files.count)
        for reference in codebase.references {
            guard let user = moved.index(of: reference.place.file),
                let used = moved.index(of: reference.declaration.file)
            else { continue }
            users[used].append(user)
        }
        let blocked = Set(obstacles.compactMap { moved.index(of: $0.place.file) })
        let staying = DirectedGraph(users).reachableNodes(from: blocked.sorted()).union(blocked)
        return moved.files.indices.filter { !staying.contains($0) }.map { moved.files[$0].move.old }
    }

    private static func check(_ name: String, in codebase: Codebase) throws(ValidationError) {
        let isTaken = codebase.packages.contains { package in
            package.targets.contains { [$0.name, $0.module].contains(name) }
                || package.products.contains { $0.name == name }
        }
        func check(_ isKept: Bool, _ rule: ValidationError.Rule) throws(ValidationError) {
            if !isKept { throw ValidationError(field: "--as", value: name, rule: rule) }
        }
        try check(name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil, .identifier)
        try check(!isTaken, .unused)
        try check(!PlatformModules.contains(name) && !ModuleName.keywords.contains(name), .reserved)
    }

    // MARK: - Uses

    /// The access that the declarations used in a file need.
    func level(in key: Codebase.TargetKey) -> SourceSymbols.Access {
        let isInside = home.isOrigin && key.package == origin.key.package
        guard isInside else { return .public }
        let texts = [manifests[key.package] ?? []] + origin.package.otherFiles.compactMap { otherManifests[$0] }
        return texts.allSatisfy(origin.hasPackageAccess) ? .package : .public
    }

    /// Shows what a file uses, and lets it import the module.
    mutating func use(in file: String) {
        guard let stayer = stayers[file], let used = usesOfMoved[file] else { return }
        let tree = DeclarationTree(stayer.bytes)
        addImport(to: file)
        guard !stayer.isTesting else { return }
        let level = level(in: stayer.key)
        for id in used {
            closure.show(id, level)
            guard case .type(let kind) = moved[id].kind else { continue }
            showInitializers(of: id, calledIn: tree, level)
            if kind == .class { openMembers(of: id, for: tree) }
        }
        let isExposing = exposes(used, tree)
        if isExposing, origin.importsAreInternal(stayer) { imports[file]?[request.name] = "public " }
    }

    /// A Boolean value that indicates whether a test has to see what is internal of the module; of another package only if it uses some.
    func isInsider(_ file: String) -> Bool {
        guard !home.isOrigin, let key = stayers[file]?.key, codebase.evidence[key] == .index else { return true }
        return insiders.contains(file)
            || usesOfMoved[file, default: []].contains { id in
                let isOwn = !moved[id].isRequirement && moved[id].kind != .enumCase
                let declaration = isOwn ? id : moved[id].parent.map { NodeID(file: id.file, node: $0) } ?? id
                return !closure.isVisible(declaration, .public)
            }
    }

    /// Lets a file that stays import the module as it imports the target.
    mutating func addImport(to file: String, publicly isPublic: Bool = false) {
        guard let stayer = stayers[file], isPublic || imports[file]?[request.name] == nil else { return }
        let isThere = stayer.imports.contains { $0.module == request.name }
        guard !isThere else { return }
        imports[file, default: [:]][request.name] = stayer.isTesting ? "@testable " : isPublic ? "public " : ""
    }

    /// A Boolean value that indicates whether public declarations of a file have declarations of the module in their signatures.
    private func exposes(_ used: [NodeID], _ tree: DeclarationTree) -> Bool {
        let names = Set(used.flatMap { moved[$0].names.map(\.text) })
        return tree.nodes.contains { node in
            guard (node.access?.level ?? .internal) >= .public || node.parent != nil else { return false }
            let isPublic = (node.access?.level ?? .internal) >= .public
            return isPublic && tree.paths(in: node.signature).contains { !names.isDisjoint(with: $0.path) }
        }
    }

    /// Shows the initialisers of a type that are called by its name, by those of its extensions, or by those of classes that inherit from it.
    private mutating func showInitializers(of id: NodeID, calledIn tree: DeclarationTree, _ level: SourceSymbols.Access)
    {
        let (name, type) = (moved[id].names.first?.text ?? "", moved.typeName(of: id))
        let inner = tree.nodes.flatMap { node -> [[String]] in
            let inherits = node.kind == .type(.class) && tree.paths(in: node.inherited).first?.path.last == name
            guard inherits || node.kind == .extension && node.subject == type, let body = node.body else { return [] }
            let tokens = tree.tokens.indices.filter { body.contains(tree.tokens[$0].range.lowerBound) }
            guard let first = tokens.first, let last = tokens.last else { return [] }
            return tree.calls(of: inherits ? "super" : "self", in: first..<last)
        }
        for labels in tree.calls(of: name) + inner { showInitializer(of: id, labels, level) }
    }

    /// Shows the initialisers of a type that a call with some labels can mean, or the one that the compiler adds.
    mutating func showInitializer(of id: NodeID, _ call: [String], _ level: SourceSymbols.Access) {
        let all = (moved.members[moved.typeName(of: id)] ?? []).filter { moved[$0].kind == .initializer }
        let parameters = all.map { moved.files[$0.file].tree.labels(of: $0.node) }
        var found = zip(all, parameters).filter { $1.map(\.label) == call }.map(\.0)
        if found.isEmpty { found = zip(all, parameters).filter { Self.matches(call, $1, isStrict: true) }.map(\.0) }
        let own = all.contains { $0.file == id.file && moved[$0].parent == id.node }
        var isAdded = false
        if found.isEmpty, !own, case .type(let kind) = moved[id].kind {
            // A class that is made with arguments inherits the initialiser.
            isAdded = [.struct, .actor].contains(kind) || kind == .class && call.isEmpty
        }
        let properties = closure.memberwise(id).flatMap { moved[$0].names }.map { (label: $0.text, isOptional: true) }
        // The one that the compiler adds fits better than one of which a trailing closure would be missing.
        if found.isEmpty, !isAdded || !Self.matches(call, properties, isStrict: true) {
            found = zip(all, parameters).filter { Self.matches(call, $1, isStrict: false) }.map(\.0)
        }
        for initializer in found { closure.show(initializer, level) }
        if isAdded, found.isEmpty { closure.initialize(id, level) }
    }

    /// Shows what visible declarations need: the initialisers that default values call, and witnesses.
    mutating func complete() {
        var levels: [NodeID: SourceSymbols.Access]
        repeat {
            levels = closure.levels
            if origin.package.kind == .xcodeProject, codebase.evidence[origin.key] != .index { showMentionedMembers() }
            showDefaultValues()
            closure.showWitnesses()
        } while closure.levels != levels
    }

    /// Shows the initialisers that default values of visible parameters call.
    private mutating func showDefaultValues() {
        var seen: Set<NodeID> = []
        while true {
            let called = closure.levels.filter { id, _ in
                isMoved(id) && [.function, .initializer, .subscript].contains(moved[id].kind)
            }
            let written = closure.initialized.flatMap { id, level in closure.memberwise(id).map { ($0, level) } }
            let found = (called.map { ($0.key, $0.value) } + written).filter { seen.insert($0.0).inserted }
            guard !found.isEmpty else { return }
            for (id, level) in found { showDefaultValues(of: id, min(level, .public)) }
        }
    }

    private mutating func showDefaultValues(of id: NodeID, _ level: SourceSymbols.Access) {
        let (tree, signature) = (moved.files[id.file].tree, moved[id].signature)
        for (path, first) in tree.paths(in: signature) {
            guard let labels = tree.calls(of: path.last ?? "", in: first..<signature.upperBound).first else { continue }
            for type in moved.declarations(of: path, in: tree.scope(of: id.node)) {
                if case .type = moved[type].kind { showInitializer(of: type, labels, level) }
            }
        }
    }

    /// A Boolean value that indicates whether the labels of a call are those of some of the parameters, without
    /// optional ones; `isStrict` if all others have to be optional; a trailing closure has no label.
    private static func matches(_ call: [String], _ all: [(label: String, isOptional: Bool)], isStrict: Bool) -> Bool {
        var rest = call[...]
        for parameter in all {
            if parameter.label == rest.first {
                rest = rest.dropFirst()
            } else if isStrict, !parameter.isOptional {
                return false
            }
        }
        return rest.isEmpty
    }

    /// Opens a class for the classes of a file that inherit from it, with the members that they override.
    private mutating func openMembers(of id: NodeID, for tree: DeclarationTree) {
        let name = moved[id].names.first?.text
        for (number, node) in tree.nodes.enumerated() where node.kind == .type(.class) {
            guard tree.paths(in: node.inherited).first?.path.last == name else { continue }
            closure.show(id, .open)
            let overridden = tree.nodes.filter { $0.parent == number && $0.modifiers.contains("override") }
            for member in moved.members[moved.typeName(of: id)] ?? []
            where overridden.contains(where: { $0.names.first?.text == moved[member].names.first?.text }) {
                closure.show(member, moved[member].kind == .initializer ? .public : .open)
            }
        }
    }
}

extension ValidationError.Rule {
    /// A file that the list of a manifest with the name of the field lets be part of the target.
    public static let listed = Self.custom("listed")
    /// Files of one target; the value names the first that is in another.
    public static let oneTarget = Self.custom("one-target")
    /// Files of a package, or a package for those of a project; the value names the project.
    public static let packaged = Self.custom("packaged")
    /// A project whose text allows a change without other effects.
    public static let editable = Self.custom("editable")
    /// A path at which a file belongs to the targets that compile it now.
    public static let sameTargets = Self.custom("same-targets")
    /// Some of the files of the target that the value names; the others stay.
    public static let partial = Self.custom("partial")
    /// A folder of the repository, outside of those of targets, and not named like another package.
    public static let packageFolder = Self.custom("package-folder")
    /// A package that does not depend on that which files leave, directly or through others.
    public static let independent = Self.custom("independent")
    /// Files that depend on no traits of their package, which the value names; a package that is there already does not get them.
    public static let withoutTraits = Self.custom("without-traits")
    /// An element of a list with the name of the field, which the manifest writes out instead of computing it.
    public static let writtenOut = Self.custom("written-out")
}
