import Foundation
import Testing

enum DocumentationLintTests {
    struct Slow {
        @Test func `names each public declaration without a comment, and nothing else`() async throws {
            let scratch = try Scratch()
            let script = Script(name: "lint-documentation", environment: ["STRATA_SCRATCH": scratch.folder.path])
            let outcome = try await script.run("Tests/Tooling/Fixtures/Undocumented", exits: 1)
            let file = "Tests/Tooling/Fixtures/Undocumented/Sources/Undocumented/Declarations.swift"
            #expect(
                outcome.lines == [
                    "\(file):1: Structure BareStruct has no documentation comment",
                    "\(file):2: Instance Property BareStruct.bareProperty has no documentation comment",
                    "\(file):3: Initializer BareStruct.init() has no documentation comment",
                    "\(file):7: Enumeration BareEnum has no documentation comment",
                    "\(file):8: Case BareEnum.bareCase has no documentation comment",
                    "\(file):17: Instance Method Documented.bareRequirement() has no documentation comment",
                    "\(file):26: Instance Method Int.bareExtension() has no documentation comment",
                ]
            )
        }

        @Test func `says nothing about a package in which nothing is bare`() async throws {
            let scratch = try Scratch()
            let script = Script(name: "lint-documentation", environment: ["STRATA_SCRATCH": scratch.folder.path])
            let outcome = try await script.run("Tests/Tooling/Fixtures/Passing", exits: 0)
            #expect(outcome.lines == [])
        }
    }
}
