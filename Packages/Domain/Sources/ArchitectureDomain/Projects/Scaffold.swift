public import DomainKit

/// The kind of what is added to a project, by the name of its templates.
public enum ScaffoldKind: String, CaseIterable, Hashable, Sendable {
    /// A feature in every layer, with its screens and its commands in an app: a list, whose items are added, renamed and deleted.
    case feature
    /// A feature in every layer with one screen: a counter.
    case counter = "feature-counter"
    /// A scene of a feature: a view, a presenter and an interactor.
    case scene = "scene-viper"
    /// A scene of a feature: a view and a view model.
    case viewModelScene = "scene-viewmodel"
    /// A use case of a feature that returns something.
    case query = "usecase-query"
    /// A use case of a feature that changes something.
    case command = "usecase-command"
    /// An alert of a feature that asks a question.
    case alert
    /// An alert before something that cannot be undone.
    case destructiveAlert = "alert-destructive"
    /// An alert that is a menu.
    case menuAlert = "alert-menu"
    /// An alert that asks for a text.
    case textAlert = "alert-text"
    /// An entity of a feature, its gateway and the implementation.
    case gateway
    /// An app that shows every feature.
    case app

    /// Returns the verb of a query with which a name begins, as `FetchBook` does; nil for a command, as `BorrowBook`.
    public static func queryVerb(of name: String) -> String? {
        let verb = String(name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase })
        return queryVerbs.contains(verb) ? verb : nil
    }

    /// The verbs with which the names of queries begin.
    private static let queryVerbs = ["Count", "Fetch", "Find", "Get", "List", "Peek", "Read", "Search"]

    /// A Boolean value that indicates whether an app shows the addition.
    public var isShownByApp: Bool { isFeature || [.scene, .viewModelScene].contains(self) }

    /// A Boolean value that indicates whether the addition is a feature.
    public var isFeature: Bool { [.feature, .counter].contains(self) }

    /// A Boolean value that indicates whether the addition consists of modules of its own.
    var addsModules: Bool { isFeature || self == .app }
}

/// The names of what is added to a project.
public struct Scaffold: Hashable, Sendable {
    /// The kind.
    public let kind: ScaffoldKind
    /// The name of the addition.
    public let name: ModuleName
    /// The feature that it belongs to; for a feature, the feature itself.
    public let feature: ModuleName
    /// The area of a new feature, which has packages of its own in the layers; nil for the packages with the names of the layers.
    public let area: ModuleName?
    /// The label of the text field of an alert; nil for anything else.
    public let label: String?

    /// Creates names; features and apps belong to no feature; only a feature has an area, and only the text field of an
    /// alert a label.
    ///
    /// - Throws: ``ValidationError`` for text that is not a name, without the feature, for an area with the name of the
    ///   feature, or for a label that no string literal can contain.
    public init(
        _ kind: ScaffoldKind,
        name: String,
        feature: String?,
        area: String? = nil,
        label: String? = nil
    ) throws(ValidationError) {
        if let label, !label.isPlainLiteral || label.allSatisfy(\.isWhitespace) {
            throw ValidationError(field: "--field", value: label, rule: .label)
        }
        self.kind = kind
        self.label = label
        self.name = try ModuleName(name)
        self.area = if let area { try ModuleName(area, field: Self.areaField) } else { nil }
        guard self.area?.folder != self.name.folder else {
            throw ValidationError(field: Self.areaField, value: name, rule: .unused)
        }
        guard !kind.addsModules else {
            self.feature = self.name
            return
        }
        guard let feature else {
            throw ValidationError(field: "--feature", value: "--feature FEATURE", rule: .present)
        }
        self.feature = try ModuleName(feature, field: "--feature")
    }

    /// The area of a new feature as the names of packages begin with it; empty for the packages with the names of the layers.
    var areaName: String { area?.text ?? "" }

    /// The field of the errors about an area.
    static let areaField = "--area"
}

/// The parts of a project that templates refer to.
public struct ProjectOutline: Hashable, Sendable {
    /// The location of the kits.
    public let kits: KitsLocation
    /// The app that shows the addition; nil if none does.
    public let app: ModuleName?
    /// The features, sorted.
    public let features: [String]
    /// The areas of the features, by feature; empty for one in the packages with the names of the layers.
    let areas: [String: String]
    /// The names of the folders of all apps.
    let apps: Set<String>
    /// The dependency on the package of the kits, as the manifest of the layer Domain declares it; an error if it does not.
    let dependency: Result<String, ValidationError>
    /// The compiler settings of all targets, as the manifests list them; nil if that of the layer Domain has no such list.
    let settings: String?
    /// The paths of its sources and manifests.
    let sources: [String]

