import AppearanceCommandLine
import ArticleCommandLine
import CommandLineKit
import DomainKit
import FailureKit
import FileStorage
import Foundation
import PresentationKit
import RepositoryKit
import ViewKit

/// Starts the app and exits with its outcome.
@main
@MainActor
struct QiitaReader {
    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        let terminal = StandardLineTerminal(environment: environment)
        let program = Program.reader(
            "qiita-reader",
            version: "0.1.0",
            released: "2026-11-21",
            adding: [AppearanceInvocation.group.map { FieldSelection(AppInvocation.appearance($0)) }],
            embed: { $0.map(AppInvocation.article) }
        )
        let outcome = await program.start(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment,
            terminal: terminal,
            standard: \.standard,
            openTrace: LineFile.appender,
            lookUp: ReaderCompletion(places: ReaderStorage(environment: environment)).candidates
        ) { picked, options, wording, trace in
            let invocation = picked.invocation
            let appearance = AppearanceFeature()
            let trouble = await appearance.restore()
            let places = ReaderStorage(environment: environment)
            let settings = SettingsFeature(places: places, options: options)
            let host = LineHost(
                terminal: terminal.on(appearance.background),
                wording: wording,
                mode: invocation.isSession ? .interactive : .script,
                disablesPrompts: options.standard.disablesPrompts,
                assumesYes: options.standard.assumesYes,
                form: invocation.form(options.standard.output),
                keepsPage: invocation.keepsPage,
                fields: picked.fields,
                isRaw: invocation.isRaw,
                trace: trace,
                reportsDroppedMessages: options.standard.isVerbose,
                pager: invocation.isStreamed ? nil : settings.pager
            )
            if let trouble { host.printMessage(TerminalText(wording(FailureText(trouble).message))) }
            for notice in await settings.notices() { host.printMessage(TerminalText(wording(notice))) }
            do throws(ApplicationError) {
                var connection: HostConnection?
                var history: HistoryFeature?
                var session: ReaderSession?
                switch invocation {
                case .article(.settings(let invocation)):
                    host.show(settings.makeScreen(for: invocation, on: host), after: .launch(()))
                case .article(.account(let invocation)):
                    let made = try await HostConnection(options, places: places)
                    connection = made
                    host.show(made.makeScreen(for: invocation, places: places, on: host), after: .launch(()))
                case .article(.history(let invocation)):
                    let history = try await HistoryFeature(places: places)
                    host.show(history.makeScreen(for: invocation, on: host), after: .launch(()))
                case .article, .appearance:
                    if let reading = ManuscriptReading(invocation, from: options.source) {
                        let manuscripts = try await ManuscriptFeature(options, places: places)
                        host.show(manuscripts.makeScreen(for: reading, on: host), after: .launch(()))
                        break
                    }
                    let app = try await ReaderApp(
                        invocation,
                        options: options,
                        places: places,
                        language: wording.language,
                        appearance: appearance
                    )
                    (connection, history) = (app.connection, app.history)
                    let begun = ReaderSession(of: app, for: invocation, on: host)
                    session = begun
                    if let trouble = await begun.begin() {
                        host.printMessage(TerminalText(wording(FailureText(trouble).message)))
                    }
                }
                let outcome = await host.run()
                try await session?.end(on: host)
                if options.standard.isVerbose {
                    for phrase in [history?.notice, await connection?.cost()].compactMap(\.self) {
                        host.printMessage(TerminalText(wording(phrase)))
                    }
                }
                for reason in places.skipped.reasons {
                    host.printMessage(TerminalText(wording(FailureText(reason).message)))
                }
                return outcome == .done ? places.skipped.reasons.first.map { ExitOutcome($0) } ?? .done : outcome
            } catch {
                host.printMessage(TerminalText(wording(FailureText(error).message)))
                return ExitOutcome(error)
            }
        }
        // Everything is written. The threads of libraries that still run must not meet their libraries being taken down.
        _exit(outcome.code)
    }
}
