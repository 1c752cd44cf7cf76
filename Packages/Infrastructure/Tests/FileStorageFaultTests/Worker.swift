import DedicatedThreads
import Foundation
import InfrastructureTesting
import SubprocessRunner
import Synchronization
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
    init(_ arguments: [String]) throws {
        process = try BuiltProgram(named: "StorageWorker").start(
            arguments,
            environment: ProcessInfo.processInfo.environment
        )
    }

    /// Runs a worker to its end.
    static func run(_ arguments: String...) async throws -> Ending {
        try await run(arguments)
    }

    static func run(_ arguments: [String]) async throws -> Ending {
        try await ForkingWorker.run(arguments)
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

/// A process that forks a worker for each run, which takes a fraction of the time that a program takes to start.
private final class ForkingWorker: Sendable {
    /// Those that are not in use.
    private static let idle = Mutex<[ForkingWorker]>([])

    private let tasks: Descriptor
    private let results: Descriptor

    private init() throws {
        let (input, output) = try (#require(Descriptor.pipe()), #require(Descriptor.pipe()))
        // What it loads is bound once, before it forks.
        let environment = ProcessInfo.processInfo.environment.merging(["LD_BIND_NOW": "1"]) { $1 }
        let launch = try ProgramLaunch(
            BuiltProgram(named: "StorageWorker").path,
            ["fork"],
            environment: ProgramEnvironment(environment, withholding: []),
            streams: [.descriptor(input.reading), .descriptor(output.writing), .inherited],
            groupRole: .groupLeader
        )
        // It ends when its input does, at the latest with the tests.
        _ = try launch.spawn()
        (tasks, results) = (input.writing, output.reading)
    }

    static func run(_ arguments: [String]) async throws -> Worker.Ending {
        let worker = try idle.withLock { $0.popLast() } ?? ForkingWorker()
        let ending = try await DedicatedThread.run { try worker.run(arguments) }
        idle.withLock { $0.append(worker) }
        return ending
    }

    /// Runs a worker, and returns what it has printed before the line with the signal that ended it.
    private func run(_ arguments: [String]) throws -> Worker.Ending {
        let task = Array((arguments.joined(separator: " ") + "\n").utf8)
        try #require(write(tasks.number, task, task.count) == task.count)
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(results.number, &buffer, buffer.count)
            try #require(count > 0, "the worker that forks has ended")
            output += buffer[..<count]
            var lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map { String($0) }
            guard output.last == UInt8(ascii: "\n"), let last = lines.popLast(), last.hasPrefix("signal ") else {
                continue
            }
            return Worker.Ending(lines: lines, isKilled: last == "signal \(SIGKILL)")
        }
    }
}
