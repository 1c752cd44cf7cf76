#if os(Linux)
    import FakeQiita
    import Foundation
    import InfrastructureTesting
    import Testing

    /// Validates the output of every command with `--json` against the schemas in `docs/schema`.
    struct SchemaTests {
        private static let calls = CommandCall.all + PrintedRecord.variants
        private static let folder = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/schema")

        private static func file(of schema: String) -> URL { folder.appending(path: "\(schema).schema.json") }

        /// Returns a home with data for every command.
        private static func home() async throws -> ReaderHome {
            let home = try ReaderHome(
                FakeItem.numbered(9).map { item in
                    var item = item
                    item.body = "# 章\n\n## 節\n\n本文の[題](https://example.com)\n"
                    item.comments = [
                        FakeComment(id: "c0ffee", user: "ann", body: "良い", createdAt: "2026-11-21T10:30:00+09:00")
                    ]
                    return item
                }
            )
            for line in [["saved", "save", "b", "Article"], ["read", "00000000000000000002"]] {
                try await home.run(line, exits: 0)
            }
            return home
        }

        private static func run(_ call: CommandCall, in home: ReaderHome) async throws -> BuiltProgram.Run {
            let baseEnvironment = ["QIITA_TOKEN": FakeQiita.token, "BROWSER": "/bin/true", "EDITOR": "/bin/true"]
            return try await home.run(call.line + ["--json"], environment: baseEnvironment, input: call.input)
        }

        private func expect(_ output: String, isOf schema: String, from call: String) async throws {
            let lines = output.split(separator: "\n")
            #expect(!lines.isEmpty, "'\(call)' printed nothing")
            let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            var arguments: [String] = []
            let known = try Self.keys(of: schema)
            for (number, line) in lines.enumerated() {
                let record = folder.appending(path: "\(number).json")
                try Data(line.utf8).write(to: record)
                arguments += ["-i", record.path]
                let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                #expect(object?.keys.allSatisfy(known.contains) == true, "\(call): \(line)")
            }
            let check = try await BuiltProgram(at: "/usr/bin/jsonschema")
                .run(arguments + [Self.file(of: schema).path])
            #expect(check.status == 0, "\(call): \(check.output)\(check.messages)")
        }

        @Test(arguments: calls)
        func `the output of each command has its schema`(call: CommandCall) async throws {
            let printed = try #require(PrintedRecord.reader[call.description], "'\(call)' has no row")
            let home = try await Self.home()
            let run = try await Self.run(call, in: home)
            switch printed {
            case .of(let schema): try await expect(run.output, isOf: schema, from: call.description)
            case .nothing: #expect(run.output.isEmpty, "\(run.output)")
            case .document: #expect(run.output == (try await home.run(call.line).output))
            }
        }

        /// The commands that a help text lists.
        private static func commands(in help: String) -> Set<String> {
            let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
            return Set(
                lines.drop { $0 != "Commands:" }.dropFirst().prefix { !$0.isEmpty }.map(String.init).compactMap(
                    firstWord
                )
            )
        }

        private static func firstWord(of line: String) -> String? {
            line.split(separator: " ").first.map(String.init)
        }

        @Test func `the output of each command of hoge has its schema`() async throws {
            let hoge = try BuiltProgram(named: "hoge")
            let home = try ReaderHome()
            func run(_ arguments: [String]) async throws -> String {
                try await hoge.run(arguments, environment: ["HOME": home.folder]).output
            }
            #expect(
                try await Self.commands(in: run(["help"])) == Set(PrintedRecord.hoge.keys.compactMap(Self.firstWord))
            )
            for (line, printed) in PrintedRecord.hoge {
                let words = line.split(separator: " ").map(String.init)
                let output = try await run(words + ["--json"])
                switch printed {
                case .of(let schema): try await expect(output, isOf: schema, from: "hoge \(line)")
                case .nothing: #expect(output.isEmpty, "\(output)")
                case .document: #expect(output == (try await run(words)))
                }
            }
            try await expect(try await run(["--json"]), isOf: "appearance", from: "hoge")
        }

        @Test func `the output of each command of album has its schema`() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "album-\(UUID().uuidString)").path
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let album = try BuiltProgram(named: "album")
            let environment = ["HOME": folder, "ALBUM_FOLDER": folder + "/albums", "EDITOR": "/bin/true"]
            let help = try await album.run(["help"], environment: environment).output
            #expect(Self.commands(in: help) == Set(PrintedRecord.album.map(\.key).compactMap(Self.firstWord)))
            for (line, printed) in PrintedRecord.album {
                let words = line.replacing("FOLDER", with: folder).split(separator: " ").map(String.init)
                let run = try await album.run(words + ["--json"], environment: environment)
                // The editor needs a terminal.
                #expect(run.status == (line == "config edit" ? 2 : 0), "\(line): \(run.messages)")
                switch printed {
                case .of(let schema): try await expect(run.output, isOf: schema, from: "album \(line)")
                case .nothing: #expect(run.output.isEmpty, "\(line): \(run.output)")
                case .document: #expect(run.output == (try await album.run(words, environment: environment)).output)
                }
            }
        }

        @Test func `every row belongs to a call, and every schema to a record`() throws {
            #expect(Set(PrintedRecord.reader.keys) == Set(Self.calls.map(\.description)))
            let printed =
                Array(PrintedRecord.reader.values) + Array(PrintedRecord.hoge.values) + PrintedRecord.album.map(\.value)
            let used = printed.compactMap { if case .of(let schema) = $0 { schema } else { nil } }
            let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            #expect(Set(files) == Set(used.map { Self.file(of: $0).lastPathComponent }))
        }

        @Test func `output without its schema is found`() async throws {
            try await withKnownIssue {
                try await expect(
                    #"{"appearance":"light"}"# + "\n" + #"{"appearance":"purple"}"#,
                    isOf: "appearance",
                    from: "a painter"
                )
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains("'purple' is not one of") }
            }
            await withKnownIssue {
                try await expect(#"{"appearance":"light","shade":1}"#, isOf: "appearance", from: "a painter")
            }
        }

        /// Returns the keys of a schema; any other key would be printed without a description.
        private static func keys(of schema: String) throws -> Set<String> {
            let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file(of: schema))) as? [String: Any]
            return Set((object?["properties"] as? [String: Any] ?? [:]).keys)
        }
    }
#endif
