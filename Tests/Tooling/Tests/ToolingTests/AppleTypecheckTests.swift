import Foundation
import Testing

struct AppleTypecheckTests {
    private let script = Script(name: "typecheck-apple")

    @Test func `a system that is not one of Apple's is refused`() async throws {
        let outcome = try await script.run("Linux", exits: 2)
        #expect(outcome.text.contains("Scripts/typecheck-apple macOS"))
    }

    struct Slow {
        @Test(arguments: ["macOS", "iOS"])
        func `all sources are typechecked as on one of Apple's systems`(system: String) async throws {
            let outcome = try await Script(name: "typecheck-apple").run(system, exits: 0)
            #expect(outcome.lines.count == 1)
        }

        @Test func `a declaration that Darwin does not have is found, and one with another shape`() async throws {
            let scratch = try Scratch()
            for path in ["Packages/Domain/Sources/DomainKit", "Scripts/typecheck-apple", "Tests/DarwinStandIn"] {
                try scratch.copy(path)
            }
            try scratch.write(
                """
                import Foundation
                let inotify = inotify_init()
                let lock = flock(l_type: 0, l_whence: 0, l_start: 0, l_len: 0, l_pid: 0)
                """,
                to: "Packages/Domain/Sources/DomainKit/Probe.swift"
            )
            let built =
                ProcessInfo.processInfo.environment["STRATA_SCRATCH"]
                ?? Script.repository.appending(path: ".build").path
            let script = Script(name: "typecheck-apple", environment: ["STRATA_SCRATCH": built], root: scratch.folder)
            let outcome = try await script.run("macOS", exits: 1)
            #expect(outcome.lines.contains { $0.hasPrefix("DomainKit/Probe.swift:2:") })
            #expect(outcome.lines.contains { $0.hasPrefix("DomainKit/Probe.swift:3:") })
        }
    }
}
