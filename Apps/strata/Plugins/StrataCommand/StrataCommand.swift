import Foundation
import PackagePlugin

/// The command `swift package strata`, which runs the program `strata` in the folder of the package.
@main
struct StrataCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let program = Process()
        program.executableURL = try context.tool(named: "strata").url
        program.arguments = arguments
        program.currentDirectoryURL = context.package.directoryURL
        try program.run()
        program.waitUntilExit()
        if program.terminationStatus != 0 { exit(program.terminationStatus) }
    }
}
