import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import DomainKit
import PresentationKit
import ReportKit
import Testing

@MainActor
struct ScaffoldTests {
    private let question = ArchitectureQuestion.scaffold(.feature, name: "Note", app: "notes")

    private func makePlan() throws -> ScaffoldPlan {
        let domain = Array(#".product(name: "DomainKit", package: "kits")"#.utf8)
        let names = [
            "Packages/Domain/Sources/__Feature__/__Feature__.swift", "Packages/Domain/Tests/__Feature__.swift", "z",
        ]
        return try ScaffoldPlan(
            try Scaffold(.feature, name: "Note", feature: nil),
            in: try ProjectOutline(
                files: ["Apps/notes/Sources/notes/NotesApp.swift"],
                domain: domain,
                kind: .feature,
                app: nil
            ),
            templates: names.map { ProjectFile(path: $0, bytes: Array("names = [\"__Feature__\"]".utf8)) },
            files: ["z": Array("names = []".utf8)]
        )
    }

    private let tree = [
        "├── Packages/Domain", "│   ├── Sources/Note/Note.swift", "│   └── Tests/Note.swift", "└── z (edited)",
    ]

    @Test func `the changes of a plan are made, and shown as a tree`() throws {
        let plan = try makePlan()
        let asked = Asked(question, .scaffoldPlanned(plan))
        #expect(
            asked.requests == [
                .planScaffold(.feature, name: "Note", feature: nil, app: "notes"), .makeScaffold(plan),
            ]
        )
        #expect(asked.commands.isEmpty)
        asked.answer(.scaffoldMade(plan))
        #expect(
            asked.lines == tree + [
                "2 files created, 1 edited.", "'make test' checks the architecture and runs the tests.",
            ]
        )
    }

    @Test func `a dry run only shows the plan`() throws {
        let question = ArchitectureQuestion.scaffold(.useCase, name: "Reset", feature: "Note", plansOnly: true)
        let asked = Asked(question, .scaffoldPlanned(try makePlan()))
        #expect(asked.requests == [.planScaffold(.useCase, name: "Reset", feature: "Note", app: nil)])
        #expect(asked.lines == tree + ["Nothing was written."])
    }

    @Test func `a list that is missing is named with the file, the line and what belongs there`() {
        let refused = ValidationError(
            field: "targets",
            value: "targets: [.target(name: \"Note\")]",
            rule: .present,
            place: .init(path: "Package.swift", line: 3)
        )
        let alert = Asked(question, .failed(ApplicationError(.invalidInput(refused)))).alert
        #expect(
            alert?.message.english
                == "In line 3 of 'Package.swift', 'targets: [.target(name: \"Note\")]' is missing: it has to be given."
        )
        #expect(alert?.outcome == .wrongUsage)
    }

    @Test func `a file that is there already is named, without the advice about rules`() {
        let alert = Asked(question, .failed(ApplicationError(.storage(.exists(path: "Note.swift"))))).alert
        #expect(alert?.message.english == "'Note.swift' is there already and was left as it is.")
        #expect(alert?.outcome == .storage)
    }
}
