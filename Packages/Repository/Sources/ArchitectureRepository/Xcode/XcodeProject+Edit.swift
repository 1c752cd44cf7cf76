import ArchitectureDomain

extension XcodeProject {
    /// The reasons for which a project is not changed.
    enum EditFailure: Error {
        /// A synchronised folder contains the folder of the package, so that its files would be compiled twice.
        case package
        /// The text is not as Xcode writes it, and its change would have other effects, too.
        case text
        /// Other targets would compile a file at its new path.
        case membership(String)
    }

    /// Returns the text that was read of a project below an absolute root, with the changes of an edit.
    func text(_ bytes: [UInt8], after edit: ProjectEdit, under root: String) throws(EditFailure) -> [UInt8] {
        if let package = edit.link?.package {
            let isInside = synchronizedGroups.contains { (package + "/").hasPrefix((paths[$0.id] ?? "//") + "/") }
            if isInside { throw .package }
        }
        var text = XcodeProjectText(self, bytes)
        let removed = Set(edit.removed)
        remove(removed, from: &text)
        for move in edit.moves { self.move(move, in: &text) }
        if let link = edit.link { add(link, to: &text) }
        let result = text.result
        guard let changed = try? XcodeProject(result, at: path, under: root) else { throw .text }
        guard result == bytes || isExpected(changed, after: edit) else { throw .text }
        // A synchronised folder belongs to its targets as a whole.
        let new = ParsedManifest(changed, among: [], [changed])
        if let stray = ParsedManifest(self, among: [], [self]).stray(of: edit.moves, after: new) {
            throw .membership(stray.new)
        }
        return result
    }

    // MARK: - Files

    /// Removes references to files, what builds them, and the groups that are left without an element.
    private func remove(_ files: Set<String>, from text: inout XcodeProjectText) {
        var gone = Set(references(to: files).keys)
        guard !gone.isEmpty || !synchronizedGroups.isEmpty else { return }
        for (id, object) in objects where object["isa"]?.text == "PBXBuildFile" {
            if let file = object["fileRef"]?.text, gone.contains(file) { gone.insert(id) }
        }
        var isChanged = !gone.isEmpty
        while isChanged {
            isChanged = false
            for (id, object) in objects where object["isa"]?.text == "PBXGroup" && !gone.contains(id) {
                let children = object["children"]?.texts ?? []
                guard !children.isEmpty, children.allSatisfy(gone.contains), project["mainGroup"]?.text != id else {
                    continue
                }
                gone.insert(id)
                isChanged = true
            }
        }
        for (id, object) in objects {
            guard !gone.contains(id) else {
                text.remove(object)
                continue
            }
            for key in ["children", "files"] {
                for element in object[key]?.list ?? [] where element.text.map(gone.contains) ?? false {
                    text.remove(element)
                }
            }
        }
        for (element, path) in exceptions where files.contains(path) { text.remove(element) }
    }

    /// Gives a file another path, in the group of its new folder if there is one.
    private func move(_ move: Extraction.Move, in text: inout XcodeProjectText) {
        let name = move.new.fileName
        for (id, file) in references(to: [move.old]) {
            guard let parent = parent(of: id) else { continue }
            let folder = String(move.new.folder)
            let group = self.group(of: folder)
            if let group, group.id != parent.id {
                let children = parent.object["children"]?.list ?? []
                for element in children where element.text == id { text.remove(element) }
                text.append(XcodeProjectText.reference(id, name), to: "children", of: group.object)
            }
            let base = file["sourceTree"]?.text == "SOURCE_ROOT" ? self.folder : paths[group?.id ?? parent.id] ?? ""
            let path = move.new.relative(to: base)
            if path != file["path"]?.text { text.set("path", to: XcodeProjectText.quoted(path), of: file) }
            if path.contains("/"), file["name"] == nil {
                text.set("name", to: XcodeProjectText.quoted(name), of: file)
            }
        }
        for (element, path) in exceptions where path == move.old {
            guard
                let base = synchronizedGroups.compactMap({ paths[$0.id] }).first(where: { base in
                    move.old.hasPrefix(base + "/") && move.new.hasPrefix(base + "/")
                })
            else { continue }
            text.replace(element, by: XcodeProjectText.quoted(move.new.relative(to: base)))
        }
    }

