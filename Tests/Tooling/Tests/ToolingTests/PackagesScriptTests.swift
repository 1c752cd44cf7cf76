import Testing

struct PackagesScriptTests {
    @Test func `finds a package by its name`() async throws {
        let outcome = try await Script(name: "packages").run("Domain")
        #expect(outcome.status == 0)
        #expect(outcome.lines == ["Packages/Domain"])
    }

    @Test func `finds all six layers, and no fixture`() async throws {
        let found = try await Script(name: "packages").run().lines
        let layers = ["Domain", "Infrastructure", "Presentation", "Repository", "UseCase", "View"]
        #expect(found.filter { $0.hasPrefix("Packages/") } == layers.map { "Packages/\($0)" })
        #expect(!found.contains { $0.contains("Fixtures") })
    }

    @Test func `a name that is no package is answered with those that are`() async throws {
        let outcome = try await Script(name: "packages").run("Domian")
        #expect(outcome.status == 2)
        #expect(outcome.lines.first == "There is no package 'Domian'. LAYER is one of these names:")
        #expect(outcome.lines.contains("  Domain"))
    }
}
