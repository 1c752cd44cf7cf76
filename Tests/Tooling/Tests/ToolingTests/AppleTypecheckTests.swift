import Foundation
import Testing

struct AppleTypecheckTests {
    private let script = Script(name: "typecheck-apple")

    @Test func `a system that is not one of Apple's is refused`() async throws {
        let outcome = try await script.run("Linux", exits: 2)
        #expect(outcome.text.contains("Scripts/typecheck-apple macOS"))
    }

    @Test func `the list of what differs on Apple's systems names the files with such branches`() throws {
        let hosts = try String(contentsOf: Script.repository.appending(path: "docs/hosts.md"), encoding: .utf8)
        let rows = hosts.matches(of: #/\n\| ((`[A-Za-z]+\/[^`]+\.swift`(, )?)+) \|/#)
        let listed = rows.flatMap { $0.1.matches(of: #/`([^`]+)`/#).map { String($0.1) } }
        var found: [String] = []
        for folder in ["Packages", "Apps"] {
            let root = Script.repository.appending(path: folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
                guard let sources = path.firstRange(of: "/Sources/"), !path.contains(".build") else { continue }
                let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
                if hasBranch(text) { found.append(String(path[sources.upperBound...])) }
            }
        }
        #expect(found.sorted() == listed.sorted())
    }

    /// Returns a Boolean value that indicates whether a source has more than imports in a branch for some systems.
    private func hasBranch(_ source: String) -> Bool {
        var branches: [Bool] = []
        for line in source.split(separator: "\n").lazy.map({ $0.drop(while: \.isWhitespace) }) {
            let namesSystem = line.hasPrefix("#") && line.contains(#/canImport\((Darwin|Glibc|Musl)\)|os\(/#)
            if line.hasPrefix("#if") {
                branches.append(namesSystem)
            } else if line.hasPrefix("#endif") {
                branches.removeLast()
            } else if line.hasPrefix("#elseif"), namesSystem {
                branches[branches.count - 1] = true
            } else if branches.contains(true), !line.isEmpty, !line.hasPrefix("#"), !line.hasPrefix("//"),
                line.prefixMatch(of: #/([a-z]+ )*import /#) == nil
            {
                return true
            }
        }
        return false
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
