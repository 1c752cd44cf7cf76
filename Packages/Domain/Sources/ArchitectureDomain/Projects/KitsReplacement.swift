/// The change of the kits that the manifests of a project name.
struct KitsReplacement {
    /// The effect on a manifest.
    enum Effect {
        /// The manifest names the new kits as it named the old ones.
        case replaced([UInt8])
        /// The manifest depends on the old kits in words of its own.
        ///
        /// - Parameter line: the line of the dependency, or of the first product.
        case edited(line: Int)
    }

    private struct Kits: Equatable {
        let package: String
        let dependency: String
    }

    private var kits: (old: Kits, new: Kits)?

    /// Compares the manifests of the layer Domain in the base of a project and in other templates.
    init(from base: [String: [UInt8]], to templates: [String: [UInt8]]) {
        let manifest = ProjectPlan.copy(of: ProjectOutline.domainManifest)
        guard let old = Self.kits(base[manifest]), let new = Self.kits(templates[manifest]), old != new else { return }
        kits = (old, new)
    }

    /// Returns the effect on a file, or nil if it is no manifest or does not name the old kits.
    func effect(on bytes: [UInt8], at path: String) -> Effect? {
        // Other bytes than UTF-8 would change when they are written again.
        guard let (old, new) = kits, path.hasSuffix("/Package.swift"),
            let text = String(validating: bytes, as: UTF8.self)
        else { return nil }
        let product = { (package: String) in "package: \"\(package)\"" }
        if text.contains(old.dependency) {
            let replaced = text.replacing(old.dependency, with: new.dependency)
            return .replaced(Array(replaced.replacing(product(old.package), with: product(new.package)).utf8))
        }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let line =
            lines.firstIndex { $0.contains(".package(") && $0.contains(old.package) }
            ?? lines.firstIndex { $0.contains(product(old.package)) }
        return line.map { .edited(line: $0 + 1) }
    }

    private static func kits(_ manifest: [UInt8]?) -> Kits? {
        let outline = manifest.flatMap { try? ProjectOutline(files: [], domain: $0, kind: .useCase, app: nil) }
        guard let package = outline?.kits.package, let dependency = try? outline?.dependency.get() else { return nil }
        return Kits(package: package, dependency: dependency)
    }
}
