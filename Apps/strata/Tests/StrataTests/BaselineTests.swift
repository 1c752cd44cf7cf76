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
        let reason = "The reason is not written down yet."
        #expect(repository.baseline().first == #"layer-arrow.Cart.Store."Cart0.swift" = "\#(reason)""#)
        #expect(try await count(repository) == "2 targets: 0 errors, 0 warnings, 5 in the baseline")
        // Lines move, a file moves to another folder, and one is renamed.
        try repository.write([Self.file(0): "// more\n\n\nimport Store\n"])
        try repository.remove(Self.file(1))
        try repository.write(["Sources/Cart/Inner/Cart1.swift": "import Store\n"])
        #expect(try await count(repository) == "2 targets: 0 errors, 0 warnings, 5 in the baseline")
        try repository.remove("Sources/Cart/Inner/Cart1.swift")
        try repository.write(["Sources/Cart/Renamed.swift": "import Store\n"])
        #expect(try await count(repository) == "2 targets: 0 errors, 0 warnings, 5 in the baseline")
        // One more comes: it is not taken in unless that is asked for.
        try repository.write([Self.file(2): "import Store\n"])
        #expect(try await count(repository) == "2 targets: 2 errors, 0 warnings, 5 in the baseline")
        #expect(try await repository.run("baseline").status == 1)
        #expect(repository.baseline().count == 5)
        #expect(try await repository.run("baseline", "--add").status == 0)
        #expect(repository.baseline().count == 7)
        // One is fixed: its entries fail until they are removed.
        try repository.remove("Sources/Cart/Renamed.swift")
        let stale = try await repository.run("check", exits: 1)
        #expect(stale.output.contains("[stale-baseline]\n    Remove this entry, or run the command 'baseline'.\n"))
        #expect(try await repository.run("baseline").status == 0)
        #expect(repository.baseline().count == 5)
    }

    @Test(.serialized, arguments: 0..<4)
    func `two branches that shrink it merge without a conflict`(seed: Int) async throws {
        // More than half of the entries stand beside one that the other branch removes.
        var numbers = SeededGenerator(seed: UInt64(seed))
        let repository = try Self.shop(violations: 8)
        _ = try await repository.run("baseline")
        try await repository.initialize()
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
