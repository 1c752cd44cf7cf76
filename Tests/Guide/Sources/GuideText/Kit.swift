/// A published module: its sources, and its documentation catalogue.
public struct Kit: Sendable {
    /// The name of the module.
    public let name: String
    /// The sources, by path.
    public let sources: [String: String]
    /// The articles of the catalogue, by path; empty without a catalogue.
    public let articles: [String: String]

    /// Creates a kit.
    public init(name: String, sources: [String: String], articles: [String: String]) {
        self.name = name
        self.sources = sources
        self.articles = articles
    }

    /// The public types, by name, with path and line.
    public var types: [String: String] {
        var types: [String: String] = [:]
        for (path, text) in sources {
            for type in PublicType.types(in: text) { types[type.name] = "\(path):\(type.line)" }
        }
        return types
    }

    /// The nested public types that no example shows, with path and line.
    ///
    /// A type is shown if an example of the kit names it, or if an example of its file uses one of its cases or values.
    /// The associated types of the standard library's protocols are left out.
    public var unshownNestedTypes: [String] {
        let used = program.names.union(["Iterator", "Instant"])
        return sources.flatMap { path, text in
            let lines = DocumentationComments(in: text).examples.flatMap(\.code)
            return NestedType.types(in: text).filter { type in
                !used.contains(type.name) && !type.members.contains { lines.use($0) }
            }.map { "\(path):\($0.line): \($0.name)" }
        }
    }

    /// The examples of the documentation as one program, which imports the kit and the modules of its interface.
    public var program: ExampleProgram {
        let shown = articles.sorted { $0.key < $1.key }.flatMap { path, text in
            Fence.fences(in: text).filter { $0.language == "swift" }
                .map { ExampleProgram.Example(file: path, fence: $0, isArticle: true) }
        }
        let commented = sources.sorted { $0.key < $1.key }.flatMap { path, text in
            DocumentationComments(in: text).examples
                .map { ExampleProgram.Example(file: path, fence: $0, isArticle: false) }
        }
        let interface = sources.values.flatMap { $0.split(separator: "\n") }
            .map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix("public import ") }
            .compactMap { $0.split(separator: " ").last.map(String.init) }
        return ExampleProgram(shown + commented, imports: [name] + interface)
    }
}

extension [String] {
    /// Returns a Boolean value that indicates whether one of the lines has a name behind a dot.
    fileprivate func use(_ name: String) -> Bool {
        contains { line in
            let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
            return code.ranges(of: ".\(name)").contains { range in
                let next = code[range.upperBound...].first
                return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
            }
        }
    }
}
