import Foundation
import InfrastructureTesting
import Testing

/// Runs the steps of `action.yml`, as GitHub does, with a script in the place of the compiler.
struct ActionTests {
    private let repository: ShopRepository

    init() throws {
        repository = try ShopRepository([
            "Package.swift": ShopRepository.manifest, "architecture.toml": ShopRepository.rules,
            "Sources/Cart/A.swift": "\nimport Store\n", "Sources/Store/B.swift": "import Cart\n",
        ])
    }

    /// The scripts of the steps, in their order.
    private static func scripts() throws -> [String] {
        let text = try String(contentsOfFile: NewProjectTests.kits + "/action.yml", encoding: .utf8)
        return text.components(separatedBy: "\n      run: |\n").dropFirst().map { step in
            step.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("        ") }
                .joined(separator: "\n")
        }
    }

    private func run(_ script: String, _ environment: [String: String]) async throws -> BuiltProgram.Run {
        let base = ["PATH": repository.root + "/bin:/usr/bin:/bin", "GITHUB_ACTION_PATH": NewProjectTests.kits]
        return try await BuiltProgram(at: "/bin/bash").run(
            ["--noprofile", "--norc", "-eo", "pipefail", "-c", script],
            environment: base.merging(environment) { $1 },
            in: repository.root
        )
    }

    @Test func `the program is built where the cache keeps it, by a key of its sources and the compiler`() async throws
    {
        let (root, folder) = (repository.root, repository.root + "/runner/strata")
        try repository.write(["bin/swift": "", "runner/outputs": ""])
        let program = """
            #!/bin/sh
            echo "$*" >>"$RUNNER_TEMP/calls"
            case "$*" in
            *--show-bin-path*) echo "$RUNNER_TEMP/built" ;;
            build*) mkdir -p "$RUNNER_TEMP/built" && echo program >"$RUNNER_TEMP/built/strata" ;;
            esac
            """
        try BuiltProgram.writeScript(program, to: root + "/bin/swift")
        let runner = ["RUNNER_TEMP": root + "/runner", "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64"]
        let scripts = try Self.scripts()
        #expect(scripts.count == 3)
        let outputs = ["GITHUB_OUTPUT": root + "/runner/outputs"]
        #expect(try await run(scripts[0], runner.merging(outputs) { $1 }).status == 0)
        let named = try repository.text("runner/outputs")
        #expect(
            named.wholeMatch(of: /key=strata-Linux-X64-[0-9a-f]{40}-[0-9a-f]{40}\nfolder=.*\nprogram=.*\n/) != nil,
            "\(named)"
        )
        #expect(named.contains("\nfolder=\(folder)\nprogram=\(folder)/strata\n"))
        #expect(try await run(scripts[1], runner.merging(["FOLDER": folder]) { $1 }).status == 0)
        #expect(try repository.text("runner/strata/strata") == "program\n")
        let calls = try repository.text("runner/calls")
        #expect(
            calls.contains("build --package-path \(NewProjectTests.kits) --scratch-path \(root)/runner/strata-build ")
        )
    }

    @Test(arguments: ["", "out/report file.txt"])
    func `the check prints its report or writes it, and fails with it`(report: String) async throws {
        try repository.write(["out/.keep": ""])
        let inputs = [
            "PROGRAM": try BuiltProgram(named: "strata").path, "ROOT": ".", "FORMAT": "github", "REPORT": report,
            "AFFECTED": "",
            "HOME": repository.root + "/home", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
        ]
        let outcome = try await run(try #require(try Self.scripts().last), inputs)
        #expect(outcome.status == 1)
        let output = report.isEmpty ? outcome.output : try repository.text(report)
        #expect(output.contains("::error file=Sources/Cart/A.swift,line=2,col=1,title=layer-arrow::"))
    }
}
