import CurlTransport
import Foundation
import InfrastructureTesting
import LoanApp
import PresentationKit
import RepositoryKit
import Testing
import UsualLoans
import ViewKit
import ViewTesting

/// Keeps docs/comparison.md true: what both versions do, the lines, and what the compiler says.
struct ComparisonTests {
    struct Change: Sendable {
        let name: String
        let title: String
    }

    static let changes = [
        Change(name: "renamed-field", title: "The library calls the field `due` `due_on`"),
        Change(name: "without-network", title: "Each failure can be tested without a network"),
        Change(name: "japanese", title: "Everything is said in Japanese too"),
        Change(name: "second-screen", title: "Another screen says how many loans there are"),
        Change(name: "offline", title: "What was loaded last is shown when the library cannot be reached"),
    ]

    static let mistakes = [
        Change(name: "unhandled-answer", title: "An alert gets a third answer, and nobody handles it"),
        Change(name: "forgotten-failure", title: "A failure is not told"),
        Change(name: "one-language", title: "A sentence is written in one language"),
        Change(name: "foreign-error", title: "An error of a technology is thrown where the domain's are promised"),
        Change(name: "raw-text", title: "Text of the server goes to the terminal as it came"),
        Change(name: "entity-in-view", title: "A view shows an entity"),
    ]

    private let document = try? String(
        contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../../docs/comparison.md"
        ),
        encoding: .utf8
    )

    // MARK: - What they do

    private static let answers: [LoopbackResponse] = [
        .json("{}", status: 401), .json("{}", status: 500),
        .json(
            #"""
            [{"id": "typee", "title": "Typee", "due": "2026-12-01T00:00:00Z"},
            {"id": "omoo", "title": "\u001B]0;gone\u0007Omoo", "due": "2026-11-25T00:00:00Z"}]
            """#
        ),
    ]
    @MainActor
    @Test func `the usual one signs in, tries again and lists, and lets escape sequences through`() async throws {
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
        host.show(app.makeScreen(on: host), after: .launch(()))
        _ = await host.run()
        #expect(terminal.outputText == "␛]0;gone␇Omoo, due 2026-11-25\nTypee, due 2026-12-01\n")
        #expect(server.requests.map { $0.headers["authorization"] } == [nil, "Bearer abc123", "Bearer abc123"])
    }

    // MARK: - What they cost

    @Test func `the lines are counted`() async throws {
        let usual = try await Comparison.usual.sources()
        let layered = try await Comparison.layered.sources()
        let parts = Set(layered.keys.compactMap { $0.split(separator: "/").first }).count
        expect("| lines of code | \(Comparison.lines(of: usual)) | \(Comparison.lines(of: layered)) |")
        expect("| files | \(usual.count) | \(layered.count) |")
        expect("| targets | 1 | \(parts) |")
    }

    @Test(arguments: changes)
    func `a change compiles, and is counted`(change: Change) async throws {
        var cells: [String] = []
        for version in [Comparison.usual, .layered] {
            guard let patch = try version.patch(change.name, in: "Changes") else {
                cells.append("nothing")
                continue
            }
            let said = try await diagnostics(of: version, with: patch)
            #expect(said == [], "\(version.name): \(change.name)")
            let files = patch.newFiles == 1 ? "a new file" : "\(patch.newFiles) new files"
            let new = patch.newFiles == 0 ? "" : "\(patch.newLines) in \(files), "
            let parts = patch.parts.count == 1 ? "1 target" : "\(patch.parts.count) targets"
            cells.append("\(new)\(patch.changedLines) in what was there, \(parts)")
        }
        expect("| \(change.title) | \(cells[0]) | \(cells[1]) |")
    }

    // MARK: - What the compiler catches

    @Test(arguments: mistakes)
    func `a mistake compiles the usual way, and not in layers`(mistake: Change) async throws {
        let usual = try Comparison.usual.patch(mistake.name, in: "Mistakes")
        let silence = try await diagnostics(of: .usual, with: usual)
        #expect(silence == [])

        let patch = try #require(try Comparison.layered.patch(mistake.name, in: "Mistakes"))
        let isImport = mistake.name == "entity-in-view"
        let said = try await diagnostics(of: .layered, with: patch, aloneIn: isImport ? "LoanTerminal" : nil)
        let first = try #require(said.first, "\(mistake.name) compiles")
        let words = first.split(separator: ":", maxSplits: 4).map(String.init)
        expect("| \(mistake.title) | `\(words[0])`:\(words[4]) |")
    }

    @Test func `a mistake without a hole compiles in both`() async throws {
        for version in [Comparison.usual, .layered] {
            let patch = try #require(try version.patch("no-reload", in: "Mistakes"))
            let said = try await diagnostics(of: version, with: patch)
            #expect(said == [])
        }
        expect("| After signing in, the list is not loaded again | compiles | compiles |")
    }

    /// Errors and warnings about a version, all of it as one module, or one target by itself with what it depends on.
    private func diagnostics(
        of version: Comparison,
        with patch: Comparison.Patch?,
        aloneIn target: String? = nil
    ) async throws -> [String] {
        var files: [String: String] = [:]
        for (path, text) in try await version.sources(with: patch) {
            let parts = path.split(separator: "/")
            if let target, parts[0] != target { continue }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let isOfModule = { (line: Substring) in target == nil && line.contains("import Loan") }
            files[String(parts[parts.count - 1])] = lines.map { isOfModule($0) ? "" : $0 }.joined(separator: "\n")
        }
        let seen: Set<String>? = target == nil ? nil : ["LoanContract", "PresentationKit", "ViewKit"]
        return try await Compiler().diagnostics(of: files, seeing: seen).filter { !$0.contains(": note: ") }.sorted()
    }

    private func expect(_ row: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(
            document?.split(separator: "\n").contains { $0 == row } == true,
            "docs/comparison.md has no row: \(row)",
            sourceLocation: sourceLocation
        )
    }
}
