import FakeQiita
import Foundation
import InfrastructureTesting
import RepositoryKit
import Testing

// The alerts of the sign-in and of the settings, and those of hoge.
extension AlertScreenTests {
    /// The failures of a sign-in, with the buttons of their alerts.
    static let loginCases = [
        Case(fault: .unauthorized, answers: [.enter, .cancel]),
        Case(fault: .insufficientScope, answers: [.enter, .cancel]),
        Case(fault: .internalServerError, answers: [.retry, .cancel]),
        Case(fault: .captivePortal, answers: [.retry, .cancel]),
        Case(fault: .quotaExceeded(until: Date(timeIntervalSince1970: 4_000_000_000)), answers: [.wait, .cancel]),
        Case(fault: .pausedByCDN(seconds: 1_790), answers: [.wait, .cancel]),
    ]

    private func choices(_ answers: [Answer], in language: Language) -> [Choice] {
        answers.map { $0.choice(in: language) }
    }

    /// Opens a list that needs a sign-in, and the screen for it, up to a text.
    private func openLogin(
        _ environment: [String: String],
        in language: Language,
        expecting text: String? = nil
    ) async throws -> EmulatedSession {
        home.qiita.inject(.unauthorized)
        let session = try home.openFullScreen(environment: environment)
        let signIn = Answer.signIn.choice(in: language)
        try await session.expect("[ \(signIn.title) ]")
        try await session.send("\r", expecting: text ?? signIn.text)
        return session
    }

    @Test(arguments: loginCases, Language.allCases)
    func `each button of an alert of the sign-in, and Escape, lead on`(
        alert: Case,
        language: Language
    ) async throws {
        let choices = choices(alert.answers, in: language)
        try await expectChoices(choices, in: language) { environment in
            let session = try await openLogin(environment, in: language)
            home.qiita.inject(alert.fault)
            try await session.send(FakeQiita.token + "\r", expectingButton: choices[0].title)
            return session
        }
    }

    @Test(arguments: Language.allCases)
    func `a text that is no token leads back to the question, or to the list`(language: Language) async throws {
        let choices = choices([.enter, .cancel], in: language)
        try await expectChoices(choices, in: language) { environment in
            let session = try await openLogin(environment, in: language)
            try await session.send("no token\r", expectingButton: choices[0].title)
            return session
        }
    }

    @Test(arguments: Language.allCases)
    func `each button of the question for a token, and Escape, lead on`(language: Language) async throws {
        let signIn = Choice(title: Answer.signIn.choice(in: language).title, text: "'koher'", isLast: true)
        let choices = [signIn, Answer.cancel.choice(in: language)]
        try await expectChoices(choices, in: language, hasField: true) { environment in
            let session = try await openLogin(environment, in: language)
            home.qiita.inject(nil)
            try await session.send(FakeQiita.token, expecting: "•••")
            return session
        }
    }

    @Test(arguments: Language.allCases)
    func `each button of the question for the token of Qiita CLI, and Escape, lead on`(
        language: Language
    ) async throws {
        try home.storeToolToken(FakeQiita.token)
        let title = language == .english ? "Use It" : "使用する"
        let choices = [Choice(title: title, text: "'koher'", isLast: true)] + choices([.enter, .cancel], in: language)
        try await expectChoices(choices, in: language) { environment in
            let session = try await openLogin(environment, in: language, expecting: "[ \(title) ]")
            home.qiita.inject(nil)
            return session
        }
        #expect(home.qiita.requests.last?.headers["authorization"] == "Bearer \(FakeQiita.token)")
    }

    // MARK: - Settings

    /// Opens the settings, and the question for the articles on a page.
    private func openSetting(_ environment: [String: String], in language: Language) async throws -> EmulatedSession {
        let session = try home.openFullScreen(environment: environment)
        try await session.expect("1/")
        try await session.send(",", expecting: "per-page")
        try await session.send("j\r", expecting: language == .english ? "New value: " : "新しい値: ")
        return session
    }

