import Testing

struct TermLintTests {
    private let script = Script(name: "lint-terms")

    @Test func `names each word that the glossary has replaced, with its term`() async throws {
        let folder = "Tests/Tooling/Fixtures/Terms"
        let file = folder + "/Declarations.swift"
        let outcome = try await script.run(folder, exits: 1)
        #expect(
            outcome.lines == [
                "\(file):2: 'FetchArticleWalkStep' is called `ArticleTraversal` now",
                "\(file):3: 'StoredArticleWalkGateway' is called `ArticleTraversal` now",
                "\(file):1: 'floor' is called layer now", "\(file):1: 'told' is called reported now",
                "\(file):1: 'glance' is called completion now",
                "\(folder)/Opening/Rows+Picked.swift: 'Opening/' is called `Browser/` now",
                "\(file):2: 'FetchArticleWalkStep' is called traversal now",
                "\(file):3: 'StoredArticleWalkGateway' is called traversal now",
                "\(file):4: 'pickedRow' is called `selected` now", "\(file):4: 'isPicked' is called `selected` now",
                "\(file):6: 'lock_patience' is called lock timeout now",
                "\(file):6: 'Patient' is called lock timeout now",
                "\(folder)/Opening/Rows+Picked.swift: 'Picked' is called `selected` now",
            ]
        )
    }

    @Test func `says nothing about other words`() async throws {
        let outcome = try await script.run("Tests/Tooling/Fixtures/Passing/Sources/Passing/One.swift", exits: 0)
        #expect(outcome.lines == [])
    }
}
