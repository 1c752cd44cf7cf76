public import DomainKit

extension ExtractionDraft {
    /// The resources of the target, which the manifest lists, as far as files that move use them.
    struct Resources {
        /// A file with its contents.
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

    /// Returns the folder of the target that files leave, or nil if its manifest lists no resources.
    ///
    /// - Parameter files: the contents of the files of ``paths(for:in:)``.
    /// - Throws: ``ValidationError`` if the files are not those of one target.
    public static func resourceFolder(
        for request: ExtractionRequest,
        in codebase: Codebase,
        files: [String: [UInt8]]
    ) throws(ValidationError) -> String? {
        let origin = try Origin(of: request.paths, in: codebase)
        let manifest = ManifestEdit(text: String(decoding: files[origin.package.file] ?? [], as: UTF8.self))
        return manifest.elements("resources", of: origin.target.name).isEmpty ? nil : String(origin.root.dropLast())
    }

    /// Returns what moves of the resources of the target.
    ///
    /// - Parameter others: the paths of files that are not Swift; those without contents stay.
    func movingResources(among others: [String], _ contents: [String: [UInt8]]) -> Resources {
        let manifest = ManifestEdit(text: String(decoding: manifests[origin.key.package] ?? [], as: UTF8.self))
        guard manifest.argument("resources", of: origin.target.name) != nil else { return Resources() }
        let uses = moved.files.map { ResourceUse(of: $0.tree) }
        let staying = stayers.values.filter { $0.key == origin.key }.map { ResourceUse(of: DeclarationTree($0.bytes)) }
        let isShared = staying.contains { !$0.places.isEmpty }
        var (found, left, unmoved) = (Resources(), Set<String>(), Set<String>())
        for (name, text) in manifest.elements("resources", of: origin.target.name) {
            let path = origin.root + name
            let destination = newPath(ofResource: path)
            let all = others.filter { $0 == path || $0.hasPrefix(path + "/") }
            let leaving = all.filter { file in
                let names = Self.names(ofResource: file, in: path)
                let isUsed = uses.contains { !$0.places.isEmpty && !$0.names.isDisjoint(with: names) }
                let isKept = isShared && (!isUsed || staying.contains { !$0.names.isDisjoint(with: names) })
                let leaves = !isKept && destination != nil && contents[file] != nil
                if leaves { left.formUnion(names) } else { unmoved.formUnion(names) }
                return leaves
            }
            guard let destination, !leaving.isEmpty, uses.contains(where: { !$0.places.isEmpty }) else { continue }
            found.files += leaving.map { file in
                let new = home.destination + "/" + destination + file.dropFirst(path.count)
                return .init(move: .init(old: file, new: new), bytes: contents[file] ?? [])
            }
            found.added.append(text.replacing("\"\(name)\"", with: "\"\(destination)\""))
            if leaving.count == all.count { found.removed.append(name) }
        }
        found.files.sort { $0.move.old < $1.move.old }
        let declaration = Place(file: origin.package.file, origin.target.position)
        for (file, use) in zip(moved.files, uses) {
            // Without a name that is known, it may use any of them.
            let isFree =
                isShared ? use.names.isDisjoint(with: unmoved) && !use.names.isDisjoint(with: left) : unmoved.isEmpty
            guard found.files.isEmpty || !isFree else { continue }
            found.obstacles += use.places.map { name, offset in
                let place = Place(file: file.move.old, file.tree.bytes.position(of: offset))
                return SourceReference(name, at: place, to: declaration)
            }
        }
        return found
    }

    /// Returns the path of an element of the list of resources for the new target, or nil if a folder that moves lies in it.
    private func newPath(ofResource path: String) -> String? {
        guard !request.paths.contains(where: { $0 == path || $0.hasPrefix(path + "/") }) else { return nil }
        let folder = request.paths.first { path.hasPrefix($0 + "/") }.map { $0 + "/" }
        return String(path.dropFirst((folder ?? origin.root).count))
    }

    /// Returns the texts by which code may name a resource: its name or that of a folder with an ending around it, such as an asset
    /// catalogue, with and without the ending, and that of the element of the manifest itself.
    private static func names(ofResource file: String, in element: String) -> Set<String> {
        let inner = file.dropFirst(element.count).split(separator: "/").map(String.init)
        let parts = element.split(separator: "/").suffix(1).map(String.init) + inner.filter { $0.contains(".") }
        return Set(
            parts.flatMap { part in
                let stem = String(part.prefix { $0 != "." && $0 != "@" })
                return [part, stem, part.replacing(".", with: "_")]
            }
        )
    }

    /// The changes of the resources that move.
    var resourceChanges: [ProjectChange] {
        resources.files.flatMap { file in
            [
                ProjectChange(path: file.move.new, old: nil, new: file.bytes),
                ProjectChange(path: file.move.old, old: file.bytes, new: nil),
            ]
        }
    }

    /// Returns the files of the folders that are not Swift and stay, sorted; a folder with an ending counts as one.
    func otherFiles(among files: [String]) -> [String] {
        let moving = Set(resources.files.map(\.move.old))
        let found = files.filter { file in
            !moving.contains(file) && request.folders.contains { file.hasPrefix($0 + "/") }
        }
        return Set(found.map(\.outermostBundle)).sorted()
    }
}

/// The uses of resources in a file.
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
                names.formUnion(tree.bytes.text(of: token).split(separator: "/").map(String.init))
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
