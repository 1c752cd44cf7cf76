import CommandLineKit
import FileStorage
import Foundation
import LocalFileTree
import PresentationKit
import PresenterKit
import ReportKit
import RepositoryKit
import ViewKit

/// Puts the program together, runs it, and exits with its outcome.
@main
@MainActor
struct Main {
    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        let terminal = StandardLineTerminal(environment: environment)
        let outcome = await Program.deadlinks.start(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment,
            terminal: terminal,
            standard: \.self,
            openTrace: LineFile.appender
        ) { folder, options, wording, trace in
            let host = LineHost(
                terminal: terminal,
                wording: wording,
                mode: .script,
                form: options.output,
                trace: trace,
                reportsDroppedMessages: options.isVerbose
            )
            let navigator = Navigator<String, any Screen>(presenter: host) { folder, _ in
                makeScreen(of: folder, files: LocalFileTree(), on: host)
            }
            navigator.go(.launch(folder))
            return await host.run()
        }
        outcome.exit()
    }

    /// Returns the report on a folder.
    static func makeScreen(of folder: String, files: any FileTree, on host: any SceneHost) -> any Screen {
        ReportScreen.scene(
            on: host,
            failures: RetryAlerts(),
            report: { Report(dead: $0) },
            interactor: ReportInteractor.query(FindDeadLinks(gateway: FileDocumentGateway(files: files)), folder)
        )
    }
}
