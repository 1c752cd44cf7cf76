#if os(Linux)
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

        /// Printed records, each with the name of its schema and the call that printed it.
        private struct Records {
            private var lines: [String] = []

            /// Adds the records that a call has printed, one on each line.
            mutating func add(_ output: String, of schema: String, from call: String) throws {
                let records = output.split(separator: "\n").map { String($0) }
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
                return check.lines
            }
        }

        @Test func `the output of each command has its schema, and no control character`() async throws {
            let prepared = try await ControlCharacterTests.home()
            for line in [["saved", "save", "b", "Article"], ["keep", "00000000000000000002"]] {
                try await prepared.run(line, exits: 0)
            }
            var records = Records()
            for call in Self.calls {
                let printed = try #require(PrintedRecord.reader[call.description], "'\(call)' has no row")
                let home = try prepared.copy()
                let run = try await home.run(call.adding(["--json"]))
                #expect(run.status == call.status, "\(call): \(run)")
                let output = run.output
                let controls = ControlCharacterTests.controls(output + run.messages)
                #expect(controls.isEmpty, "\(call): \(run)")
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
                lines.drop { $0 != "Commands:" }.dropFirst().prefix { !$0.isEmpty }.map { String($0) }.compactMap(
                    firstWord
                )
            )
        }

        private static func firstWord(of line: String) -> String? {
            line.split(separator: " ").first.map { String($0) }
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
                let words = line.split(separator: " ").map { String($0) }
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
            let temporary = try TemporaryFolder()
            let folder = temporary.path
            let album = try BuiltProgram(named: "album")
            let environment = ["HOME": folder, "ALBUM_FOLDER": folder + "/albums", "EDITOR": "/bin/true"]
            let help = try await album.run(["help"], environment: environment).output
            #expect(Self.commands(in: help) == Set(PrintedRecord.album.map(\.key).compactMap(Self.firstWord)))
            var records = Records()
            for (line, printed) in PrintedRecord.album {
                let words = line.replacing("FOLDER", with: folder).split(separator: " ").map { String($0) }
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
