/// The manifest of a new package, with the settings of another one.
extension ManifestEdit {
    /// Returns the manifest of a package with the tools, the language of texts, the systems and the language modes of
    /// this one, which SwiftPM has reported as `origin`; all but the name are declarations, those of targets in lines.
    func newPackage(
        _ name: String,
        like origin: PackageManifest,
        product: String?,
        traits: [String],
        dependencies: [String],
        targets: [[String]]
    ) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let tools = lines.first { $0.contains("swift-tools-version") } ?? "// swift-tools-version: 6.0"
        func list(_ label: String, _ lines: [String]) -> String {
            "\(label): [\n" + lines.map { "        " + $0 + "\n" }.joined() + "    ]"
        }
        var arguments = ["name: \"\(name)\""]
        arguments += origin.defaultLocalization.map { ["defaultLocalization: \"\($0)\""] } ?? []
        arguments += argument("platforms", origin.platforms.map(Self.platform))
        if let product { arguments.append("products: [\(product)]") }
        if !traits.isEmpty { arguments.append("traits: [\(traits.joined(separator: ", "))]") }
        if !dependencies.isEmpty { arguments.append(list("dependencies", dependencies.map { $0 + "," })) }
        arguments.append(list("targets", targets.flatMap { $0.dropLast() + [($0.last ?? "") + ","] }))
        let modes = text.contains("swiftLanguageModes") ? "swiftLanguageModes" : "swiftLanguageVersions"
        arguments += argument(modes, origin.languageModes.map { ".version(\"\($0)\")" })
        return """
            \(tools)
            import PackageDescription

            let package = Package(
            \(arguments.map { "    " + $0 }.joined(separator: ",\n"))
            )

            """
    }

    /// Returns an argument as it is written, or else what SwiftPM has reported of one that the manifest computes.
    private func argument(_ label: String, _ reported: [String]) -> [String] {
        if let list = Self.copy(ofList: packageArgument(label), count: reported.count) { return ["\(label): \(list)"] }
        return reported.isEmpty ? [] : ["\(label): [\(reported.joined(separator: ", "))]"]
    }

    private static func platform(_ platform: PackageManifest.Platform) -> String {
        guard let system = systems[platform.name] else {
            return ".custom(\"\(platform.name)\", versionString: \"\(platform.version)\")"
        }
        return ".\(system)(\"\(platform.version)\")"
    }

    /// The names of systems in manifests, by those that SwiftPM reports.
    private static let systems = Dictionary(
        uniqueKeysWithValues: ["macOS", "macCatalyst", "iOS", "tvOS", "watchOS", "visionOS", "driverKit"].map {
            ($0.lowercased(), $0)
        }
    )

    /// Returns the declaration of a package in a folder with another path.
    static func replacingPath(in declaration: String, by path: (String) -> String) -> String {
        let tree = DeclarationTree(Array(declaration.utf8))
        guard let value = arguments(in: tree, from: 0).first(where: { $0.label == "path" })?.value.first else {
            return declaration
        }
        var bytes = tree.bytes
        bytes.replaceSubrange(tree.tokens[value].range, with: path(bytes.text(of: tree.tokens[value])).utf8)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the text of an argument if it is a list that means the same in another manifest: it names no constant, and has as many
    /// elements as SwiftPM has reported, if any.
    static func copy(ofList text: String?, count: Int) -> String? {
        guard let text, text.hasPrefix("[") else { return nil }
        let tree = DeclarationTree(Array(text.utf8))
        let namesConstant = tree.tokens.indices.contains { index in
            tree.tokens[index].kind == .word && tree.bytes[tree.tokens[index].range.lowerBound] >= UInt8(ascii: "_")
                && tree.word(index - 1) != "." && tree.word(index + 1) != ":"
        }
        let elements = SourceOutline("list: " + text).lists.first?.elements.count
        return namesConstant || count > 0 && elements != count ? nil : text
    }

    /// Returns the expression of a setting that SwiftPM has reported, such as `enableUpcomingFeature(ExistentialAny) when linux`, or nil
    /// for one of another kind, or with a condition that is no system, no configuration and none of some traits.
    static func setting(_ text: String, traits: [String]) -> String? {
        guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"),
            let condition = condition(text[text.index(after: close)...], traits)
        else { return nil }
        let (name, value) = (text[..<open], text[text.index(after: open)..<close])
        let arguments: [String]
        switch name {
        case "enableUpcomingFeature", "enableExperimentalFeature", "define": arguments = ["\"\(value)\""]
        case "swiftLanguageMode": arguments = [".version(\"\(value)\")"]
        case "unsafeFlags":
            let flags = value.split(separator: ", ").map { "\"\($0)\"" }
            arguments = ["[" + flags.joined(separator: ", ") + "]"]
        case "interoperabilityMode": arguments = [".\(value)"]
        case "defaultIsolation": arguments = [value == "nonisolated" ? "nil" : "\(value).self"]
        case "strictMemorySafety": arguments = []
        default: return nil
        }
        return ".\(name)(" + (arguments + condition).joined(separator: ", ") + ")"
    }

    /// Returns the argument for a condition such as ` when linux, debug`, none for an empty text, or nil if it is not known.
    private static func condition(_ text: Substring, _ traits: [String]) -> [String]? {
        guard !text.isEmpty else { return [] }
        var (platforms, configuration, enabled) = ([String](), [String](), [String]())
        for term in text.dropFirst(" when ".count).split(separator: ", ").map({ String($0) }) {
            if ["debug", "release"].contains(term) {
                configuration = ["configuration: .\(term)"]
            } else if let system = systems[term] ?? (otherSystems.contains(term) ? term : nil) {
                platforms.append(".\(system)")
            } else if traits.contains(term) {
                enabled.append("\"\(term)\"")
            } else {
                return nil
            }
        }
        let systems = platforms.isEmpty ? [] : ["platforms: [" + platforms.joined(separator: ", ") + "]"]
        let conditions = enabled.isEmpty ? [] : ["traits: [" + enabled.joined(separator: ", ") + "]"]
        return [".when(" + (systems + configuration + conditions).joined(separator: ", ") + ")"]
    }

    private static let otherSystems: Set = ["android", "linux", "openbsd", "wasi", "windows"]
}
