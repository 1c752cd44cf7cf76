import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import DomainKit
import PresentationKit
import ReportKit
import Testing

@MainActor
struct FeatureChangeTests {
    private func makePlan(_ change: FeatureChange, leftovers: Bool = true) throws -> FeaturePlan {
        let path = "Packages/Domain/Sources/NoteDomain/Note.swift"
        var files = [path: "struct Note {}\n", "architecture.toml": "names = [\"A\", \"Note\"]\n"]
        if leftovers { files["docs/a.md"] = "\n# Note\n" }
        let template = ProjectFile(
            path: "Packages/Domain/Sources/__Feature__Domain/__Feature__.swift",
            bytes: Array("struct \(leftovers ? "Other" : "__Feature__") {}\n".utf8)
        )
        return try FeaturePlan(
            change,
            contents: ProjectContents(files: files.mapValues { Array($0.utf8) }),
            templates: [.feature: [template]]
        )
    }

    private let tree = ["├── Packages/Domain/Sources/NoteDomain/Note.swift (removed, edited after creation)"]
    private let rest = ["└── architecture.toml (edited)", "To edit by hand:", "  docs/a.md:2"]

    @Test func `a feature as it was created is removed at once`() throws {
        let plan = try makePlan(.remove("Note"), leftovers: false)
        let asked = Asked(.removeFeature(name: "Note"), .featurePlanned(plan))
        #expect(asked.requests == [.planFeature(.remove("Note")), .apply(plan.changes)])
        asked.answer(.written)
        #expect(
            asked.lines == [
                "├── Packages/Domain/Sources/NoteDomain/Note.swift (removed)", "└── architecture.toml (edited)",
                "1 file removed, 1 edited.", "'make test' checks the architecture and runs the tests.",
            ]
        )
    }

    @Test func `edited files and what else depends on them are shown, and removed with force only`() throws {
        let plan = try makePlan(.remove("Note"))
        let refused = Asked(.removeFeature(name: "Note"), .featurePlanned(plan))
        #expect(refused.requests == [.planFeature(.remove("Note"))])
        #expect(refused.lines == tree + rest + ["Nothing was written."])
        let message = try #require(refused.alert).message.english
        #expect(message.contains("1 file of Note") && message.contains("1 line") && message.contains("'--force'"))
        #expect(refused.alert?.outcome == .failed)
        let forced = Asked(.removeFeature(name: "Note", force: true), .featurePlanned(plan))
        #expect(forced.requests == [.planFeature(.remove("Note")), .apply(plan.changes)])
    }

    @Test func `a link that leads nowhere and a type without a case are shown as such`() throws {
        let files = [
            "Packages/Domain/Sources/NoteDomain/Note.swift": "", "Apps/desk/Sources/desk/DeskApp.swift": "",
            "Apps/desk/Sources/desk/AppScene.swift": "enum AppScene {\n    case note\n}\n",
            "docs/a.md": "[sources](../Packages/Domain/Sources)\n", "docs/b.md": "Note\n",
        ]
        let template = ProjectFile(
            path: "Apps/__app__/Sources/__app__/AppScene.swift",
            bytes: Array("enum AppScene {\n    case __feature__\n}\n".utf8)
        )
        let plan = try FeaturePlan(
            .remove("Note"),
            contents: ProjectContents(files: files.mapValues { Array($0.utf8) }),
            templates: [.feature: [template]]
        )
        let asked = Asked(.removeFeature(name: "Note", plansOnly: true), .featurePlanned(plan))
        #expect(
            asked.lines.suffix(5) == [
                "To edit by hand:", "  Apps/desk/Sources/desk/AppScene.swift:1 (no cases)",
                "  docs/a.md:1 (broken link)", "  docs/b.md:1", "Nothing was written.",
            ]
        )
    }

    @Test func `a dry run only shows the plan, also with force`() throws {
        let plan = try makePlan(.remove("Note"))
        let asked = Asked(.removeFeature(name: "Note", force: true, plansOnly: true), .featurePlanned(plan))
        #expect(asked.requests == [.planFeature(.remove("Note"))])
        #expect(asked.lines == tree + rest + ["Nothing was written."])
        #expect(asked.alert == nil)
    }

    @Test func `a new name is shown with the old ones`() throws {
        let plan = try makePlan(.rename("Note", to: "Memo"))
        let asked = Asked(.renameFeature(old: "Note", new: "Memo"), .featurePlanned(plan))
        #expect(asked.requests == [.planFeature(.rename("Note", to: "Memo")), .apply(plan.changes)])
        asked.answer(.written)
        #expect(
            asked.lines == ["├── Packages/Domain/Sources/MemoDomain/Memo.swift (was Note.swift)"] + rest + [
                "1 file renamed, 1 edited.", "'make test' checks the architecture and runs the tests.",
            ]
        )
        let planned = Asked(.renameFeature(old: "Note", new: "Memo", plansOnly: true), .featurePlanned(plan))
        #expect(planned.lines.last == "Nothing was written.")
    }

    @Test func `an unknown feature is answered with the names`() {
        let refused = ValidationError(field: "NAME", value: "Other", rule: .oneOf(["Note"]))
        let alert = Asked(.removeFeature(name: "Other"), .failed(ApplicationError(.invalidInput(refused)))).alert
        #expect(alert?.message.english.contains("'Other'") == true)
        #expect(alert?.outcome == .wrongUsage)
    }
}
