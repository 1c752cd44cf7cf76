import Foundation
import Testing

/// A script of this repository, run to its end as a process.
struct Script {
    /// The exit code and the output of a run.
    struct Outcome {
        let status: Int32
        let lines: [String]

        var text: String { lines.joined(separator: "\n") }
    }

    static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../..").standardizedFileURL

    let name: String
    var environment: [String: String] = [:]
    /// The folder that contains the folder `Scripts`.
    var root = Self.repository

    /// Runs the script without input, with its standard error in its output.
    @discardableResult
    func run(
        _ arguments: String...,
        exits status: Int32? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Outcome {
        try await run(arguments, exits: status, sourceLocation: sourceLocation)
    }

    /// Runs the script without input, with its standard error in its output; packages are built as `Scripts/fresh/swift` does.
    ///
    /// - Parameter expected: the expected exit code; nil for any.
    @discardableResult
    func run(
        _ arguments: [String],
        exits expected: Int32? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Outcome {
        let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        let handle = try FileHandle(forWritingTo: output)
        let process = Process()
        process.executableURL = root.appending(path: "Scripts").appending(path: name)
        process.arguments = arguments
        process.currentDirectoryURL = root
        var inherited = ProcessInfo.processInfo.environment
        inherited["PATH"] = Self.repository.path + "/Scripts/fresh:" + (inherited["PATH"] ?? "/usr/bin:/bin")
        process.environment = inherited.merging(environment) { $1 }
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
        if let expected { #expect(status == expected, "\(text)", sourceLocation: sourceLocation) }
        return Outcome(status: status, lines: text.split(separator: "\n").map { String($0) })
    }
}