    /// Finds the parts of a project by the paths of its sources and manifests, and the manifest of the layer Domain.
    ///
    /// - Throws: ``ValidationError`` without a layer Domain that uses or has the kits, without an app of that folder,
    ///   or with several of which none was named.
    public init(
        files: [String],
        domain: [UInt8],
        kind: ScaffoldKind,
        app: String?
    ) throws(ValidationError) {
        let outline = SourceOutline(String(decoding: domain, as: UTF8.self))
        let text = String(decoding: domain, as: UTF8.self)
        let product = ".product(name: \"DomainKit\", package: \""
        let modules = Self.modules(of: files)
        if let found = text.firstRange(of: product), let end = text[found.upperBound...].firstIndex(of: "\"") {
            kits = .package(String(text[found.upperBound..<end]))
        } else if modules["DomainKit"] == "Domain" {
            kits = .layers(modules)
        } else {
            throw ValidationError(
                field: "DomainKit",
                value: product + "…\")",
                rule: .present,
                place: .init(path: Self.domainManifest, line: outline.lists.last?.line ?? 1)
            )
        }
        let package = kits.package ?? ""
        let dependencies = outline.lists.first { $0.label == "dependencies" }
        // Packages have the same identity whatever the case of their names.
        let declared = dependencies?.elements.first {
            $0.key.repositoryName.lowercased() == package.lowercased()
        }
        dependency =
            if let declared {
                .success(String(decoding: outline.bytes[declared.range], as: UTF8.self))
            } else {
                .failure(
                    ValidationError(
                        field: "dependencies",
                        value: "dependencies: [.package(…/\(package))]",
                        rule: .present,
                        place: .init(path: Self.domainManifest, line: dependencies?.line ?? 1)
                    )
                )
            }
        settings = outline.lists.first { $0.label == Self.settingsLabel }.map { list in
            String(decoding: outline.bytes[list.start..<list.end], as: UTF8.self)
        }
        sources = files
        let apps = Self.apps(in: files)
        self.apps = Set(apps.keys)
        areas = Self.areas(in: files)
        features = areas.keys.sorted()
        guard kind.isShownByApp else {
            self.app = nil
            return
        }
        let names = apps.keys.sorted()
        guard let found = app ?? (names.count == 1 ? names.first : nil) else {
            let missing = names.isEmpty ? "Apps/APP/Sources/APP/…App.swift" : "--app \(names.joined(separator: "|"))"
            throw ValidationError(field: "--app", value: missing, rule: .present)
        }
        guard let name = apps[found] else {
            throw ValidationError(field: "--app", value: found, rule: .oneOf(names))
        }
        self.app = name
    }

    /// The label of the list of compiler settings in a manifest.
    private static let settingsLabel = "swiftSettings"

    /// Returns a new file; a manifest gets the settings that the other manifests have.
    func withSettings(_ file: ProjectFile) -> ProjectFile {
        guard let settings, file.path.hasSuffix("/Package.swift") else { return file }
        let outline = SourceOutline(String(decoding: file.bytes, as: UTF8.self))
        guard let list = outline.lists.first(where: { $0.label == Self.settingsLabel }) else { return file }
        let bytes = Array(outline.bytes[..<list.start]) + Array(settings.utf8) + outline.bytes[list.end...]
        // The new manifest has the line ends of the one whose settings it gets.
        guard settings.utf8.contains(UInt8(ascii: "\r")) else { return ProjectFile(path: file.path, bytes: bytes) }
        let lines = bytes.filter { $0 != UInt8(ascii: "\r") }.split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        )
        return ProjectFile(path: file.path, bytes: Array(lines.joined(separator: Array("\r\n".utf8))))
    }

    /// The packages of the modules of the layers.
    private static func modules(of files: [String]) -> [String: String] {
        var packages: [String: String] = [:]
        for file in files where file.contains("/Sources/") {
            if let module = module(of: file) { packages[module] = String(file.split(separator: "/")[1]) }
        }
        return packages
    }

    /// Returns the module of a layer, or of its tests, to which a file belongs.
    static func module(of file: String) -> String? {
        let parts = file.split(separator: "/", maxSplits: 4).map { String($0) }
        return parts.count == 5 && parts[0] == "Packages" && ["Sources", "Tests"].contains(parts[2]) ? parts[3] : nil
    }

    /// The path of the manifest of the layer Domain, which names the kits.
    public static let domainManifest = "Packages/Domain/Package.swift"

    /// Returns the apps of a project by the names of their folders, each found by the source of its object graph.
    static func apps(in files: some Sequence<String>) -> [String: ModuleName] {
        var apps: [String: ModuleName] = [:]
        for file in files where file.hasPrefix("Apps/") {
            let parts = file.split(separator: "/").map { String($0) }
            // Apps/notes/Sources/notes/NotesApp.swift
            guard parts.count == 5, parts[2] == "Sources", parts[1] == parts[3] else { continue }
            guard parts[4].lowercased() == parts[1] + "app.swift" else { continue }
            apps[parts[1]] = ModuleName(unchecked: String(parts[4].dropLast("App.swift".count)))
        }
        return apps
    }

    /// Returns the areas of the features of a project, by feature: those with a module in the layer Domain.
    static func areas(in files: some Sequence<String>) -> [String: String] {
        var areas: [String: String] = [:]
        for file in files where isOfLayer("Domain", file) {
            let parts = file.split(separator: "/").map { String($0) }
            // Packages/LendingDomain/Sources/BookDomain/Book.swift; a module with the name of its package is what an area shares.
            guard parts.count > 4, parts[2] == "Sources", parts[3].hasSuffix("Domain"), parts[3] != parts[1] else {
                continue
            }
            areas[String(parts[3].dropLast("Domain".count))] = String(parts[1].dropLast("Domain".count))
        }
        return areas
    }

    /// Returns whether a feature cannot have a name because an area or a package of it has the name.
    static func isOfArea(_ name: ModuleName, _ areas: [String: String]) -> Bool {
        let layers = ["", "Domain", "UseCase", "Repository", "Presentation", "View"]
        let names = Set(areas.values.filter { !$0.isEmpty }.flatMap { area in layers.map { (area + $0).lowercased() } })
        return names.contains(name.folder)
    }

    /// Returns whether a file belongs to a package of a layer, which may be one of an area.
    static func isOfLayer(_ layer: String, _ file: String) -> Bool {
        let parts = file.split(separator: "/", maxSplits: 2)
        return parts.count == 3 && parts[0] == "Packages" && parts[1].hasSuffix(layer)
    }
}
