import DomainKit

/// Adds the elements of a template that a file lacks to the lists of the file, and leaves everything else as it is.
///
/// A list of the template corresponds to the one with the same label, within the element with the same key. Added are elements
/// that mention the feature, and dependencies on modules that the files of the addition import; an element that is there already is left as it is.
struct TemplateMerge {
    private let names: TemplateNames
    private let path: String
    /// The modules that the files of the addition import, by the folder of their target.
    private let modules: [String: Set<String>]
    private let template: SourceOutline
    private var file: ListInsertion

    /// Returns a source text with what it lacks; throws with the file, the line and the element if it has no list where
    /// that belongs.
    ///
    /// - Parameter modules: the modules that the files of the addition import, by the folder of their target; the
    ///   template of a manifest declares those that the files of a whole project import.
    static func merging(
        _ template: String,
        into text: String,
        at path: String,
        _ names: TemplateNames,
        importing modules: [String: Set<String>]
    ) throws(ValidationError) -> String {
        let isTOML = path.hasSuffix(".toml")
        var merge = TemplateMerge(
            names: names,
            path: path,
            modules: modules,
            template: SourceOutline(template, isTOML: isTOML),
            file: ListInsertion(text, isTOML: isTOML)
        )
        try merge.addElements(of: merge.template.lists, to: merge.file.outline.lists, line: 1)
        if path.hasSuffix(".swift") { try merge.addImports() }
        return merge.file.result
    }

    /// A Boolean value that indicates whether a text names the feature or what is added to it.
    static func concernsFeature(_ text: String) -> Bool {
        ["__Feature__", "__feature__", "__command__", "__Name__", "__name__"].contains(where: text.contains)
    }

    /// A Boolean value that indicates whether a text names a package of the feature's area.
    static func concernsArea(_ text: String) -> Bool { text.contains("__Area__") }

    // MARK: - Lists

    private mutating func addElements(
        of wanted: [SourceOutline.List],
        to lists: [SourceOutline.List],
        of target: String? = nil,
        line: Int
    ) throws(ValidationError) {
        for list in wanted {
            let found = lists.first { $0.label == names.filling(list.label) }
            var missing: [String] = []
            for element in list.elements {
                if let same = found?.elements.first(where: { $0.key == names.filling(element.key) }) {
                    try checkIsSame(same, element, in: list, line: found?.line ?? line)
                    let target = list.label == "targets" ? element.key : target
                    try addElements(of: element.lists, to: same.lists, of: target, line: found?.line ?? line)
                } else if isWanted(element, in: list, of: target) {
                    missing.append(text(of: element))
                }
            }
            guard !missing.isEmpty else { continue }
            guard let found else {
                let text = missing.joined(separator: list.hasCommas ? ", " : " ")
                let flat = text.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
                let value = list.hasCommas ? "\(list.label): [\(flat)]" : "\(list.label) { \(flat) }"
                throw absence(of: value, field: list.label, line: line)
            }
            file.insert(missing, into: found)
        }
    }

    /// Throws if something else has the name of what is added, such as a scene that of a new feature.
    private func checkIsSame(
        _ found: SourceOutline.Element,
        _ element: SourceOutline.Element,
        in list: SourceOutline.List,
        line: Int
    ) throws(ValidationError) {
        guard !list.hasCommas, Self.concernsFeature(element.key) else { return }
        let text = String(decoding: file.source[found.range], as: UTF8.self)
        guard text != names.filling(String(decoding: template.bytes[element.range], as: UTF8.self)) else { return }
        throw ValidationError(
            field: list.label,
            value: found.key,
            rule: .unused,
            place: .init(path: path, line: line)
        )
    }

    private func absence(of value: String, field: String, line: Int) -> ValidationError {
        ValidationError(field: field, value: value, rule: .present, place: .init(path: path, line: line))
    }

    private func isWanted(
        _ element: SourceOutline.Element,
        in list: SourceOutline.List,
        of target: String?
    ) -> Bool {
        let text = String(decoding: template.bytes[element.range], as: UTF8.self)
        if text == "__dependency__" { return !names.area.isEmpty && !dependsOnKits(file.outline.lists) }
        return Self.concernsFeature(text) || !names.area.isEmpty && Self.concernsArea(text)
            || list.label == "dependencies"
                && (target.map { modules[$0]?.contains(element.key) == true } ?? true)
    }

    /// Returns whether a manifest, perhaps one that was written by hand, depends on the kits already.
    private func dependsOnKits(_ lists: [SourceOutline.List]) -> Bool {
        let package = names.filling("__kits__").lowercased()
        return lists.contains { list in
            list.label == "dependencies"
                && list.elements.contains { $0.key.repositoryName.lowercased() == package }
        }
    }

    /// Returns an element of the template with the comment above it, its lines without their common indentation.
    private func text(of element: SourceOutline.Element) -> String {
        let start = template.bytes.lineStart(element.range.lowerBound)
        let indentation = element.range.lowerBound - start
        var lines = String(decoding: template.bytes[element.range], as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let above = String(decoding: template.bytes[..<start], as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let startsLine = template.bytes[start..<element.range.lowerBound].allSatisfy { $0 == 0x20 }
        let comment =
            startsLine ? above.reversed().prefix { $0.drop { $0 == " " }.hasPrefix("//") }.reversed() : []
        lines =
            comment.map { $0.drop { $0 == " " } } + lines.prefix(1)
            + lines.dropFirst().map { $0.dropFirst(min(indentation, $0.prefix { $0 == " " }.count)) }
        return names.filling(lines.joined(separator: "\n"))
    }

    // MARK: - Imports

    /// Adds the imports of the template that concern the feature, in the order of the modules.
    private mutating func addImports() throws(ValidationError) {
        let imports = file.outline.imports
        for wanted in template.imports where Self.concernsFeature(wanted.module) {
            let module = names.filling(wanted.module)
            guard !imports.contains(where: { $0.module == module }) else { continue }
            let text = names.filling(String(decoding: template.bytes[wanted.range], as: UTF8.self))
            guard let last = imports.last else { throw absence(of: text, field: "import", line: 1) }
            if let next = imports.first(where: { $0.module > module }) {
                file.insert(text + "\n", at: next.range.lowerBound)
            } else {
                file.insert("\n" + text, at: file.lineEnd(last.range.upperBound))
            }
        }
    }
}
