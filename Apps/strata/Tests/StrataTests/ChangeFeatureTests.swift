import Foundation
import InfrastructureTesting
import Testing

/// Features that `strata remove` and `strata rename` take out of projects of `strata new project`, or rename.
struct ChangeFeatureTests {
    private let shop: ShopRepository

    init() async throws {
        shop = try ShopRepository()
        try await shop.createProject()
    }

    private func addFeature(_ options: [String] = []) async throws {
        _ = try await shop.run(["new", "feature", "ReadingList"] + options, in: "/Notes", exits: 0)
        for addition in Self.additions { _ = try await shop.run(["new"] + addition, in: "/Notes", exits: 0) }
    }

    private static let areas = [[], ["--area", "Books"]]

    @Test(arguments: areas)
    func `removing a feature restores every byte`(area: [String]) async throws {
        let before = try shop.contents()
        try await addFeature(area)
        let planned = try await shop.run("remove", "feature", "ReadingList", "--dry-run", in: "/Notes", exits: 0)
        #expect(!planned.output.contains("To edit by hand"), "\(planned)")
        let removed = try await shop.run("remove", "feature", "ReadingList", in: "/Notes", exits: 0)
        #expect(removed.output.contains("── ReadingList.swift (removed)\n"), "\(removed)")
        let after = try shop.contents()
        #expect(Set(after.keys) == Set(before.keys))
        for (path, data) in before where after[path] != data {
            Issue.record("\(path):\n\(String(decoding: after[path] ?? Data(), as: UTF8.self))")
        }
    }

    @Test func `edited files and mentions are kept without force, and shown`() async throws {
        try await addFeature()
        let edited = "Packages/Domain/Sources/ReadingListDomain/ReadingList.swift"
        let source = try shop.text("Notes/" + edited)
        try shop.write(["Notes/" + edited: source + "// mine\n", "Notes/docs/plan.md": "\nThe ReadingList is next.\n"])
        let before = try shop.contents()
        let refused = try await shop.run("remove", "feature", "ReadingList", in: "/Notes", exits: 1)
        #expect(refused.output.contains("ReadingList.swift (removed, edited after creation)"), "\(refused)")
        #expect(refused.output.contains("\n  docs/plan.md:2\n"), "\(refused)")
        #expect(try shop.contents() == before)
        _ = try await shop.run("remove", "feature", "ReadingList", "--force", in: "/Notes", exits: 0)
        #expect(try !shop.files(in: "Notes").contains { $0.contains("ReadingList") })
        _ = try await shop.run("remove", "feature", "ReadingList", in: "/Notes", exits: 2)
    }

    @Test(arguments: areas)
    func `a feature that is renamed is as if it had been created so`(area: [String]) async throws {
        try await addFeature(area)
        let before = try shop.contents()
        _ = try await shop.run("rename", "feature", "ReadingList", "Catalogue", "--dry-run", in: "/Notes", exits: 0)
        _ = try await shop.run("rename", "feature", "ReadingList", "Counter", in: "/Notes", exits: 2)
        #expect(try shop.contents() == before)
        let renamed = try await shop.run("rename", "feature", "ReadingList", "Catalogue", in: "/Notes", exits: 0)
        #expect(renamed.output.contains("Catalogue.swift (was ReadingList.swift)"), "\(renamed)")
        let check = try await shop.run("check", in: "/Notes", exits: 0)
        #expect(check.output.hasSuffix(" targets: 0 errors, 0 warnings, 1 note\n"), "\(check)")
        let after = try shop.contents()
        #expect(!after.keys.contains { $0.contains("ReadingList") })
        for (path, data) in after {
            let text = String(decoding: data, as: UTF8.self)
            #expect(!text.contains("ReadingList"), "\(path)")
            #expect(!text.contains("reading-list"), "\(path)")
            // Only the name of the stored document stays.
            #expect(!text.contains("readingList") || path.contains("Repository/"), "\(path)")
        }
        _ = try await shop.run("rename", "feature", "Catalogue", "ReadingList", in: "/Notes", exits: 0)
        #expect(try shop.contents() == before)
    }

    private static let additions = [
        ["scene", "Overview", "--feature", "ReadingList", "--style", "viewmodel"],
        ["scene", "History", "--feature", "ReadingList"],
        ["usecase", "PeekReadingList", "--feature", "ReadingList"],
        ["alert", "ConfirmReset", "--feature", "ReadingList"],
        ["gateway", "Nickname", "--feature", "ReadingList"],
    ]
}
