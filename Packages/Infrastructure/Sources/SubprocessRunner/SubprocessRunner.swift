public import Foundation
public import RepositoryKit

/// Runs programs of this machine as child processes.
///
/// ```swift
/// let outcome = try await SubprocessRunner().run(ProcessCommand("git", ["--version"]))
/// print(String(decoding: outcome.output, as: UTF8.self))
/// ```
public struct SubprocessRunner: ProcessRunner {
    private let environment: [String: String]

    /// Makes a runner.
    ///
    /// - Parameter environment: what programs are given, and where `PATH` is looked up.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
    }

    @concurrent
    public func run(_ command: ProcessCommand) async throws(ProcessError) -> ProcessOutcome {
        guard let program = Self.path(of: command.program, in: environment) else {
            throw .notFound(program: command.program)
        }
        let child = ChildProcess(program: program, command: command, environment: environment)
        return try await child.run().get()
    }

    /// The file of a program: a path stands for itself, a name is looked for on `PATH`.
    static func path(of program: String, in environment: [String: String]) -> String? {
        let candidates =
            program.contains("/")
            ? [program]
            : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

/// One child process, from its start to its end.
///
/// Its output goes to files without names, so that however much it writes it never waits for a reader.
private struct ChildProcess {
    private let process = Process()
    private let command: ProcessCommand

    init(program: String, command: ProcessCommand, environment: [String: String]) {
        self.command = command
        process.executableURL = URL(filePath: program)
        process.arguments = command.arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        if let folder = command.folder { process.currentDirectoryURL = URL(filePath: folder) }
    }

    func run() async -> Result<ProcessOutcome, ProcessError> {
        guard !Task.isCancelled else { return .failure(.cancelled) }
        guard let output = Self.scratchFile(), let messages = Self.scratchFile() else {
            return .failure(.notStarted(program: command.program))
        }
        process.standardOutput = output
        process.standardError = messages
        let end = await waitForEnd()
        if Task.isCancelled { return .failure(.cancelled) }
        switch end {
        case .ended: break
        case .notStarted: return .failure(.notStarted(program: command.program))
        case .timeIsUp: return .failure(.timedOut(program: command.program))
        }
        let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return .success(
            ProcessOutcome(status: status, output: Self.contents(of: output), messages: Self.contents(of: messages))
        )
    }

    private enum End {
        case ended
        case notStarted
        case timeIsUp
    }

    /// Waits until the process has ended, and ends it when its time is up or nobody waits any more.
    private func waitForEnd() async -> End {
        let limit = command.limit
        return await withTaskGroup(of: End.self) { group in
            group.addTask { await runToEnd() }
            group.addTask {
                (try? await Task.sleep(for: limit)) == nil ? .ended : .timeIsUp
            }
            let first = await group.next() ?? .ended
            group.cancelAll()
            // The process has to be gone before anybody asks for its status.
            await group.waitForAll()
            return first
        }
    }

    private func runToEnd() async -> End {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                process.terminationHandler = { _ in continuation.resume(returning: .ended) }
                do {
                    try process.run()
                } catch {
                    continuation.resume(returning: .notStarted)
                    return
                }
                if Task.isCancelled { end() }
            }
        } onCancel: {
            end()
        }
    }

    /// Ends the process for good: programs started from a thread of the pool have the gentler signals blocked.
    private func end() {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    private static func scratchFile() -> FileHandle? {
        let path = NSTemporaryDirectory() + "/" + UUID().uuidString
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
            return nil
        }
        defer { try? FileManager.default.removeItem(atPath: path) }
        return FileHandle(forUpdatingAtPath: path)
    }

    private static func contents(of file: FileHandle) -> [UInt8] {
        guard (try? file.seek(toOffset: 0)) != nil else { return [] }
        return (try? file.readToEnd()).map { [UInt8]($0) } ?? []
    }
}
