import Foundation
import GuideText
import RepositoryKit
import SubprocessRunner
import Testing

/// Builds of projects that `strata new` writes.
enum ProjectBuildTests {
    /// One after the other in one folder, which stays for the next run: the kits, which most of the time goes to, are built once.
    @Suite(.serialized) struct Slow {
        private static let root = Repository.this.root
        /// The dependency on the kits as projects have it: by another path, each kit would be compiled once more.
        private static let kits = #"name: "Strata", path: "\#(root.path)""#
        private static let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        /// The folder that commands begin in, which has this repository in the place of a clone.
        private let home: URL

        init() throws {
            home = Self.programs.appending(path: "../fresh/home").standardizedFileURL
            try? FileManager.default.removeItem(at: home)
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            let clone = home.appending(path: "Strata")
            try FileManager.default.createSymbolicLink(at: clone, withDestinationURL: Self.root)
        }

        @Test func `the commands and files of the guide's chapters work word by word`() async throws {
            let chapters = try Repository.this.chapters().filter {
                !$0.isJapanese && !$0.walkthrough.isEmpty
            }
            try #require(!chapters.isEmpty)
            for chapter in chapters { try await perform(chapter) }
        }

        private func perform(_ chapter: Chapter) async throws {
            var folder = home
            for step in chapter.walkthrough {
                switch step {
                case .run(let command):
                    let (output, place) = try await run(command.command, in: folder)
                    let isExpected = WalkthroughStep.matches(output, command.output)
                    try #require(isExpected, "\(chapter.name): \(command.command)\n\(output.joined(separator: "\n"))")
                    folder = place
                case .create(let path, let lines):
                    try write(lines + [""], to: folder.appending(path: path))
                case .edit(let path, let lines):
                    let file = folder.appending(path: path)
                    let text = try String(contentsOf: file, encoding: .utf8)
                    let old = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
                    let new = WalkthroughStep.applying(lines, to: old)
                    try write(try #require(new, "\(chapter.name): \(path)\n\(lines.joined(separator: "\n"))"), to: file)
                }
            }
        }

        /// Additions of every kind, those to `ReadingList` also to `Draft`.
        private static let additions = [
            "feature ReadingList", "feature Draft", "feature Loan --area Lending", "scene Returns --feature Loan",
            "scene Archive --feature ReadingList", "scene DraftArchive --feature Draft",
            "usecase PeekReadingList --feature ReadingList", "usecase PeekDraft --feature Draft",
            "gateway Shelf --feature ReadingList", "gateway Shelf --feature Draft", "scene History --feature Counter",
            "scene Overview --feature ReadingList --style viewmodel",
            "scene DraftOverview --feature Draft --style viewmodel", "usecase PeekCounter --feature Counter",
            "usecase ResetCounter --feature Counter", "alert ConfirmReset --feature ReadingList",
            "alert ConfirmReset --feature Draft", "alert Actions --feature ReadingList --style menu",
            "alert Actions --feature Draft --style menu", "alert EnterName --feature ReadingList --field Name",
            "alert EnterName --feature Draft --field Name", "gateway Nickname --feature Counter", "app Desk",
        ]

        /// The tests of the project that `strata new project` writes are among the commands of the guide.
        @Test func `after additions, new names and a removal the project is formatted and its tests pass`() async throws
        {
            try await run("strata new project Notes Strata --language en --kits path")
            for addition in Self.additions { try await run("cd Notes && strata new \(addition)") }
            for change in [
                "rename feature ReadingList Catalogue", "rename feature Counter Tally", "remove feature Draft --force",
            ] {
                try await run("cd Notes && strata \(change)")
            }
            try await run("cd Notes && swift format lint --strict -r Packages Apps")
            // Six of the project, those of the area, and the app Desk.
            try await expectTests(12, of: "make -C Notes test")
        }

        /// The packages of examples depend on a version of the kits.
        @Test func `every library of the kits can be imported, and the examples pass their tests and their rules`()
            async throws
        {
            let dump = try await run("swift package --package-path Strata dump-package").output
            let json = Data(dump.joined(separator: "\n").utf8)
            let package = try JSONSerialization.jsonObject(with: json) as? [String: Any]
            let products = try #require(package?["products"] as? [[String: Any]])
            let libraries = products.filter { ($0["type"] as? [String: Any])?["library"] != nil }
                .compactMap { $0["name"] as? String }
            try #require(libraries.count > 20)
            let targets = libraries.map {
                #".target(name: "Uses\#($0)", dependencies: [.product(name: "\#($0)", package: "Strata")])"#
            }
            let manifest = """
                // swift-tools-version: 6.2
                import PackageDescription
                let package = Package(
                    name: "Own",
                    platforms: [.macOS(.v15), .iOS(.v18)],
                    dependencies: [.package(\(Self.kits))],
                    targets: [\(targets.joined(separator: ", "))]
                )
                """
            try write([manifest], to: home.appending(path: "Own/Package.swift"))
            for library in libraries {
                try write(["import \(library)", ""], to: home.appending(path: "Own/Sources/Uses\(library)/A.swift"))
            }
            try await run("cd Own && swift build --scratch-path .build")
            for example in ["deadlinks", "habits"] {
                let address = #"url: "https://example.org/Strata.git", .upToNextMinor(from: "0.1.0")"#
                try await run("cp -R Strata/Examples/\(example) .")
                let file = home.appending(path: "\(example)/Package.swift")
                let text = try String(contentsOf: file, encoding: .utf8)
                try #require(text.contains(address))
                try write([text.replacing(address, with: Self.kits)], to: file)
                let test = "swift test --disable-xctest --scratch-path .build --disable-build-manifest-caching"
                try await expectTests(1, of: "cd \(example) && \(test)")
                try await run("strata check --root \(example)")
            }
        }

        /// Runs a command, and expects the results of a number of packages, without a warning.
        private func expectTests(
            _ count: Int,
            of command: String,
            sourceLocation: SourceLocation = #_sourceLocation
        ) async throws {
            let text = try await run(command).output.joined(separator: "\n")
            #expect(!text.contains("warning:"), "\(text)", sourceLocation: sourceLocation)
            let runs = text.components(separatedBy: "✔ Test run with ").count - 1
            #expect(runs == count, "\(text)", sourceLocation: sourceLocation)
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
        /// - Returns: The lines that it prints, and the folder in which it ends.
        @discardableResult
        private func run(_ command: String, in folder: URL? = nil) async throws -> (output: [String], folder: URL) {
            let folder = folder ?? home
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            let swift = Self.root.appending(path: "Scripts/fresh").path
            let place = home.appending(path: ".place").path
            let environment = [
                "PATH": "\(swift):\(Self.programs.path):\(path)", "HOME": home.path, "LANG": "en_US.UTF-8",
                "NO_COLOR": "1", "STRATA_FRESH": home.appending(path: "../built").standardizedFileURL.path,
                "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a",
                "GIT_COMMITTER_EMAIL": "a@b",
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
            let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
            let next = try String(contentsOfFile: place, encoding: .utf8).split(separator: "\n").first
            return (
                lines.dropLast(lines.last?.isEmpty == true ? 1 : 0),
                URL(filePath: next.map { String($0) } ?? folder.path)
            )
        }
    }
}
