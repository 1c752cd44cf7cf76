import Foundation
import Testing

/// `Scripts/documentation` on a repository with one package.
enum DocumentationScriptTests {
    struct Slow {
        @Test func `makes one site of a kit and a chapter, and refuses a link that leads nowhere`() async throws {
            let scratch = try Scratch()
            try build(in: scratch)
            let script = Script(name: "documentation", root: scratch.folder)
            let good = try await script.run("site")
            #expect(good.status == 0, "\(good.text)")
            for page in ["index.html", "documentation/passing/index.html", "documentation/strata/a-chapter/index.html"]
            {
                #expect(
                    FileManager.default.fileExists(atPath: scratch.folder.appending(path: "site/\(page)").path),
                    "\(page)"
                )
            }

            try write("# ``Passing``\n\nSee ``Missing``.\n", to: catalogue, in: scratch)
            let bad = try await script.run("site")
            #expect(bad.status != 0)
            #expect(bad.text.contains("'Missing' doesn't exist at '/Passing'"))
        }

        private let catalogue = "Packages/Passing/Sources/Passing/Documentation.docc/Passing.md"

        private func build(in scratch: Scratch) throws {
            let files = FileManager.default
            try files.copyItem(
                at: Script.repository.appending(path: "Scripts"),
                to: scratch.folder.appending(path: "Scripts")
            )
            try files.createDirectory(at: scratch.folder.appending(path: "Packages"), withIntermediateDirectories: true)
            try files.copyItem(
                at: Script.repository.appending(path: "Tests/Tooling/Fixtures/Passing"),
                to: scratch.folder.appending(path: "Packages/Passing")
            )
            try write("# ``Passing``\n\nSee <doc:/Strata/a-chapter>.\n", to: catalogue, in: scratch)
            let landing = "# Strata\n\n@Metadata {\n    @TechnologyRoot\n}\n\nHas ``/Passing``.\n"
            try write(landing, to: "docs/Strata.docc/Strata.md", in: scratch)
            let chapter = "---\ntitle: A chapter\ntags:\n  - Swift\n---\nText.\n\n```swift:One.swift\nlet a = 1\n```\n"
            try write(chapter, to: "docs/guide/01-a-chapter.md", in: scratch)
        }

        private func write(_ text: String, to path: String, in scratch: Scratch) throws {
            let file = scratch.folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
    }
}
