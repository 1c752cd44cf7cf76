import ChafaPictures
import CommandLineKit
import FileStorage
import Foundation
import PhotoCommandLine
import PresentationKit
import ReportKit
import TerminalKit
import ViewKit

/// Starts the app and exits with its outcome.
@main
@MainActor
struct Album {
    private static let version = "0.1.0"

    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        let terminal = StandardLineTerminal(environment: environment)
        let program = Program<StandardOptions, FieldSelection<AppScene>>.photos(
            "album",
            version: version,
            released: "2026-11-22",
            sources: PhotoSourceEntry.all.map(\.description)
        ) { $0.map(AppScene.command) }
        func candidates(for query: CompletionQuery<StandardOptions>) async -> [Candidate] {
            await makeApp(environment).candidates(for: query)
        }
        let outcome = await program.start(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment,
            terminal: terminal,
            standard: \.self,
            openTrace: LineFile.appender,
            lookUp: candidates
        ) { request, options, wording, trace in
            let app = await makeApp(environment)
            let isPage = options.output == .page && request.fields == nil && !options.disablesPrompts
            if let scene = request.invocation.fullScreen, terminal.allowsFullScreen, isPage {
                let host = ScreenHost(
                    terminal: StandardScreenTerminal(environment: environment),
                    wording: wording,
                    trace: trace,
                    reportsDroppedMessages: options.isVerbose,
                    pictureEncoder: ChafaEncoder()
                )
                host.setColors(app.colors, on: app.background)
                let outcome = await app.run(app.start(scene), on: host)
                for message in host.unshownMessages { terminal.writeMessage(message) }
                return outcome
            }
            let host = LineHost(
                terminal: terminal.on(app.background, in: app.colors),
                wording: wording,
                mode: .script,
                disablesPrompts: options.disablesPrompts,
                assumesYes: options.assumesYes,
                form: options.output,
                fields: request.fields,
                trace: trace,
                reportsDroppedMessages: options.isVerbose
            )
            return await app.run(request.invocation, on: host)
        }
        // Threads of libcurl may still run.
        outcome.exit(searchesLeaks: false)
    }

    private static func makeApp(_ environment: [String: String]) async -> AlbumApp {
        await AlbumApp(version: version, environment: environment, sources: PhotoSourceEntry.all)
    }
}
