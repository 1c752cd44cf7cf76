import Foundation
import Testing

/// The links, paths, make targets and names in the documents of the repository.
struct MarkdownTests {
    @Test func `documents are found`() throws {
        let paths = try Markdown.documents().map(\.path)
        #expect(
            paths.contains("README.md") && paths.contains("docs/architecture.md")
                && paths.contains("Apps/hoge/README.md")
        )
        #expect(!paths.contains { $0.contains("/Fixtures/") || $0.contains(".build") })
    }

    @Test func `every relative link leads to a file, and to a heading of it`() throws {
        for document in try Markdown.documents() {
            for link in document.links where !link.target.contains(":") {
                let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
                    String.init
                )
                let path = parts[0].isEmpty ? document.path : Markdown.path(parts[0], from: document.path)
                let place = "\(document.path):\(link.line): \(link.target)"
                #expect(Markdown.exists(path), "\(place) leads to nothing")
                if parts.count == 2, let target = try Markdown(path: path) {
                    #expect(target.anchors.contains(parts[1]), "\(place) leads to no heading")
                }
            }
        }
    }

    @Test func `every make target that is named can be made, every layer can be tested`() throws {
        let makefile = try String(contentsOf: Script.repository.appending(path: "Makefile"), encoding: .utf8)
        let targets = Set(makefile.matches(of: /(?m)^([a-z-]+):/).map { String($0.1) })
        #expect(targets.contains("test") && targets.contains("docs"))
        let command = /^(?:\$ )?(?:.*&& )?make ([a-z][a-z-]*)(?: LAYER=([\w-]+))?/
        for document in try Markdown.documents() {
            for (line, code) in document.code {
                for match in code.matches(of: command) {
                    let place = "\(document.path):\(line): \(match.0)"
                    #expect(targets.contains(String(match.1)), "\(place): there is no such target")
                    if let layer = match.2, layer != "NAME" {
                        let isPackage = ["Packages", "Apps", "Tests"].contains {
                            Markdown.exists("\($0)/\(layer)/Package.swift")
                        }
                        #expect(isPackage, "\(place): there is no such package")
                    }
                }
            }
        }
    }

    @Test func `every path of the repository that is named is there`() throws {
        let named = /(?:^|[\s"'(])((?:Packages|Apps|Tests|Scripts|docs)\/[\w\/.+-]*\w)/
        for document in try Markdown.documents() where !document.hasProject {
            for (line, code) in document.code {
                for match in code.matches(of: named) {
                    let path = String(match.1)
                    let isThere = Markdown.exists(path) || Markdown.exists(Markdown.path(path, from: document.path))
                    #expect(isThere, "\(document.path):\(line): there is no \(path)")
                }
            }
        }
    }

    /// The guide is left out, because its code is compiled.
    @Test func `every name of the code that is written as code is in the code`() throws {
        let names = try Markdown.namesInSources()
        #expect(names.contains("MarkdownTests"))
        let capitalized = /\b[A-Z][a-z]+(?:[A-Z][A-Za-z0-9]*)+\b/
        for document in try Markdown.documents() where !document.path.hasPrefix("docs/guide/") {
            for (line, code) in document.code {
                for match in code.matches(of: capitalized) {
                    let name = String(match.0)
                    let isThere = names.contains(name)
                    #expect(isThere, "\(document.path):\(line): nothing is called \(name)")
                }
            }
        }
    }

    @Test func `the first page names every module of the layers`() throws {
        let page = try #require(try Markdown(path: "README.md"))
        let named = Set(page.code.map(\.1))
        for layer in ["Domain", "UseCase", "Repository", "Presentation", "View"] {
            let sources = Script.repository.appending(path: "Packages/\(layer)/Sources").path
            let modules = try FileManager.default.contentsOfDirectory(atPath: sources)
            #expect(!modules.isEmpty)
            // A shim of C is a part of the module that uses it.
            #expect(modules.filter { !named.contains($0) && !$0.hasPrefix("CStrata") } == [])
        }
    }

    // MARK: - The reader of documents

    @Test func `links, headings and code are distinguished`() {
        let document = Markdown(
            path: "docs/a.md",
            text: """
                # One `two` three!
                See [b](../b.md#c) and ![picture](p.png), `[no](no.md)`.
                ```sh
                make test  # [no](no.md)
                ```
                ## One two three
                Say `make lint`, or make a list.
                """
        )
        #expect(document.links.map(\.target) == ["../b.md#c", "p.png"])
        #expect(document.links.map(\.line) == [2, 2])
        #expect(document.anchors == ["one-two-three", "one-two-three-1"])
        #expect(document.code.map(\.1) == ["two", "[no](no.md)", "make test  # [no](no.md)", "make lint"])
        #expect(Markdown.path("../b.md", from: document.path) == "b.md")
    }
}
