/// The manifest of a new package, with the settings of another one.
extension ManifestEdit {
    /// The labels of what the manifests have in common.
    static let copiedArguments = ["defaultLocalization", "platforms", "swiftLanguageModes", "swiftLanguageVersions"]

    /// Returns the manifest of a package for the same tools, language of texts, systems and language modes.
    ///
    /// - Parameters:
    ///   - name: the name of the package.
    ///   - product: the declaration of its product; nil for none.
    ///   - dependencies: the declarations of the packages that it depends on.
    ///   - targets: the lines of the declarations of its targets.
    func newPackage(_ name: String, product: String?, dependencies: [String], targets: [[String]]) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let tools = lines.first { $0.contains("swift-tools-version") } ?? "// swift-tools-version: 6.0"
        func list(_ label: String, _ lines: [String]) -> String {
            "\(label): [\n" + lines.map { "        " + $0 + "\n" }.joined() + "    ]"
        }
        var arguments = ["name: \"\(name)\""]
        arguments += Self.copiedArguments.prefix(2).flatMap(argument)
        if let product { arguments.append("products: [\(product)]") }
        if !dependencies.isEmpty { arguments.append(list("dependencies", dependencies.map { $0 + "," })) }
        arguments.append(list("targets", targets.flatMap { $0.dropLast() + [($0.last ?? "") + ","] }))
        arguments += Self.copiedArguments.dropFirst(2).flatMap(argument)
        return """
            \(tools)
            import PackageDescription

            let package = Package(
            \(arguments.map { "    " + $0 }.joined(separator: ",\n"))
            )

            """
    }

    private func argument(_ label: String) -> [String] { packageArgument(label).map { ["\(label): \($0)"] } ?? [] }

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

    /// Returns the number of the elements of a list.
    static func count(ofList text: String) -> Int {
        SourceOutline("list: " + text).lists.first?.elements.count ?? 0
    }

    /// Returns the expression of a setting that SwiftPM has reported, such as `enableUpcomingFeature(ExistentialAny)`, or nil for one
    /// with a condition or of another kind.
    static func setting(_ text: String) -> String? {
        guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
        let (name, value) = (text[..<open], text[text.index(after: open)...].dropLast())
        switch name {
        case "enableUpcomingFeature", "enableExperimentalFeature", "define": return ".\(name)(\"\(value)\")"
        case "swiftLanguageMode": return ".swiftLanguageMode(.version(\"\(value)\"))"
        case "unsafeFlags":
            let flags = value.split(separator: ", ").map { "\"\($0)\"" }
            return ".unsafeFlags([" + flags.joined(separator: ", ") + "])"
        case "interoperabilityMode": return ".interoperabilityMode(.\(value))"
        case "defaultIsolation": return ".defaultIsolation(\(value).self)"
        case "strictMemorySafety": return ".strictMemorySafety()"
        default: return nil
        }
    }
}
