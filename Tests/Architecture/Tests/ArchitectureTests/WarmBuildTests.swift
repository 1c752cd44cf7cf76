import Foundation
import InfrastructureTesting
import Testing

/// Forbidden imports under `make`, in a folder in which the modules were built, so that the compiler finds them.
///
/// The sample grid has the Makefile, the scripts and the rules of this repository, and in place of strata a program that
/// passes its arguments to the one that was built with these tests.
enum WarmBuildTests {
    final class Slow {
        private let root = FileManager.default.temporaryDirectory.appending(path: "warm-\(UUID().uuidString)")

        init() throws {
            try SampleGrid.write(to: root)
            for name in ["Makefile", "Scripts", "architecture.toml"] {
                try FileManager.default.copyItem(atPath: ThisRepository.root + name, toPath: root.path + "/" + name)
            }
            // Without the targets that it describes, whose folders are not here.
            let rules = root.appending(path: "architecture.toml")
            let text = try String(contentsOf: rules, encoding: .utf8)
            let start = try #require(text.range(of: "[target."))
            let end = try #require(text.range(of: "[features]"))
            try write(
                text.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: ""),
                to: "architecture.toml"
            )
            // It is a link to a file outside of the folder.
            let link = root.appending(path: "Scripts/swift-cached")
            try FileManager.default.removeItem(at: link)
            let script = URL(filePath: ThisRepository.root + "Scripts/swift-cached").resolvingSymlinksInPath()
            try FileManager.default.copyItem(at: script, to: link)
            let strata = try BuiltProgram(named: "strata").path
            try write(
                """
                import Foundation
                var arguments = (["\(strata)"] + CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil]
                execv("\(strata)", &arguments)
                """,
                to: Self.program
            )
            try write(Self.manifest(dependencies: "", uses: ""), to: "Apps/strata/Package.swift")
        }

        deinit {
            try? FileManager.default.removeItem(at: root)
        }

        private static let program = "Apps/strata/Sources/strata/main.swift"

        private static func manifest(dependencies: String, uses: String) -> String {
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "strata",
                dependencies: [\(dependencies)],
                targets: [.executableTarget(name: "strata", dependencies: [\(uses)])]
            )
            """
        }

        private static let example = ForbiddenDependency.all.first {
            $0.from == "ArticlePresentation" && $0.to == "ArticleRepository"
        }

        private func write(_ text: String, to path: String) throws {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }

        private func make(_ arguments: String...) async throws -> Run {
            try await Run("make", arguments, in: root.path)
        }

        private func offender(_ forbidden: ForbiddenDependency) throws -> String {
            let target = try #require(SampleGrid.target(forbidden.from))
            return "\(target.package)/Sources/\(forbidden.from)/Uses\(forbidden.to).swift"
        }

        private func remove(_ path: String) throws {
            try FileManager.default.removeItem(at: root.appending(path: path))
        }

        /// Checks what `make` says about forbidden imports, in one folder that is built in the course of it.
        @Test func `forbidden imports are refused before anything is built or tested`() async throws {
            let example = try #require(Self.example)
            try await expectRule(of: example)
            try await expectRefusals(of: example)
            try await expectCheckByLastProgram(of: example)
        }

        /// An import that keeps strata itself from being built at all is shown once, with its rule.
        private func expectRule(of example: ForbiddenDependency) async throws {
            try write("import \(example.to)\n", to: offender(example))
            try write(
                Self.manifest(
                    dependencies: #".package(path: "../../Packages/Presentation")"#,
                    uses: #".product(name: "ArticlePresentation", package: "Presentation")"#
                ),
                to: "Apps/strata/Package.swift"
            )
            let refused = try await make("test", "LAYER=Domain")
            #expect(refused.status != 0)
            let shown = try refused.text.split(separator: "\n").drop {
                try !$0.hasPrefix("\(offender(example)):1:8: error: ")
            }
            #expect(shown.first?.hasSuffix("no such module 'ArticleRepository'") == true, "\(refused.text)")
            #expect(shown.dropFirst().first?.hasPrefix("    Rule 'layer.Presentation' (architecture.toml:") == true)
            #expect(try !shown.dropFirst().contains { try $0.hasPrefix(offender(example)) }, "\(refused.text)")
            try write(Self.manifest(dependencies: "", uses: ""), to: "Apps/strata/Package.swift")
            try remove(offender(example))
        }

        /// Imports that the compiler finds, because their modules were built, are refused by each target of `make`.
        private func expectRefusals(of example: ForbiddenDependency) async throws {
            let clean = try await make("build", "LAYER=Repository")
            try #require(clean.status == 0, "\(clean.text)")
            try write("import \(example.to)\n", to: offender(example))
            let compiled = try await Run(
                root.path + "/Scripts/swiftpm",
                ["build", "Packages/Presentation"],
                in: root.path
            )
            try #require(compiled.status == 0, "\(compiled.text)")

            for forbidden in ForbiddenDependency.all { try write("import \(forbidden.to)\n", to: offender(forbidden)) }
            for call in [["build"], ["build", "LAYER=Domain"], ["test"], ["test", "LAYER=Presentation"], ["check"]] {
                let refused = try await Run("make", call, in: root.path)
                #expect(refused.status != 0)
                #expect(!refused.text.contains("== "), "'make \(call)' went on: \(refused.text)")
                let lines = refused.text.split(separator: "\n")
                for forbidden in ForbiddenDependency.all {
                    let place = try "\(offender(forbidden)):1: error: "
                    let quoted = zip(lines, lines.dropFirst()).filter { $0.0.hasPrefix(place) }.map(\.1)
                    #expect(
                        quoted.contains { $0.hasPrefix("    Rule '\(forbidden.rule)' (architecture.toml:") },
                        "\(forbidden)"
                    )
                }
            }
            for place in Set(try ForbiddenDependency.all.map(offender)) { try remove(place) }
        }

        /// While strata does not build, the one that was built last checks.
        private func expectCheckByLastProgram(of example: ForbiddenDependency) async throws {
            try write("let broken: Int = \"\"\n", to: Self.program)
            let passed = try await make("build", "LAYER=Domain")
            #expect(passed.status == 0, "\(passed.text)")
            #expect(
                passed.text.contains(
                    "strata does not build; the repository is checked with the one that was built last."
                )
            )
            try write("import \(example.to)\n", to: offender(example))
            let refused = try await make("build", "LAYER=Domain")
            #expect(refused.status != 0)
            #expect(refused.text.contains("Rule '\(example.rule)' (architecture.toml:"), "\(refused.text)")
        }
    }
}
