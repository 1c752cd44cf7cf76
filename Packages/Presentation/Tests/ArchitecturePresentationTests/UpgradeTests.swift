import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import DomainKit
import PresentationKit
import ReportKit
import Testing

@MainActor
struct UpgradeTests {
    /// Returns the plan of an upgrade to other texts, for a project of which some files were edited.
    private func makePlan(_ texts: [String: (old: String?, own: String?, new: String?)]) throws -> UpgradePlan {
        var files: [String: [UInt8]] = [:]
        var templates: [ProjectFile] = []
        for (path, text) in texts {
            files[".strata/base/" + path] = text.old.map { Array($0.utf8) }
            files[path] = text.own.map { Array($0.utf8) }
            if let new = text.new { templates.append(ProjectFile(path: path, bytes: Array(new.utf8))) }
        }
        let name = try ModuleName("Notes")
        let kits = try ProjectKits(path: "/kits")
        return try UpgradePlan(
            to: try ProjectPlan(name, kits: kits, version: "1.2.3", templates: templates),
            from: ProjectOrigin(name: name, kits: .local("/kits"), version: "1.0.0"),
            files: files
        )
    }

    private func makePlanWithConflicts() throws -> UpgradePlan {
        try makePlan([
            "A/a": (old: nil, own: nil, new: "1"), "A/b": (old: "1", own: "1", new: "2"),
            "c": (old: "1", own: "1", new: nil), "d": (old: "1\n2", own: "1\n3", new: "1\n4"),
            "e": (old: "1", own: "2", new: nil),
        ])
    }

    private let tree = [
        "├── A", "│   ├── a", "│   └── b (edited)", "├── c (removed)", "├── d (conflict in line 2)", "└── e (conflict)",
    ]

    @Test func `the changes of an upgrade are made and shown as a tree, and conflicts fail it`() throws {
        let plan = try makePlanWithConflicts()
        let asked = Asked(.upgrade(), .upgradePlanned(plan))
        #expect(asked.requests == [.planUpgrade(version: "1.2.3"), .upgrade(plan)])
        #expect(asked.commands.isEmpty)
        asked.answer(.upgraded(plan))
        #expect(
            asked.lines == tree + [
                "1 file created, 1 edited, 1 removed.", "'make test' checks the architecture and runs the tests.",
            ]
        )
        #expect(
            asked.alert?.message.english
                == "2 files with edits where the template has changed were left as they are. Take what you need from the new template in '.strata/base'."
        )
        #expect(asked.alert?.outcome == .failed)
    }

    @Test func `a dry run only shows the plan, and the conflicts`() throws {
        let asked = Asked(.upgrade(plansOnly: true), .upgradePlanned(try makePlanWithConflicts()))
        #expect(asked.requests == [.planUpgrade(version: "1.2.3")])
        #expect(asked.lines == tree + ["Nothing was written."])
        #expect(
            asked.alert?.message.english
                == "2 files with edits where the template has changed will be left as they are. The upgrade puts the new template into '.strata/base'."
        )
    }

    @Test func `an upgrade without conflicts succeeds, and one without changes says so`() throws {
        let plan = try makePlan(["a": (old: "1", own: "1", new: "2")])
        let asked = Asked(.upgrade(), .upgraded(plan))
        #expect(asked.lines.first == "└── a (edited)")
        #expect(asked.alert == nil)
        let same = try makePlan(["a": (old: "1", own: "2", new: "1")])
        for plansOnly in [false, true] {
            let asked = Asked(.upgrade(plansOnly: plansOnly), plansOnly ? .upgradePlanned(same) : .upgraded(same))
            #expect(asked.lines == ["The project has the templates of this version."])
        }
    }

    @Test func `a project of a later version, and a folder that is no project, are refused with the way out`() {
        let later = ValidationError(field: "version", value: "2.0.0", rule: .oneOf(["1.2.3"]))
        let refused = Asked(.upgrade(), .failed(ApplicationError(.invalidInput(later)))).alert
        #expect(
            refused?.message.english
                == "The project has the templates of version '2.0.0', and this is version '1.2.3' of \(Phrase.programName). Install version '2.0.0' or a later one."
        )
        #expect(refused?.outcome == .wrongUsage)
        let missing = ValidationError(field: "--root", value: "a/shop/.strata/project.toml", rule: .present)
        let nowhere = Asked(.upgrade(), .failed(ApplicationError(.invalidInput(missing)))).alert
        #expect(
            nowhere?.message.english.hasPrefix("There is no '.strata/project.toml' in 'a/shop': only projects that ")
                == true
        )
        let malformed = ValidationError(
            field: "kits",
            value: "git",
            rule: .oneOf(["url"]),
            place: .init(path: "p", line: 4)
        )
        let alert = Asked(.upgrade(), .failed(ApplicationError(.invalidInput(malformed)))).alert
        #expect(alert?.message.english.hasPrefix("In line 4 of 'p', 'git'") == true)
    }
}
