import Testing

struct TermLintTests {
    private let script = Script(name: "lint-terms")

    @Test func `names each word that the glossary has replaced, with its term`() async throws {
        let file = "Tests/Tooling/Fixtures/Terms/Declarations.swift"
        let outcome = try await script.run(file, exits: 1)
        #expect(
            outcome.lines == [
                "\(file):2: 'FetchArticleWalkStep' is called `ArticleTraversal` now",
                "\(file):3: 'StoredArticleWalkGateway' is called `ArticleTraversal` now",
                "\(file):1: 'floor' is called layer now",
                "\(file):1: 'told' is called reported now",
                "\(file):1: 'glance' is called completion now",
            ]
        )
    }

    @Test func `says nothing about other words`() async throws {
        let outcome = try await script.run("Tests/Tooling/Fixtures/Passing/Sources/Passing/One.swift", exits: 0)
        #expect(outcome.lines == [])
    }
}
