import ArchitectureDomain

extension XcodeGenSpecification {
    /// Returns a specification in which targets depend on a package; nil if the place of the lines is not known.
    static func text(_ bytes: [UInt8], at path: String, adding link: ProjectEdit.Link) -> [UInt8]? {
        guard let before = products(in: bytes, at: path) else { return nil }
        var text = SpecificationText(bytes)
        let folder = link.package.relative(to: String(path.folder))
        guard text.addPackage(link.product, at: folder) else { return nil }
        var expected = before
        for target in link.targets {
            // A target of several platforms is declared once.
            let names = [target, target.split(separator: "_").dropLast().joined(separator: "_")]
            guard let name = names.first(where: { text.line(ofTarget: $0) != nil }) else { return nil }
            let variants = before.keys.filter { $0 == name || $0.hasPrefix(name + "_") && names[0] != name }
            guard variants.contains(where: { expected[$0]?.contains(link.product) == false }) else { continue }
            guard text.addDependency(link.product, to: name) else { return nil }
            for variant in variants { expected[variant]?.insert(link.product) }
        }
        let result = text.result
        return products(in: result, at: path) == expected ? result : nil
    }

    /// Reads a specification without those that it includes, or returns nil if the text cannot be read.
    init?(_ bytes: [UInt8], at path: String) {
        var reader = YAMLReader(bytes)
        guard let content = try? reader.read() else { return nil }
        self.init(path: path)
        add(content, from: path, in: folder)
    }

    /// Returns the names of the dependencies of each target, or nil if the text cannot be read.
    private static func products(in bytes: [UInt8], at path: String) -> [String: Set<String>]? {
        guard let targets = XcodeGenSpecification(bytes, at: path)?.manifest().manifest.targets else { return nil }
        return Dictionary(targets.map { ($0.name, Set($0.dependencies.map(\.name))) }) { first, _ in first }
    }
}

/// The lines of a specification, to which others are added.
private struct SpecificationText {
    private var lines: [String]
    private let newline: String

    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        newline = text.contains("\r\n") ? "\r\n" : "\n"
        lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init
        )
    }

    var result: [UInt8] { Array(lines.joined(separator: newline).utf8) }

    mutating func addPackage(_ name: String, at path: String) -> Bool {
        let isPlain = path.wholeMatch(of: /[A-Za-z0-9_\/.][A-Za-z0-9_\/. \-]*/) != nil
        let value = isPlain ? path : "'" + path.replacing("'", with: "''") + "'"
        if let line = lines.firstIndex(where: { isKey("packages", $0) }) {
            let indent = indentation(below: line)
            lines.insert(contentsOf: [indent + name + ":", indent + indent + "path: " + value], at: line + 1)
        } else if let line = lines.firstIndex(where: { isKey("targets", $0) }) {
            lines.insert(contentsOf: ["packages:", "  \(name):", "    path: \(value)"], at: line)
        } else {
            return false
        }
        return true
    }

    mutating func addDependency(_ product: String, to target: String) -> Bool {
        guard let line = line(ofTarget: target) else { return false }
        let inner = indentation(below: line)
        let end = lines[(line + 1)...].firstIndex { text in
            text.contains { $0 != " " } && !text.hasPrefix(inner) && !text.drop { $0 == " " }.hasPrefix("#")
        }
        if let list = lines[(line + 1)..<(end ?? lines.count)].firstIndex(where: { isKey(inner + "dependencies", $0) })
        {
            let next = lines.indices.contains(list + 1) ? lines[list + 1] : ""
            let isList = next.drop { $0 == " " }.hasPrefix("- ")
            let indent = isList ? String(next.prefix { $0 == " " }) : inner + "  "
            lines.insert(indent + "- package: " + product, at: list + 1)
        } else {
            lines.insert(contentsOf: [inner + "dependencies:", inner + "  - package: " + product], at: line + 1)
        }
        return true
    }

    /// Returns the line of a target's name, if its declaration follows in the next ones.
    func line(ofTarget name: String) -> Int? {
        guard let start = lines.firstIndex(where: { isKey("targets", $0) }) else { return nil }
        let indent = indentation(below: start)
        let rest = lines[(start + 1)...]
        let end = rest.firstIndex { $0.first.map { $0 != " " && $0 != "#" } ?? false } ?? lines.count
        let found = rest[..<end].firstIndex { line in ["", "\"", "'"].contains { isKey(indent + $0 + name + $0, line) }
        }
        return found.flatMap { lines.indices.contains($0 + 1) ? $0 : nil }
    }

    /// A Boolean value that indicates whether a line has a key, and its value in the next lines.
    private func isKey(_ key: String, _ line: String) -> Bool {
        guard line.hasPrefix(key + ":") else { return false }
        let rest = line.dropFirst(key.count + 1).drop { $0 == " " }
        return rest.isEmpty || rest.hasPrefix("#")
    }

    /// Returns the space before the first key below a line.
    private func indentation(below line: Int) -> String {
        let own = lines[line].prefix { $0 == " " }
        let next = lines[(line + 1)...].first { line in
            line.contains { $0 != " " } && !line.drop { $0 == " " }.hasPrefix("#")
        }
        let indent = next.map { $0.prefix { $0 == " " } } ?? ""
        return indent.count > own.count ? String(indent) : own + "  "
    }
}
