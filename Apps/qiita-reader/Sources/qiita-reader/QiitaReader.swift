import AppearanceCommandLine
import ArticleCommandLine
import CommandLineKit
import DomainKit
import FailureKit
import FileStorage
import Foundation
import PresentationKit
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
            adding: [AppearanceInvocation.group.map { Picked(AppInvocation.appearance($0)) }],
            embed: { $0.map(AppInvocation.article) }
        )
        let outcome = await program.start(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment,
            terminal: terminal,
            standard: \.standard,
            openTrace: LineFile.begin
        ) { picked, options, wording, trace in
            let invocation = picked.invocation
            let appearance = AppearanceFeature()
            let trouble = await appearance.restore()
            let host = LineHost(
                terminal: terminal.on(appearance.ground),
                wording: wording,
                mode: invocation.isSession ? .interactive : .script,
                asksNothing: options.standard.asksNothing,
                form: options.standard.output,
                fields: picked.fields,
                trace: trace
            )
            if let trouble { host.tell(TerminalText(wording(FailureText(trouble).message))) }
            do throws(ApplicationError) {
                let app = try await ReaderApp(
                    invocation,
                    options: options,
                    places: ReaderPlaces(environment: environment),
                    language: wording.language,
                    appearance: appearance
                )
                let navigator = Navigator(presenter: host) { scene, router in
                    app.makeScreen(for: scene, on: host, router: router)
                }
                navigator.go(.launch(AppScene(invocation)))
                return await host.run()
            } catch {
                host.tell(TerminalText(wording(FailureText(error).message)))
                return ExitOutcome(error)
            }
        }
        // Everything is written. The threads of libraries that still run must not meet their libraries being taken down.
        _exit(outcome.code)
    }
}
