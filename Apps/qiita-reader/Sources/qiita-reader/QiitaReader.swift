import AppearanceCommandLine
import ArticleCommandLine
import ChafaPictures
import CommandLineKit
import FileStorage
import Foundation
import PresentationKit
import ReportKit
import TerminalKit
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
            released: "2026-11-22",
            adding: [AppearanceInvocation.group.map { FieldSelection(AppScene.appearance($0)) }],
            embed: { $0.map(AppScene.command) }
        )
        let outcome = await program.start(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment,
            terminal: terminal,
            standard: \.standard,
            openTrace: LineFile.appender,
            lookUp: ReaderCompletion(environment: environment).candidates
        ) { request, options, wording, trace in
            let (scene, command, standard) = (request.invocation, request.invocation.command, options.standard)
            let app = await ReaderApp(options, environment: environment, language: wording.language)
            let warnings = await app.prepare()
            let isPage = standard.output == .page && request.fields == nil && !standard.disablesPrompts
            let opensScreens = scene.screens != nil && (options.pages || scene.isSession)
            if opensScreens, terminal.allowsFullScreen, isPage {
                let host = ScreenHost(
                    terminal: StandardScreenTerminal(environment: environment),
                    wording: wording,
                    trace: trace,
                    reportsDroppedMessages: standard.isVerbose,
                    pictureEncoder: ChafaEncoder()
                )
                let outcome = await app.run(scene, on: host, warnings)
                for message in host.unshownMessages { terminal.writeMessage(message) }
                return outcome
            }
            let host = LineHost(
                terminal: terminal.on(app.background, in: app.colors),
                wording: wording,
                mode: scene.isSession ? .interactive : .script,
                disablesPrompts: standard.disablesPrompts,
                assumesYes: standard.assumesYes,
                form: command?.form(standard.output) ?? standard.output,
                keepsPage: command?.keepsPage ?? false,
                fields: request.fields,
                isRaw: command?.isRaw ?? false,
                trace: trace,
                reportsDroppedMessages: standard.isVerbose,
                pager: command?.isStreamed == true ? nil : app.pager
            )
            return await app.run(scene, on: host, warnings)
        }
        // Threads of libcurl may still run.
        outcome.exit(searchesLeaks: false)
    }
}
