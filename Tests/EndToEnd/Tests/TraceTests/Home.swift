import Foundation
import InfrastructureTesting
import PresentationKit

/// A home folder for one test, with the traces of built programs.
struct Home {
    private let temporary: TemporaryFolder
    var folder: String { temporary.path }

    init() throws {
        temporary = try TemporaryFolder()
    }

    var tracePath: String { folder + "/trace.jsonl" }

    func run(_ program: String, _ arguments: [String]) async throws -> BuiltProgram.Run {
        // strata runs the package manager.
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try await BuiltProgram(named: program).run(arguments, environment: ["HOME": folder, "PATH": path])
    }

    /// Starts a program on a terminal, which records its trace; on lines unless the full screen is wanted.
    func open(_ program: String, _ arguments: String..., isFullScreen: Bool = false) throws -> TerminalSession {
        try TerminalSession(
            BuiltProgram(named: program),
            arguments + ["--trace", tracePath],
            environment: ["HOME": folder, "PAGER": "cat", "ACCESSIBLE": isFullScreen ? "" : "1"]
        )
    }

    /// Returns the recorded trace.
    func trace() throws -> String {
        try String(contentsOfFile: tracePath, encoding: .utf8)
    }

    /// A line of a trace, as `docs/json.md` has it.
    struct Message: Decodable {
        let scene: String
        let to: String?
        let type: String
        let message: JSONValue?
    }

    /// Returns the lines of the recorded trace.
    func messages() throws -> [Message] {
        try trace().split(separator: "\n").map { try JSONDecoder().decode(Message.self, from: Data($0.utf8)) }
    }
}
