import Testing

struct SummaryLintTests {
    private let script = Script(name: "lint-documentation")

    @Test func `names each summary and test that begins with a word that none may begin with`() async throws {
        let file = "Tests/Tooling/Fixtures/Summaries/Declarations.swift"
        let outcome = try await script.run("Tests/Tooling/Fixtures/Summaries", exits: 1)
        #expect(
            outcome.lines == [
                "\(file):1: the summary begins with 'What': What was sent and not answered yet.",
                "\(file):6: the summary begins with 'Whether': Whether it is young enough.",
                "\(file):10: the summary begins with 'Makes': Makes a list of the given articles.",
                "\(file):14: the summary begins with 'Which': Which of them comes first.",
                "\(file):18: the summary begins with 'It': It is a document in a form that no store writes.",
                "\(file):21: the summary begins with 'Has': Has the host draw the next frame.",
                "\(file):24: the summary begins with 'Lets': Lets one of the waiting tasks begin.",
                "\(file):27: the summary begins with 'True': True while the album is being read.",
                "\(file):42: the name of a test begins with 'what'",
                "\(file):45: the name of a test begins with 'where'",
            ]
        )
    }
}
