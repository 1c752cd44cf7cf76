import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import ArchitectureUseCase
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
                .planScaffold(ScaffoldOptions(.feature, name: "Note", app: "notes")), .apply(plan.changes),
            ]
        )
        #expect(asked.commands.isEmpty)
        asked.answer(.written)
        #expect(
            asked.lines == tree + [
                "2 files created, 1 edited.", "'make test' checks the architecture and runs the tests.",
            ]
        )
    }

    @Test func `a dry run only shows the plan`() throws {
        let question = ArchitectureQuestion.scaffold(
            .useCase(.command),
            name: "Reset",
            feature: "Note",
            plansOnly: true
        )
        let asked = Asked(question, .scaffoldPlanned(try makePlan()))
        #expect(asked.requests == [.planScaffold(ScaffoldOptions(.command, name: "Reset", feature: "Note"))])
        #expect(asked.lines == tree + ["Nothing was written."])
    }

    @Test(
        arguments: [
            (.useCase(), "FetchNote", .query), (.useCase(), "ToggleMark", .command),
            (.useCase(), "Fetching", .command), (.useCase(.command), "FetchNote", .command),
            (.useCase(.query), "Marks", .query),
            (.counter, "Visits", .counter), (.alert(.question), "Ask", .alert), (.alert(.menu), "Ask", .menuAlert),
            (.alert(.destructive), "Ask", .destructiveAlert),
        ] as [(ArchitectureQuestion.ScaffoldKind, String, ScaffoldKind)]
    )
    func `the verb of a use case and the style of an alert choose the templates`(
        asked: ArchitectureQuestion.ScaffoldKind,
        name: String,
        kind: ScaffoldKind
    ) throws {
        let question = ArchitectureQuestion.scaffold(asked, name: name, feature: "Note", plansOnly: true)
        let planned = Asked(question, .scaffoldPlanned(try makePlan()))
        #expect(planned.requests == [.planScaffold(ScaffoldOptions(kind, name: name, feature: "Note"))])
    }

    @Test(arguments: [("FetchNote", "'Fetch'"), ("ToggleMark", "'ToggleMark'")])
    func `the kind of a use case that its name tells is said, with the reason`(name: String, reason: String) throws {
        let question = ArchitectureQuestion.scaffold(.useCase(), name: name, feature: "Note", plansOnly: true)
        let lines = Asked(question, .scaffoldPlanned(try makePlan())).lines
        #expect(lines.count == tree.count + 2)
        #expect(lines[tree.count].contains(reason) && lines[tree.count].contains("--kind"), "\(lines)")
    }

    @Test func `the label of a text field goes with the plan`() throws {
        let question = ArchitectureQuestion.scaffold(.textAlert(label: "Title"), name: "Ask", feature: "Note")
        let asked = Asked(question, .scaffoldPlanned(try makePlan()))
        #expect(
            asked.requests.first
                == .planScaffold(ScaffoldOptions(.textAlert, name: "Ask", feature: "Note", label: "Title"))
        )
    }

    @Test(arguments: ["templates/feature/…__Feature__…", "Apps/notes/Sources/notes/AppScene.swift"])
    func `a template that is missing, and a file that templates edit, are named in both languages`(path: String) {
        let refused = ValidationError(field: "TEMPLATE", value: path, rule: .present)
        let alert = Asked(question, .failed(ApplicationError(.invalidInput(refused)))).alert
        #expect(alert?.title.english == "The templates do not fit")
        #expect(alert?.message.english.contains(path) == true && alert?.message.japanese.contains(path) == true)
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
                == "In line 3 of 'Package.swift', 'targets: [.target(name: \"Note\")]' is missing. Add it."
        )
        #expect(alert?.outcome == .wrongUsage)
    }

    @Test(arguments: [
        ("Note", "The templates need what Note does not have: Note.zero (Packages/Domain/Sources/NoteDomain)."),
        (nil, "No feature has everything that the templates use."),
    ])
    func `a missing declaration is named with its place and a remedy`(feature: String?, beginning: String) {
        let absence = "Note.zero (Packages/Domain/Sources/NoteDomain)"
        let refused = ValidationError(field: "TEMPLATE", value: absence, rule: .fitting)
        let kind: ArchitectureQuestion.ScaffoldKind = feature == nil ? .app : .viewModelScene
        let question = ArchitectureQuestion.scaffold(kind, name: "Other", feature: feature)
        let alert = Asked(question, .failed(ApplicationError(.invalidInput(refused)))).alert
        let wording = Wording(.english, program: "strata")
        let message = alert.map { wording($0.message) } ?? ""
        #expect(message.hasPrefix(beginning) && message.contains(absence), "\(message)")
        let folder = feature == nil ? "app" : "scene-viewmodel"
        #expect(message.hasSuffix("put templates of your own into '.strata/templates/\(folder)'."), "\(message)")
        #expect(alert?.outcome == .wrongUsage)
    }

    @Test func `a new app names what it leaves out, and a project with pictures the command that draws them`() throws {
        let domain =
            #"dependencies: [.package(path: "../kits")], "#
            + #"b: [.product(name: "DomainKit", package: "kits")]"#
        func file(_ path: String, _ text: String) -> ProjectFile { ProjectFile(path: path, bytes: Array(text.utf8)) }
        let path = "Packages/Domain/Sources/__Feature__Domain/__Feature__.swift"
        let sources = ["Note", "Page"].map { path.replacing("__Feature__", with: $0) }
        let plan = try ScaffoldPlan(
            try Scaffold(.app, name: "Desk", feature: nil),
            in: try ProjectOutline(files: sources, domain: Array(domain.utf8), kind: .app, app: nil),
            templates: [file("Apps/__app__/A.swift", "__Feature__.zero + __Feature__.one")],
            on: [file(path, "struct __Feature__ {\n    static let zero = 0\n    static let one = 1\n}")],
            files: [
                sources[0]: Array("enum Note {\n    case one, zero\n}".utf8), sources[1]: Array("enum Page {}".utf8),
                "Makefile": Array("graph:\n".utf8),
            ]
        )
        let question = ArchitectureQuestion.scaffold(.app, name: "Desk")
        let omittedFeatures = [
            "Left out, because they lack what the templates use:",
            "  Page: Page.one (Packages/Domain/Sources/PageDomain), …",
        ]
        let asked = Asked(question, .scaffoldPlanned(plan))
        asked.answer(.written)
        #expect(
            asked.lines == ["└── Apps/desk/A.swift"] + omittedFeatures + [
                "1 file created, 0 edited.",
                "The picture of the modules is out of date; 'make graph' redraws it.",
                "'make test' checks the architecture and runs the tests.",
            ]
        )
        let planned = Asked(.scaffold(.app, name: "Desk", plansOnly: true), .scaffoldPlanned(plan))
        #expect(planned.lines == ["└── Apps/desk/A.swift"] + omittedFeatures + ["Nothing was written."])
    }

    @Test func `a file that is there already is named, without the advice about rules`() {
        let alert = Asked(question, .failed(ApplicationError(.storage(.exists(path: "Note.swift"))))).alert
        #expect(alert?.message.english == "'Note.swift' already exists and was not changed.")
        #expect(alert?.outcome == .storage)
    }
}
