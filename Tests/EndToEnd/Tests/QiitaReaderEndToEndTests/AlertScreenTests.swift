import FakeQiita
import Foundation
import InfrastructureTesting
import TerminalEmulator
import Testing

/// Tests of each answer to each alert on a full screen, in both languages.
struct AlertScreenTests {
    let home: ReaderHome

    init() throws {
        var items = FakeItem.numbered(45)
        items[2].title = "👩‍🚀 と 🇯🇵 の ❤️ 設計"
        home = try ReaderHome(items)
    }

    /// A language of the user, as the environment names it.
    enum Language: String, CaseIterable {
        case english = "C.UTF-8"
        case japanese = "ja_JP.UTF-8"
    }

    /// A button of an alert, or Escape.
    struct Choice: Sendable {
        /// A part of the title of the button.
        let title: String
        /// A text of the screen after it was pressed.
        let text: String
        /// A Boolean value that indicates whether the same alert comes again, after another request.
        var isRepeated = false
        /// A Boolean value that indicates whether no alert is left.
        var isLast = false
    }

    /// An answer to an alert for a fault of the host.
    enum Answer {
        case retry, wait, signIn, settings, enter, cancel, escape

        func choice(in language: Language) -> Choice {
            let isEnglish = language == .english
            return switch self {
            case .retry:
                Choice(title: isEnglish ? "Retry" : "再試行", text: isEnglish ? "[ Retry ]" : "[ 再試行 ]", isRepeated: true)
            case .wait: isEnglish ? Choice(title: "Wait ", text: "s left…") : Choice(title: "待つ", text: "待っています。")
            case .signIn: isEnglish ? Choice(title: "Sign In", text: "Token: ") : Choice(title: "サインイン", text: "トークン: ")
            case .settings: Choice(title: isEnglish ? "Settings" : "設定", text: "per-page")
            case .enter:
                isEnglish ? Choice(title: "Enter a Token", text: "Token: ") : Choice(title: "トークンを入力", text: "トークン: ")
            case .cancel:
                Choice(title: isEnglish ? "Cancel" : "キャンセル", text: isEnglish ? "? help" : "? ヘルプ", isLast: true)
            case .escape: Choice(title: "Escape", text: isEnglish ? "? help" : "? ヘルプ", isLast: true)
            }
        }
    }

    /// An alert for a fault of the host.
    struct Case: Sendable, CustomTestStringConvertible {
        let fault: FakeFault
        let answers: [Answer]
        var testDescription: String { "\(fault)" }
    }

    static let cases = [
        Case(fault: .internalServerError, answers: [.retry, .cancel]),
        Case(fault: .reset, answers: [.retry, .settings, .cancel]),
        Case(fault: .truncatedBody, answers: [.retry, .settings, .cancel]),
        Case(
            fault: .quotaExceeded(until: Date(timeIntervalSince1970: 4_000_000_000)),
            answers: [.wait, .signIn, .cancel]
        ),
        Case(fault: .pausedByCDN(seconds: 1_790), answers: [.wait, .cancel]),
        Case(fault: .unauthorized, answers: [.signIn, .cancel]),
        Case(fault: .insufficientScope, answers: [.signIn, .settings, .cancel]),
        Case(fault: .captivePortal, answers: [.retry, .settings, .cancel]),
    ]

    /// The alerts with the screens that show them; a list without a network says so in its footer, and shows none.
    private static let shown: [(Case, String, Language)] =
        cases.filter { ![.reset, .truncatedBody].contains($0.fault) }.map { ($0, "list", Language.english) }
        + cases.map { ($0, "article", Language.english) } + cases.map { ($0, "article", Language.japanese) }

    @Test(arguments: shown)
    func `each button of an alert, and Escape, lead on`(
        alert: Case,
        screen: String,
        language: Language
    ) async throws {
        try await expectAnswers(alert.answers, in: language) { environment in
            home.qiita.inject(alert.fault)
            let arguments = screen == "list" ? [] : ["read", home.items[2].id]
            return try home.openFullScreen(arguments, environment: environment)
        }
    }

