import CommandLineKit
import FileStorage
import Foundation
import PresentationKit
import ReportKit
import TerminalKit
import ViewKit
import __Feature__CommandLine

/// Starts the app and exits with its outcome.
@main
@MainActor
struct Main {
    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        let terminal = StandardLineTerminal(environment: environment)
        let outcome = await Program.__feature__("__app__", version: "0.1.0").start(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment,
            terminal: terminal,
            standard: \.self,
            openTrace: LineFile.appender
        ) { invocation, options, wording, trace in
            let scene = AppScene(
                invocation,
                form: options.output,
                hasTerminal: terminal.isInteractive && terminal.width != nil
            )
            if scene == .__feature__, terminal.allowsFullScreen, !options.disablesPrompts {
                let host = ScreenHost(
                    terminal: StandardScreenTerminal(environment: environment),
                    wording: wording,
                    trace: trace,
                    reportsDroppedMessages: options.isVerbose
                )
                let outcome = await run(scene, on: host)
                for message in host.unshownMessages { terminal.writeMessage(message) }
                return outcome
            }
            let host = LineHost(
                terminal: terminal,
                wording: wording,
                mode: scene == .__feature__ ? .interactive : .script,
                disablesPrompts: options.disablesPrompts,
                form: options.output,
                trace: trace,
                reportsDroppedMessages: options.isVerbose
            )
            return await run(scene, on: host)
        }
        exit(outcome.code)
    }

    private static func run(_ scene: AppScene, on host: some AppHost) async -> ExitOutcome {
        let app = __App__App(store: FileDocumentStore(folder: StandardFolders(application: "__app__").config))
        let navigator = Navigator(presenter: host) { scene, _ in app.makeScreen(for: scene, on: host) }
        navigator.go(.launch(scene))
        return await host.run()
    }
}
