import CurlTransport
import Foundation
import GuideText
import InfrastructureTesting
import LoanApp
import PresentationKit
import RepositoryKit
import Testing
import UsualLoans
import ViewKit
import ViewTesting

/// The two programs of docs/comparison.md, their figures, and the changes and mistakes, each of which is a link to its patch.
struct ComparisonTests {
    private static let document = Repository.this.text(of: "docs/comparison.md") ?? ""
    private static let programs = Repository(root: Repository.this.root.appending(path: "Tests/Guide/Comparison"))
    static let patches = ["Changes", "Mistakes"].flatMap { programs.texts(of: $0, "patch").keys.sorted() }

    private static let loans = #"""
        [{"id": "typee", "title": "Typee", "due": "2026-12-01T00:00:00Z"},
        {"id": "omoo", "title": "\u001B]0;gone\u0007Omoo", "due": "2026-11-25T00:00:00Z"}]
        """#
    private static let answers = [LoopbackResponse.json("{}", status: 401), .json("{}", status: 500), .json(loans)]

    @MainActor
    @Test func `the usual version signs in, retries and lists, and prints escape sequences`() async throws {
        let server = try LoopbackServer(script: Self.answers)
        var typed = ["1", "abc123", "1"]
        var written = ""
        await LoanListViewController(
            base: server.baseURL,
            write: { written += $0 + "\n" },
            ask: { _ in typed.isEmpty ? nil : typed.removeFirst() }
        ).viewDidLoad()
        #expect(written.hasSuffix("\u{1B}]0;gone\u{07}Omoo, due 2026-11-25\nTypee, due 2026-12-01\n"))
        #expect(server.requests.map { $0.headers["authorization"] } == [nil, "Bearer abc123", "Bearer abc123"])
    }

    @MainActor
    @Test func `the layered one does the same, and shows no escape sequence`() async throws {
        let server = try LoopbackServer(script: Self.answers)
        let terminal = ScriptedLineTerminal(typing: ["abc123", "1"])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let app = LoanApp(exchange: CurlHTTPExchange(environment: [:]), base: server.baseURL)
        host.show(app.makeScreen(on: host))
        _ = await host.run()
        #expect(terminal.outputText == "␛]0;gone␇Omoo, due 2026-11-25\nTypee, due 2026-12-01\n")
        #expect(server.requests.map { $0.headers["authorization"] } == [nil, "Bearer abc123", "Bearer abc123"])
    }

    @Test func `the lines of code, the files and the targets are counted`() {
        let versions = ["Usual", "Layered"].map { Self.programs.texts(of: $0, "swift") }
        let lines = versions.map { $0.values.flatMap { $0.split(separator: "\n") }.count { !$0.contains(/^ *\/\//) } }
        let targets = versions.map { Set($0.keys.map { $0.split(separator: "/")[1] }).count }
        for (name, counts) in [("lines of code", lines), ("files", versions.map(\.count)), ("targets", targets)] {
            #expect(Self.document.contains("\n| \(name) | \(counts[0]) | \(counts[1]) |\n"), "\(name): \(counts)")
        }
    }

    @Test(arguments: patches)
    func `a patch has the size, or the diagnostic, that the document names`(patch: String) async throws {
        let temporary = try TemporaryFolder()
        let copy = URL(filePath: temporary.path).appending(path: "copy")
        let version = Self.programs.root.appending(path: patch.contains(".usual.") ? "Usual" : "Layered")
        try FileManager.default.copyItem(at: version, to: copy)
        let git = ["git", "apply", Self.programs.root.appending(path: patch).path]
        let run = try await BuiltProgram(at: "/usr/bin/env").run(git, in: copy.path)
        try #require(run.status == 0, "\(run.messages)")
        // The targets are compiled as one module.
        let sources = Repository(root: copy).texts(of: ".", "swift").map { path, text in
            (URL(filePath: path).lastPathComponent, text.replacing(#/(?m)^(public )?import Loan\w+$/#, with: ""))
        }
        let diagnostics = try await Compiler().diagnostics(of: Dictionary(uniqueKeysWithValues: sources))
        var text = "compiles"
        if let parts = diagnostics.filter({ !$0.contains(": note: ") }).min()?.split(separator: ":", maxSplits: 4) {
            text = "`\(parts[0])`:\(parts[4])"
        } else if patch.hasPrefix("Changes/") {
            let lines = (Self.programs.text(of: patch) ?? "").split(separator: "\n").filter { $0.contains(/^[+-]/) }
            let files = lines.count { $0.hasPrefix("+++ ") }
            text = "\(lines.count - 2 * files) lines in \(files) file\(files == 1 ? "" : "s")"
        }
        #expect(Self.document.contains("[\(text)](../Tests/Guide/Comparison/\(patch))"))
    }
}
