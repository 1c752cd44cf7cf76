public import DomainKit

extension ExtractionDraft {
    /// The resources of a target, which the manifest lists, as far as files that move use them.
    struct Resources {
        struct File {
            let move: Extraction.Move
            let bytes: [UInt8]
        }

        /// The files that move, because only code that moves uses them, sorted.
        var files: [File] = []
        /// The elements of the list of the new target.
        var added: [String] = []
        /// The paths of the elements that the old target loses; those of which a file stays are in both lists.
        var removed: [String] = []
        /// The uses of resources that stay.
        var obstacles: [SourceReference] = []
    }

    /// Files that leave a target.
    private struct Leavers {
        let target: TargetManifest
        /// The folder of its sources, with a slash at the end.
        let root: String
        let files: [(path: String, tree: DeclarationTree)]
        /// The folder to which they move.
        let destination: String
    }

    /// Returns the folders of the target that files leave, and of its tests, as far as their manifest lists resources
    /// for them; throws if the files of ``paths(for:in:)`` are not those of one target.
    public static func resourceFolders(
        for request: ExtractionRequest,
        in codebase: Codebase,
        files: [String: [UInt8]]
    ) throws(ValidationError) -> [String] {
        let origin = try Origin(of: request.paths, in: codebase)
        let manifest = ManifestEdit(text: String(decoding: files[origin.package.file] ?? [], as: UTF8.self))
        return origin.package.targets.compactMap { target in
            guard target.name == origin.target.name || target.kind == .test,
                !manifest.elements("resources", of: target.name).isEmpty
            else { return nil }
            return origin.layout.roots[target.name].map { String($0.dropLast()) }
        }
    }

    /// Returns what moves of the resources of the target.
    func movingResources() -> Resources {
        let files = moved.files.map { ($0.move.old, $0.tree) }
        let leavers = Leavers(target: origin.target, root: origin.root, files: files, destination: home.destination)
        return resources(with: leavers) ?? Resources()
    }

    /// Returns what moves of the resources of a test target; where the manifest does not list them, each use is an obstacle.
    func movingResources(with tests: Tests) -> Resources {
        let files = tests.moves.map { ($0.old, DeclarationTree(stayers[$0.old]?.bytes ?? [])) }
        let root = origin.layout.roots[tests.target.name] ?? ""
        let leavers = Leavers(target: tests.target, root: root, files: files, destination: tests.destination)
        return resources(with: leavers)
            ?? Resources(obstacles: files.flatMap { uses(ResourceUse(of: $1), in: $0, $1, of: tests.target) })
    }

    /// Returns what moves of the resources of a target, or nil if its manifest does not list them.
    private func resources(with leavers: Leavers) -> Resources? {
        let (target, root) = (leavers.target, leavers.root)
        let manifest = ManifestEdit(text: String(decoding: manifests[origin.key.package] ?? [], as: UTF8.self))
        guard manifest.argument("resources", of: target.name) != nil else { return nil }
        let uses = leavers.files.map { ResourceUse(of: $0.tree) }
        let (leaving, key) = (
            Set(leavers.files.map(\.path)), Codebase.TargetKey(package: origin.package.path, target: target.name)
        )
        let staying = stayers.filter { $1.key == key && !leaving.contains($0) }
            .map { ResourceUse(of: DeclarationTree($1.bytes)) }
        let isShared = staying.contains { !$0.places.isEmpty }
        var (found, left, unmoved) = (Resources(), Set<String>(), Set<String>())
        for (name, text) in manifest.elements("resources", of: target.name) {
            let path = root + name
            let destination = newPath(ofResource: path, in: root)
            let all = others.keys.filter { $0 == path || $0.hasPrefix(path + "/") }
            let leaving = all.filter { file in
                let names = Self.names(ofResource: file, in: path)
                let isUsed = uses.contains { !$0.places.isEmpty && !$0.names.isDisjoint(with: names) }
                let isKept = isShared && (!isUsed || staying.contains { !$0.names.isDisjoint(with: names) })
                let leaves = !isKept && destination != nil && others[file] != .some(nil)
                if leaves { left.formUnion(names) } else { unmoved.formUnion(names) }
                return leaves
            }
            guard let destination, !leaving.isEmpty, uses.contains(where: { !$0.places.isEmpty }) else { continue }
            found.files += leaving.map { file in
                let new = leavers.destination + "/" + destination + file.dropFirst(path.count)
                return .init(move: .init(old: file, new: new), bytes: others[file].flatMap(\.self) ?? [])
            }
            found.added.append(text.replacing("\"\(name)\"", with: "\"\(destination)\""))
            if leaving.count == all.count { found.removed.append(name) }
        }
        found.files.sort { $0.move.old < $1.move.old }
        for ((file, tree), use) in zip(leavers.files, uses) {
            // Without a name that is known, it may use any of them.
            let isFree =
                isShared ? use.names.isDisjoint(with: unmoved) && !use.names.isDisjoint(with: left) : unmoved.isEmpty
            guard found.files.isEmpty || !isFree else { continue }
            found.obstacles += self.uses(use, in: file, tree, of: target)
        }
        return found
    }

