/// The modules and declarations of a feature that the templates of an addition require.
///
/// Of what the templates of features create, they require every module, and the declarations that they use. Names are compared,
/// not types.
struct RequiredDeclarations {
    /// The names by the path of their module, with placeholders.
    private var names: [String: Set<String>] = [:]

    /// Creates what templates of an addition, of which some create files, require of the templates of features.
    init(of templates: [ProjectFile], creating creates: (ProjectFile) -> Bool, on feature: [ProjectFile]) {
        let created = templates.filter(creates)
        for template in created where template.path.hasPrefix("Packages/") {
            if let module = Self.module(of: template.path) { names[module] = [] }
        }
        let uses = templates.filter { $0.path.hasSuffix(".swift") }.map { SourceDeclarations(in: $0.bytes) }
        let paths = Set(created.map(\.path))
        for template in feature where !paths.contains(template.path) {
            guard let module = Self.module(of: template.path) else { continue }
            let declared = SourceDeclarations(in: template.bytes)
            for name in Self.isOfApp(module) ? declared.all : declared.shared {
                let isOfFeature = TemplateMerge.concernsFeature(template.path) || TemplateMerge.concernsFeature(name)
                let words = name.split(separator: ".").map { String($0) }
                guard isOfFeature, uses.contains(where: { $0.words.isSuperset(of: words) && !$0.all.contains(name) })
                else { continue }
                names[module, default: []].insert(name)
            }
        }
    }

    /// Returns the path of the module to which a source belongs.
    private static func module(of path: String) -> String? {
        let parts = path.split(separator: "/")
        guard parts.count > 4, path.hasSuffix(".swift") else { return nil }
        return parts.prefix(4).joined(separator: "/")
    }

    /// The modules of an app are read as a whole: an addition is in the same file as what is private.
    private static func isOfApp(_ module: String) -> Bool { module.hasPrefix("Apps/") }

    /// Returns those of some files that a feature may have its declarations in.
    func sources(of feature: TemplateNames, in files: [String]) -> [String] {
        let modules = Set(names.keys.map(feature.filling))
        return files.filter { Self.module(of: $0).map(modules.contains) == true }
    }

    /// Returns what a feature lacks, sorted: modules and declarations, each with the path at which it is missing.
    func missingNames(in feature: TemplateNames, files: [String: [UInt8]]) -> [String] {
        names.flatMap { module, names -> [String] in
            let path = feature.filling(module)
            let sources = files.filter { Self.module(of: $0.key) == path }.values
            guard !sources.isEmpty else {
                let parts = path.split(separator: "/")
                return ["\(parts[3]) (\(parts.prefix(3).joined(separator: "/")))"]
            }
            let declared = sources.map { SourceDeclarations(in: $0) }
            let isOfApp = Self.isOfApp(module)
            return names.map(feature.filling).filter { name in
                !declared.contains { (isOfApp ? $0.all : $0.shared).contains(name) }
            }.map { "\($0) (\(path))" }
        }.sorted()
    }
}
