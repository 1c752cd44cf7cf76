import Testing

struct ProgramNameLintTests {
    private let script = Script(name: "lint-program-names")

    @Test func `names each line of code that spells the name of a program`() async throws {
        let file = "Tests/Tooling/Fixtures/ProgramNames/Texts.swift"
        let outcome = try await script.run("Tests/Tooling/Fixtures/ProgramNames")
        let reason = "a feature spells the name of a program; write \\(Phrase.programName)"
        #expect(outcome.status == 1)
        #expect(
            outcome.lines == [
                "\(file):2: \(reason): let advice = \"Sign in with 'qiita-reader login'.\"",
                "\(file):4: \(reason): Without a command, strata checks the rules.",
            ]
        )
    }

    @Test func `finds none in the features`() async throws {
        let outcome = try await script.run()
        #expect(outcome.lines == [])
        #expect(outcome.status == 0)
    }
}
