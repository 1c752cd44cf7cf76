import Foundation
package import Testing

package enum Programs {
    /// Returns the folder of a program that is built beside the tests.
    package static func folder(of name: String, _ location: SourceLocation = #_sourceLocation) throws -> String {
        for argument in CommandLine.arguments {
            var folder = URL(fileURLWithPath: argument)
            for _ in 0..<5 {
                folder.deleteLastPathComponent()
                if FileManager.default.isExecutableFile(atPath: folder.appending(path: name).path) {
                    return folder.path
                }
            }
        }
        Issue.record("The program '\(name)' is not built beside the tests.", sourceLocation: location)
        throw CancellationError()
    }

    /// Returns the path of a tool of the system; a missing one is a failure, because a skipped test proves nothing.
    package static func tool(_ name: String, _ location: SourceLocation = #_sourceLocation) throws -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.map { "\($0)/\(name)" }
        let path = paths.first(where: FileManager.default.isExecutableFile(atPath:))
        return try #require(path, "'\(name)' is missing: run 'make setup'.", sourceLocation: location)
    }

    package struct Outcome {
        package let status: Int32
        package let output: String
    }

    /// Runs a tool to its end, and returns its standard output and standard error as one text.
    package static func run(
        _ path: String,
        _ arguments: [String],
        input: String = "",
        environment: [String: String] = [:]
    ) async throws -> Outcome {
        try await onDedicatedThread {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: path)
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            let (stdin, stdout) = (Pipe(), Pipe())
            process.standardInput = stdin
            process.standardOutput = stdout
            process.standardError = stdout
            try process.run()
            try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try stdin.fileHandleForWriting.close()
            let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
        }
    }

    /// Runs a blocking function on a thread of its own, so that it keeps no task from running.
    ///
    /// The tests of this layer cannot import Infrastructure with its `DedicatedThread`.
    package static func onDedicatedThread<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
        }
    }
}
