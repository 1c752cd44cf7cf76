public import DomainKit

/// The kind of what is added to a project.
///
/// The raw value is the name of its templates.
public enum ScaffoldKind: String, CaseIterable, Hashable, Sendable {
    /// A feature in every layer, with its screen and its commands in an app.
    case feature
    /// A scene of a feature: a view, a presenter and an interactor.
    case scene = "scene-viper"
    /// A scene of a feature: a view and a view model.
    case viewModelScene = "scene-viewmodel"
    /// A use case of a feature.
    case useCase = "usecase"
    /// An alert of a feature.
    case alert
    /// An entity of a feature, its gateway and the implementation.
    case gateway
    /// An app that shows every feature.
    case app

    /// A Boolean value that indicates whether an app shows the addition.
    public var isShownByApp: Bool { [.feature, .scene, .viewModelScene].contains(self) }

    /// A Boolean value that indicates whether the addition consists of modules of its own.
    var addsModules: Bool { [.feature, .app].contains(self) }
}

/// The names of what is added to a project.
public struct Scaffold: Hashable, Sendable {
    /// The kind.
    public let kind: ScaffoldKind
    /// The name of the addition.
    public let name: ModuleName
    /// The feature that it belongs to; for a feature, the feature itself.
    public let feature: ModuleName

    /// Creates names.
    ///
    /// - Parameters:
    ///   - kind: the kind.
    ///   - name: the name of the addition.
    ///   - feature: the feature that it belongs to; ignored for a feature and for an app.
    /// - Throws: ``ValidationError`` for text that is no name, or without the feature.
    public init(_ kind: ScaffoldKind, name: String, feature: String?) throws(ValidationError) {
        self.kind = kind
        self.name = try ModuleName(name)
        guard !kind.addsModules else {
            self.feature = self.name
            return
        }
        guard let feature else {
            throw ValidationError(field: "--feature", value: "--feature FEATURE", rule: .present)
        }
        self.feature = try ModuleName(feature, field: "--feature")
    }
}

/// The parts of a project that templates refer to.
public struct ProjectOutline: Hashable, Sendable {
    /// The location of the kits.
    public let kits: KitsLocation
    /// The app that shows the addition; nil if none does.
    public let app: ModuleName?
    /// The features, sorted.
    public let features: [String]
    /// The names of the folders of all apps.
    let apps: Set<String>
    /// The dependency on the package of the kits, as the manifests declare it.
    let dependency: String
    /// The compiler settings of all targets, as the manifests list them; nil if that of the layer Domain has no such list.
    let settings: String?
    /// The paths of its sources and manifests.
    let sources: [String]

    /// Finds the parts of a project.
    ///
    /// - Parameters:
    ///   - files: the paths of its sources and manifests.
    ///   - domain: the manifest of the layer Domain.
    ///   - kind: the kind of the addition.
    ///   - app: the folder of the app; nil for the only one.
    /// - Throws: ``ValidationError`` without a layer Domain that uses or has the kits, for an app also if its manifest does not declare
    ///   the dependency on them, without such an app, or with several of which none was named.
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
        let declared = dependencies?.elements.first { element in
            let name = element.key.split(separator: "/").last?.lowercased()
            return name == package.lowercased() || name == package.lowercased() + ".git"
        }
        guard declared != nil || kits.package == nil || kind != .app else {
            throw ValidationError(
                field: "dependencies",
                value: "dependencies: [.package(…/\(package))]",
                rule: .present,
                place: .init(path: Self.domainManifest, line: dependencies?.line ?? 1)
            )
        }
        dependency =
            kits.package == nil
            ? ".package(path: \"../../Packages/Infrastructure\")"
            : declared.map { String(decoding: outline.bytes[$0.range], as: UTF8.self) } ?? ""
        settings = outline.lists.first { $0.label == Self.settingsLabel }.map { list in
            String(decoding: outline.bytes[list.start..<list.end], as: UTF8.self)
        }
        sources = files
        let apps = Self.apps(in: files)
        self.apps = Set(apps.keys)
        features = Self.features(in: files)
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

    /// Returns a file of a new app; its manifest gets the settings that the other manifests have.
    func withSettings(_ file: ProjectFile) -> ProjectFile {
        let outline = SourceOutline(String(decoding: file.bytes, as: UTF8.self))
        guard let settings, file.path.hasSuffix("/Package.swift"),
            let list = outline.lists.first(where: { $0.label == Self.settingsLabel })
        else { return file }
        return ProjectFile(
            path: file.path,
            bytes: Array(outline.bytes[..<list.start]) + Array(settings.utf8) + outline.bytes[list.end...]
        )
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
        let parts = file.split(separator: "/", maxSplits: 4).map(String.init)
        return parts.count == 5 && parts[0] == "Packages" && ["Sources", "Tests"].contains(parts[2]) ? parts[3] : nil
    }

    /// The path of the manifest of the layer Domain, which names the kits.
    public static let domainManifest = "Packages/Domain/Package.swift"

    /// Returns the apps of a project by the names of their folders, each found by the source of its object graph.
    static func apps(in files: some Sequence<String>) -> [String: ModuleName] {
        var apps: [String: ModuleName] = [:]
        for file in files where file.hasPrefix("Apps/") {
            let parts = file.split(separator: "/").map(String.init)
            // Apps/notes/Sources/notes/NotesApp.swift
            guard parts.count == 5, parts[2] == "Sources", parts[1] == parts[3] else { continue }
            guard parts[4].lowercased() == parts[1] + "app.swift" else { continue }
            apps[parts[1]] = ModuleName(unchecked: String(parts[4].dropLast("App.swift".count)))
        }
        return apps
    }

    /// Returns the features of a project, sorted: those with a module in the layer Domain.
    static func features(in files: some Sequence<String>) -> [String] {
        var features: Set<String> = []
        for file in files where file.hasPrefix("Packages/Domain/Sources/") {
            let parts = file.split(separator: "/").map(String.init)
            guard parts.count > 4, parts[3].hasSuffix("Domain") else { continue }
            features.insert(String(parts[3].dropLast("Domain".count)))
        }
        return features.sorted()
    }
}
