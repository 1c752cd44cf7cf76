extension ManifestEdit {
    /// Creates the manifest that a package would have whose targets are those of a project, for a target and the first
    /// versions of systems.
    init(_ project: PackageManifest, for target: TargetManifest, on systems: [String: String]) {
        let mode = target.settings.first { $0.hasPrefix("swiftLanguageMode(") }
        let needsIsolation = target.settings.contains { $0.hasPrefix("defaultIsolation(") }
        let tools = mode == nil ? "5.9" : needsIsolation ? "6.2" : "6.0"
        let platforms = systems.sorted { $0.key < $1.key }.map { ".\($0)(\"\($1)\")" }
        let targets = project.targets.map { target in
            let products = target.dependencies.filter { !$0.isTarget && $0.package != nil }.map {
                ".product(name: \"\($0.name)\", package: \"\($0.package ?? "")\")"
            }
            return """
                .\(target.kind == .test ? "testTarget" : "target")(
                name: "\(target.name.replacing("\"", with: ""))", dependencies: [\(products.joined(separator: ", "))])
                """
        }
        let text = """
            // swift-tools-version: \(tools)
            let package = Package(
            name: "\(project.name.replacing("\"", with: ""))",
            \(platforms.isEmpty ? "" : "platforms: [\(platforms.joined(separator: ", "))],")
            targets: [\(targets.joined(separator: ",\n"))])
            """
        self.init(text: text)
    }
}

extension PackageManifest.Dependency {
    /// The declaration of the package in a manifest of the folder of the repository, or nil if its versions are not known.
    var declaration: String? {
        if let path { return ".package(path: \"\(path)\")" }
        guard case .remote(let address) = origin, let requirement else { return nil }
        return ".package(url: \"\(address)\", \(requirement))"
    }
}
