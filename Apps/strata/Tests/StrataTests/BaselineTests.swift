import Determinism
import Foundation
import InfrastructureTesting
import Testing

/// The baseline as the built program keeps it, and as git merges it.
struct BaselineTests {
    /// A repository with as many violations as wanted, each in a file of its own.
    private static func shop(violations: Int) throws -> ShopRepository {
        var files = ["Package.swift": ShopRepository.manifest, "architecture.toml": ShopRepository.rules]
        files["Sources/Store/Store.swift"] = "import Cart\n"
        for number in 0..<violations { files[file(number)] = "import Store\n" }
        return try ShopRepository(files.merging(["Sources/Cart/Cart.swift": ""]) { $1 })
    }

    private static func file(_ number: Int) -> String { "Sources/Cart/Cart\(number).swift" }

    /// The summary of a check, without what was found.
    private func count(_ repository: ShopRepository) async throws -> String {
        let check = try await repository.run("check")
        let lines = check.output.split(separator: "\n")
        #expect(check.status == (lines.count > 2 ? 1 : 0))
        return String(lines.last ?? "")
    }

    @Test func `existing violations may stay, new ones may not, and entries of fixed ones have to go`() async throws {
        // The import, and that it is not declared, in each of two files; and the cycle.
        let repository = try Self.shop(violations: 2)
        #expect(try await count(repository) == "2 targets: 5 errors, 0 warnings")
        let baseline = try await repository.run("baseline", exits: 0)
        #expect(baseline.output.contains("\n2 targets: 0 errors, 0 warnings, 5 in the baseline\n"))
        #expect(repository.baseline().count == 5)
        #expect(repository.baseline().first?.hasPrefix("layer-arrow.Cart.Store.") == true)
        #expect(try await count(repository) == "2 targets: 0 errors, 0 warnings, 5 in the baseline")
        // Lines move.
        try repository.write([Self.file(0): "// more\n\n\nimport Store\n"])
        #expect(try await count(repository) == "2 targets: 0 errors, 0 warnings, 5 in the baseline")
        // One more comes: it is not taken in unless that is asked for.
        try repository.write([Self.file(2): "import Store\n"])
        #expect(try await count(repository) == "2 targets: 2 errors, 0 warnings, 5 in the baseline")
        #expect(try await repository.run("baseline").status == 1)
        #expect(repository.baseline().count == 5)
        #expect(try await repository.run("baseline", "--add").status == 0)
        #expect(repository.baseline().count == 7)
        // One is fixed: its entries fail until they are removed.
        try repository.remove(Self.file(1))
        let stale = try await repository.run("check", exits: 1)
        #expect(stale.output.contains("[stale-baseline]\n    Remove this file, or run the command 'baseline'.\n"))
        #expect(try await repository.run("baseline").status == 0)
        #expect(repository.baseline().count == 5)
    }

    @Test func `reasons stay when the baseline shrinks`() async throws {
        let repository = try Self.shop(violations: 2)
        _ = try await repository.run("baseline")
        let name = "architecture-baseline/" + (try #require(repository.baseline().first))
        let text = try String(contentsOfFile: repository.root + "/" + name, encoding: .utf8)
        let edited = text.replacing(#/because = .*/#, with: "because = \"until spring\" # said Ada")
        try repository.write([name: edited])
        let other = text.contains("Cart0.swift") ? 1 : 0
        try repository.remove(Self.file(other))
        #expect(try await repository.run("baseline").status == 0)
        #expect(try String(contentsOfFile: repository.root + "/" + name, encoding: .utf8) == edited)
    }

    @Test func `nothing is taken out while a manifest cannot be read`() async throws {
        let repository = try Self.shop(violations: 1)
        _ = try await repository.run("baseline")
        let kept = repository.baseline()
        let blind = try await repository.run(
            "baseline",
            environment: ["PATH": "/nowhere", "XDG_CACHE_HOME": "/nowhere"]
        )
        #expect(blind.status == 1)
        #expect(blind.output.contains("'swift' was not found, so manifests cannot be read."))
        #expect(repository.baseline() == kept)
    }

    @Test func `an entry with a mistake is refused with its line`() async throws {
        let repository = try Self.shop(violations: 0)
        try repository.write(["architecture-baseline/a.toml": "check = \"layer-arrow\"\nline = 3\nbecause = \"\"\n"])
        let check = try await repository.run("check", exits: 2)
        let sentence = "In line 2 of 'architecture-baseline/a.toml', 'line' is not known here. Use one of: check,"
        #expect(check.messages.contains(sentence))
    }

    @Test(.serialized, arguments: 0..<6)
    func `two branches that shrink it merge without a conflict`(seed: Int) async throws {
        try await expectMerge(seed: seed)
    }

    struct Slow {
        /// Two at a time, because git and strata start many processes.
        @Test(arguments: [6..<33, 33..<60])
        func `many more branches that shrink it merge without a conflict`(seeds: Range<Int>) async throws {
            for seed in seeds { try await BaselineTests().expectMerge(seed: seed) }
        }
    }

    private func expectMerge(seed: Int) async throws {
        // More than half of the entries stand beside one that the other branch removes.
        var numbers = SeededGenerator(seed: UInt64(seed))
        let repository = try Self.shop(violations: 8)
        _ = try await repository.run("baseline")
        try await repository.git("init", "--quiet", "--initial-branch", "main")
        try await repository.commit()
        var gone: [Set<Int>] = []
        for branch in ["one", "other"] {
            try await repository.git("checkout", "--quiet", "-b", branch, "main")
            let fixed = Set((0..<8).filter { _ in Bool.random(using: &numbers) })
            for number in fixed { try repository.remove(Self.file(number)) }
            #expect(try await repository.run("baseline").status == 0, "seed \(seed)")
            try await repository.commit()
            gone.append(fixed)
        }
        try await repository.git("merge", "--quiet", "--no-edit", "one")
        let left = 8 - gone[0].union(gone[1]).count
        // The cycle goes with the last of them: then neither branch could see that, and the check says so.
        let isClosed = gone.allSatisfy { $0.count < 8 } && left == 0
        #expect(repository.baseline().count == 2 * left + (left > 0 || isClosed ? 1 : 0), "seed \(seed)")
        #expect(try await repository.run("check").status == (isClosed ? 1 : 0), "seed \(seed)")
        #expect(try await repository.run("baseline").status == 0, "seed \(seed)")
    }
}
