import Foundation
import InfrastructureTesting
import RepositoryKit
import SubprocessRunner
import Testing

/// Builds of what `strata new` writes, and of what `strata rename` and `strata remove` leave.
enum BuildTests {
    /// One after the other, since each build keeps all processors busy.
    ///
    /// A project with the kits of a folder is built for the guide (`WalkthroughTests`).
    @Suite(.serialized)
    struct Slow {
        private static let kits = NewProjectTests.kits

        /// Additions before `NewFeatureTests.additions`, so that every kind is there for the feature that gets another name.
        private static let additions = [
            ["feature", "Loan", "--area", "Lending"],
            ["scene", "Returns", "--feature", "Loan"],
            ["scene", "Archive", "--feature", "ReadingList"],
            ["usecase", "PeekReadingList", "--feature", "ReadingList"],
            ["gateway", "Shelf", "--feature", "ReadingList"],
        ]

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

        private let shop: ShopRepository

        init() throws {
            shop = try ShopRepository()
        }

        /// A package that uses all kits and the examples, too, are built in the folder of the project, in which most kits are built
        /// already.
        @Test func `from nothing to green tests in one command, and after additions, new names and a removal`()
            async throws
        {
            try await tagKits()
            let strata = try BuiltProgram(named: "strata").path
            let script = """
                "$0" new project Notes "file://$1/Strata" --kits url --language en --in "$1" \\
                    && make -C "$1/Notes" test STRATA="$0"
                """
            expectTests(6, in: try await run("sh", ["-c", script, strata, shop.root], in: shop.root))
            try await expectEveryProductBuilds()
            try await expectExamplesPass(strata)
            for feature in ["ReadingList", "Draft"] {
                _ = try await shop.run("new", "feature", feature, in: "/Notes", exits: 0)
            }
            for addition in Self.additions + NewFeatureTests.additions {
                _ = try await shop.run(["new"] + addition, in: "/Notes", exits: 0)
                guard addition.contains("ReadingList") else { continue }
                var other = addition.map { $0.replacing("ReadingList", with: "Draft") }
                // The scenes of an app have different names.
                if other[0] == "scene" { other[1] = "Draft" + other[1] }
                _ = try await shop.run(["new"] + other, in: "/Notes", exits: 0)
            }
            _ = try await shop.run("rename", "feature", "ReadingList", "Catalogue", in: "/Notes", exits: 0)
            _ = try await shop.run("rename", "feature", "Counter", "Tally", in: "/Notes", exits: 0)
            _ = try await shop.run("remove", "feature", "Draft", "--force", in: "/Notes", exits: 0)
            try await testProject()
        }

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

