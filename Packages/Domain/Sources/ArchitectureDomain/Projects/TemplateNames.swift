import DomainKit

/// The names that take the place of placeholders in the paths and texts of templates.
///
/// A placeholder is a word, such as `__Feature__`, so that a template reads like the file that it becomes. A name in a path
/// that begins with a dot has `dot-` in its place.
struct TemplateNames: Hashable, Sendable {
    private let values: [String: String]
    /// The feature that the templates are about.
    let feature: String
    /// The area whose packages have the feature; empty for the packages with the names of the layers.
    let area: String

    /// Creates names.
    ///
    /// - Parameters:
    ///   - kits: the package of the kits; nil if the layers have them.
    ///   - area: the area whose packages have the feature; empty for the packages with the names of the layers.
    ///   - element: the name of what is added to the feature; nil for the feature itself.
    ///   - others: the values of other placeholders.
    init(
        feature: ModuleName,
        app: ModuleName?,
        kits: String?,
        area: String = "",
        element: ModuleName? = nil,
        others: [String: String] = [:]
    ) {
        var values = [
            "__Feature__": feature.text, "__feature__": feature.identifier, "__command__": feature.command,
            "__Area__": area,
        ]
        if let kits { values["__kits__"] = kits }
        if let app {
            values["__App__"] = app.text
            values["__app__"] = app.folder
        }
        if let element {
            values["__Name__"] = element.text
            values["__name__"] = element.identifier
            values["__command__"] = element.command
        }
        self.values = values.merging(others) { $1 }
        self.feature = feature.text
        self.area = area
    }

    /// Returns a text with a name in the place of each placeholder.
    func filling(_ text: String) -> String {
        var parts = text.split(separator: "__", omittingEmptySubsequences: false).map { String($0) }
        var filled = parts.removeFirst()
        while !parts.isEmpty {
            let part = parts.removeFirst()
            if !parts.isEmpty, let value = values["__" + part + "__"] {
                filled += value + parts.removeFirst()
            } else {
                filled += "__" + part
            }
        }
        return filled
    }

    /// Returns the file that a template becomes; throws if it is not text, or if its path leads out of the project.
    func file(_ template: ProjectFile) throws(ValidationError) -> ProjectFile {
        let text = filling(try Self.text(of: template))
        let content = template.path.hasSuffix(".swift") ? Self.sortingImports(of: text) : text
        return ProjectFile(path: try path(template.path), bytes: Array(content.utf8))
    }

    /// Returns the path of the file that a template becomes; throws for an empty name, `.` or `..` in it.
    func path(_ template: String) throws(ValidationError) -> String {
        let names = filling(template).split(separator: "/", omittingEmptySubsequences: false).map { name in
            name.hasPrefix("dot-") ? "." + name.dropFirst(4) : String(name)
        }
        let path = names.joined(separator: "/")
        guard names.allSatisfy({ !["", ".", ".."].contains($0) }) else {
            throw ValidationError(field: template, value: path, rule: .form("FOLDER/FILE"))
        }
        return path
    }

    /// Returns the text of a file; throws for bytes that are not UTF-8, which would change when they are written again.
    static func text(of file: ProjectFile) throws(ValidationError) -> String {
        guard let text = String(validating: file.bytes, as: UTF8.self) else {
            throw ValidationError(field: "file", value: file.path, rule: .encoded("UTF-8"))
        }
        return text
    }

    /// Returns a source file with each group of imports in the order of the modules, which depends on their names.
    static func sortingImports(of text: String) -> String {
        var lines: [Substring] = []
        var imports: [(module: Substring, line: Substring)] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if let module = importedModule(in: line) {
                imports.append((module, line))
            } else {
                lines += imports.sorted { $0.module < $1.module }.map(\.line) + [line]
                imports = []
            }
        }
        return (lines + imports.map(\.line)).joined(separator: text.contains("\r\n") ? "\r\n" : "\n")
    }

    /// Returns the module that a line imports, or nil for another line.
    static func importedModule(in line: Substring) -> Substring? {
        let words = line.split(separator: " ")
        guard words.count >= 2, words[words.count - 2] == "import", words.first != "//" else { return nil }
        return words[words.count - 1]
    }
}
