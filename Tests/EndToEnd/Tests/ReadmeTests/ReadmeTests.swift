import Foundation
import InfrastructureTesting
import Testing

/// Runs what the README shows, and compares what comes out.
struct ReadmeTests {
    private static let readme = URL(filePath: #filePath)
        .appending(path: "../../../../../README.md").standardizedFileURL

    /// A command, and what the README says that it prints on a terminal of 80 columns.
    struct Transcript: CustomTestStringConvertible {
        let command: String
        let output: String

        var testDescription: String { command }
    }

    static func transcripts() throws -> [Transcript] {
        let text = try String(contentsOf: readme, encoding: .utf8)
        return text.matches(of: #/```console\n([\s\S]*?)```/#).flatMap { block in
            block.1.split(separator: "$ ").map { part in
                let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
                return Transcript(command: String(lines[0]), output: String(lines.dropFirst().first ?? ""))
            }
        }
    }

    @Test
    func `shows the apps at work`() throws {
        #expect(try Self.transcripts().count >= 3)
    }

    @Test
    func `the picture of the modules is the one that strata draws`() async throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "readme-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: home) }
        let root = Self.readme.deletingLastPathComponent()
        let run = try await BuiltProgram(named: "strata").run(
            ["graph", "--format", "svg", "--root", root.path],
            environment: ["HOME": home, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        )
        #expect(run.status == 0)
        let picture = try String(contentsOf: root.appending(path: "docs/modules.svg"), encoding: .utf8)
        #expect(run.output == picture, "Modules came or went: run 'make graph' and look at docs/modules.svg.")
        #expect(try String(contentsOf: Self.readme, encoding: .utf8).contains("](docs/modules.svg)"))
    }

    @Test
    func `every transcript is what the programs print`() async throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "readme-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: home) }
        for transcript in try Self.transcripts() {
            let words = transcript.command.split(separator: " ").map(String.init)
            let session = try TerminalSession(
                BuiltProgram(named: words[0]),
                Array(words.dropFirst()),
                environment: ["HOME": home, "TERM": "dumb"],
                columns: 80
            )
            #expect(await session.end() == 0, "\(transcript.command)")
            let written = await session.written.replacing("\r\n", with: "\n")
            #expect(written == transcript.output, "\(transcript.command)")
        }
    }
}
