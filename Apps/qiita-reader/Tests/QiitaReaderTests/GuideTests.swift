import Foundation
import InfrastructureTesting
import Testing

/// Tests of the built program with its guide: without a network, without a token, in an empty home.
final class GuideTests {
    private let program: BuiltProgram
    private let home = FileManager.default.temporaryDirectory.appending(path: "guide-\(UUID().uuidString)").path

    init() throws {
        program = try BuiltProgram(named: "qiita-reader")
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: home)
    }

    private func run(_ arguments: String...) async throws -> BuiltProgram.Run {
        try await program.run(["--source", "guide"] + arguments, environment: ["HOME": home])
    }

    /// The chapters in `docs/guide`, by their names without number and extension.
    private static func files() throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../docs/guide")
        return try FileManager.default.contentsOfDirectory(atPath: folder.standardizedFileURL.path)
            .filter { $0.first?.isNumber == true }.sorted().map {
                String($0.drop { $0 != "-" }.dropFirst().dropLast(3))
            }
    }

    @Test func `lists the chapters, the first one first`() async throws {
        let result = try await run("list")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("a-project-in-ten-minutes\tA project in ten minutes\t"))
        #expect(result.messages.isEmpty)
    }

    @Test func `lists each chapter once, in the language that was asked for, under the same name`() async throws {
        func chapters(_ language: String) async throws -> [(name: Substring, title: Substring)] {
            try await run("list", "--per-page", "100", "--lang", language).output.split(separator: "\n").map { line in
                let fields = line.split(separator: "\t")
                return (fields[0], fields[1])
            }
        }
        let english = try await chapters("en")
        let japanese = try await chapters("ja")
        #expect(english.map { String($0.name) } == (try Self.files()), "Add the chapter to CGuide.c.")
        #expect(english.map(\.name) == japanese.map(\.name))
        #expect(english.allSatisfy { $0.title.allSatisfy(\.isASCII) })
        #expect(japanese.allSatisfy { !$0.title.allSatisfy(\.isASCII) })
        for (name, title) in japanese {
            let chapter = try await run("read", String(name), "--lang", "ja", "--json")
            #expect(chapter.status == 0 && chapter.output.contains("\"title\":\"\(title)\""), "\(name)")
        }
    }

    @Test(arguments: ["en", "ja"])
    func `links between chapters name chapters`(language: String) async throws {
        let chapters = try Self.files()
        var linked: Set<String> = []
        for chapter in chapters {
            let links = try await run("read", chapter, "--links", "--lang", language)
            #expect(links.status == 0, "\(chapter)")
            for line in links.output.split(separator: "\n") {
                let url = String(line.split(separator: "\t").last ?? "")
                if !url.contains("/") { linked.insert(String(url.drop { $0 != "-" }.dropFirst().dropLast(3))) }
            }
        }
        #expect(linked.count > 5 && linked.isSubset(of: chapters), "\(linked)")
    }

    @Test func `finds a chapter by its words, in either case`() async throws {
        let result = try await run("search", "LISTENERS", "erasers", "--json")
        #expect(result.status == 0)
        #expect(result.output.contains(#""id":"the-grid""#))
    }

    @Test func `reads a chapter as its author wrote it, in a pipe`() async throws {
        let result = try await run("read", "testing-a-layer")
        #expect(result.status == 0)
        #expect(result.output.contains("```swift\n"))
    }

    @Test func `lays a chapter out on a terminal, no line wider than it`() async throws {
        for columns in [20, 60, 100] {
            let session = try TerminalSession(
                program,
                ["--source", "guide", "read", "the-grid"],
                environment: ["HOME": home, "TERM": "dumb", "PAGER": "cat"],
                columns: columns
            )
            #expect(await session.end() == 0)
            let lines = await session.written.split(separator: "\r\n", omittingEmptySubsequences: false)
            #expect(lines.count > 20)
            // The chapter is in English, so a character takes a cell.
            #expect(lines.allSatisfy { $0.count <= columns })
        }
    }

    @Test func `an unknown chapter is not found`() async throws {
        let result = try await run("read", "no-such-chapter")
        #expect(result.status == 3)
        #expect(result.output.isEmpty)
        #expect(result.messages.contains("The guide has no chapter 'no-such-chapter'."))
    }

    @Test func `colours suit the background that was chosen, also after the next start`() async throws {
        let keyword = "\u{1B}[0;35m"
        let exact = "\u{1B}[0;38;"
        func page() async throws -> String {
            let session = try TerminalSession(
                program,
                ["--source", "guide", "read", "concurrency"],
                environment: ["HOME": home, "PAGER": "cat", "ACCESSIBLE": "1"]
            )
            #expect(await session.end() == 0)
            return await session.written
        }
        let light = try await page()
        #expect(light.contains(keyword) && !light.contains(exact))
        #expect(try await run("appearance", "toggle").output == "dark\n")
        #expect(try await run("appearance", "show", "--json").output == "{\"appearance\":\"dark\"}\n")
        let dark = try await page()
        #expect(dark.contains(exact) && !dark.contains(keyword))
    }

    @Test func `nothing is kept of the guide`() async throws {
        _ = try await run("list")
        #expect(try FileManager.default.contentsOfDirectory(atPath: home).isEmpty)
    }

    @Test func `a chapter that was read is not in the history`() async throws {
        let chapter = try await run("read", "the-grid")
        #expect(chapter.status == 0)
        let history = try await run("history", "--json")
        #expect(history.status == 0)
        #expect(history.output.isEmpty)
    }
}
