/// The change of the kits that the manifests of a project name.
struct KitsReplacement {
    private var replacements: [(old: String, new: String)] = []

    /// Compares the manifests of the layer Domain in the base of a project and in other templates.
    init(from base: [String: [UInt8]], to templates: [String: [UInt8]]) {
        let manifest = ProjectPlan.copy(of: ProjectOutline.domainManifest)
        guard let old = Self.kits(base[manifest]), let new = Self.kits(templates[manifest]) else { return }
        replacements = zip(old, new).filter { $0 != $1 }.map { ($0, $1) }
    }

    /// Returns the content of a file with the new kits in the place of the old ones if it is a manifest.
    func replaced(in bytes: [UInt8], at path: String) -> [UInt8] {
        guard !replacements.isEmpty, path.hasSuffix("/Package.swift"),
            // Other bytes than UTF-8 would change when they are written again.
            var text = String(validating: bytes, as: UTF8.self)
        else { return bytes }
        for (old, new) in replacements { text = text.replacing(old, with: new) }
        return Array(text.utf8)
    }

    /// Returns the texts by which a manifest names the kits: the dependency, and the package of a product.
    private static func kits(_ manifest: [UInt8]?) -> [String]? {
        let outline = manifest.flatMap { try? ProjectOutline(files: [], domain: $0, kind: .useCase, app: nil) }
        guard let package = outline?.kits.package, let dependency = try? outline?.dependency.get() else { return nil }
        return [dependency, "package: \"\(package)\")"]
    }
}
