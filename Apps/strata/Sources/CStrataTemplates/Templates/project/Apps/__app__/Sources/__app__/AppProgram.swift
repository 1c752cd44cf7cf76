import CommandLineKit
import ReportKit
import __Feature__CommandLine

extension Program<StandardOptions, AppScene> {
    /// The program of the app: the commands of every feature, and the first screen without a command.
    static var app: Program {
        Program(
            "__app__",
            version: "0.1.0",
            abstract: __Feature__Invocation.abstract,
            globals: StandardOptions.parameter(),
            commands: [
                __Feature__Invocation.group.map { .__feature__($0) }
            ],
            alone: Parameter { .__feature__(.open) },
            conventions: __Feature__Invocation.conventions,
            files: __Feature__Invocation.files(of: "__app__"),
            exits: [.done, .wrongUsage, .storage, .interrupted]
        )
    }
}
