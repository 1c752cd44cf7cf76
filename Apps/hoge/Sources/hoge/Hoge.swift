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
struct Hoge {
    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        let terminal = StandardLineTerminal(environment: environment)
        let outcome = await Program.app.start(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment,
            terminal: terminal,
            standard: \.self,
            openTrace: LineFile.appender
        ) { wanted, options, wording, trace in
            let showsScreen = terminal.isInteractive && terminal.width != nil && options.output == .page
            let scene = showsScreen ? wanted : wanted.withoutScreen
            let app = HogeApp()
            if scene.isScreen, terminal.allowsFullScreen, !options.disablesPrompts {
                let host = ScreenHost(
                    terminal: StandardScreenTerminal(environment: environment),
                    wording: wording,
                    trace: trace,
                    reportsDroppedMessages: options.isVerbose
                )
                let outcome = await app.run(scene, on: host)
                for message in host.unshownMessages { terminal.writeMessage(message) }
                return outcome
            }
            let host = LineHost(
                terminal: terminal,
                wording: wording,
                mode: scene.isScreen ? .interactive : .script,
                disablesPrompts: options.disablesPrompts,
                assumesYes: options.assumesYes,
                form: options.output,
                trace: trace,
                reportsDroppedMessages: options.isVerbose
            )
            return await app.run(scene, on: host)
        }
        outcome.exit()
    }
}