    /// The references to files, by their identifiers.
    private func references(to files: Set<String>) -> [String: PropertyList] {
        objects.filter { id, object in
            object["isa"]?.text == "PBXFileReference" && paths[id].map(files.contains) ?? false
        }
    }

    /// The entries of synchronised folders that are exceptions, with their paths from the root.
    private var exceptions: [(element: PropertyList, path: String)] {
        synchronizedGroups.flatMap { id, group in
            objects("exceptions", of: group).flatMap { $0.object["membershipExceptions"]?.list ?? [] }.compactMap {
                element in
                guard let base = paths[id], let text = element.text else { return nil }
                return (element, text.resolved(in: base))
            }
        }
    }

    private func parent(of id: String) -> (id: String, object: PropertyList)? {
        objects.first { $0.value["children"]?.texts.contains(id) ?? false }.map { ($0.key, $0.value) }
    }

    /// Returns the group of a folder: that with its path, or else that of a file in it.
    private func group(of folder: String) -> (id: String, object: PropertyList)? {
        let groups = objects.filter { $0.value["isa"]?.text == "PBXGroup" }.sorted { $0.key < $1.key }
        let named = groups.first { id, group in paths[id] == folder && group["path"] != nil }
        let found =
            named
            ?? groups.first { _, group in
                (group["children"]?.texts ?? []).contains { id in
                    paths[id].map { $0.folder == folder && $0.hasSuffix(".swift") } ?? false
                }
            }
        return found.map { ($0.key, $0.value) }
    }

    // MARK: - The package

    private func add(_ link: ProjectEdit.Link, to text: inout XcodeProjectText) {
        let path = link.package.relative(to: folder)
        let name = "XCLocalSwiftPackageReference \"\(path)\""
        var reference = objects("packageReferences", of: project).first {
            folder(ofPackage: $0.object) == link.package
        }?.id
        if !hasPackage(in: link.package) {
            let id = text.identifier(for: "package", link.package)
            text.append(XcodeProjectText.reference(id, name), to: "packageReferences", of: project)
            text.add(
                "XCLocalSwiftPackageReference",
                id,
                name: name,
                ["relativePath = \(XcodeProjectText.quoted(path))"]
            )
            reference = id
        }
        for target in targets where link.targets.contains(target.name) {
            let products = objects("packageProductDependencies", of: target.object)
            guard !products.contains(where: { $0.object["productName"]?.text == link.product }) else { continue }
            let id = text.identifier(for: "product", link.product, target.name)
            let product = XcodeProjectText.reference(id, link.product)
            text.append(product, to: "packageProductDependencies", of: target.object)
            let package = reference.map { ["package = " + XcodeProjectText.reference($0, name)] } ?? []
            text.add(
                "XCSwiftPackageProductDependency",
                id,
                name: link.product,
                package + ["productName = \(XcodeProjectText.quoted(link.product))"]
            )
            let file = text.identifier(for: "file", link.product, target.name)
            let entry = XcodeProjectText.reference(file, link.product + " in Frameworks")
            text.add(
                "PBXBuildFile",
                file,
                name: link.product + " in Frameworks",
                ["productRef = " + product],
                isLine: true
            )
            add(entry, toFrameworksOf: target, in: &text)
        }
    }

    /// Returns the folder of a package of the repository, or nil for one from an address.
    fileprivate func folder(ofPackage reference: PropertyList) -> String? {
        reference["relativePath"]?.text.map { $0.resolved(in: folder) }
    }

