import ArchitectureDomain
import DomainKit
import Testing

extension ScaffoldPlanTests {
    // MARK: - Areas

    private static let manifest = """
        let package = Package(
            name: "__Area__Domain",
            products: [
                "__Feature__Domain"
            ],
            dependencies: [
                __dependency__,
            ],
            targets: [
                .target(dependencies: [.product(name: "DomainKit", package: "__kits__")])
            ]
        )
        target.swiftSettings = [.v6]
        """
    private static let templates = [
        ("Packages/__Area__Domain/Package.swift", manifest),
        ("Packages/__Area__Domain/Sources/__Feature__Domain/__Feature__.swift", ""),
        (
            "architecture.toml",
            "[features]\nnames = [\"__Feature__\"]\n[layer.Domain]\npackages = [\"Packages/__Area__Domain\"]\n"
        ),
    ].map { ProjectFile($0.0, $0.1) }

    private static let declared = """
        dependencies: [.package(path: "../../kits")], a: [.product(name: "DomainKit", package: "kits")], \
        swiftSettings = [.mine]
        """
    private static let rules = """
        [features]
        names = ["Counter"]

        # packages = [] of a layer before that of the template
        [layer.Apps]
        packages = ["Apps/*"]

        [layer.Domain]
        packages = ["Packages/Domain"]
        """

    /// Plans an addition to a project that has modules in packages, and returns the changes by path.
    private func plan(
        _ scaffold: Scaffold,
        modules: [String],
        templates: [ProjectFile] = templates,
        domain: String = declared,
        _ files: [String: String] = ["architecture.toml": rules]
    ) throws -> [String: String] {
        let sources = modules.map { "Packages/\($0)/A.swift" } + ["Apps/notes/Sources/notes/NotesApp.swift"]
        let plan = try ScaffoldPlan(
            scaffold,
            in: try ProjectOutline(files: sources, domain: Array(domain.utf8), kind: scaffold.kind, app: nil),
            templates: templates,
            files: files.mapValues { Array($0.utf8) }
        )
        return plan.changes.texts
    }

    private static let counter = "Domain/Sources/CounterDomain"

