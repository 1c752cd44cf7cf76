import Foundation
import InfrastructureTesting
import RepositoryKit
import SubprocessRunner
import Testing

/// Builds of what `strata new` writes in this repository; `ProjectBuildTests` builds projects.
enum BuildTests {
    struct Slow {
        private static let kits = NewProjectTests.kits

        /// A feature of this repository, every kind of addition to it, and an app.
        private static let additionsToThisRepository = [
            ["feature", "Notes", "--app", "hoge"],
            ["scene", "History", "--feature", "Notes", "--app", "hoge"],
            ["scene", "Overview", "--feature", "Notes", "--style", "viewmodel", "--app", "hoge"],
            ["usecase", "PeekNotes", "--feature", "Notes"],
            ["usecase", "ResetNotes", "--feature", "Notes"],
            ["alert", "ConfirmReset", "--feature", "Notes"],
            ["alert", "ConfirmDeletion", "--feature", "Notes", "--style", "destructive"],
            ["alert", "ChooseName", "--feature", "Notes", "--style", "menu"],
            ["alert", "EnterName", "--feature", "Notes", "--field", "Name"],
            ["gateway", "Nickname", "--feature", "Notes"],
            ["app", "Jotter"],
        ]

        /// The checks of `make lint` that concern the files that additions create or edit.
        private static let checks = """
            set -e
            Scripts/check && Scripts/lint-lists
            git ls-files --modified --others --exclude-standard '*.swift' | xargs swift format lint --strict -p
            """

        @Test(.enabled(if: RepositoryOverlay.isAvailable, "Only root can mount a file system over the repository."))
        func `a feature of this repository, each addition to it and an app pass the tests and the checks`()
            async throws
        {
            let overlay = try RepositoryOverlay(of: Self.kits)
            let strata = try BuiltProgram(named: "strata").path
            for addition in Self.additionsToThisRepository {
                try await run(overlay, strata, ["new"] + addition + ["--root", Self.kits])
            }
            try await run(overlay, "make", ["graph"])
            try await run(overlay, "sh", ["-c", Self.checks])
            for layer in ["Domain", "UseCase", "Repository", "Presentation", "View"] {
                try await test(overlay, "Packages/" + layer, filter: "Notes")
            }
            try await test(overlay, "Apps/hoge", filter: "HogeTests")
            try await test(overlay, "Apps/jotter", filter: "JotterTests")
            let isChanged = FileManager.default.fileExists(atPath: Self.kits + "/Packages/Domain/Sources/NotesDomain")
            #expect(!isChanged, "the repository itself was changed")
        }

        private func test(_ overlay: RepositoryOverlay, _ package: String, filter: String) async throws {
            let arguments = ["test", package, "--disable-xctest", "--filter", filter]
            let text = try await run(overlay, "Scripts/swiftpm", arguments)
            #expect(text.contains("✔ Test run with ") && !text.contains("with 0 tests"), "\(text)")
        }

        /// Runs a program that has to succeed, and returns what it printed.
        @discardableResult
        private func run(_ overlay: RepositoryOverlay, _ program: String, _ arguments: [String]) async throws -> String
        {
            let call = overlay.command(program, arguments)
            // Results would be in colours on a terminal.
            let environment = ProcessInfo.processInfo.environment.merging(["NO_COLOR": "1"]) { $1 }
            let runner = SubprocessRunner(environment: ProgramEnvironment(environment, withholding: []))
            let command = ProcessCommand(call[0], Array(call.dropFirst()), in: Self.kits, limit: .seconds(1_800))
            let run = try await runner.run(command)
            let text = String(decoding: run.output + run.messages, as: UTF8.self)
            try #require(run.status == 0, "\(call): \(text)")
            return text
        }
    }
}
