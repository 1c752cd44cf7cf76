import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// The built reader with a home folder and a ``FakeQiita`` for one test.
final class ReaderHome: Sendable {
    let program: BuiltProgram
    let qiita: FakeQiita
    let items: [FakeItem]
    let folder = FileManager.default.temporaryDirectory.appending(path: "reader-\(UUID().uuidString)").path

    convenience init(_ items: [FakeItem] = FakeItem.numbered(45)) throws {
        try self.init(items, qiita: FakeQiita(items))
        try FileManager.default.createDirectory(atPath: configuration, withIntermediateDirectories: true)
        // Tests change the articles between two runs, and expect the change.
        try configure("max-age = 0\n")
    }

    private init(_ items: [FakeItem], qiita: FakeQiita) throws {
        program = try BuiltProgram(named: "qiita-reader")
        self.qiita = qiita
        self.items = items
    }

    /// Returns a home with the same files in front of the same service, which has the articles of the beginning again.
    func copy() throws -> ReaderHome {
        let items = items
        qiita.change { $0 = items }
        let copy = try ReaderHome(items, qiita: qiita)
        try FileManager.default.copyItem(atPath: folder, toPath: copy.folder)
        return copy
    }

    /// The folder of the settings file.
    var configuration: String { folder + "/.config/qiita-reader" }

    /// Writes the settings file.
    func configure(_ text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: configuration + "/config"))
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The environment of every run, in which a terminal shows lines.
    var environment: [String: String] {
        ["HOME": folder, "QIITA_DOMAIN": "http://\(qiita.host)", "PAGER": "cat", "ACCESSIBLE": "1"]
    }

    @discardableResult
    func run(
        _ arguments: String...,
        environment: [String: String] = [:],
        exits status: Int32? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> BuiltProgram.Run {
        try await run(arguments, environment: environment, exits: status, sourceLocation: sourceLocation)
    }

    /// Runs the reader.
    ///
    /// - Parameter status: the expected exit code; nil for any.
    @discardableResult
    func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: String = "",
        exits status: Int32? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> BuiltProgram.Run {
        let environment = self.environment.merging(environment) { $1 }
        let run = try await program.run(arguments, environment: environment, input: input)
        if let status { #expect(run.status == status, "\(arguments): \(run)", sourceLocation: sourceLocation) }
        return run
    }

    /// Stores a token as Qiita's own tool does.
    func storeToolToken(_ token: String) throws {
        let folder = folder + "/.config/qiita-cli"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let text = #"{"default": "qiita", "credentials": [{"name": "qiita", "accessToken": "\#(token)"}]}"#
        try Data(text.utf8).write(to: URL(filePath: folder + "/credentials.json"))
    }

    /// Runs the reader, and again as long as waiting for the lock of another process fails.
    func runRetryingWhileLocked(_ arguments: String..., environment: [String: String] = [:]) async throws
        -> BuiltProgram.Run
    {
        while true {
            let run = try await run(arguments, environment: environment)
            guard run.status == 7, run.messages.contains("Another program is using ") else { return run }
        }
    }

    func open(
        _ arguments: String...,
        environment: [String: String] = [:],
        columns: Int = 80
    ) throws -> TerminalSession {
        try open(arguments, environment: environment, columns: columns)
    }

    /// Opens the reader, or another program that starts it, on a terminal.
    func open(
        _ arguments: [String],
        with starter: BuiltProgram? = nil,
        environment: [String: String] = [:],
        columns: Int = 80
    ) throws -> TerminalSession {
        try TerminalSession(
            starter ?? program,
            arguments,
            environment: self.environment.merging(environment) { $1 },
            columns: columns
        )
    }

    /// Opens the reader on a full screen that an emulator shows.
    func openFullScreen(
        _ arguments: String...,
        environment: [String: String] = [:]
    ) throws -> EmulatedSession {
        try openFullScreen(arguments, environment: environment)
    }

    func openFullScreen(
        _ arguments: [String],
        environment: [String: String] = [:]
    ) throws -> EmulatedSession {
        try EmulatedSession(program, arguments, environment: fullScreenEnvironment.merging(environment) { $1 })
    }

    /// The environment of a run on a full screen.
    var fullScreenEnvironment: [String: String] {
        environment.merging(["ACCESSIBLE": "", "BROWSER": "true"]) { $1 }
    }

    /// Runs a script of the shell on a terminal; its `$0` is the reader.
    func openShell(
        _ script: String,
        environment: [String: String] = [:],
        columns: Int = 200
    ) throws -> TerminalSession {
        try open(
            ["-c", script, program.path],
            with: BuiltProgram(at: "/bin/sh"),
            environment: environment,
            columns: columns
        )
    }
}
