import Foundation

/// One of the scripts of the house, run to its end as a process of its own.
struct Script {
    /// What a run left behind.
    struct Outcome {
        let status: Int32
        let lines: [String]

        var text: String { lines.joined(separator: "\n") }
    }

    static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../..").standardizedFileURL

    let name: String
    var environment: [String: String] = [:]
    /// The folder whose scripts are meant.
    var root = Self.repository

    /// Runs the script without input, and reads its standard error together with its standard output.
    func run(_ arguments: String...) async throws -> Outcome {
        try await run(arguments)
    }

    /// Runs the script without input, and reads its standard error together with its standard output.
    func run(_ arguments: [String]) async throws -> Outcome {
        let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        let handle = try FileHandle(forWritingTo: output)
        let process = Process()
        process.executableURL = root.appending(path: "Scripts").appending(path: name)
        process.arguments = arguments
        process.currentDirectoryURL = root
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        let status = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        let text = try String(contentsOf: output, encoding: .utf8)
        return Outcome(status: status, lines: text.split(separator: "\n").map(String.init))
    }
}
