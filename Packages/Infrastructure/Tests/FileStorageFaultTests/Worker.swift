import Foundation
import InfrastructureTesting
import Testing

/// Runs the worker, which lies beside the tests.
struct Worker {
    /// How a run ended.
    struct Ending: Equatable {
        let lines: [String]
        let isKilled: Bool

        /// What the command came to: `done` or an error, without the number of calls.
        var outcome: Substring { lines.last.flatMap { line in line.lastIndex(of: " ").map { line[..<$0] } } ?? "" }
        /// How many system calls there were.
        var calls: Int { lines.last?.split(separator: " ").last.flatMap { Int($0) } ?? 0 }
        var isDone: Bool { outcome == "done" }
    }

    private let process: RunningProgram

    /// Starts it.
    init(_ arguments: [String]) throws {
        process = try BuiltProgram(named: "StorageWorker")
            .start(arguments, environment: ProcessInfo.processInfo.environment)
    }

    /// Runs it to its end.
    static func run(_ arguments: String...) async throws -> Ending {
        try await Worker(arguments).ending()
    }

    func kill() {
        process.kill()
    }

    func ending() async -> Ending {
        let run = await process.end()
        return Ending(lines: run.output.split(separator: "\n").map(String.init), isKilled: run.status == 128 + SIGKILL)
    }
}
