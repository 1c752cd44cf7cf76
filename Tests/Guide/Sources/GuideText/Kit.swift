/// A module that is published: its sources, and the catalogue of its documentation.
public struct Kit: Sendable {
    /// What it is called.
    public let name: String
    /// Its sources, by path.
    public let sources: [String: String]
    /// The articles of its catalogue, by path; none if it has no catalogue.
    public let articles: [String: String]

    /// Makes a kit.
    public init(name: String, sources: [String: String], articles: [String: String]) {
        self.name = name
        self.sources = sources
        self.articles = articles
    }

    /// The public types, by name, each with the place where it stands.
    public var types: [String: String] {
        var types: [String: String] = [:]
        for (path, text) in sources {
            for type in PublicType.types(in: text) { types[type.name] = "\(path):\(type.line)" }
        }
        return types
    }

    /// The nested public types that no example shows, each with its place.
    ///
    /// One is shown where an example of the kit names it, or an example of its file uses one of its cases or values.
    /// What the standard library's protocols ask for by name, nobody names.
    public var unshownNestedTypes: [String] {
        let used = program.names.union(["Iterator", "Instant"])
        return sources.flatMap { path, text in
            let lines = DocumentationComments(in: text).examples.flatMap(\.code)
            return NestedType.types(in: text).filter { type in
                !used.contains(type.name) && !type.members.contains { lines.use($0) }
            }.map { "\(path):\($0.line): \($0.name)" }
        }
    }

    /// All examples of its documentation as one program, which sees the kit and what the kit's interface is made of.
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
            .filter { $0.hasPrefix("public import ") }
            .compactMap { $0.split(separator: " ").last.map(String.init) }
        return ExampleProgram(shown + commented, imports: [name] + interface)
    }
}

extension [String] {
    /// Whether one of these lines of code has a name behind a dot.
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
