import Foundation
import Testing

/// `Scripts/documentation` on a repository with one package.
enum DocumentationScriptTests {
    struct Slow {
        @Test func `makes one site of a kit and a chapter, and refuses a link that leads nowhere`() async throws {
            let scratch = try Scratch()
            try build(in: scratch)
            let script = Script(name: "documentation", root: scratch.folder)
            try await script.run("site", exits: 0)
            for page in ["index.html", "documentation/passing/index.html", "documentation/strata/a-chapter/index.html"]
            {
                #expect(
                    FileManager.default.fileExists(atPath: scratch.folder.appending(path: "site/\(page)").path),
                    "\(page)"
                )
            }

            try scratch.write("# ``Passing``\n\nSee ``Missing``.\n", to: catalogue)
            let bad = try await script.run("site")
            #expect(bad.status != 0)
            #expect(bad.text.contains("'Missing' doesn't exist at '/Passing'"))
        }

        private let catalogue = "Packages/Passing/Sources/Passing/Documentation.docc/Passing.md"

        private func build(in scratch: Scratch) throws {
            try scratch.copy("Scripts")
            // It is a link to a file outside of the folder.
            try FileManager.default.removeItem(at: scratch.folder.appending(path: "Scripts/swift-cached"))
            try scratch.copy("Scripts/swift-cached")
            try scratch.copy("Tests/Tooling/Fixtures/Passing", to: "Packages/Passing")
            try scratch.write("# ``Passing``\n\nSee <doc:/Strata/a-chapter>.\n", to: catalogue)
            let landing = "# Strata\n\n@Metadata {\n    @TechnologyRoot\n}\n\nHas ``/Passing``.\n"
            try scratch.write(landing, to: "docs/Strata.docc/Strata.md")
            let chapter = "---\ntitle: A chapter\ntags:\n  - Swift\n---\nText.\n\n```swift:One.swift\nlet a = 1\n```\n"
            try scratch.write(chapter, to: "docs/guide/01-a-chapter.md")
        }
    }
}
