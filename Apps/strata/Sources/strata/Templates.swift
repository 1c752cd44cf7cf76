import ArchitectureDomain
import CStrataTemplates

/// The templates that are compiled into the program.
enum Templates {
    /// The templates of what can be added to a project.
    static let scaffolds = Dictionary(uniqueKeysWithValues: ScaffoldKind.allCases.map { ($0, templates(of: $0)) })

    private static func templates(of kind: ScaffoldKind) -> [ProjectFile] {
        switch kind {
        case .feature, .app: all("project") + all("feature-counter")
        case .scene, .viewModelScene: all("scene") + all(kind.rawValue)
        case .query, .command, .alert, .gateway: all(kind.rawValue)
        }
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
