import DomainKit

extension ExtractionDraft {
    /// Returns the changes of manifests: the new target, and those that depend on it.
    func manifestChanges() throws(ValidationError) -> [ProjectChange] {
        var changes = home.isOrigin ? [] : [try homeChange()]
        for package in codebase.packages {
            if let change = try dependentChange(package) { changes.append(change) }
        }
        return changes
    }

    private func refusal(
        _ list: String,
        _ text: String,
        in package: PackageManifest,
        _ rule: ValidationError.Rule = .writtenOut
    ) -> ValidationError {
        let line = package.path == origin.package.path ? origin.target.position.line : 1
        return ValidationError(field: list, value: text, rule: rule, place: .init(path: package.file, line: line))
    }

    // MARK: - Packages that use the module

    /// A manifest that lets targets depend on the module.
    private struct DependentEdit {
        let change: ProjectChange
        /// The elements that could not be added to the manifest, each with the list to which it belongs.
        let missing: [(list: String, text: String)]
    }

    /// Returns the change of the manifest of a package whose targets use the module, or nil if there is none.
    private func dependentChange(_ package: PackageManifest) throws(ValidationError) -> ProjectChange? {
        guard let old = manifests[package.path], let edit = dependentEdit(package, package.file, old) else {
            return nil
        }
        if let missing = edit.missing.first {
            // SwiftPM accepts dependencies on a package that is not there yet, but on no such target.
            let canBeAdded = missing.list == "dependencies" && !home.isOrigin
            throw refusal(missing.list, missing.text, in: package, canBeAdded ? .present : .writtenOut)
        }
        return edit.change
    }

    /// The changes of manifests for other versions of Swift, as far as their texts allow them.
    var otherManifestChanges: ProjectEdit.Outcome {
        let edits = codebase.packages.flatMap { package in
            package.otherFiles.compactMap { file in
                otherManifests[file].flatMap { dependentEdit(package, file, $0) }
            }
        }
        return ProjectEdit.Outcome(
            changes: edits.map(\.change).filter { $0.old != $0.new },
            additions: edits.compactMap { edit in
                // An older manifest need not have the resources that leave.
                let lines = edit.missing.filter { $0.list != "resources" }.map(\.text)
                return lines.isEmpty ? nil : .init(lines, to: edit.change.path)
            }
        )
    }

    private func dependentEdit(_ package: PackageManifest, _ file: String, _ old: [UInt8]) -> DependentEdit? {
        let (isOrigin, targets) = (package.path == origin.package.path, dependents(in: package))
        guard isOrigin || !home.isOrigin && !targets.isEmpty, package.kind == .package else { return nil }
        var edit = ManifestEdit(text: String(decoding: old, as: UTF8.self))
        var missing: [(list: String, text: String)] = []
        if home.isOrigin {
            for source in sources {
                let settings = edit.argument("swiftSettings", of: source.target.name)
                let texts = source.added + dependencies(of: source, edit).map(\.text)
                let declaration = source.lines(texts, settings: settings)
                if !edit.add(target: declaration, behind: source.target.name) {
                    missing.append(("targets", Self.oneLine(declaration)))
                }
            }
            edit.addToProducts(request.name, with: origin.target.name)
        } else if !package.dependencies.contains(where: { $0.path == home.folder }) {
            let dependency = homeDependency(in: package)
            if !edit.addToPackage(dependency, "dependencies") { missing.append(("dependencies", dependency)) }
        }
        if isOrigin, !edit.remove(resources.removed, from: origin.target.name) {
            missing.append(("resources", resources.removed.joined(separator: ", ")))
        }
        if isOrigin, let tests, !edit.remove(tests.resources.removed, from: tests.target.name) {
            missing.append(("resources", tests.resources.removed.joined(separator: ", ")))
        }
        let dependency =
            home.isOrigin ? "\"\(request.name)\"" : ".product(name: \"\(request.name)\", package: \"\(home.name)\")"
        // What a manifest computes, SwiftPM has reported.
        let reported = file == package.file ? package.targets : []
        for target in targets {
            let names =
                edit.elements("dependencies", of: target).map(\.name)
                + reported.filter { $0.name == target }.flatMap(\.dependencies).map(\.name)
            guard !names.contains(request.name), !edit.add(dependency, to: target) else { continue }
            missing.append(("dependencies", dependency))
        }
        return DependentEdit(change: .init(path: file, old: old, new: Array(edit.text.utf8)), missing: missing)
    }

