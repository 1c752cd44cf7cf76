import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

#if os(Linux)
    /// Holds what `--json` prints against the schemas in `docs/schema`, with the validator of the distribution.
    struct SchemaTests {
        private static let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        private static let id = "00000000000000000003"

        @Test(arguments: [
            (["list"], "article"), (["search", "Article"], "article"), (["read", id], "article"),
            (["read", id, "--toc"], "heading"), (["read", id, "--links"], "link"),
            (["comments", id], "comment"), (["user", "koher"], "user"), (["tag", "Swift"], "tag"),
            (["stock", id], "reaction"), (["stocked", id], "reaction"), (["like", id], "reaction"),
            (["kept"], "kept"), (["search", "--offline", "Article"], "kept"), (["sync", "--mine"], "sync"),
            (["whoami"], "account"), (["status"], "status"), (["config", "list"], "setting"),
            (["saved", "save", "a", "Article", "--stocks", "0"], "saved"), (["saved"], "saved"),
            (["saved", "list"], "saved"),
            (["saved", "run", "b"], "article"), (["saved", "run", "b", "--offline"], "kept"),
            (["sync", "--saved", "b"], "sync"), (["config", "path"], "settings-path"),
            (["appearance", "show"], "appearance"), (["history"], "history"),
            (["read", "-"], "manuscript"), (["read", "-", "--format", "html"], "manuscript"),
        ])
        func `what is printed is of its schema`(arguments: [String], schema: String) async throws {
            let body = "# 章\n\n## 節\n\n[題](https://example.com)\n"
            let home = try ReaderHome(
                FakeItem.numbered(9).map { item in
                    var item = item
                    item.body = body
                    item.comments = [
                        FakeComment(id: "c0ffee", user: "ann", body: "良い", createdAt: "2026-11-21T10:30:00+09:00")
                    ]
                    return item
                }
            )
            let token = ["QIITA_TOKEN": FakeQiita.token]
            _ = try await home.run("saved", "save", "b", "Article")
            if schema == "history" { _ = try await home.run(["read", Self.id], environment: token) }
            if schema == "kept" { _ = try await home.run(["list"], environment: token) }
            let result = try await home.run(arguments + ["--json"], environment: token)
            let file = Self.root.appending(path: "docs/schema/\(schema).schema.json")
            let lines = result.output.split(separator: "\n")
            #expect(!lines.isEmpty, "\(result.messages)")
            let known = try Self.keys(known: file)
            for line in lines {
                let record = home.folder + "/record.json"
                try Data(line.utf8).write(to: URL(filePath: record))
                let check = try await BuiltProgram(at: "/usr/bin/jsonschema").run(["-i", record, file.path])
                #expect(check.status == 0, "\(line)\n\(check.output)\(check.messages)")
                let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                #expect(object?.keys.allSatisfy(known.contains) == true, "\(line)")
            }
        }

        @Test func `what is not of its schema is found`() async throws {
            let home = try ReaderHome()
            let record = home.folder + "/record.json"
            try Data(#"{"appearance":"purple"}"#.utf8).write(to: URL(filePath: record))
            let file = Self.root.appending(path: "docs/schema/appearance.schema.json")
            let check = try await BuiltProgram(at: "/usr/bin/jsonschema").run(["-i", record, file.path])
            #expect(check.status != 0)
        }

        /// The keys that a schema knows; others would be printed without being described.
        private static func keys(known schema: URL) throws -> Set<String> {
            let object = try JSONSerialization.jsonObject(with: Data(contentsOf: schema)) as? [String: Any]
            return Set((object?["properties"] as? [String: Any] ?? [:]).keys)
        }
    }
#endif