    /// A Boolean value that indicates whether the project refers to a package, or has its folder among the files, as in projects of
    /// Xcode before version 15.
    private func hasPackage(in path: String) -> Bool {
        packages.contains { folder(ofPackage: $0) == path }
            || paths.contains { $0.value == path && objects[$0.key]?["isa"]?.text == "PBXFileReference" }
    }

    private func add(_ entry: String, toFrameworksOf target: Target, in text: inout XcodeProjectText) {
        let phases = objects("buildPhases", of: target.object).map(\.object)
        if let phase = phases.first(where: { $0["isa"]?.text == "PBXFrameworksBuildPhase" }) {
            return text.append(entry, to: "files", of: phase)
        }
        let id = text.identifier(for: "phase", target.name)
        text.append(XcodeProjectText.reference(id, "Frameworks"), to: "buildPhases", of: target.object)
        text.add(
            "PBXFrameworksBuildPhase",
            id,
            name: "Frameworks",
            [
                "buildActionMask = 2147483647", text.field("files", [entry]), "runOnlyForDeploymentPostprocessing = 0",
            ]
        )
    }

    // MARK: - Proof

    /// A Boolean value that indicates whether a project is this one after an edit, and nothing else of it has changed.
    private func isExpected(_ other: XcodeProject, after edit: ProjectEdit) -> Bool {
        var expected = ProjectFacts(self)
        expected.apply(edit, addsPackage: edit.link.map { !hasPackage(in: $0.package) } ?? false)
        return expected == ProjectFacts(other)
    }
}

/// What a project says about its targets, as far as an edit may change it.
private struct ProjectFacts: Equatable {
    var files: [String: [String]]
    /// The folders of targets with the paths that they leave out, or take alone, each behind a sign.
    private var folders: [String: Set<String>] = [:]
    /// The products that targets declare and link.
    private var products: [String: Set<String>] = [:]
    private var packages: Set<String>

    init(_ project: XcodeProject) {
        let parsed = ParsedManifest(project, among: [], [project])
        files = parsed.files
        packages = Set(project.packages.compactMap { $0["repositoryURL"]?.text ?? project.folder(ofPackage: $0) })
        for folder in parsed.folders {
            let lists = folder.excluded.map { ("-", $0) } + (folder.included ?? []).map { ("+", $0) }
            let entries =
                lists.map { $0 + $1.resolved(in: folder.path) } + (folder.included == nil ? ["="] : [])
            folders[folder.target + " " + folder.path, default: []].formUnion(entries)
        }
        for target in project.targets {
            let linked = project.objects("buildPhases", of: target.object)
                .flatMap { project.objects("files", of: $0.object) }
                .compactMap { project.object("productRef", of: $0.object)?["productName"]?.text }
            let declared = project.objects("packageProductDependencies", of: target.object)
                .compactMap { $0.object["productName"]?.text }
            products[target.name] = Set(linked.map { "linked " + $0 } + declared)
        }
    }

    /// Applies an edit; `addsPackage` if the package was not there before.
    mutating func apply(_ edit: ProjectEdit, addsPackage: Bool) {
        let names = Dictionary(edit.moves.map { ($0.old, $0.new) }) { first, _ in first }
        for file in edit.removed { files[file] = nil }
        for move in edit.moves {
            if let targets = files.removeValue(forKey: move.old) { files[move.new] = targets }
        }
        for (folder, entries) in folders {
            let left = entries.compactMap { entry -> String? in
                let path = String(entry.dropFirst())
                return edit.removed.contains(path) ? nil : String(entry.prefix(1)) + (names[path] ?? path)
            }
            folders[folder] = left.isEmpty ? nil : Set(left)
        }
        guard let link = edit.link else { return }
        if addsPackage { packages.insert(link.package) }
        for target in link.targets where products[target]?.contains(link.product) == false {
            products[target]?.formUnion([link.product, "linked " + link.product])
        }
    }
}
