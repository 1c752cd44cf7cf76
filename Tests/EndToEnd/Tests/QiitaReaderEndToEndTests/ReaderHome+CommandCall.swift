import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

extension ReaderHome {
    /// Creates a home in front of a service that has data for every command of the table.
    static func populated(_ count: Int = 9) throws -> ReaderHome {
        try ReaderHome(
            FakeItem.numbered(count).map { item in
                var item = item
                item.stockers = [FakeQiita.user]
                item.likers = [FakeQiita.user]
                item.comments = [
                    FakeComment(id: "c0ffee", user: "ann", body: "良い\n", createdAt: "2026-11-21T10:30:00+09:00")
                ]
                return item
            }
        )
    }

    /// The environment of every call: an account, and a browser, an editor and a pager without prompts.
    static let baseEnvironment = [
        "QIITA_TOKEN": FakeQiita.token, "BROWSER": "/bin/true", "EDITOR": "/bin/true", "PAGER": "cat",
    ]

    /// Runs a command, in a shell if it redirects its streams.
    func run(
        _ call: CommandCall,
        streams: String = "",
        environment: [String: String?] = [:]
    ) async throws -> BuiltProgram.Run {
        let environment = self.environment.merging(Self.baseEnvironment) { $1 }
            .merging(environment.compactMapValues { $0 }) { $1 }.filter { environment[$0.key] != .some(nil) }
        if streams.isEmpty { return try await program.run(call.line, environment: environment, input: call.input) }
        return try await BuiltProgram(at: "/bin/bash").run(
            ["-c", "\(streams)\nexec \"$0\" \"$@\"", program.path] + call.line,
            environment: environment,
            input: call.input
        )
    }
}

extension BuiltProgram.Run {
    /// Expects that the program has not crashed, and that its output is UTF-8.
    func expectNoCrash(_ location: SourceLocation = #_sourceLocation) {
        for text in [output, messages] {
            #expect(!text.contains("\u{FFFD}"), "what is written is UTF-8", sourceLocation: location)
            #expect(!text.contains("Fatal error") && !text.contains("Crash"), "\(text)", sourceLocation: location)
        }
    }
}
