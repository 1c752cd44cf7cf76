import Foundation
import GuideText
import Testing

/// The transcripts of the guide, typed again.
struct TranscriptTests {
    private let repository = Repository(
        root: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL
    )

    @Test func `a transcript is read step by step`() throws {
        let text = "---\ntitle: T\ntags:\n  - x\n---\n```console\n$ a b\none\ntwo\n$ c\n```\n"
        let steps = try Chapter(name: "x", text: text).transcript
        #expect(steps.map(\.command) == ["a b", "c"])
        #expect(steps.map(\.output) == [["one", "two"], []])
    }

    /// What other programs print is compared where they can be set up, such as `shelf` in CommandLineKit's tests.
    @Test func `every transcript of hoge is what it prints`() throws {
        var count = 0
        for chapter in try repository.chapters() {
            let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: home) }
            for step in chapter.transcript where step.command.hasPrefix("hoge ") {
                count += 1
                #expect(
                    try run(step.command, home: home) == step.output,
                    "docs/guide/\(chapter.name).md: \(step.command)"
                )
            }
        }
        #expect(count > 0)
    }

    private func run(_ command: String, home: URL) throws -> [String] {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.environment = [
            "PATH": Self.programs.path + ":/usr/bin:/bin", "HOME": home.path, "XDG_CONFIG_HOME": home.path,
            "LANG": "en_US.UTF-8",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The folder of the running test, which the programs are built into as well.
    private static let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
}
