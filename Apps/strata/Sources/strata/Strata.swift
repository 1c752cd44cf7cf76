import ArchitectureCommandLine
import CommandLineKit
import FileStorage
import Foundation
import PresentationKit
import ReportKit
import ViewKit

/// Starts the app and exits with its outcome.
@main
@MainActor
struct Strata {
    private static let version = "0.1.0"
    private static let released = "2026-11-22"

    /// The path of the running program.
    #if os(Linux)
        private static let program = "/proc/self/exe"
    #else
        private static let program = Bundle.main.executablePath ?? ""
    #endif

    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        let terminal = StandardLineTerminal(environment: environment)
        let outcome = await Program.architecture("strata", version: version, released: released).start(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment,
            terminal: terminal,
            standard: \.self,
            openTrace: LineFile.appender
        ) { invocation, options, wording, trace in
            // The program asks nothing: scripts run it as often as people do.
            let host = LineHost(
                terminal: terminal,
                wording: wording,
                mode: .script,
                disablesPrompts: true,
                keepsPage: true,
                trace: trace,
                reportsDroppedMessages: options.isVerbose
            )
            let app = StrataApp(
                version: version,
                program: program,
                root: invocation.root,
                indexStore: invocation.indexStore,
                home: environment["HOME"],
                cache: FileDocumentStore(folder: StandardFolders(application: "strata").cache)
            )
            return await app.run(AppScene(invocation, form: options.output), on: host)
        }
        outcome.exit()
    }
}
