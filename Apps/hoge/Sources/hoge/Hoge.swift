import AppearanceCommandLine
import CommandLineKit
import FileStorage
import Foundation
import PresentationKit
import ViewKit

/// Starts the app and exits with its outcome.
@main
@MainActor
struct Hoge {
    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        let terminal = StandardLineTerminal(environment: environment)
        let outcome = await Program.appearance("hoge", version: "0.1.0").start(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment,
            terminal: terminal,
            language: \.language
        ) { invocation, options, wording in
            let host = LineHost(
                terminal: terminal,
                wording: wording,
                mode: invocation == .open ? .interactive : .script,
                asksNothing: options.asksNothing
            )
            let app = HogeApp(store: FileDocumentStore(folder: StandardFolders(application: "hoge").config))
            let navigator = Navigator(presenter: host) { scene, _ in
                app.makeScreen(for: scene, on: host)
            }
            navigator.go(.launch(AppScene(invocation, printsRecords: options.output == .json)))
            return await host.run()
        }
        exit(outcome.code)
    }
}
