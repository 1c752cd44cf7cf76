import DomainKit

/// The location of the kits of a project, as its manifests name it.
public enum KitsLocation: Hashable, Sendable {
    /// A package with all of them.
    case package(String)
    /// The packages of the layers themselves, which have targets for kits beside those of features; each by its kit.
    case layers([String: String])

    /// The name of the package; nil if the layers have the kits.
    var package: String? {
        if case .package(let name) = self { name } else { nil }
    }

    /// Returns the text of a template that names each kit as the manifest at its path has to; throws if no layer has
    /// it.
    ///
    /// Templates name a kit by `.product(name: "DomainKit", package: "__kits__")`; within a package, the name of the
    /// target is enough. A new manifest depends on the packages of the kits by `__dependency__`.
    func naming(_ text: String, at path: String, _ names: TemplateNames) throws(ValidationError) -> String {
        guard case .layers(let packages) = self else { return text }
        var dependencies: Set<String> = []
        let (prefix, suffix) = (".product(name: \"", "\", package: \"__kits__\")")
        var parts = text.split(separator: suffix, omittingEmptySubsequences: false).map { String($0) }
        let rest = parts.removeLast()
        var named = ""
        for part in parts {
            let pieces = part.split(separator: prefix, omittingEmptySubsequences: false)
            let kit = pieces.last.map { String($0) } ?? ""
            guard pieces.count > 1, let package = packages[kit] else {
                let place = ValidationError.Place(path: path, line: 1)
                let element = prefix + kit + suffix
                throw ValidationError(field: "Packages/…/Sources", value: element, rule: .present, place: place)
            }
            named += part.dropLast(prefix.count + kit.count)
            if path == "Packages/\(package)/Package.swift" {
                named += "\"\(kit)\""
            } else {
                named += ".product(name: \"\(kit)\", package: \"\(package)\")"
                dependencies.insert(
                    ".package(path: \"\(path.hasPrefix("Apps/") ? "../../Packages" : "..")/\(package)\")"
                )
            }
        }
        let declared = names.filling(text)
        let missing = dependencies.filter { !declared.contains($0) }.sorted()
        return (named + rest).replacing("__dependency__", with: missing.joined(separator: ",\n        "))
    }
}
