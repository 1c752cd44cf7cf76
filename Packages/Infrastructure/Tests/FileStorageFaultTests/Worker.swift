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
    ///
    /// - Parameter boot: the time between two starts of the machine in which it takes itself to live; by default the real
    ///   one.
    /// - Parameter canExchange: whether its system can give two files each other's path.
    /// - Parameter heldSync: the path of a pipe; synchronising a whole disk takes until its other end was opened and closed.
    init(
        _ arguments: [String],
        boot: String? = nil,
        canExchange: Bool = true,
        heldSync: String? = nil
    ) throws {
        var environment = ProcessInfo.processInfo.environment
        environment["STRATA_BOOT"] = boot
        environment["STRATA_NO_EXCHANGE"] = canExchange ? nil : "1"
        environment["STRATA_HELD_SYNC"] = heldSync
        process = try BuiltProgram(named: "StorageWorker").start(arguments, environment: environment)
    }

    /// Runs it to its end.
    static func run(_ arguments: String...) async throws -> Ending {
        try await run(arguments)
    }

    static func run(_ arguments: [String], boot: String? = nil) async throws -> Ending {
        try await Worker(arguments, boot: boot).ending()
    }

    func kill() {
        process.kill()
    }

    /// Has it do nothing any more, not even end.
    func stop() async {
        await process.stop()
    }

    func ending() async -> Ending {
        let run = await process.end()
        return Ending(lines: run.output.split(separator: "\n").map(String.init), isKilled: run.status == 128 + SIGKILL)
    }
}
