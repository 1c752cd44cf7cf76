import Foundation
import Testing

/// `Scripts/documentation` on a repository with one package.
enum DocumentationScriptTests {
    struct Slow {
        @Test func `makes one site of a kit, documents and chapters, and refuses links that lead nowhere`() async throws
        {
            let scratch = try Scratch()
            try build(in: scratch)
            let script = Script(name: "documentation", root: scratch.folder)
            try await script.run("site", exits: 0)
            let pages = ["", "docs-notes/", "docs-guide/", "a-chapter/", "packages-passing-package-swift/"]
            for page in pages.map({ "documentation/strata/\($0)index.html" }) + ["documentation/passing/index.html"] {
                let text = try String(contentsOf: scratch.folder.appending(path: "site/\(page)"), encoding: .utf8)
                #expect(text.contains("/documentation/strata/docs-guide/"), "\(page) has no link to the guide")
            }

            try scratch.write("# Notes\n\n[There](missing.md), [here](#missing).\n", to: "docs/notes.md")
            try scratch.write("# ``Passing``\n\nSee ``Missing``.\n", to: catalogue)
            let bad = try await script.run("site")
            #expect(bad.status != 0)
            #expect(bad.text.contains("'Missing' doesn't exist at '/Passing'"))
            #expect(bad.text.contains("'missing.md' doesn't exist at '/Strata/docs-notes'"))
            #expect(bad.text.contains("'missing' doesn't exist at '/Strata/docs-notes'"))
        }

        private let catalogue = "Packages/Passing/Sources/Passing/Documentation.docc/Passing.md"

        private func build(in scratch: Scratch) throws {
            try scratch.copy("Scripts")
            // It is a link to a file outside of the folder.
            try FileManager.default.removeItem(at: scratch.folder.appending(path: "Scripts/swift-cached"))
            try scratch.copy("Scripts/swift-cached")
            try scratch.copy("Tests/Tooling/Fixtures/Passing", to: "Packages/Passing")
            try scratch.copy("docs/Strata.docc/header.html")
            try scratch.write("# ``Passing``\n\nSee <doc:/Strata/a-chapter>.\n", to: catalogue)
            let landing = "# Strata\n\n@Metadata {\n    @TechnologyRoot\n}\n\nHas ``/Passing``.\n"
            try scratch.write(landing, to: "docs/Strata.docc/Strata.md")
            let index = "# Documents\n\n- [The guide](guide)\n- [Notes](notes.md#a-part-its-name)\n"
            try scratch.write(index, to: "docs/README.md")
            let notes = "# Notes\n\n[The code](../Packages/Passing/Package.swift).\n\n## A part: `its` name\n"
            try scratch.write(notes, to: "docs/notes.md")
            try scratch.write("# The guide\n\n1. [A chapter](01-a-chapter.md)\n", to: "docs/guide/README.md")
            let chapter = "---\ntitle: A chapter\ntags:\n  - Swift\n---\nText.\n\n```swift:One.swift\nlet a = 1\n```\n"
            try scratch.write(chapter, to: "docs/guide/01-a-chapter.md")
        }
    }
}
