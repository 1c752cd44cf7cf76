import PresentationKit
import ReportKit
import RepositoryTesting
import Testing
import ViewKit
import ViewTesting

@testable import deadlinks

@MainActor
struct DeadlinksTests {
    @Test(arguments: [
        ("b.md", "docs/b.md"), ("../a%20b.md#top", "a b.md"), ("/c/./d.md", "c/d.md"), ("../../e.md", "../e.md"),
        ("#top", nil), ("https://example.org/a.md", nil), ("mailto:a@example.org", nil),
    ])
    func `a path is that of the file from the folder`(destination: String, path: String?) {
        #expect(Link(document: "docs/a.md", line: 1, destination: destination).path == path)
    }

    @Test func `links in code are none`() {
        let text = "[a](a.md) and ![b](b.png \"B\")\n```\n[c](c.md)\n```\n[d](<d.md>)"
        let links = Link.links(in: text, of: "README.md")
        #expect(links.map { "\($0.line) \($0.destination)" } == ["1 a.md", "1 b.png", "5 d.md"])
    }

    @Test func `a dead link is printed with its place, and fails the program`() async {
        let files = ["site/README.md": "[a](docs/a.md)\n[b](docs/b.md)\n", "site/docs/a.md": "[home](../README.md)"]
        let printed = await run(on: "site", files)
        #expect(printed.output == "README.md:2: docs/b.md\n\n1 dead link\n" && printed.outcome == .failed, "\(printed)")
        let json = await run(on: "site", files, form: .json)
        #expect(json.output == "{\"destination\":\"docs/b.md\",\"document\":\"README.md\",\"line\":2}\n")
        #expect(await run(on: "site/docs", ["site/docs/a.md": "[b](a.md)"]).outcome == .done)
        #expect(await run(on: "elsewhere", files).outcome == .storage)
    }

    private func run(
        on folder: String,
        _ files: [String: String],
        form: OutputFormat = .page
    ) async -> (output: String, outcome: ExitOutcome) {
        let terminal = ScriptedLineTerminal(typing: [])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .script, form: form)
        host.show(Main.makeScreen(of: folder, files: InMemoryFileTree(files), on: host))
        let outcome = await host.run()
        return (terminal.outputText, outcome)
    }
}
