import Foundation
import InfrastructureTesting
import Testing

/// A worker process, whose program lies beside the tests.
struct Worker {
    /// The result of a run.
    struct Ending: Equatable {
        let lines: [String]
        let isKilled: Bool

        /// The outcome of the command: `done` or an error, without the number of calls.
        var outcome: Substring { lines.last.flatMap { line in line.lastIndex(of: " ").map { line[..<$0] } } ?? "" }
        /// The number of system calls.
        var calls: Int { lines.last?.split(separator: " ").last.flatMap { Int($0) } ?? 0 }
        var isDone: Bool { outcome == "done" }
    }

    private let process: RunningProgram

    /// A Boolean value that indicates whether the worker has printed something.
    var hasPrinted: Bool { process.hasPrinted }

    /// Starts the worker.
    ///
    /// - Parameter canExchange: false for a system that cannot exchange the paths of two files.
    init(_ arguments: [String], canExchange: Bool = true) throws {
        var environment = ProcessInfo.processInfo.environment
        environment["STRATA_NO_EXCHANGE"] = canExchange ? nil : "1"
        process = try BuiltProgram(named: "StorageWorker").start(arguments, environment: environment)
    }

    /// Runs a worker to its end.
    static func run(_ arguments: String...) async throws -> Ending {
        try await run(arguments)
    }

    static func run(_ arguments: [String]) async throws -> Ending {
        try await Worker(arguments).ending()
    }

    func kill() {
        process.kill()
    }

    /// Stops the worker until it is killed.
    func stop() async {
        await process.stop()
    }

    func ending() async -> Ending {
        let run = await process.end()
        return Ending(lines: run.lines, isKilled: run.isKilled)
    }
}
