import CommandLineKit
import PresentationKit
import ReportKit
import __Feature__CommandLine

extension Program<StandardOptions, AppScene> {
    /// The program of the app: the commands of every feature, and the first screen without a command.
    static var app: Program {
        Program(
            "__app__",
            version: "0.1.0",
            abstract: __Feature__Invocation.group.abstract,
            globals: StandardOptions.parameter(languages: [.english, .japanese]),
            commands: [
                __Feature__Invocation.group.map { .__feature__($0) }
            ],
            alone: Parameter { .__feature__(.open) },
            conventions: Entry.folderVariables,
            files: [.storedFiles(in: "$XDG_CONFIG_HOME/__app__")],
            exits: [.done, .failed, .wrongUsage, .notFound, .storage, .interrupted],
            languages: [.english, .japanese]
        )
    }
}
