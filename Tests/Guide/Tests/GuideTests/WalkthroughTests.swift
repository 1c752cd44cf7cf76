import Foundation
import GuideText
import RepositoryKit
import SubprocessRunner
import Testing

/// The chapters that work on a project of their own.
struct WalkthroughTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        .standardizedFileURL

    @Test func `a chapter is read as commands, new files and edits`() {
        let text = """
            ```swift:Quoted.swift
            let q = 1
            ```
            ```console:Notes
            $ a b
            one
            ```
            ```swift:A/B.swift
            let a = 1
            ```
            ```diff:A/C.swift
             a
            +b
            ```
            ```text
            nothing
            ```
            """
        let chapter = Chapter(name: "x", text: "---\ntitle: T\ntags:\n  - x\n---\n" + text)
        #expect(chapter.walkthrough.count == 3)
        #expect(chapter.walkthrough.dropFirst().first == .create(path: "A/B.swift", lines: ["let a = 1"]))
        #expect(chapter.walkthrough.last == .edit(path: "A/C.swift", lines: [" a", "+b"]))
        #expect(chapter.quotations.map(\.name) == ["Quoted.swift"])
        #expect(chapter.transcript.isEmpty)
    }

    @Test(arguments: [
        ([" a", "-b", "+x", " c"], ["a", "x", "c", "a"]), (["-b"], ["a", "c", "a"]), ([" a", "+x"], nil),
        (["-d"], nil),
    ])
    func `an edit finds its place once or not at all`(edit: [String], expected: [String]?) {
        #expect(WalkthroughStep.applying(edit, to: ["a", "b", "c", "a"]) == expected)
    }

    @Test(arguments: [
        (["a", "b"], true), (["…"], true), (["…", "b"], true), (["a", "…"], true), (["a"], false), (["…", "a"], false),
        ([], false),
    ])
    func `a line of dots stands for any lines`(expected: [String], isExpected: Bool) {
        #expect(WalkthroughStep.matches(["a", "b"], expected) == isExpected)
    }

    /// Builds of projects with the kits of a clone, which are built once.
    struct Slow {
        @Test func `the commands and files of the chapters work word by word`() async throws {
            let chapters = try Repository(root: root).chapters().filter { !$0.isJapanese && !$0.walkthrough.isEmpty }
            try #require(!chapters.isEmpty)
            let home = FileManager.default.temporaryDirectory.appending(path: "walkthrough-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: home) }
            try copyClone(to: home.appending(path: "Strata"))
            for chapter in chapters { try await perform(chapter, in: home) }
        }

        private func perform(_ chapter: Chapter, in home: URL) async throws {
            var folder = home
            for step in chapter.walkthrough {
                switch step {
                case .run(let command):
                    let (output, place) = try await run(command.command, in: folder, home: home)
                    let isExpected = WalkthroughStep.matches(output, command.output)
                    try #require(isExpected, "\(chapter.name): \(command.command)\n\(output.joined(separator: "\n"))")
                    folder = place
                case .create(let path, let lines):
                    try write(lines + [""], to: folder.appending(path: path))
                case .edit(let path, let lines):
                    let file = folder.appending(path: path)
                    let text = try String(contentsOf: file, encoding: .utf8)
                    let old = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                    let new = WalkthroughStep.applying(lines, to: old)
                    try write(try #require(new, "\(chapter.name): \(path)\n\(lines.joined(separator: "\n"))"), to: file)
                }
            }
        }

        /// Copies the clone that the chapters begin with, whose manifest names targets in all of these folders.
        private func copyClone(to clone: URL) throws {
            try FileManager.default.createDirectory(at: clone, withIntermediateDirectories: true)
            for name in ["Package.swift", "Packages", "Apps", "Tests"] {
                try FileManager.default.copyItem(at: root.appending(path: name), to: clone.appending(path: name))
            }
        }

        private func write(_ lines: [String], to file: URL) throws {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(lines.joined(separator: "\n").utf8).write(to: file)
        }

        /// Runs a command that has to succeed.
        ///
        /// - Returns: the lines that it prints, and the folder in which it ends.
        private func run(_ command: String, in folder: URL, home: URL) async throws -> ([String], URL) {
            let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            let swift = root.appending(path: "Scripts/fresh").path
            let place = home.appending(path: ".place").path
            let environment = [
                "PATH": "\(swift):\(programs):\(path)", "HOME": home.path, "LANG": "en_US.UTF-8",
                "STRATA_FRESH": home.appending(path: "built").path, "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b",
                "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
            ]
            let shell = ProcessCommand(
                "/bin/sh",
                ["-c", "exec 2>&1; \(command) && pwd >'\(place)'"],
                in: folder.path,
                limit: .seconds(1_800)
            )
            let runner = SubprocessRunner(environment: ProgramEnvironment(environment, withholding: []))
            let run = try await runner.run(shell)
            let output = String(decoding: run.output, as: UTF8.self)
            try #require(run.status == 0, "\(command)\n\(output)")
            let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let next = try String(contentsOfFile: place, encoding: .utf8).split(separator: "\n").first.map(String.init)
            return (lines.dropLast(lines.last?.isEmpty == true ? 1 : 0), URL(filePath: next ?? folder.path))
        }
    }
}
