import CommandLineKit
import PresentationKit
import ReportKit
import Testing
import ViewTesting

/// Starts a program in German and French.
@MainActor
struct ProgramLanguageTests {
    private static let languages: [Language] = [.german, .french]

    private let program = Program<StandardOptions, String>(
        "werkzeug",
        version: "1.2",
        abstract: Phrase([.german: "Ein Werkzeug", .french: "Un outil"]),
        globals: StandardOptions.parameter(languages: languages),
        commands: [Command("zeig", abstract: Phrase([.german: "Zeigen", .french: "Montrer"])) { "shown" }],
        languages: languages
    )

    private func start(
        _ arguments: String...,
        locale: String
    ) async -> (output: String, messages: String, languages: [Language]) {
        let terminal = ScriptedLineTerminal()
        var languages: [Language] = []
        _ = await program.start(
            arguments: arguments,
            environment: ["LANG": locale],
            terminal: terminal,
            standard: \.self,
            openTrace: { _ in nil },
            run: { _, _, wording, _ in
                languages.append(wording.language)
                return .done
            }
        )
        return (terminal.outputText, terminal.messageText, languages)
    }

    @Test func `help is in the language of the app, lists its languages, and has the kits' texts in English`() async {
        let help = await start("--help", locale: "de_AT").output
        #expect(help.hasPrefix("Ein Werkzeug\n\nUsage:\n"))
        #expect(help.contains("(de, fr)"))
        #expect(await start("--help", locale: "fr_FR").output.hasPrefix("Un outil\n\nUsage:\n"))
    }

    @Test(arguments: [("de_CH", "de"), ("fr_CA.UTF-8", "fr"), ("en_US", "de"), ("ja_JP", "de"), ("C", "de")])
    func `the environment chooses among the languages of the program`(locale: String, language: String) async {
        #expect(await start("zeig", locale: locale).languages == [Language(language)])
    }

    @Test func `the option goes before the environment, and takes the languages of the program only`() async {
        #expect(await start("zeig", "--lang", "fr", locale: "de").languages == [Language("fr")])
        #expect(await start("zeig", "--lang", "ja", locale: "fr").messages.hasPrefix("'--lang' takes 'de' or 'fr'"))
    }
}

extension Language {
    fileprivate static let german = Language("de")
    fileprivate static let french = Language("fr")
}
