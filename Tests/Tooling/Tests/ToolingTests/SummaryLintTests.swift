import Testing

struct SummaryLintTests {
    private let script = Script(name: "lint-summaries")

    @Test func `names each summary that begins with a question word`() async throws {
        let file = "Tests/Tooling/Fixtures/Summaries/Declarations.swift"
        let outcome = try await script.run("Tests/Tooling/Fixtures/Summaries", exits: 1)
        #expect(
            outcome.lines == [
                "\(file):1: the summary begins with 'What': What was sent and not answered yet.",
                "\(file):6: the summary begins with 'Whether': Whether it is young enough.",
                "\(file):10: the summary begins with 'Makes': Makes a list of the given articles.",
                "\(file):14: the summary begins with 'Which': Which of them comes first.",
            ]
        )
    }

    @Test func `says nothing about other summaries`() async throws {
        let outcome = try await script.run("Tests/Tooling/Fixtures/Passing", exits: 0)
        #expect(outcome.lines == [])
    }
}