    @Test(arguments: Language.allCases)
    func `each button of the question for a setting, and Escape, lead on`(language: Language) async throws {
        let words = language == .english ? ["Save", "Default"] : ["保存", "既定値"]
        let choices = zip(words, ["'30'", "'20'"]).map { Choice(title: $0, text: $1, isLast: true) }
        try await expectChoices(
            choices + [Answer.cancel.choice(in: language)],
            in: language,
            hasField: true
        ) { environment in
            let session = try await openSetting(environment, in: language)
            try await session.send("30", expecting: ": 30")
            return session
        }
    }

    @Test(
        arguments: [(.english, "Default", "Cancel"), (.japanese, "既定値", "キャンセル")] as [(Language, String, String)],
        [("1", "'terminal'"), ("2", "'color-blind'"), ("3", "'color-blind'"), ("4", ""), ("\u{1B}", "")]
    )
    func `each word for a setting, its default, Cancel and Escape lead on`(
        words: (language: Language, reset: String, cancel: String),
        choice: (key: String, text: String)
    ) async throws {
        let session = try home.openFullScreen(environment: ["LANG": words.language.rawValue])
        try await session.expect("1/20")
        try await session.send(",", expecting: "per-page")
        try await session.send("G\r", expecting: words.cancel)
        try await session.expect("3  \(words.reset) (color-blind)")
        try await session.expectWhole()
        await session.terminal.send(choice.key)
        try await session.expectNo(words.cancel)
        try await session.expect(choice.text.isEmpty ? Answer.escape.choice(in: words.language).text : choice.text)
        try await session.expectWhole()
        await session.quit()
        let line = choice.text.isEmpty || choice.key == "3" ? "" : "colors = \(choice.text.dropFirst().dropLast())\n"
        #expect(try String(contentsOfFile: home.configuration + "/config", encoding: .utf8) == "max-age = 0\n" + line)
    }

    @Test(arguments: Language.allCases)
    func `a value that a setting cannot have leads back to the question, or to the settings`(
        language: Language
    ) async throws {
        let edit = language == .english ? ("Edit", "New value: ") : ("編集", "新しい値: ")
        let choices = [Choice(title: edit.0, text: edit.1), Answer.cancel.choice(in: language)]
        try await expectChoices(choices, in: language) { environment in
            let session = try await openSetting(environment, in: language)
            try await session.send("101\r", expectingButton: edit.0)
            return session
        }
    }

    /// Puts a file in the place of a folder, which cannot be written then, for as long as a function takes.
    private func withoutFolder(_ folder: String, _ body: () async throws -> Void) async throws {
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try files.moveItem(atPath: folder, toPath: folder + ".moved")
        try Data().write(to: URL(filePath: folder))
        try await body()
        try files.removeItem(atPath: folder)
        try files.moveItem(atPath: folder + ".moved", toPath: folder)
    }

    /// Returns the buttons of an alert for a disk that is written again meanwhile.
    private func storageChoices(_ text: String, in language: Language) -> [Choice] {
        let retry = Answer.retry.choice(in: language).title
        return [Choice(title: retry, text: text, isLast: true), Answer.cancel.choice(in: language)]
    }

    @Test(arguments: Language.allCases)
    func `a setting that cannot be saved is saved by a retry, or stays`(language: Language) async throws {
        let choices = storageChoices("'30'", in: language)
        try await expectChoices(choices, in: language) { environment in
            let session = try await openSetting(environment, in: language)
            try await withoutFolder(home.configuration) {
                try await session.send("30\r", expectingButton: choices[0].title)
            }
            return session
        }
    }

    // MARK: - hoge

    @Test(arguments: Language.allCases)
    func `an appearance that cannot be saved is saved by a retry, or stays`(language: Language) async throws {
        let program = try BuiltProgram(named: "hoge")
        let folder = home.folder + "/appearance"
        let choices = storageChoices(language == .english ? "Light Mode" : "ライトモード", in: language)
        try await expectChoices(choices, in: language) { environment in
            let own = ["HOME": home.folder, "XDG_CONFIG_HOME": folder].merging(environment) { $1 }
            let session = try EmulatedSession(program, environment: own)
            try await session.expect(Answer.escape.choice(in: language).text)
            try await withoutFolder(folder) {
                try await session.send("t", expectingButton: choices[0].title)
            }
            return session
        }
        let shown = try await program.run(["show"], environment: ["HOME": home.folder, "XDG_CONFIG_HOME": folder])
        #expect(shown.output == "dark\n")
    }
}
