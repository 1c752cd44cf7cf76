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

    /// Returns the text of a template that names each kit as the manifest at its path has to.
    ///
    /// Templates name a kit by `.product(name: "DomainKit", package: "__kits__")`. Within a package, the name of the target is
    /// enough.
    ///
    /// - Throws: ``ValidationError`` for a kit that no layer has.
    func naming(_ text: String, at path: String) throws(ValidationError) -> String {
        guard case .layers(let packages) = self else { return text }
        let (prefix, suffix) = (".product(name: \"", "\", package: \"__kits__\")")
        var parts = text.split(separator: suffix, omittingEmptySubsequences: false).map(String.init)
        let rest = parts.removeLast()
        var named = ""
        for part in parts {
            let pieces = part.split(separator: prefix, omittingEmptySubsequences: false)
            let kit = pieces.last.map(String.init) ?? ""
            guard pieces.count > 1, let package = packages[kit] else {
                let place = ValidationError.Place(path: path, line: 1)
                let element = prefix + kit + suffix
                throw ValidationError(field: "Packages/…/Sources", value: element, rule: .present, place: place)
            }
            named += part.dropLast(prefix.count + kit.count)
            named +=
                path == "Packages/\(package)/Package.swift"
                ? "\"\(kit)\"" : ".product(name: \"\(kit)\", package: \"\(package)\")"
        }
        return named + rest
    }
}
