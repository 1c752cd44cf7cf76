import ArchitectureDomain
import DomainKit
import Testing

extension ScaffoldPlanTests {
    // MARK: - Files

    func plan(
        _ scaffold: Scaffold,
        _ templates: ProjectFile...,
        files: [String: [UInt8]] = [:]
    ) throws -> ScaffoldPlan {
        try ScaffoldPlan(scaffold, in: try outline(), templates: templates, files: files)
    }

    @Test func `a template with the feature in its path is a new file, and nothing is overwritten`() throws {
        let template = ProjectFile("dot-a/__Feature__/__feature__-__command__.md", "__App__ __app__")
        let skeleton = ProjectFile("Makefile", "__app__")
        let scaffold = try Scaffold(.feature, name: "ReadingList", feature: nil)
        let path = ".a/ReadingList/readingList-reading-list.md"
        let changes = try plan(scaffold, template, skeleton).changes
        #expect(changes == [ProjectChange(path: path, old: nil, new: Array("Notes notes".utf8))])
        let paths = try ScaffoldPlan.paths(scaffold, in: try outline(), templates: [template, skeleton])
        #expect(paths == ["Makefile", path])
        #expect(throws: ApplicationError(.storage(.exists(path: path)))) {
            try plan(scaffold, template, files: [path: []])
        }
    }

    @Test(arguments: ["dot-./b", "a/dot-", "../b", "a//b", "/b", "./b"])
    func `a template whose file would lie outside of the project is refused`(path: String) throws {
        let template = ProjectFile(path + "/__Feature__.swift")
        let scaffold = try Scaffold(.feature, name: "ReadingList", feature: nil)
        #expect(throws: ApplicationError.self) {
            try ScaffoldPlan.paths(scaffold, in: outline(), templates: [template])
        }
        #expect(throws: ApplicationError.self) {
            try plan(scaffold, template)
        }
    }

    @Test func `a file and a template that are no text are refused by their paths`() throws {
        let scaffold = try Scaffold(.feature, name: "ReadingList", feature: nil)
        let bytes = Array("a: [\"__Feature__\"] // ".utf8)
        func refusal(_ path: String) -> ApplicationError {
            ApplicationError(.invalidInput(ValidationError(field: "file", value: path, rule: .encoded("UTF-8"))))
        }
        #expect(throws: refusal("a.swift")) {
            let text = Array("a: [] // ".utf8) + [0xFF]
            return try plan(scaffold, ProjectFile(path: "a.swift", bytes: bytes), files: ["a.swift": text])
        }
        #expect(throws: refusal("__Feature__.swift")) {
            try plan(scaffold, ProjectFile(path: "__Feature__.swift", bytes: bytes + [0xFF]))
        }
    }

    @Test func `templates that are not about the addition are refused`() throws {
        let scaffold = try Scaffold(.feature, name: "ReadingList", feature: nil)
        let refused = ValidationError(field: "TEMPLATE", value: "templates/feature/…__Feature__…", rule: .present)
        #expect(throws: ApplicationError(.invalidInput(refused))) {
            try plan(scaffold, ProjectFile("Makefile"))
        }
    }

    @Test func `an app needs the dependency on the kits, whatever the case of its name`() throws {
        let product = #"a: [.product(name: "DomainKit", package: "Kits")]"#
        let declared = "dependencies: [.package(url: \"https://host/me/kITS.git\", from: \"1.0.0\")], " + product
        let template = ProjectFile("Apps/__app__/Package.swift", "__dependency__ __Feature__")
        let project = try ProjectOutline(files: sources, domain: Array(declared.utf8), kind: .app, app: nil)
        let scaffold = try Scaffold(.app, name: "Desk", feature: nil)
        let plan = try ScaffoldPlan(scaffold, in: project, templates: [template], files: [:])
        #expect(
            Array(plan.changes.texts.values)
                == [#".package(url: "https://host/me/kITS.git", from: "1.0.0") Counter"#]
        )
        let other = try ProjectOutline(files: sources, domain: Array(product.utf8), kind: .app, app: nil)
        let place = ValidationError.Place(path: "Packages/Domain/Package.swift", line: 1)
        let value = "dependencies: [.package(…/Kits)]"
        let refused = ValidationError(field: "dependencies", value: value, rule: .present, place: place)
        #expect(throws: ApplicationError(.invalidInput(refused))) {
            try ScaffoldPlan(scaffold, in: other, templates: [template], files: [:])
        }
    }

    @Test func `an addition to a feature needs an existing feature`() throws {
        let scaffold = try Scaffold(.query, name: "Reset", feature: "Other")
        let refused = ValidationError(field: "--feature", value: "Other", rule: .oneOf(["Counter"]))
        #expect(throws: ApplicationError(.invalidInput(refused))) {
            try ScaffoldPlan(scaffold, in: outline(), templates: [], files: [:])
        }
    }

    @Test func `a name takes the place of the feature's, and an app is not needed where none shows it`() throws {
        let sources = ["Packages/Domain/Sources/CounterDomain/Counter.swift"]
        let domain = Array(Self.domain.utf8)
        let project = try ProjectOutline(files: sources, domain: domain, kind: .query, app: nil)
        let template = ProjectFile("__Feature__/__Name__.md", "__name__ __command__ __app__")
        let scaffold = try Scaffold(.query, name: "ResetAll", feature: "Counter")
        let plan = try ScaffoldPlan(scaffold, in: project, templates: [template], files: [:])
        let content = Array("resetAll reset-all __app__".utf8)
        #expect(plan.changes == [ProjectChange(path: "Counter/ResetAll.md", old: nil, new: content)])
        #expect(throws: ValidationError.self) { try Scaffold(.query, name: "ResetAll", feature: nil) }
    }

    @Test func `an app has all files of an app, with every feature in them`() throws {
        let sources = ["Counter", "Note"].map { "Packages/Domain/Sources/\($0)Domain/\($0).swift" }
        let domain = #"dependencies: [.package(path: "../../kits")], a: [.product(name: "DomainKit", package: "kits")]"#
        let project = try ProjectOutline(files: sources, domain: Array(domain.utf8), kind: .app, app: nil)
        let templates = [
            ("Apps/__app__/Main.swift", "main"), ("Apps/__app__/__Feature__.swift", ""), ("Makefile", "__app__"),
            ("Apps/__app__/Package.swift", "a: [\n    __dependency__\n]\nb: [\n    \"__Feature__\"\n]"),
        ].map { ProjectFile($0.0, $0.1) }
        let scaffold = try Scaffold(.app, name: "Desk", feature: nil)
        let plan = try ScaffoldPlan(scaffold, in: project, templates: templates, files: [:])
        let made = plan.changes.map { [$0.path, String(decoding: $0.new ?? [], as: UTF8.self)] }
        #expect(
            made == [
                ["Apps/desk/Counter.swift", ""], ["Apps/desk/Main.swift", "main"], ["Apps/desk/Note.swift", ""],
                [
                    "Apps/desk/Package.swift",
                    "a: [\n    .package(path: \"../../kits\")\n]\nb: [\n    \"Counter\",\n    \"Note\",\n]",
                ],
            ]
        )
        let taken = ApplicationError(.storage(.exists(path: "Apps/desk/Main.swift")))
        #expect(throws: taken) {
            try ScaffoldPlan(scaffold, in: project, templates: templates, files: ["Apps/desk/Main.swift": []])
        }
    }

    // MARK: - Projects

    @Test func `the kits and the only app of a project are found`() throws {
        let found = try outline()
        #expect(found.kits == .package("kits"))
        #expect(found.app?.text == "Notes")
        #expect(found.features == ["Counter"])
    }

    @Test(arguments: [
        ([], nil), (["Apps/a/Sources/a/AApp.swift", "Apps/b/Sources/b/BApp.swift"], nil),
        (["Apps/a/Sources/a/AApp.swift"], "b"),
    ])
    func `without an app, or with several, one has to be named`(files: [String], app: String?) {
        #expect(throws: ValidationError.self) {
            try ProjectOutline(files: files, domain: Array(Self.domain.utf8), kind: .feature, app: app)
        }
    }

    @Test func `a file of an app that no template has made is named as missing`() throws {
        let path = "Apps/__app__/Sources/__app__/AppProgram.swift"
        let error = #expect(throws: ApplicationError.self) {
            try plan(try Scaffold(.feature, name: "Note", feature: nil), ProjectFile(path, "__Feature__"))
        }
        let missing = "Apps/notes/Sources/notes/AppProgram.swift"
        #expect(error?.kind == .invalidInput(ValidationError(field: "TEMPLATE", value: missing, rule: .present)))
    }

    @Test func `a layer without kits is refused`() {
        #expect(throws: ValidationError.self) {
            try ProjectOutline(files: sources, domain: [], kind: .feature, app: nil)
        }
    }

    @Test(arguments: [
        ("Note", "note", "note"), ("ReadingList", "readingList", "reading-list"), ("URLList", "urlList", "urllist"),
    ])
    func `variables and commands are named after a feature`(name: String, identifier: String, command: String) throws {
        let name = try ModuleName(name)
        #expect(name.identifier == identifier)
        #expect(name.command == command)
    }
}
