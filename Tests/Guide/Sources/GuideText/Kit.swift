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
        let interface = sources.values.flatMap { text in
            text.matches(of: /(?m)^ *public import .*?(\w+)$/).map { String($0.1) }
        }
        return ExampleProgram(shown + commented, imports: [name] + interface)
    }
}
