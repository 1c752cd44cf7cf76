import FakeQiita
import Foundation
import InfrastructureTesting

/// The built reader with a home and a Qiita of its own, as each test needs them.
final class ReaderHome: Sendable {
    let program: BuiltProgram
    let qiita: FakeQiita
    let items: [FakeItem]
    let folder = FileManager.default.temporaryDirectory.appending(path: "reader-\(UUID().uuidString)").path

    init(_ items: [FakeItem] = FakeItem.numbered(45)) throws {
        program = try BuiltProgram(named: "qiita-reader")
        qiita = try FakeQiita(items)
        self.items = items
        try FileManager.default.createDirectory(atPath: configuration, withIntermediateDirectories: true)
        // Tests change what the service says from one run to the next, and want to see it.
        try configure("max-age = 0\n")
    }

    /// The folder of the reader's settings.
    var configuration: String { folder + "/.config/qiita-reader" }

    /// Writes the settings, as a person does by hand.
    func configure(_ text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: configuration + "/config"))
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// What every run gets; tests of the pager name another one than none.
    var environment: [String: String] {
        ["HOME": folder, "QIITA_DOMAIN": "http://\(qiita.host)", "PAGER": "cat"]
    }

    func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> BuiltProgram.Run {
        try await run(arguments, environment: environment)
    }

    func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> BuiltProgram.Run {
        try await program.run(arguments, environment: self.environment.merging(environment) { $1 })
    }

    /// Runs it, and again while another program uses its files longer than it waits, as the message asks for.
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
        try TerminalSession(
            program,
            arguments,
            environment: self.environment.merging(environment) { $1 },
            columns: columns
        )
    }
}
