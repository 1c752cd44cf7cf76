import Foundation
import InfrastructureTesting
import Testing

/// Additions of `strata new` to the projects that `strata new project` creates.
struct NewFeatureTests {
    private let shop: ShopRepository

    init() async throws {
        shop = try ShopRepository()
        try await shop.createProject()
    }

    @Test func `a feature gets a target in every layer, and the project keeps its rules`() async throws {
        let before = try shop.contents()
        let run = try await shop.run("new", "feature", "ReadingList", in: "/Notes", exits: 0)
        #expect(run.output.contains("│   │   ├── Sources/ReadingListDomain/ReadingList.swift\n"), "\(run)")
        #expect(run.output.contains("17 files created, 10 edited.\n"), "\(run)")
        let check = try await shop.run("check", in: "/Notes", exits: 0)
        #expect(check.output.hasSuffix("\n26 targets: 0 errors, 0 warnings, 1 note\n"), "\(check)")
        let after = try shop.contents()
        for (path, data) in after where !data.starts(with: before[path] ?? Data()) {
            // An edited file has all lines that it had, in their order, but for commas.
            let lines = { (data: Data) in
                String(decoding: data, as: UTF8.self).split(separator: "\n").map {
                    $0.hasSuffix(",") ? $0.dropLast() : $0
                }
            }
            let difference = lines(data).difference(from: lines(before[path] ?? Data()))
            #expect(difference.removals.isEmpty || path == "architecture.toml", "\(path)")
        }
        #expect(after.values.allSatisfy { !String(decoding: $0, as: UTF8.self).contains("__") })
        #expect(Set(before.keys).isSubset(of: after.keys))
    }

    @Test(arguments: [[], ["--area", "Books"]])
    func `additions to a feature keep the rules`(area: [String]) async throws {
        _ = try await shop.run(["new", "feature", "ReadingList"] + area, in: "/Notes", exits: 0)
        for addition in Self.additions {
            let before = try shop.contents()
            _ = try await shop.run(["new"] + addition, in: "/Notes", exits: 0)
            let added = try shop.contents().filter { before[$0.key] == nil }
            #expect(added.keys.contains { $0.contains("/Tests/") }, "\(addition)")
            #expect(added.values.allSatisfy { !String(decoding: $0, as: UTF8.self).contains("__") }, "\(addition)")
            // Nothing is overwritten.
            _ = try await shop.run(["new"] + addition, in: "/Notes", exits: 7)
        }
        let check = try await shop.run("check", in: "/Notes", exits: 0)
        #expect(check.output.hasSuffix(" targets: 0 errors, 0 warnings, 1 note\n"), "\(check)")
        for addition in Self.additions {
            guard let option = addition.firstIndex(of: "--feature") else { continue }
            _ = try await shop.run(["new"] + addition[...option] + ["Other"], in: "/Notes", exits: 2)
        }
    }

    @Test func `a counter is a smaller feature, and a new app shows features of both shapes`() async throws {
        _ = try await shop.run("new", "feature", "Visits", "--shape", "counter", in: "/Notes", exits: 0)
        _ = try await shop.run("new", "feature", "Book", in: "/Notes", exits: 0)
        let made = try await shop.run("new", "app", "Desk", in: "/Notes", exits: 0)
        for feature in ["Book", "Counter", "Visits"] { #expect(!made.output.contains("\n  \(feature): "), "\(made)") }
        let app = try shop.text("Notes/Apps/desk/Sources/desk/DeskApp.swift")
        #expect(app.contains("visits.makeScreen(for: invocation, on: host)"), "\(app)")
        #expect(
            app.contains("book.makeScreen(for: invocation, on: host, router: router.scoped(AppScene.book))"),
            "\(app)"
        )
        let check = try await shop.run("check", in: "/Notes", exits: 0)
        #expect(check.output.contains(" targets: 0 errors, 0 warnings, 1 note"), "\(check)")
    }

