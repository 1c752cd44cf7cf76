import Foundation
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

    private let process = Process()
    private let output = Pipe()

    init(_ arguments: [String]) throws {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(filePath: own).deletingLastPathComponent().appending(path: "StorageWorker")
        process.arguments = arguments
        process.standardOutput = output
    }

    /// Runs it to its end.
    static func run(_ arguments: String...) async throws -> Ending {
        let worker = try Worker(arguments)
        try worker.start()
        return await worker.ending()
    }

    func start() throws {
        try process.run()
    }

    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
    }

    /// Waits for the end, off the threads that tests share.
    func ending() async -> Ending {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [process, output] in
                let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                process.waitUntilExit()
                let lines = text.split(separator: "\n").map(String.init)
                let isKilled = process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
                continuation.resume(returning: Ending(lines: lines, isKilled: isKilled))
            }
        }
    }
}