    /// Returns the targets of a package whose files import the module, or that lose files to it, sorted.
    func dependents(in package: PackageManifest) -> [String] {
        guard !origin.formsTests else { return [] }
        let files = imports.filter { $0.value[request.name] != nil && !isMovedTest($0.key) }.keys
        return codebase.sources.filter { key, sources in
            key.package == package.path
                && sources.contains { files.contains($0.path) || moved.index(of: $0.path) != nil }
        }.keys.map(\.target).sorted()
    }

    // MARK: - The module

    /// The module, or the tests that move with it, with the target that the files leave.
    struct Source {
        let name: String
        /// The word for it in a manifest.
        let kind: String
        let target: TargetManifest
        let files: Set<String>
        let pathArgument: String?
        /// The dependencies that it has in addition.
        let added: [String]
        let resources: [String]

        func lines(_ dependencies: [String], settings: String?) -> [String] {
            var arguments = [["name: \"\(name)\""]]
            if !dependencies.isEmpty { arguments.append(Self.list("dependencies", dependencies)) }
            if let pathArgument { arguments.append(["path: \"\(pathArgument)\""]) }
            if !resources.isEmpty { arguments.append(Self.list("resources", resources)) }
            // The lines of the settings have their indentation.
            if let settings { arguments.append(["swiftSettings: \(settings)"]) }
            guard arguments.count > 1 else { return [".\(kind)(name: \"\(name)\")"] }
            for index in arguments.indices.dropLast() { arguments[index][arguments[index].count - 1] += "," }
            return [".\(kind)("] + arguments.joined().map { "    " + $0 } + [")"]
        }

        private static func list(_ label: String, _ elements: [String]) -> [String] {
            elements.count == 1
                ? ["\(label): [\(elements[0])]"] : ["\(label): ["] + elements.map { "    \($0)," } + ["]"]
        }
    }

    var sources: [Source] {
        let module = Source(
            name: request.name,
            kind: origin.formsTests ? "testTarget" : "target",
            target: origin.target,
            files: Set(moved.files.map(\.move.old)),
            pathArgument: home.pathArgument,
            added: [],
            resources: resources.added
        )
        let moving = tests.map { tests in
            Source(
                name: tests.name,
                kind: "testTarget",
                target: tests.target,
                files: Set(tests.moves.map(\.old)),
                pathArgument: tests.pathArgument,
                added: ["\"\(request.name)\""],
                resources: tests.resources.added
            )
        }
        return [module] + (moving.map { [$0] } ?? [])
    }

    /// Returns the dependencies of a target that moved files import, as they are written; also those whose modules are not known
    /// if one of the imports comes from elsewhere.
    func dependencies(of source: Source, _ manifest: ManifestEdit) -> [(name: String, text: String)] {
        let all = manifest.elements("dependencies", of: source.target.name).filter { $0.name != origin.target.name }
        guard !needsAllDependencies else { return all }
        let key = Codebase.TargetKey(package: origin.package.path, target: source.target.name)
        let own = codebase.sources[key] ?? []
        let imported = Set(own.filter { source.files.contains($0.path) }.flatMap { $0.facts.imports.map(\.module) })
        let elsewhere = Set(own.flatMap { $0.facts.imports.map(\.module) })
        let known = all.map { modules(of: $0.name) }
        let isOpen = imported.contains { module in
            !PlatformModules.contains(module) && module != origin.target.module
                && !known.contains { $0.contains(module) }
        }
        return zip(all, known).filter { _, modules in
            !imported.isDisjoint(with: modules) || isOpen && elsewhere.isDisjoint(with: modules)
        }.map(\.0)
    }

    /// The modules of a project that moved files import, and that no package is known to have, sorted.
    var unknownImports: [String] {
        guard origin.package.kind == .xcodeProject, !home.isOrigin else { return [] }
        let manifest = ManifestEdit(text: String(decoding: manifests[origin.package.path] ?? [], as: UTF8.self))
        let own = codebase.packages.flatMap(\.targets).flatMap(\.modules)
        let known = sources.flatMap { dependencies(of: $0, manifest) }.map { modules(of: $0.name) }
        let files = (codebase.sources[origin.key] ?? []).filter { moved.index(of: $0.path) != nil }
        let imported = Set(files.flatMap { $0.facts.imports.map(\.module) })
        // Any of them may be of a package whose modules are not known.
        guard known.allSatisfy({ !imported.isDisjoint(with: $0) }) else { return [] }
        return imported.subtracting(known.joined()).subtracting(own).filter { !PlatformModules.contains($0) }.sorted()
    }

    /// Returns the names for imports of a target or a product, as far as the repository tells.
    private func modules(of name: String) -> Set<String> {
        let names = codebase.packages.flatMap(\.products).filter { $0.name == name }.flatMap(\.targets) + [name]
        let targets = codebase.packages.flatMap(\.targets).filter { names.contains($0.name) }
        return Set(names.map { TargetManifest.module(named: $0) } + targets.flatMap(\.modules))
    }

