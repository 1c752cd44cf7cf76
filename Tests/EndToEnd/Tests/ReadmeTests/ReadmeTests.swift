import Foundation
import InfrastructureTesting
import Testing

/// Runs the commands that the README and the page about hosts show, and compares their output with it.
struct ReadmeTests {
    private static let readme = URL(filePath: #filePath)
        .appending(path: "../../../../../README.md").standardizedFileURL

    private static let root = readme.deletingLastPathComponent()
    private static let hosts = root.appending(path: "docs/hosts.md")

    private let temporary: TemporaryFolder

    init() throws {
        temporary = try TemporaryFolder()
    }

    /// A command, and its output on a terminal of 80 columns according to a page.
    struct Transcript: CustomTestStringConvertible {
        let command: String
        let output: String

        var testDescription: String { command }
        /// The lines that are typed at the prompts of the output.
        var answers: [String] { output.matches(of: #/> (\w+)\n/#).map { String($0.1) } }
    }

    static func transcripts(in page: URL) throws -> [Transcript] {
        let text = try String(contentsOf: page, encoding: .utf8)
        return text.matches(of: #/```console\n([\s\S]*?)```/#).flatMap { block in
            block.1.split(separator: "$ ").map { part in
                let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
                return Transcript(command: String(lines[0]), output: String(lines.dropFirst().first ?? ""))
            }
        }
    }

    @Test func `shows the apps at work`() throws {
        #expect(try Self.transcripts(in: Self.readme).count >= 3)
    }

    @Test func `the page about hosts shows a scene that is answered`() throws {
        #expect(try Self.transcripts(in: Self.hosts).contains { !$0.answers.isEmpty })
    }

    @Test func `the pictures of the screens are those that the programs show`() async throws {
        let catalogue = "Packages/View/Sources/ViewKit/Documentation.docc"
        let run = try await BuiltProgram(at: Self.root.appending(path: "Scripts/pictures").path).run(
            ["hoge", "qiita-reader", "album"].map { try BuiltProgram(named: $0).path }
                + [temporary.path, temporary.path],
            environment: ["PATH": "/usr/bin:/bin"]
        )
        #expect(run.status == 0, "\(run.messages)")
        let text = try String(contentsOf: Self.readme, encoding: .utf8)
        for name in try FileManager.default.contentsOfDirectory(atPath: temporary.path) {
            let isScreen = name.hasSuffix("-light.svg") || name.hasSuffix("-dark.svg")
            let picture = "\(isScreen ? "docs/pictures" : catalogue)/\(name)"
            let isSame =
                try Data(contentsOf: Self.root.appending(path: picture))
                == Data(contentsOf: URL(filePath: "\(temporary.path)/\(name)"))
            #expect(isSame, "A screen has changed: run 'make pictures' and look at \(picture).")
            #expect(!isScreen || text.contains("\"\(picture)\""), "The README does not show \(picture).")
        }
    }

    @Test(arguments: [readme, hosts])
    func `every transcript is what the programs print`(page: URL) async throws {
        for transcript in try Self.transcripts(in: page) {
            let words = transcript.command.split(separator: " ").map { String($0) }
            let isAccessible = words[0] == "ACCESSIBLE=1"
            let line = words.dropFirst(isAccessible ? 1 : 0)
            let environment = ["HOME": temporary.path, "TERM": "dumb"]
            let session = try TerminalSession(
                BuiltProgram(named: #require(line.first)),
                Array(line.dropFirst()),
                environment: environment.merging(isAccessible ? ["ACCESSIBLE": "1"] : [:]) { $1 },
                columns: 80
            )
            for answer in transcript.answers { try await session.type(answer, at: "> ") }
            #expect(await session.end() == 0, "\(transcript.command)")
            // Lines of a label in the middle have the width of the longest.
            let written = await session.written.replacing(/\ *\r\n/, with: "\n")
            #expect(written == transcript.output, "\(transcript.command)")
        }
    }
}
