import Foundation
import InfrastructureTesting
import Testing

#if os(Linux)
    /// Validates the output of the program against the schema that OASIS publishes, with the validator of the distribution.
    ///
    /// The schema is no part of this repository: `SARIF_SCHEMA` names a copy of it.
    @Suite(.enabled(if: ProcessInfo.processInfo.environment["SARIF_SCHEMA"] != nil))
    struct SARIFSchemaTests {
        private let schema = ProcessInfo.processInfo.environment["SARIF_SCHEMA"] ?? ""
        private let repository: ShopRepository

        init() throws {
            repository = try ShopRepository([
                "Package.swift": ShopRepository.manifest, "Sources/Cart/A.swift": "",
                "Sources/Store/B.swift": "import Cart\n",
            ])
        }

        /// Returns whether the validator accepts a file.
        private func isValid(_ text: String) async throws -> Bool {
            try repository.write(["report.sarif": text])
            let file = repository.root + "/report.sarif"
            return try await BuiltProgram(at: "/usr/bin/jsonschema").run(["-i", file, schema]).status == 0
        }

        @Test func `the schema is the published one, and refuses what is no report`() async throws {
            let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: schema)))
            let title = (object as? [String: Any])?["title"] as? String
            #expect(title == "Static Analysis Results Format (SARIF) Version 2.1.0 JSON Schema")
            #expect(try await !isValid(#"{"version":"2.1.0"}"#))
            #expect(try await !isValid(#"{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"n","more":1}}}]}"#))
        }

        @Test func `the report on a clean repository is valid`() async throws {
            let check = try await repository.run("check", "--format", "sarif", exits: 0)
            #expect(try await isValid(check.output), "\(check.output)")
        }

        @Test func `a report with errors, warnings and notes, rules and odd names is valid`() async throws {
            let rules = """

                [unsafe]
                because = "say \\"why\\" 100% 外側"

                [severity]
                unsafe-construct = "warning"
                """
            try repository.write([
                "Package.swift": ShopRepository.manifest.replacing(
                    "targets: [",
                    with: #"dependencies: [.package(url: "https://far.invalid/far.git", from: "1.0.0")], targets: ["#
                ),
                "architecture.toml": ShopRepository.rules + rules,
                "Sources/Cart/a b,#%日本?.swift": "import Store\nlet a = try! b()\n@_exported import Foundation\n",
            ])
            let check = try await repository.run("check", "--format", "sarif", exits: 1)
            for level in ["error", "warning", "note"] { #expect(check.output.contains(#""level":"\#(level)""#)) }
            #expect(try await isValid(check.output), "\(check.output)")
        }

        @Test func `a report on what could not be read is valid`() async throws {
            try repository.write([
                "Broken/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = \n"
            ])
            try repository.write("Sources/Cart/Latin.swift", Data([0x2F, 0x2F, 0xE9]))
            let check = try await repository.run("check", "--format", "sarif", exits: 1)
            #expect(check.output.contains("could not be read"))
            #expect(try await isValid(check.output), "\(check.output)")
        }
    }
#endif