    @Test func `a dry run, a second feature of the name and a wrong name change nothing`() async throws {
        let first = try shop.contents()
        let planned = try await shop.run("new", "feature", "ReadingList", "--dry-run", in: "/Notes", exits: 0)
        #expect(planned.output.hasSuffix("\nNothing was written.\n"), "\(planned)")
        _ = try await shop.run("new", "feature", "reading list", in: "/Notes", exits: 2)
        _ = try await shop.run("new", "feature", "ReadingList", "--app", "other", in: "/Notes", exits: 2)
        _ = try await shop.run("new", "feature", "ReadingList", exits: 3)
        #expect(try shop.contents() == first)
        _ = try await shop.run("new", "feature", "ReadingList", in: "/Notes", exits: 0)
        let second = try shop.contents()
        let taken = try await shop.run("new", "feature", "ReadingList", in: "/Notes", exits: 7)
        #expect(taken.messages.contains("already exists and was not changed."), "\(taken)")
        #expect(try shop.contents() == second)
    }

    @Test(arguments: ["list", "counter"])
    func `a feature of this repository is planned with its lists and documents`(shape: String) async throws {
        let arguments = ["feature", "Notes", "--shape", shape, "--app", "hoge"]
        let run = try await planInThisRepository(arguments, exits: 0)
        for file in ["README.md (edited)", "json.md (edited)", "notes.schema.json", "PrintedRecord.swift (edited)"] {
            #expect(run.output.contains(file), "\(run)")
        }
    }

    /// Plans an addition to this repository.
    private func planInThisRepository(_ arguments: [String], exits status: Int32) async throws -> BuiltProgram.Run {
        let root = ["--dry-run", "--root", NewProjectTests.kits]
        let run = try await BuiltProgram(named: "strata").run(["new"] + arguments + root)
        #expect(run.status == status, "\(run)")
        return run
    }

    @Test(arguments: [
        (["usecase", "PeekArticle"], "StubArticleGateway (Packages/UseCase/Tests/ArticleUseCaseTests)"),
        (["scene", "Shelf", "--app", "hoge"], "LoadArticle (Packages/UseCase/Sources/ArticleUseCase)"),
    ])
    func `a feature that was not made by templates is refused where they need its declarations`(
        addition: [String],
        absence: String
    ) async throws {
        let refused = try await planInThisRepository(addition + ["--feature", "Article"], exits: 2)
        #expect(refused.messages.contains(absence), "\(refused)")
        // Others need nothing but the modules.
        _ = try await planInThisRepository(["alert", "ConfirmReset", "--feature", "Article"], exits: 0)
        _ = try await planInThisRepository(["gateway", "Nickname", "--feature", "Article"], exits: 0)
    }

    @Test func `a project in English alone has no other language, whatever is added`() async throws {
        let arguments = ["new", "project", "Diary", NewProjectTests.kits, "--kits", "path", "--language", "en"]
        _ = try await shop.run(arguments, option: "--in", exits: 0)
        for addition in [["feature", "ReadingList"]] + Self.additions {
            _ = try await shop.run(["new"] + addition, in: "/Diary", exits: 0)
        }
        for file in try shop.files(in: "Diary") {
            #expect(try !shop.text("Diary/" + file).contains(" ja: "), "\(file)")
        }
        let program = try shop.text("Diary/Apps/desk/Sources/desk/AppProgram.swift")
        #expect(program.contains("languages: [.english]") && !program.contains(".japanese"))
    }

    static let additions = [
        ["scene", "History", "--feature", "Counter"],
        ["scene", "Overview", "--feature", "ReadingList", "--style", "viewmodel"],
        ["usecase", "PeekCounter", "--feature", "Counter"],
        ["usecase", "ResetCounter", "--feature", "Counter"],
        ["alert", "ConfirmReset", "--feature", "ReadingList"],
        ["alert", "Actions", "--feature", "ReadingList", "--style", "menu"],
        ["alert", "EnterName", "--feature", "ReadingList", "--field", "Name"],
        ["gateway", "Nickname", "--feature", "Counter"],
        ["app", "Desk"],
    ]
}
