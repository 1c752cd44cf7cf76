import DomainKit

/// The part of a project that belongs to one feature: its modules, and the files and the edits of apps.
///
/// The modules are those folders of the layers whose names begin with the feature. The rest is what the templates of additions
/// create: the elements that were added, such as scenes, are recognised by the paths of their files.
struct FeatureColumn {
    /// A template whose elements were added to a file of an app.
    struct Edit {
        let path: String
        let template: String
        let names: TemplateNames
    }

    let name: FeatureName
    private(set) var files: Set<String> = []
    private(set) var modules: Set<String> = []
    private(set) var edits: [Edit] = []
    /// The folders of the packages of its area that have modules of the feature; none without an area.
    private(set) var packages: Set<String> = []
    /// The folders of those packages that have no other modules.
    private(set) var emptyPackages: Set<String> = []
    /// The area whose packages have the feature; empty for the packages with the names of the layers.
    private let area: String
    /// The contents with which the files were created, by path; several where templates of different kinds have the same path.
    private var created: [String: Set<[UInt8]>] = [:]
    private let contents: [String: [UInt8]]
    /// The parts of the project that a new manifest refers to; nil if no package of an area could be created.
    private let project: ProjectOutline?

    /// Finds the part of a project for a feature; throws if there is none, or if no file can come from a template.
    init(
        _ feature: ModuleName,
        field: String,
        contents: [String: [UInt8]],
        templates: [ScaffoldKind: [ProjectFile]]
    ) throws(ValidationError) {
        let areas = ProjectOutline.areas(in: contents.keys)
        let features = areas.keys.sorted()
        guard !features.isEmpty else {
            throw ValidationError(field: "--root", value: "Packages/Domain/Sources/…Domain", rule: .project)
        }
        guard let area = areas[feature.text] else {
            throw ValidationError(field: field, value: feature.text, rule: .oneOf(features))
        }
        self.area = area
        self.contents = contents
        project = try? ProjectOutline(
            files: Array(contents.keys),
            domain: contents[ProjectOutline.domainManifest] ?? [],
            kind: .query,
            app: nil
        )
        name = FeatureName(feature, among: features + areas.values)
        var others: Set<String> = []
        for path in contents.keys {
            guard let module = ProjectOutline.module(of: path) else { continue }
            let package = path.split(separator: "/").prefix(2).joined(separator: "/")
            guard Self.feature(of: module, among: features) == feature.text else {
                others.insert(package)
                continue
            }
            modules.insert(module)
            files.insert(path)
            if !area.isEmpty, package.hasPrefix("Packages/" + area) { packages.insert(package) }
        }
        emptyPackages = packages.subtracting(others)
        files.formUnion(contents.keys.filter { path in emptyPackages.contains { path.hasPrefix($0 + "/") } })
        let apps = ProjectOutline.apps(in: contents.keys).values.sorted { $0.text < $1.text }
        for app in apps {
            for kind in ScaffoldKind.allCases where kind != .app {
                try add(templates[kind] ?? [], of: kind, in: app)
            }
        }
        guard apps.isEmpty else { return }
        for kind in ScaffoldKind.allCases where kind.isFeature { try add(templates[kind] ?? [], of: kind, in: nil) }
    }

    /// Returns the feature to which a module belongs: the one with the longest name.
    private static func feature(of module: String, among features: [String]) -> String? {
        features.filter { feature in
            module.hasPrefix(feature) && module.dropFirst(feature.count).first?.isLowercase != true
        }.max { $0.count < $1.count }
    }

    /// A Boolean value that indicates whether a file is as a template created it.
    func isAsCreated(_ path: String) -> Bool {
        guard let bytes = contents[path] else { return false }
        // A manifest may have been created with another feature, and the package manager writes the versions of packages.
        return path.hasSuffix("/Package.resolved")
            || created[path]?.contains { withoutModules($0, at: path) == withoutModules(bytes, at: path) } == true
    }

    /// Returns the text of a manifest without the modules of the feature, and any other text as it is.
    private func withoutModules(_ bytes: [UInt8], at path: String) -> [UInt8] {
        guard path.hasSuffix("/Package.swift"), let text = String(validating: bytes, as: UTF8.self) else {
            return bytes
        }
        return Array(ElementRemoval.removing(modules, from: text, at: path).utf8)
    }

    // MARK: - Templates

    private mutating func add(
        _ templates: [ProjectFile],
        of kind: ScaffoldKind,
        in app: ModuleName?
    ) throws(ValidationError) {
        guard !kind.isFeature else {
            return try add(templates, TemplateNames(feature: name.name, app: app, kits: "", area: area), isOfApp: true)
        }
        let pattern = TemplateNames(feature: name.name, app: app, kits: "", area: area)
        var elements: [String: Bool] = [:]
        for template in templates where template.path.contains("__Feature__") && template.path.contains("__Name__") {
            for element in elementNames(pattern.filling(template.path)) {
                elements[element] = elements[element] == true || template.path.hasPrefix("Apps/")
            }
        }
        for (element, isOfApp) in elements.sorted(by: { $0.key < $1.key }) {
            guard let element = try? ModuleName(element) else { continue }
            let names = TemplateNames(feature: name.name, app: app, kits: "", area: area, element: element)
            try add(templates, names, isOfApp: isOfApp)
        }
    }

    /// Returns the names that take the place of `__Name__` in the paths of files.
    private func elementNames(_ pattern: String) -> [String] {
        guard let mark = pattern.firstRange(of: "__Name__") else { return [] }
        let (start, rest) = (pattern[..<mark.lowerBound], pattern[mark.upperBound...])
        guard !rest.contains("__Name__") else { return [] }
        return contents.keys.compactMap { path in
            guard path.hasPrefix(start), path.hasSuffix(rest), path.count > start.count + rest.count else { return nil }
            return String(path.dropFirst(start.count).dropLast(rest.count))
        }
    }

    private mutating func add(
        _ templates: [ProjectFile],
        _ names: TemplateNames,
        isOfApp: Bool
    ) throws(ValidationError) {
        for template in templates {
            let isOfColumn = !template.path.hasPrefix("Apps/")
            guard isOfApp || isOfColumn else { continue }
            let path = try names.path(template.path)
            guard contents[path] != nil else { continue }
            if TemplateMerge.concernsFeature(template.path) {
                created[path, default: []].insert(try names.file(template).bytes)
                files.insert(path)
            } else if files.contains(path), path.hasSuffix("/Package.swift") {
                if let manifest = try manifest(from: template) { created[path, default: []].insert(manifest) }
            } else if !isOfColumn, path.hasSuffix(".swift"), !path.hasSuffix("/Package.swift") {
                edits.append(Edit(path: path, template: try TemplateNames.text(of: template), names: names))
            }
        }
    }

    /// Returns the manifest of a new package of the area.
    private func manifest(from template: ProjectFile) throws(ValidationError) -> [UInt8]? {
        guard let project, let dependency = try? project.dependency.get() else { return nil }
        let others = project.kits.package.map { _ in ["__dependency__": dependency] } ?? [:]
        let names = TemplateNames(
            feature: name.name,
            app: nil,
            kits: project.kits.package,
            area: area,
            others: others
        )
        let path = try names.path(template.path)
        let text = try project.kits.naming(TemplateNames.text(of: template), at: path, names)
        let file = try names.file(ProjectFile(path: template.path, bytes: Array(text.utf8)))
        return project.withSettings(file).bytes
    }
}