    // MARK: - Another package

    /// A dependency of the module in another package.
    private struct OuterDependency {
        let texts: [String]
        /// The package that has it, and the text for the manifest; nil for targets of the package itself.
        let package: (declared: PackageManifest.Dependency, text: String)?
    }

    /// Returns the change of the manifest of another package, or its creation.
    private func homeChange() throws(ValidationError) -> ProjectChange {
        let edit = ManifestEdit(text: String(decoding: manifests[origin.package.path] ?? [], as: UTF8.self))
        var targets: [[String]] = []
        var packages: [(declared: PackageManifest.Dependency, text: String)] = []
        for source in sources {
            var texts = source.added
            for (name, text) in dependencies(of: source, edit)
            where !origin.package.targets.contains(where: { $0.name == name }) {
                let dependency = try outerDependency(name, text, of: source.target, edit)
                texts += dependency.texts
                if let package = dependency.package,
                    !packages.contains(where: { $0.declared.identity == package.declared.identity })
                {
                    packages.append(package)
                }
            }
            targets.append(source.lines(texts, settings: try settings(of: source.target, edit)))
        }
        let product = origin.formsTests ? nil : ".library(name: \"\(request.name)\", targets: [\"\(request.name)\"])"
        guard let package = home.package else {
            let text = edit.newPackage(
                home.name,
                like: origin.package,
                product: product,
                traits: declaredTraits,
                dependencies: packages.map(\.text),
                targets: targets
            )
            let path = PackageManifest(name: home.name, path: home.folder).file
            return ProjectChange(path: path, old: nil, new: Array(text.utf8))
        }
        let traits = traits
        guard traits.isEmpty else {
            throw ValidationError(field: "--to", value: traits.joined(separator: ", "), rule: .withoutTraits)
        }
        let old = manifests[package.path] ?? []
        var new = ManifestEdit(text: String(decoding: old, as: UTF8.self))
        for target in targets.reversed() {
            guard let neighbour = home.neighbour, new.add(target: target, behind: neighbour) else {
                throw refusal("targets", Self.oneLine(target), in: package)
            }
        }
        if let product, !new.addToPackage(product, "products") { throw refusal("products", product, in: package) }
        for (declared, text) in packages
        where !package.dependencies.contains(where: { $0.identity == declared.identity }) {
            guard new.addToPackage(text, "dependencies") else { throw refusal("dependencies", text, in: package) }
        }
        return ProjectChange(path: package.file, old: old, new: Array(new.text.utf8))
    }

    /// Returns what another package needs in place of a dependency of a target.
    private func outerDependency(
        _ name: String,
        _ text: String,
        of target: TargetManifest,
        _ manifest: ManifestEdit
    ) throws(ValidationError) -> OuterDependency {
        let identity = target.dependencies.first { $0.name == name }?.package ?? name
        let found = origin.package.dependencies.first { declared in
            declared.identity == identity.lowercased()
                || codebase.packages.contains { $0.path == declared.path && $0.provides(name) }
        }
        let isProject = origin.package.kind == .xcodeProject
        guard let found,
            let declaration = isProject ? found.declaration : manifest.packageDependency(at: found.position)
        else { throw refusal("dependencies", text, in: origin.package) }
        if found.path == home.folder {
            let targets = home.package?.products.first { $0.name == name }?.targets ?? []
            return OuterDependency(texts: targets.map { "\"\($0)\"" }, package: nil)
        }
        let moved = ManifestEdit.replacingPath(in: declaration) { written in
            let isFixed = found.path == nil && (written.hasPrefix("/") || written.hasPrefix("~"))
            return isFixed
                ? written : (found.path ?? written.resolved(in: origin.package.path)).relative(to: home.folder)
        }
        return OuterDependency(texts: [text], package: (found, moved))
    }

    /// Returns the text of the settings of a target, of which the manifest may compute some.
    private func settings(of target: TargetManifest, _ manifest: ManifestEdit) throws(ValidationError) -> String? {
        let (written, settings) = (manifest.argument("swiftSettings", of: target.name), target.settings)
        if let list = ManifestEdit.copy(ofList: written, count: settings.count) { return list }
        if settings.isEmpty { return nil }
        let texts = settings.compactMap { ManifestEdit.setting($0, traits: origin.package.traits.map(\.name)) }
        guard texts.count == settings.count else {
            throw refusal("swiftSettings", settings.joined(separator: ", "), in: origin.package)
        }
        return "[" + texts.joined(separator: ", ") + "]"
    }

    private static func oneLine(_ lines: [String]) -> String {
        lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    }
}
