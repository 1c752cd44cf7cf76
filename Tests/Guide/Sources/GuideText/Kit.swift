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
