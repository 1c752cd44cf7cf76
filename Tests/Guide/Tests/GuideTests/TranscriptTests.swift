import Foundation
import GuideText
import InfrastructureTesting
import Testing

/// The transcripts of the guide, typed again.
struct TranscriptTests {
    private let repository = Repository.this

    @Test func `a transcript is read step by step`() throws {
        let text = "---\ntitle: T\ntags:\n  - x\n---\n```console\n$ a b\none\ntwo\n$ c\n```\n"
        let steps = Chapter(name: "x", text: text).transcript
        #expect(steps.map(\.command) == ["a b", "c"])
        #expect(steps.map(\.output) == [["one", "two"], []])
    }

    /// The apps that these tests are built with; the transcripts of `shelf` are tested in CommandLineKit's tests.
    private static let known = ["hoge", "qiita-reader", "strata"]

    @Test func `every transcript is what the program prints, in the language of the chapter`() async throws {
        var count = 0
        // The chapters in both languages find what strata has stored about the manifests.
        let clone = try TemporaryFolder()
        try copyRepository(to: URL(filePath: clone.path))
        for chapter in try repository.chapters() {
            let own = try TemporaryFolder()
            let home = chapter.transcript.contains { $0.command.hasPrefix("strata ") } ? clone.path : own.path
            for step in chapter.transcript {
                count += 1
                let place = "docs/guide/\(chapter.name).md: \(step.command)"
                let program = step.command.split(separator: " ").first.map { String($0) } ?? ""
                #expect(Self.known.contains(program), "\(place): nobody runs this")
                let printed = try await run(step.command, home: home, language: chapter.isJapanese ? "ja_JP" : "en_US")
                #expect(printed == step.output, "\(place)")
            }
        }
        #expect(count > 0)
    }

    /// Copies the manifests of this repository and two modules, of which one has a forbidden import.
    private func copyRepository(to folder: URL) throws {
        for package in ["Domain", "UseCase", "Presentation", "View"] {
            try copy("Packages/\(package)/Package.swift", to: folder)
        }
        for path in ["architecture.toml", "Packages/Domain/Sources/DomainKit", "Packages/View/Sources/ViewKit"] {
            try copy(path, to: folder)
        }
        let view = folder.appending(path: "Packages/View/Sources/ViewKit/AppView.swift")
        let text = try String(contentsOf: view, encoding: .utf8)
        try Data("import DomainKit\n\(text)".utf8).write(to: view)
    }

    private func copy(_ path: String, to folder: URL) throws {
        let target = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.copyItem(at: repository.root.appending(path: path), to: target)
    }

    private func run(_ command: String, home: String, language: String) async throws -> [String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let run = try await BuiltProgram(at: "/bin/sh").run(
            ["-c", "exec 2>&1; \(command)"],
            environment: ["PATH": "\(Self.programs.path):\(path)", "HOME": home, "LANG": "\(language).UTF-8"],
            in: home
        )
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { String($0) }.dropLast(lines.last?.isEmpty == true ? 1 : 0)
    }

    /// The folder of the running test, and of the built programs.
    private static let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
}
