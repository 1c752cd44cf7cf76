import DomainKit

extension ExtractionDraft {
    /// Returns the changes of the manifest: the new target, and those that depend on it.
    func manifestChanges() throws(ValidationError) -> [ProjectChange] {
        var edit = ManifestEdit(text: String(decoding: manifest, as: UTF8.self))
        let name = origin.target.name
        let declaration = targetLines(edit)
        guard edit.add(target: declaration, behind: name) else {
            throw refusal("targets", declaration.map { $0.drop { $0 == " " } }.joined(separator: " "))
        }
        for target in dependents where !edit.add("\"\(request.name)\"", to: target) {
            throw refusal("dependencies", "\"\(request.name)\"")
        }
        edit.addToProducts(request.name, with: name)
        return [ProjectChange(path: origin.package.file, old: manifest, new: Array(edit.text.utf8))]
    }

    private func refusal(_ list: String, _ text: String) -> ValidationError {
        ValidationError(
            field: list,
            value: text,
            rule: .present,
            place: .init(path: origin.package.file, line: origin.target.position.line)
        )
    }

    /// The targets of the package that get the module as a dependency, sorted.
    private var dependents: [String] {
        let users = imports.filter { $0.value[request.name] != nil }.keys.compactMap { stayers[$0]?.key }
        return Set(users.filter { $0.package == origin.key.package }.map(\.target) + [origin.target.name]).sorted()
    }

    private func targetLines(_ manifest: ManifestEdit) -> [String] {
        let dependencies = dependencies(manifest)
        var arguments = [["name: \"\(request.name)\""]]
        if dependencies.count == 1 { arguments.append(["dependencies: [\(dependencies[0])]"]) }
        if dependencies.count > 1 {
            arguments.append(["dependencies: ["] + dependencies.map { "    \($0)," } + ["]"])
        }
        if let path = origin.pathArgument(request) { arguments.append(["path: \"\(path)\""]) }
        // The lines of the settings have their indentation.
        let settings = manifest.argument("swiftSettings", of: origin.target.name)
        if let settings { arguments.append(["swiftSettings: \(settings)"]) }
        guard arguments.count > 1 else { return [".target(name: \"\(request.name)\")"] }
        for index in arguments.indices.dropLast() { arguments[index][arguments[index].count - 1] += "," }
        return [".target("] + arguments.joined().map { "    " + $0 } + [")"]
    }

    /// Returns the dependencies of the target that moved files import, as they are written; also those whose modules are not known
    /// if one of the imports comes from elsewhere.
    private func dependencies(_ manifest: ManifestEdit) -> [String] {
        let all = manifest.dependencies(of: origin.target.name)
        guard !needsAllDependencies else { return all.map(\.text) }
        let own = codebase.sources[origin.key] ?? []
        let paths = Set(moved.files.map(\.move.old))
        let imported = Set(own.filter { paths.contains($0.path) }.flatMap { $0.facts.imports.map(\.module) })
        let elsewhere = Set(own.flatMap { $0.facts.imports.map(\.module) })
        let known = all.map { modules(of: $0.name) }
        let isOpen = imported.contains { module in
            !PlatformModules.contains(module) && !known.contains { $0.contains(module) }
        }
        return zip(all, known).filter { _, modules in
            !imported.isDisjoint(with: modules) || isOpen && elsewhere.isDisjoint(with: modules)
        }.map(\.0.text)
    }

    /// Returns the names for imports of a target or a product, as far as the repository tells.
    private func modules(of name: String) -> Set<String> {
        let products = codebase.packages.flatMap(\.products).filter { $0.name == name }.flatMap(\.targets)
        return Set((products + [name]).map { TargetManifest.module(named: $0) })
    }
}
