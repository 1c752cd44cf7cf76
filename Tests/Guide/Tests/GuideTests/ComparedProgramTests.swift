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

/// The behaviour of the two versions of the screen that docs/comparison.md compares.
struct ComparedProgramTests {
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
        host.show(app.makeScreen(on: host))
        _ = await host.run()
        #expect(terminal.outputText == "␛]0;gone␇Omoo, due 2026-11-25\nTypee, due 2026-12-01\n")
        #expect(server.requests.map { $0.headers["authorization"] } == [nil, "Bearer abc123", "Bearer abc123"])
    }
}