    @Test(arguments: Language.allCases, ["list", "article"])
    func `an article that is gone is reported, and the screen stays open`(
        language: Language,
        screen: String
    ) async throws {
        try await expectAnswers([.cancel], in: language) { environment in
            home.qiita.change { $0 = home.items }
            let arguments = screen == "list" ? [] : ["read", home.items[2].id]
            if screen == "article" { home.qiita.change { $0.remove(at: 2) } }
            let session = try home.openFullScreen(arguments, environment: environment)
            if screen == "list" {
                try await session.expect("1/20")
                home.qiita.change { $0.remove(at: 2) }
                await session.terminal.send("jj\r")
            }
            return session
        }
    }

    @Test(arguments: Language.allCases, ["list", "article"])
    func `a token that may only read leads to a sign-in, and nothing is stocked`(
        language: Language,
        screen: String
    ) async throws {
        let id = home.items[2].id
        try await expectAnswers([.signIn, .cancel], in: language) { environment in
            let token = ["QIITA_TOKEN": FakeAccount.reader.token]
            let session = try home.openFullScreen(
                screen == "list" ? [] : ["read", id],
                environment: environment.merging(token) { $1 }
            )
            try await session.expect(screen == "list" ? "1/20" : "本文 3")
            await session.terminal.send("s")
            return session
        }
        #expect(home.qiita.items.flatMap(\.stockers) == [])
    }

    @Test(
        arguments: [
            (.english, "Remove the kept copy", "is no longer kept", "Kept articles of"),
            (.japanese, "保存した記事の削除", "を手元から削除しました", "の保存した記事"),
        ] as [(Language, String, String, String)],
        ["1", "2", "\u{1B}"]
    )
    func `a kept article is removed after the question, or stays`(
        words: (language: Language, question: String, answer: String, heading: String),
        key: String
    ) async throws {
        try await home.run("keep", home.items[2].id, exits: 0)
        let session = try home.openFullScreen(
            environment: ["QIITA_TOKEN": FakeQiita.token, "LANG": words.language.rawValue]
        )
        try await session.expect("1/20")
        await session.terminal.send("]]]]")
        // The tab, and its articles.
        try await session.expect(words.heading)
        try await session.expect("1/20")
        try await expectRemoval(
            "d",
            question: words.question,
            key: key,
            expecting: key == "1" ? words.answer : words.heading,
            on: session
        )
        let kept = try await home.run("kept", "--fields", "id", "--per-page", "100", exits: 0)
        #expect(kept.output.split(separator: "\n").count == (key == "1" ? 19 : 20))
    }

    @Test(
        arguments: [
            (.english, "Clear the history", "The history is empty now.", "Articles that you have read"),
            (.japanese, "履歴の消去", "履歴を消去しました。", "読んだ記事"),
        ] as [(Language, String, String, String)],
        ["1", "2", "\u{1B}"]
    )
    func `the history is cleared after the question, or stays`(
        words: (language: Language, question: String, answer: String, heading: String),
        key: String
    ) async throws {
        try await home.run("read", home.items[2].id, exits: 0)
        let session = try home.openFullScreen(environment: ["LANG": words.language.rawValue])
        try await session.expect("1/20")
        try await session.send("[", expecting: words.heading)
        try await session.expect("1/1")
        try await expectRemoval(
            "D",
            question: words.question,
            key: key,
            expecting: key == "1" ? words.answer : "1/1",
            on: session
        )
        let history = try await home.run("history", exits: 0)
        #expect(history.output.split(separator: "\n").count == (key == "1" ? 0 : 1))
    }

