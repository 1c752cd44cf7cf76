import ArchitectureDomain

/// What a package of files of a target takes over from its build settings.
extension XcodeProject {
    /// Returns the first versions of the systems for which a target is compiled, as far as they are written as numbers.
    func deploymentTargets(of target: Target) -> [String: String] {
        let systems = systems(of: target)
        let found = Self.deploymentSettings.compactMap { system, name -> (String, String)? in
            guard systems?.contains(system) ?? true, let version = setting(name, of: target),
                Self.isVersion(version)
            else { return nil }
            return (system, version)
        }
        return Dictionary(found) { first, _ in first }
    }

    private static let deploymentSettings = [
        ("iOS", "IPHONEOS_DEPLOYMENT_TARGET"), ("macOS", "MACOSX_DEPLOYMENT_TARGET"),
        ("watchOS", "WATCHOS_DEPLOYMENT_TARGET"), ("tvOS", "TVOS_DEPLOYMENT_TARGET"),
        ("visionOS", "XROS_DEPLOYMENT_TARGET"),
    ]

    /// Returns the Swift settings of a target in the words of manifests: the language mode, features, and the default isolation.
    func settings(of target: Target) -> [String] {
        var settings = Self.languageMode(setting("SWIFT_VERSION", of: target))
        var features = Self.features.filter { setting($0.setting, of: target) == "YES" }.map(\.name)
        if setting("SWIFT_APPROACHABLE_CONCURRENCY", of: target) == "YES" { features += Self.concurrencyFeatures }
        settings += Set(features).sorted().map { "enableUpcomingFeature(\($0))" }
        if setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: target) == "MainActor" {
            settings.append("defaultIsolation(MainActor)")
        }
        return settings
    }

    /// A Boolean value that indicates whether a setting is a version, and no variable.
    static func isVersion(_ text: String) -> Bool { text.wholeMatch(of: /[0-9]+(\.[0-9]+)*/) != nil }

    /// Returns the setting for a version of Swift, if it is one.
    static func languageMode(_ version: String?) -> [String] {
        guard let version, isVersion(version) else { return [] }
        return ["swiftLanguageMode(\(version.hasSuffix(".0") ? String(version.dropLast(2)) : version))"]
    }

    private static let concurrencyFeatures = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// The settings of upcoming features, with the names of these.
    private static let features: [(setting: String, name: String)] =
        [
            "EXISTENTIAL_ANY", "INTERNAL_IMPORTS_BY_DEFAULT", "MEMBER_IMPORT_VISIBILITY", "INFER_ISOLATED_CONFORMANCES",
            "NONISOLATED_NONSENDING_BY_DEFAULT", "INFER_SENDABLE_FROM_CAPTURES", "CONCISE_MAGIC_FILE",
            "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "ISOLATED_DEFAULT_VALUES", "REGION_BASED_ISOLATION",
            "DYNAMIC_ACTOR_ISOLATION", "FORWARD_TRAILING_CLOSURES", "GLOBAL_CONCURRENCY",
            "IMPLICIT_OPEN_EXISTENTIALS", "DEPRECATE_APPLICATION_MAIN", "NONFROZEN_ENUM_EXHAUSTIVITY",
        ].map { words in
            let name = words.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
            return ("SWIFT_UPCOMING_FEATURE_" + words, name)
        } + [
            ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
            ("SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
            ("SWIFT_ENABLE_BARE_SLASH_REGEX", "BareSlashRegexLiterals"),
        ]

    /// Returns the versions of a package that a project requires, in the words of a manifest.
    static func requirement(_ requirement: PropertyList) -> String? {
        func text(_ key: String) -> String? { requirement[key]?.text.map { "\"\($0)\"" } }
        let minimum = text("minimumVersion")
        return switch requirement["kind"]?.text {
        case "upToNextMajorVersion": minimum.map { "from: \($0)" }
        case "upToNextMinorVersion": minimum.map { ".upToNextMinor(from: \($0))" }
        case "exactVersion": text("version").map { "exact: \($0)" }
        case "versionRange": minimum.flatMap { from in text("maximumVersion").map { "\(from)..<\($0)" } }
        case "branch": text("branch").map { "branch: \($0)" }
        case "revision": text("revision").map { "revision: \($0)" }
        default: nil
        }
    }
}
