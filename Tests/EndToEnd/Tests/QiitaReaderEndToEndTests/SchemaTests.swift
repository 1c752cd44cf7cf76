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

        /// Printed records, each with the name of its schema and the call that printed it.
        private struct Records {
            private var lines: [String] = []

            /// Adds the records that a call has printed, one on each line.
            mutating func add(_ output: String, of schema: String, from call: String) throws {
                let records = output.split(separator: "\n").map(String.init)
                #expect(!records.isEmpty, "'\(call)' printed nothing")
                for record in records {
                    lines.append(String(decoding: try JSONEncoder().encode([call, schema, record]), as: UTF8.self))
                }
            }

            private static let script = """
                import json, jsonschema, pathlib, sys
                for line in sys.stdin:
                    call, name, text = json.loads(line)
                    schema = json.loads((pathlib.Path(sys.argv[1]) / f"{name}.schema.json").read_text())
                    record = json.loads(text)
                    for error in jsonschema.validators.validator_for(schema)(schema).iter_errors(record):
                        print(f"{call}: {error.message}")
                    for key in record.keys() - schema.get("properties", {}).keys():
                        print(f"{call}: the schema does not describe {key}")
                """

            /// What is wrong with the records; a key that the schema does not name is.
            func violations() async throws -> [String] {
                let check = try await BuiltProgram(at: "/usr/bin/python3")
                    .run(["-c", Self.script, folder.path], input: lines.joined(separator: "\n"))
                try #require(check.status == 0, "\(check)")
                return check.output.split(separator: "\n").map(String.init)
            }
        }

        @Test func `the output of each command has its schema`() async throws {
            let prepared = try await Self.home()
            var records = Records()
            for call in Self.calls {
                let printed = try #require(PrintedRecord.reader[call.description], "'\(call)' has no row")
                let home = try prepared.copy()
                let output = try await Self.run(call, in: home).output
                switch printed {
                case .of(let schema): try records.add(output, of: schema, from: call.description)
                case .nothing: #expect(output.isEmpty, "\(call): \(output)")
                case .document: #expect(output == (try await home.run(call.line).output))
                }
            }
            #expect(try await records.violations() == [])
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
            var records = Records()
            for (line, printed) in PrintedRecord.hoge {
                let words = line.split(separator: " ").map(String.init)
                let output = try await run(words + ["--json"])
                switch printed {
                case .of(let schema): try records.add(output, of: schema, from: "hoge \(line)")
                case .nothing: #expect(output.isEmpty, "\(output)")
                case .document: #expect(output == (try await run(words)))
                }
            }
            try records.add(try await run(["--json"]), of: "appearance", from: "hoge")
            #expect(try await records.violations() == [])
        }

        @Test func `the output of each command of album has its schema`() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "album-\(UUID().uuidString)").path
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let album = try BuiltProgram(named: "album")
            let environment = ["HOME": folder, "ALBUM_FOLDER": folder + "/albums", "EDITOR": "/bin/true"]
            let help = try await album.run(["help"], environment: environment).output
            #expect(Self.commands(in: help) == Set(PrintedRecord.album.map(\.key).compactMap(Self.firstWord)))
            var records = Records()
            for (line, printed) in PrintedRecord.album {
                let words = line.replacing("FOLDER", with: folder).split(separator: " ").map(String.init)
                let run = try await album.run(words + ["--json"], environment: environment)
                // The editor needs a terminal.
                #expect(run.status == (line == "config edit" ? 2 : 0), "\(line): \(run.messages)")
                switch printed {
                case .of(let schema): try records.add(run.output, of: schema, from: "album \(line)")
                case .nothing: #expect(run.output.isEmpty, "\(line): \(run.output)")
                case .document: #expect(run.output == (try await album.run(words, environment: environment)).output)
                }
            }
            #expect(try await records.violations() == [])
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
            var records = Records()
            let output = """
                {"appearance":"light"}
                {"appearance":"purple"}
                {"appearance":"light","shade":1}
                """
            try records.add(output, of: "appearance", from: "a painter")
            let violations = try await records.violations()
            #expect(violations.count == 2 && violations[0].contains("'purple' is not one of"))
            #expect(violations.last == "a painter: the schema does not describe shade")
        }
    }
#endif
