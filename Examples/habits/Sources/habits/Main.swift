import CommandLineKit
import FileStorage
import Foundation
import HabitContract
import PresentationKit
import ReportKit
import TerminalKit
import ViewKit

extension Program<StandardOptions, Void> {
    /// The command line: options, and no command.
    static var habits: Program {
        Program(
            "habits",
            version: "0.1.0",
            abstract: Phrase(en: "Keep habits, day by day", ja: "習慣を一日ずつ続ける"),
            globals: StandardOptions.parameter(),
            commands: [],
            alone: Parameter {},
            conventions: Entry.folderVariables,
            files: [.storedFiles(in: "$XDG_CONFIG_HOME/habits")],
            exits: [.done, .failed, .wrongUsage, .storage, .interrupted]
        )
    }
}

/// Starts the app and exits with its outcome.
@main
@MainActor
struct Main {
    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        let terminal = StandardLineTerminal(environment: environment)
        let outcome = await Program.habits.start(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment,
            terminal: terminal,
            standard: \.self,
            openTrace: LineFile.appender
        ) { _, options, wording, trace in
            let hasTerminal = terminal.isInteractive && terminal.width != nil && options.output == .page
            if hasTerminal, terminal.allowsFullScreen, !options.disablesPrompts {
                let host = ScreenHost(
                    terminal: StandardScreenTerminal(environment: environment),
                    wording: wording,
                    trace: trace
                )
                let outcome = await HabitsApp().run(.list, on: host)
                for message in host.unshownMessages { terminal.writeMessage(message) }
                return outcome
            }
            let host = LineHost(
                terminal: terminal,
                wording: wording,
                mode: hasTerminal ? .interactive : .script,
                disablesPrompts: options.disablesPrompts,
                form: options.output,
                trace: trace
            )
            return await HabitsApp().run(hasTerminal ? .list : .report, on: host)
        }
        outcome.exit()
    }
}