        /// Creates a git repository of the kits, tagged with the version of `strata`, which new projects depend on.
        private func tagKits() async throws {
            for item in ["Package.swift", "Packages", "Apps/strata", "Tests/PoolWatch"] {
                let copy = URL(filePath: shop.root + "/Strata/" + item)
                try FileManager.default.createDirectory(
                    at: copy.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try FileManager.default.copyItem(at: URL(filePath: Self.kits + "/" + item), to: copy)
            }
            try await shop.git("-C", "Strata", "init", "--quiet")
            try await shop.git("-C", "Strata", "add", ".")
            try await shop.git("-C", "Strata", "commit", "--quiet", "--message", "A version")
            try await shop.git("-C", "Strata", "tag", try await version())
        }

        private func version() async throws -> String {
            let printed = try await run(try BuiltProgram(named: "strata").path, ["--version"])
            return String(try #require(printed.split { $0 == " " || $0 == "\n" }.last))
        }

        /// Builds a package that imports every library of the kits, and runs the checker that comes with them.
        private func expectEveryProductBuilds() async throws {
            let dump = try await run("swift", ["package", "--package-path", "Strata", "dump-package"])
            let package = try JSONSerialization.jsonObject(with: Data(dump.drop { $0 != "{" }.utf8)) as? [String: Any]
            let products = try #require(package?["products"] as? [[String: Any]])
            let libraries = products.filter { ($0["type"] as? [String: Any])?["library"] != nil }
                .compactMap { $0["name"] as? String }
            try #require(libraries.count > 20)
            let targets = libraries.map {
                #".target(name: "Uses\#($0)", dependencies: [.product(name: "\#($0)", package: "Strata")])"#
            }
            try shop.write([
                "Own/Package.swift": """
                // swift-tools-version: 6.2
                import PackageDescription
                let package = Package(
                    name: "Own",
                    platforms: [.macOS(.v15), .iOS(.v18)],
                    dependencies: [.package(url: "file://\(shop.root)/Strata", from: "\(try await version())")],
                    targets: [\(targets.joined(separator: ", "))]
                )
                """
            ])
            for library in libraries { try shop.write(["Own/Sources/Uses\(library)/A.swift": "import \(library)\n"]) }
            let place = ["--package-path", "Own", "--scratch-path", "Notes/.build"]
            try await run("swift", ["build"] + place, in: shop.root)
            let checked = try await run("swift", ["run"] + place + ["strata", "check", "--root", "Own"], in: shop.root)
            #expect(checked.contains("0 errors, 0 warnings, 1 note"), "\(checked)")
        }

        /// Tests the examples, and checks them against their rules.
        private func expectExamplesPass(_ strata: String) async throws {
            let examples = try FileManager.default.contentsOfDirectory(atPath: Self.kits + "/Examples")
                .filter { !$0.contains(".") }
            try #require(examples.count == 2)
            for example in examples {
                let folder = "\(shop.root)/\(example)"
                try FileManager.default.copyItem(atPath: "\(Self.kits)/Examples/\(example)", toPath: folder)
                // The package manager remembers the commit of a version at an address, so the tagged kits have one of their own.
                let manifest = try String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
                let address = "https://example.org/Strata.git"
                try #require(manifest.contains(address))
                try shop.write([
                    "\(example)/Package.swift": manifest.replacing(address, with: "file://\(shop.root)/Strata")
                ])
                let place = [
                    "--package-path", example, "--scratch-path", "Notes/.build", "--disable-build-manifest-caching",
                ]
                expectTests(1, in: try await run("swift", ["test", "--disable-xctest"] + place, in: shop.root))
                let checked = try await run(strata, ["check", "--root", folder])
                #expect(checked.contains("0 errors, 0 warnings"), "\(checked)")
            }
        }

        /// Tests a project to which everything was added.
        private func testProject() async throws {
            let folder = shop.root + "/Notes"
            // The address of the kits is that of a temporary folder here, of any length.
            let lint = """
                set -e
                swift format lint --strict -r Packages/*/Sources Packages/*/Tests Apps/*/Sources Apps/*/Tests
                for file in Packages/*/Package.swift Apps/*/Package.swift; do
                    sed 's|file:///[^"]*|https://a.example/Kits|' "$file" \\
                        | swift format lint --strict --assume-filename "$file" -
                done
                """
            try await run("sh", ["-c", lint], in: folder)
            let checker = "STRATA=" + (try BuiltProgram(named: "strata").path)
            // Six of the project, those of the area, and the app Desk.
            expectTests(12, in: try await run("make", ["test", checker], in: folder))
        }

        /// Expects the results of a number of packages, without a warning.
        private func expectTests(_ count: Int, in text: String, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(!text.contains("warning:"), "\(text)", sourceLocation: sourceLocation)
            let runs = text.components(separatedBy: "✔ Test run with ").count - 1
            #expect(runs == count, "\(text)", sourceLocation: sourceLocation)
        }

        private func test(_ overlay: RepositoryOverlay, _ package: String, filter: String) async throws {
            let arguments = ["test", package, "--disable-xctest", "--filter", filter]
            let text = try await run(overlay, "Scripts/swiftpm", arguments)
            #expect(text.contains("✔ Test run with ") && !text.contains("with 0 tests"), "\(text)")
        }

        @discardableResult
        private func run(_ overlay: RepositoryOverlay, _ program: String, _ arguments: [String]) async throws -> String
        {
            let command = overlay.command(program, arguments)
            return try await run(command[0], Array(command.dropFirst()))
        }

        /// Runs a program that has to succeed, and returns what it printed.
        ///
        /// - Parameter folder: the folder of a project, of which nothing is built yet.
        @discardableResult
        private func run(_ program: String, _ arguments: [String], in folder: String? = nil) async throws -> String {
            var environment = ProcessInfo.processInfo.environment
            // Results would be in colours on a terminal.
            environment["NO_COLOR"] = "1"
            let path = environment["PATH"] ?? "/usr/bin:/bin"
            if folder != nil { environment["PATH"] = "\(Self.kits)/Scripts/fresh:\(path)" }
            let runner = SubprocessRunner(environment: ProgramEnvironment(environment, withholding: []))
            let command = ProcessCommand(program, arguments, in: folder ?? shop.root, limit: .seconds(1_800))
            let run = try await runner.run(command)
            let text = String(decoding: run.output + run.messages, as: UTF8.self)
            try #require(run.status == 0, "\(program) \(arguments): \(text)")
            return text
        }
    }
}