    /// Returns the uses of resources in a file, which the manifest declares with their target.
    private func uses(_ use: ResourceUse, in file: String, _ tree: DeclarationTree, of target: TargetManifest)
        -> [SourceReference]
    {
        let declaration = Place(file: origin.package.file, target.position)
        return use.places.map { name, offset in
            SourceReference(name, at: Place(file: file, tree.bytes.position(of: offset)), to: declaration)
        }
    }

    /// Returns the path of an element of the list of resources for the new target, or nil if a folder that moves lies in it.
    private func newPath(ofResource path: String, in root: String) -> String? {
        guard !request.paths.contains(where: { $0 == path || $0.hasPrefix(path + "/") }) else { return nil }
        let folder = request.paths.first { path.hasPrefix($0 + "/") }.map { $0 + "/" }
        return String(path.dropFirst((folder ?? root).count))
    }

    /// Returns the texts by which code may name a resource: its name or that of a folder with an ending around it, such as an asset
    /// catalogue, with and without the ending, and that of the element of the manifest itself.
    private static func names(ofResource file: String, in element: String) -> Set<String> {
        let inner = file.dropFirst(element.count).split(separator: "/").map { String($0) }
        let parts = element.split(separator: "/").suffix(1).map { String($0) } + inner.filter { $0.contains(".") }
        return Set(
            parts.flatMap { part in
                let stem = String(part.prefix { $0 != "." && $0 != "@" })
                return [part, stem, part.replacing(".", with: "_")]
            }
        )
    }

    var resourceChanges: [ProjectChange] {
        (resources.files + (tests?.resources.files ?? [])).flatMap { file in
            [
                ProjectChange(path: file.move.new, old: nil, new: file.bytes),
                ProjectChange(path: file.move.old, old: file.bytes, new: nil),
            ]
        }
    }

    /// Returns the files of the folders that are not Swift and stay, sorted; a folder with an ending counts as one.
    var otherFiles: [String] {
        let moving = Set(resources.files.map(\.move.old))
        let found = others.keys.filter { file in
            !moving.contains(file) && request.folders.contains { file.hasPrefix($0 + "/") }
        }
        return Set(found.map(\.outermostBundle)).sorted()
    }
}

private struct ResourceUse {
    /// The expressions that name the resources of the module, with their offsets.
    private(set) var places: [(name: String, offset: Int)] = []
    /// The names that may be those of resources: those in literals, and members of `PackageResources`.
    private(set) var names: Set<String> = []

    init(of tree: DeclarationTree) {
        for (index, token) in tree.tokens.enumerated() {
            let (word, isMember) = (tree.word(index), tree.word(index - 1) == ".")
            let owner = isMember ? tree.word(index - 2) : ""
            if token.kind == .text {
                names.formUnion(tree.bytes.text(of: token).split(separator: "/").map { String($0) })
            } else if owner == "PackageResources" {
                names.insert(word)
            } else if word == "module", ["Bundle", ":"].contains(owner) {
                places.append(("Bundle.module", tree.tokens[owner == ":" ? index : index - 2].range.lowerBound))
            } else if word == "PackageResources" {
                places.append((word, token.range.lowerBound))
            } else if token.kind == .directive, word == "bundle" {
                places.append(("#bundle", token.range.lowerBound))
            }
        }
    }
}

extension String {
    /// The first folder of a path that has an ending, or the path.
    fileprivate var outermostBundle: String {
        let parts = split(separator: "/")
        let end = parts.dropLast().firstIndex { $0.contains(".") } ?? parts.count - 1
        return parts[...end].joined(separator: "/")
    }
}
