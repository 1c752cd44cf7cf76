/// The files of a new project.
///
/// Templates are files in whose paths and texts placeholders stand for names: `__Feature__` and `__feature__` for the first
/// feature, `__App__` and `__app__` for the project and its app, `__kits__` for the package of the kits and
/// `__dependency__` for the dependency on it. A name that begins with a dot has `dot-` in its place.
public struct ProjectPlan: Hashable, Sendable {
    /// The name of the project.
    public let name: ProjectName
    /// The files, sorted by path.
    public let files: [ProjectFile]

    /// The feature with which a project begins.
    public static let feature = "Counter"

    /// Creates the plan of a project.
    public init(_ name: ProjectName, kits: ProjectKits, templates: [ProjectFile]) {
        let values = [
            ("__Feature__", Self.feature), ("__feature__", Self.feature.lowercased()),
            ("__App__", name.text), ("__app__", name.app),
            ("__kits__", kits.package), ("__dependency__", kits.dependency),
            ("__exclude__", kits.files.isEmpty ? "" : "\nexclude = [\"\(ProjectKits.folder)\"]\n"),
        ]
        func fill(_ text: String) -> String {
            values.reduce(text) { $0.split(separator: $1.0, omittingEmptySubsequences: false).joined(separator: $1.1) }
        }
        let own = templates.map { template in
            let path = fill(template.path).split(separator: "/").map { name in
                name.hasPrefix("dot-") ? "." + name.dropFirst(4) : String(name)
            }
            let text = fill(String(decoding: template.bytes, as: UTF8.self))
            let content = template.path.hasSuffix(".swift") ? Self.sortingImports(of: text) : text
            return ProjectFile(path: path.joined(separator: "/"), bytes: Array(content.utf8))
        }
        self.name = name
        files = (own + kits.files).sorted { $0.path < $1.path }
    }

    /// Returns a source file with each group of imports in the order of the modules, which depends on their names.
    private static func sortingImports(of text: String) -> String {
        var lines: [Substring] = []
        var imports: [(module: Substring, line: Substring)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.split(separator: " ")
            if words.count >= 2, words[words.count - 2] == "import", words.first != "//" {
                imports.append((words[words.count - 1], line))
            } else {
                lines += imports.sorted { $0.module < $1.module }.map(\.line) + [line]
                imports = []
            }
        }
        return (lines + imports.map(\.line)).joined(separator: "\n")
    }
}
