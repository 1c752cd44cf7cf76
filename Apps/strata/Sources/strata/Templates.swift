import ArchitectureDomain
import CStrataTemplates

/// The templates that are compiled into the program.
enum Templates {
    /// The templates of what can be added to a project.
    static let scaffolds = Dictionary(uniqueKeysWithValues: ScaffoldKind.allCases.map { ($0, templates(of: $0)) })

    private static func templates(of kind: ScaffoldKind) -> [ProjectFile] {
        switch kind {
        case .feature: all("project", replacedBy: "feature-list")
        case .counter, .app: all("project", replacedBy: "feature-counter")
        case .scene, .viewModelScene: all("scene") + all(kind.rawValue)
        case .destructiveAlert, .menuAlert, .textAlert: all("alert", replacedBy: kind.rawValue)
        case .query, .command, .alert, .gateway: all(kind.rawValue)
        }
    }

    /// Returns the templates of two sets; those of the second replace others of the same path, but for manifests.
    private static func all(_ set: String, replacedBy other: String) -> [ProjectFile] {
        let others = all(other)
        let paths = Set(others.map(\.path).filter { !$0.hasSuffix("/Package.swift") })
        return all(set).filter { !paths.contains($0.path) } + others
    }

    private static func all(_ set: String) -> [ProjectFile] {
        (0..<strata_template_count()).compactMap { index in
            let template = strata_templates()[index]
            let path = String(cString: template.path)
            guard path.hasPrefix(set + "/") else { return nil }
            let bytes = UnsafeRawBufferPointer(start: template.bytes, count: template.count)
            return ProjectFile(path: String(path.dropFirst(set.count + 1)), bytes: Array(bytes))
        }
    }
}