    @Test(
        arguments: [
            (.english, "Remove the saved search", "is no longer saved.", "Saved searches"),
            (.japanese, "保存した検索の削除", "を削除しました。", "保存した検索"),
        ] as [(Language, String, String, String)],
        ["1", "2", "\u{1B}"]
    )
    func `a saved search is removed after the question, or stays`(
        words: (language: Language, question: String, answer: String, heading: String),
        key: String
    ) async throws {
        for name in ["★☆", "swift"] { try await home.run("saved", "save", name, "swift", exits: 0) }
        let session = try home.openFullScreen(
            environment: ["QIITA_TOKEN": FakeQiita.token, "LANG": words.language.rawValue]
        )
        try await session.expect("1/20")
        await session.terminal.send("]]]")
        try await session.expect(words.heading)
        try await session.expect("1/2")
        try await expectRemoval(
            "d",
            question: words.question,
            key: key,
            expecting: key == "1" ? words.answer : "1/2",
            on: session
        )
        let saved = try await home.run("saved", exits: 0)
        #expect(saved.output.split(separator: "\n").count == (key == "1" ? 1 : 2))
    }

    /// Presses a key that asks before it removes, answers by another key, and ends the session.
    private func expectRemoval(
        _ command: String,
        question: String,
        key: String,
        expecting text: String,
        on session: EmulatedSession
    ) async throws {
        try await session.expectWhole()
        try await session.send(command, expecting: question)
        try await session.expectWhole()
        await session.terminal.send(key)
        try await session.expectNo(question)
        try await session.expect(text)
        try await session.expectWhole()
        await session.quit()
    }

    /// Expects an alert with these buttons, and that each of them and Escape lead on.
    ///
    /// - Parameter open: opens a session that comes to show the alert.
    private func expectAnswers(
        _ answers: [Answer],
        in language: Language,
        open: (_ environment: [String: String]) async throws -> EmulatedSession
    ) async throws {
        try await expectChoices(answers.map { $0.choice(in: language) }, in: language, open: open)
    }

    /// Expects an alert with these buttons, and that each of them and Escape lead on.
    ///
    /// - Parameters:
    ///   - hasField: a Boolean value that indicates whether the focus is in a text field, which takes the numbers of the buttons.
    ///   - open: opens a session that comes to show the alert.
    func expectChoices(
        _ choices: [Choice],
        in language: Language,
        hasField: Bool = false,
        open: (_ environment: [String: String]) async throws -> EmulatedSession
    ) async throws {
        let cancel = "[ \(Answer.cancel.choice(in: language).title) ]"
        let escape = Answer.escape.choice(in: language)
        for choice in choices + [escape] {
            let session = try await open(["LANG": language.rawValue])
            try await session.expect(cancel)
            let comment: Comment = "\(choice.title)"
            try await session.expectWhole(comment)
            let buttons = try await session.screen().buttons
            #expect(buttons.count == choices.count, "\(buttons)")
            let index = buttons.firstIndex { $0.contains(choice.title) }
            #expect((index == nil) == (choice.title == escape.title), "\(choice.title) in \(buttons)")
            let count = home.qiita.requests.count
            let key = index.map { hasField ? String(repeating: "\t", count: $0 + 1) + "\r" : "\($0 + 1)" }
            await session.terminal.send(key ?? "\u{1B}")
            if choice.isRepeated { await home.qiita.waitForRequests(count + 1) }
            if choice.isLast { try await session.expectNo(cancel) }
            try await session.expect(choice.text)
            try await session.expectWhole(comment)
            await session.quit()
        }
    }
}

extension EmulatedSession {
    /// Sends keys, and waits until the alert in front has a button with a text in its title.
    func send(_ keys: String, expectingButton title: String) async throws {
        await terminal.send(keys)
        try await wait(for: "a button '\(title)'") { $0.buttons.contains { $0.contains(title) } }
    }
}

extension EmulatedScreen {
    /// The titles of the buttons of the alert in front.
    var buttons: [String] {
        lines.flatMap { $0.matches(of: #/\[ (.+?) \]/#).map { String($0.1) } }
    }
}