    @Test func `an area begins with packages that have the settings of the others, and the rules name them`() throws {
        let scaffold = try Scaffold(.feature, name: "Loan", feature: nil, area: "Lending")
        let changes = try plan(scaffold, modules: [Self.counter])
        #expect(
            changes.keys.sorted() == [
                "Packages/LendingDomain/Package.swift", "Packages/LendingDomain/Sources/LoanDomain/Loan.swift",
                "architecture.toml",
            ]
        )
        #expect(
            changes["Packages/LendingDomain/Package.swift"] == """
                let package = Package(
                    name: "LendingDomain",
                    products: [
                        "LoanDomain"
                    ],
                    dependencies: [
                        .package(path: "../../kits"),
                    ],
                    targets: [
                        .target(dependencies: [.product(name: "DomainKit", package: "kits")])
                    ]
                )
                target.swiftSettings = [.mine]
                """
        )
        #expect(
            changes["architecture.toml"]
                == Self.rules.replacing("[\"Counter\"]", with: "[\"Counter\", \"Loan\"]")
                .replacing("[\"Packages/Domain\"]", with: "[\"Packages/Domain\", \"Packages/LendingDomain\"]")
        )
    }

    @Test func `a further feature of an area is added to its packages`() throws {
        let path = "Packages/LendingDomain/Package.swift"
        let scaffold = try Scaffold(.feature, name: "Loan", feature: nil, area: "Lending")
        let rules = Self.rules.replacing(
            "\"Packages/Domain\"",
            with: "\"Packages/*Domain\", \"Packages/LendingDomain\""
        )
        // The modules that an area shares have the name of their package, and belong to no feature.
        let modules = [Self.counter, "LendingDomain/Sources/BookDomain", "LendingDomain/Sources/LendingDomain"]
        // A manifest that was written by hand may not have the dependency on the kits.
        for own in ["\"../Kits.git\"", ""] {
            let dependencies = own.isEmpty ? "[\n    .package(path: \"../../kits\")\n]" : "[\(own)]"
            let manifest = "products: [\"BookDomain\"]\ndependencies: [\(own)]\n"
            let changes = try plan(scaffold, modules: modules, [path: manifest, "architecture.toml": rules])
            #expect(changes[path] == "products: [\"BookDomain\", \"LoanDomain\"]\ndependencies: \(dependencies)\n")
            #expect(changes["architecture.toml"] == rules.replacing("[\"Counter\"]", with: "[\"Counter\", \"Loan\"]"))
        }
    }

    @Test func `an addition to a feature goes to the packages of its area, and an app depends on those of all`() throws
    {
        let modules = [Self.counter, "LendingDomain/Sources/BookDomain"]
        let useCase = ProjectFile("Packages/__Area__UseCase/Sources/__Feature__UseCase/__Name__.swift")
        for (feature, package) in [("Counter", "UseCase"), ("Book", "LendingUseCase")] {
            let scaffold = try Scaffold(.query, name: "Peek", feature: feature)
            let module = "\(package)/Sources/\(feature)UseCase"
            let files = ["Packages/\(module)/A.swift": ""]
            let changes = try plan(scaffold, modules: modules + [module], templates: [useCase], files)
            #expect(changes.keys.sorted() == ["Packages/\(module)/Peek.swift"])
        }
        let manifest =
            "dependencies: [\n    .package(path: \"../../Packages/__Area__Domain\"),\n    __dependency__,\n]\n"
        let app = ProjectFile("Apps/__app__/Package.swift", manifest)
        let changes = try plan(try Scaffold(.app, name: "Desk", feature: nil), modules: modules, templates: [app])
        #expect(
            changes["Apps/desk/Package.swift"] == """
                dependencies: [
                    .package(path: "../../Packages/LendingDomain"),
                    .package(path: "../../kits"),
                    .package(path: "../../Packages/Domain"),
                ]

                """
        )
    }

    @Test func `packages of an area depend on the layers that have the kits`() throws {
        let text = """
            // __Feature__
            dependencies: [
                    __dependency__,
            ]
            a: [.product(name: "DomainKit", package: "__kits__")]
            """
        let template = ProjectFile("Packages/__Area__UseCase/Package.swift", text)
        let scaffold = try Scaffold(.feature, name: "Loan", feature: nil, area: "Lending")
        let modules = ["Domain/Sources/DomainKit", Self.counter]
        let path = "Packages/LendingUseCase/Package.swift"
        let expected = """
            // Loan
            dependencies: [
                    .package(path: "../Domain"),
            ]
            a: [.product(name: "DomainKit", package: "Domain")]
            """
        let changes = try plan(scaffold, modules: modules, templates: [template], domain: "targets: []")
        #expect(changes == [path: expected])
    }

    @Test(arguments: [
        ("Counter", "Counter", "--area"), ("Loan", "Loan", "--area"), ("Loan", "LOAN", "--area"),
        ("Loan", "LENDING", "--area"), ("Loan", "View", "--area"), ("Lending", nil, "NAME"),
        ("LendingView", nil, "NAME"), ("Book", nil, "NAME"),
        ("Book", "Other", "NAME"),
    ])
    func `an area, a feature and a layer have different names, and a feature has one area`(
        name: String,
        area: String?,
        field: String
    ) throws {
        let error = #expect(throws: (any Error).self) {
            let scaffold = try Scaffold(.feature, name: name, feature: nil, area: area)
            _ = try plan(scaffold, modules: [Self.counter, "LendingDomain/Sources/BookDomain"])
        }
        var refused = error as? ValidationError
        if case .invalidInput(let reason)? = (error as? ApplicationError)?.kind { refused = reason }
        #expect(refused?.field == field)
    }

    @Test func `templates without areas are refused where one is asked for`() throws {
        let scaffold = try Scaffold(.feature, name: "Loan", feature: nil, area: "Lending")
        let template = ProjectFile("Packages/Domain/Sources/__Feature__Domain/A.swift")
        let value = "templates/feature/Packages/__Area__…"
        let refused = ValidationError(field: "TEMPLATE", value: value, rule: .present)
        #expect(throws: ApplicationError(.invalidInput(refused))) {
            try plan(scaffold, modules: [Self.counter], templates: [template])
        }
    }

    @Test func `templates of an addition without areas are refused for a feature that has one`() throws {
        let scaffold = try Scaffold(.alert, name: "Confirm", feature: "Book")
        let template = ProjectFile("Packages/Presentation/Sources/__Feature__Contract/__Name__.swift")
        let value = "templates/alert/Packages/__Area__…"
        let refused = ValidationError(field: "TEMPLATE", value: value, rule: .present)
        #expect(throws: ApplicationError(.invalidInput(refused))) {
            try plan(scaffold, modules: ["LendingDomain/Sources/BookDomain"], templates: [template])
        }
    }

    @Test func `a new manifest has the line ends of the one whose settings it gets`() throws {
        let scaffold = try Scaffold(.feature, name: "Loan", feature: nil, area: "Lending")
        let domain = Self.declared.replacing("[.mine]", with: "[\r\n    .mine\r\n]")
        let changes = try plan(scaffold, modules: [Self.counter], domain: domain)
        let lines = changes["Packages/LendingDomain/Package.swift"]?.utf8.split(separator: UInt8(ascii: "\n")) ?? []
        #expect(lines.count > 10 && lines.dropLast().allSatisfy { $0.last == UInt8(ascii: "\r") })
    }
}
