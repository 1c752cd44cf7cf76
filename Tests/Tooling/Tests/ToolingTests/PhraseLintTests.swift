import Testing

struct PhraseLintTests {
    private let script = Script(name: "lint-phrases")

    @Test func `a phrase of a feature has English and Japanese`() async throws {
        let file = "Tests/Tooling/Fixtures/Phrases/Texts.swift"
        let outcome = try await script.run("Tests/Tooling/Fixtures/Phrases")
        #expect(outcome.status == 1)
        let complaint = "a phrase of a feature is in English and Japanese; write Phrase(en:ja:)"
        #expect(outcome.lines == [8, 9, 10, 13, 14].map { "\(file):\($0): \(complaint)" })
    }

    @Test func `finds none in the features`() async throws {
        let outcome = try await script.run()
        #expect(outcome.lines == [])
        #expect(outcome.status == 0)
    }
}
