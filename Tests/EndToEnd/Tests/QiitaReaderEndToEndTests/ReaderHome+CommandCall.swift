import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

extension ReaderHome {
    /// A home in front of a service on which every command of the table has something to do.
    static func populated() throws -> ReaderHome {
        try ReaderHome(
            FakeItem.numbered(9).map { item in
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

    /// What every call gets: whoever is signed in, and programs that ask nobody anything.
    static let baseEnvironment = [
        "QIITA_TOKEN": FakeQiita.token, "BROWSER": "/bin/true", "EDITOR": "/bin/true", "PAGER": "cat",
    ]

    /// Runs a command in a shell that does something with its streams before.
    func run(
        _ call: CommandCall,
        streams: String = "",
        environment: [String: String?] = [:]
    ) async throws -> BuiltProgram.Run {
        let script = "\(streams)\nexec \"$0\" \"$@\""
        return try await BuiltProgram(at: "/bin/bash").run(
            ["-c", script, program.path] + call.line,
            environment: self.environment.merging(Self.baseEnvironment) { $1 }
                .merging(environment.compactMapValues { $0 }) { $1 }.filter { environment[$0.key] != .some(nil) },
            input: call.input
        )
    }
}

extension BuiltProgram.Run {
    /// Fails if the program crashed, or wrote anything that is not UTF-8.
    func expectNoCrash(_ location: SourceLocation = #_sourceLocation) {
        for text in [output, messages] {
            #expect(!text.contains("\u{FFFD}"), "what is written is UTF-8", sourceLocation: location)
            #expect(!text.contains("Fatal error") && !text.contains("Crash"), "\(text)", sourceLocation: location)
        }
    }
}
