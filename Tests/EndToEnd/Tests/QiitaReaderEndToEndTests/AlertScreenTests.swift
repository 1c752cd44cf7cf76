import FakeQiita
import Foundation
import InfrastructureTesting
import TerminalEmulator
import Testing

/// Tests of each answer to each alert on a full screen.
struct AlertScreenTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome(FakeItem.numbered(45))
    }

    /// An alert for a fault of the host.
    struct Case: Sendable, CustomTestStringConvertible {
        let fault: FakeFault
        /// The beginning of each button, with a text of the screen after it was pressed.
        let answers: [(button: String, text: String)]
        var testDescription: String { "\(fault)" }
    }

    private static let retry = ("Retry", "[ Retry ]")
    private static let wait = ("Wait ", "s left…")
    private static let signIn = ("Sign In", "Token: ")
    private static let settings = ("Settings", "per-page")
    private static let cancel = ("Cancel", "? help")

    /// The CDN's limit, which ends within half a minute, needs a clock of its own: see ``RateLimitTests``.
    static let cases = [
        Case(fault: .internalServerError, answers: [retry, cancel]),
        Case(fault: .reset, answers: [retry, settings, cancel]),
        Case(fault: .truncatedBody, answers: [retry, settings, cancel]),
        Case(
            fault: .quotaExceeded(until: Date(timeIntervalSince1970: 4_000_000_000)),
            answers: [wait, signIn, cancel]
        ),
        Case(fault: .unauthorized, answers: [signIn, cancel]),
        Case(fault: .captivePortal, answers: [retry, settings, cancel]),
    ]

    /// A list without a network says so in its footer, and shows no alert.
    private static let shown = cases.flatMap { alert in
        ["list", "article"].filter { $0 == "article" || ![.reset, .truncatedBody].contains(alert.fault) }
            .map { (alert, $0) }
    }

    @Test(arguments: shown)
    func `each button of an alert, and Escape, lead on`(alert: Case, screen: String) async throws {
        let answers = alert.answers + [("Escape", "? help")]
        for (button, text) in answers {
            home.qiita.inject(alert.fault)
            let arguments = screen == "list" ? [] : ["read", home.items[2].id]
            let session = try home.openFullScreen(arguments)
            try await session.expect("[ Cancel ]")
            let comment: Comment = "\(alert.fault), \(button)"
            try await session.expectWhole(comment)
            let buttons = try await session.buttons()
            #expect(buttons.count == alert.answers.count, "\(buttons)")
            let number = buttons.firstIndex { $0.hasPrefix(button) }.map { "\($0 + 1)" } ?? "\u{1B}"
            #expect((number == "\u{1B}") == (button == "Escape"), "\(button) in \(buttons)")
            let count = home.qiita.requests.count
            await session.terminal.send(number)
            // The same alert comes again, after another request.
            if button == "Retry" { await home.qiita.waitForRequests(count + 1) }
            if text == Self.cancel.1 { try await session.expectNo("[ Cancel ]") }
            try await session.expect(text)
            try await session.expectWhole(comment)
            await session.quit()
        }
    }

    @Test(arguments: [("1", "is no longer kept"), ("2", "Kept articles of"), ("\u{1B}", "Kept articles of")])
    func `a kept article is removed after the question, or stays`(keys: String, text: String) async throws {
        try await home.run("keep", home.items[2].id, exits: 0)
        let session = try home.openFullScreen(environment: ["QIITA_TOKEN": FakeQiita.token])
        try await session.expect("1/20")
        await session.terminal.send("]]]]")
        // The tab, and its articles.
        try await session.expect("Kept articles of")
        try await session.expect("1/20")
        try await session.expectWhole()
        try await session.send("d", expecting: "Remove the kept copy")
        try await session.expectWhole()
        await session.terminal.send(keys)
        try await session.expectNo("Remove the kept copy")
        try await session.expect(text)
        try await session.expectWhole()
        await session.quit()
        let kept = try await home.run("kept", "--fields", "id", "--per-page", "100", exits: 0)
        #expect(kept.output.split(separator: "\n").count == (keys == "1" ? 19 : 20))
    }
}

extension EmulatedSession {
    /// Returns the titles of the buttons of the alert in front.
    func buttons() async throws -> [String] {
        try await screen().lines.flatMap { line in
            line.matches(of: #/\[ (.+?) \]/#).map { String($0.1) }
        }
    }
}
