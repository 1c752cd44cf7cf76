import ArchitectureDomain
import Testing

/// Plans of fixes for a package `P` with the targets A, B and C, and the findings that stay.
struct FixPlanTests {
    private static let b = "public enum Beta {}"

    private static func plan(_ fixture: Fixture, _ texts: [String: String], _ rules: Rules = Rules()) -> FixPlan {
        let report = ArchitectureReport(fixture.codebase(), rules: rules)
        return FixPlan(report, files: texts.mapValues { Array($0.utf8) })
    }

    private static func text(_ plan: FixPlan, _ path: String) -> String? {
        plan.changes.first { $0.path == path }?.new.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the fixed dependencies of A, which declares B and C and imports C alone; nil if they stay.
    private static func withoutB(_ dependencies: String, imports: String = "import C") -> (text: String?, plan: FixPlan)
    {
        let fixture = Fixture().target("A", uses: ["B", "C"], imports).target("B", b).target("C")
        let (before, after) = (
            "let package = Package(name: \"P\", targets: [\n    .target(name: \"A\", dependencies: ", "),\n])\n"
        )
        let plan = plan(fixture, ["P/Package.swift": before + dependencies + after, "P/A/A.swift": imports])
        let text = text(plan, "P/Package.swift")
        return (text.map { String($0.dropFirst(before.count).dropLast(after.count)) }, plan)
    }

    @Test(arguments: [
        (#"["B"]"#, "[]"),
        (#"["B", "C"]"#, #"["C"]"#),
        (#"["C", "B"]"#, #"["C"]"#),
        (#"["C", "B",]"#, #"["C",]"#),
        (#"["C", "B" /* b */]"#, #"["C" /* b */]"#),
        ("[\n        \"B\",\n        \"C\",\n    ]", "[\n        \"C\",\n    ]"),
        ("[\n        \"C\",\n        \"B\"\n    ]", "[\n        \"C\"\n    ]"),
        ("[\n        \"C\", // c\n        \"B\", // b\n    ]", "[\n        \"C\", // c\n    ]"),
        ("[\n        // both\n        \"B\",\n        \"C\",\n    ]", "[\n        // both\n        \"C\",\n    ]"),
        ("[\"C\",\n        \"B\"]", "[\"C\"]"),
        ("[\r\n        \"C\",\r\n        \"B\",\r\n    ]", "[\r\n        \"C\",\r\n    ]"),
        (#"[.target(name: "B", condition: .when(platforms: [.linux])), "C"]"#, #"["C"]"#),
        (#"[.byName(name: "B"), "C"] /* all */"#, #"["C"] /* all */"#),
        ("[\n        // \"D\",\n        \"B\",\n        \"C\",\n    ]", "[\n        // \"D\",\n        \"C\",\n    ]"),
        ("[\n        // \"D\",\n        // b\n        \"B\",\n    ]", "[\n        // \"D\",\n    ]"),
        ("[\n        \"B\", // b\n        // \"D\",\n    ]", "[\n        // \"D\",\n    ]"),
    ])
    func `a dependency that nothing imports leaves the list, and the rest of the list stays as it is`(
        _ dependencies: String,
        _ expected: String
    ) {
        let (text, plan) = Self.withoutB(dependencies)
        #expect(text == expected)
        #expect(plan.fixed.map(\.check) == [.unusedDependency])
        #expect(plan.rest.isEmpty)
    }

    @Test(arguments: [
        #"["B", "C"] + others"#, #"["B", "C"].filter { $0 != x }"#, #"["B"] as [Target.Dependency]"#,
        "[\"B\"] // b\n    + others", "others", #"names.map { .byName(name: $0) }"#, #"["B", "B"]"#,
        #"[module("B"), "C"]"#,
        #"[.target(name: name("B"))]"#,
    ])
    func `a manifest that computes a dependency stays`(_ dependencies: String) {
        let (text, plan) = Self.withoutB(dependencies)
        #expect(text == nil)
        #expect(plan.rest.map(\.obstacle) == [.computed])
    }

    @Test(arguments: [
        "[\n        \"B\", // \"D\",\n        \"C\",\n    ]",
        "[\n        \"C\",\n        \"B\" // .target(name: \"D\"),\n    ]",
        "[\n        \"C\", // c\n        /* b */ \"B\",\n    ]", "[\n        /* b */ \"B\",\n        \"C\",\n    ]",
        "[\"B\", /* c */ \"C\"]", "[\"C\" /* c */, \"B\"]", "[\"C\", // c\n        \"B\"]",
        "[\n        \"C\", /* c\n        b */ \"B\",\n    ]",
        "[\n        \"C\",\n        // .target(\n        //     name: \"D\"),\n        \"B\"]",
    ])
    func `a dependency stays if a comment beside it may be about another`(_ dependencies: String) {
        let (text, plan) = Self.withoutB(dependencies)
        #expect(text == nil)
        #expect(plan.rest.map(\.obstacle) == [.computed])
    }

    @Test(arguments: [
        ("import C\n#if canImport(B)\n#endif", 2), ("import C\nlet a = \"B_B.bundle\"", 2),
        ("import C; let a = B.b", 1),
    ])
    func `a dependency whose name the code mentions stays`(_ source: String, _ line: Int) {
        let rest = Self.withoutB(#"["B", "C"]"#, imports: source).plan.rest
        #expect(rest.map(\.obstacle).count == 1)
        guard case .mentioned(let place) = rest.first?.obstacle else {
            Issue.record("\(rest)")
            return
        }
        #expect(place.file == "P/A/A.swift")
        #expect(place.position.line == line)
    }

    @Test func `comments about a module do not keep its dependency`() {
        #expect(Self.withoutB(#"["B", "C"]"#, imports: "// not B\nimport C").text == #"["C"]"#)
    }

    @Test func `a document that names a module for its classes keeps the dependency`() {
        let fixture = Fixture().target("A", uses: ["B"]).target("B", Self.b)
        let manifest = #"let package = Package(targets: [.target(name: "A", dependencies: ["B"])])"#
        let texts = ["P/Package.swift": manifest, "P/A/A.swift": "", "P/A/Main.storyboard": #"customModule="B""#]
        #expect(Self.plan(fixture, texts).rest.map(\.obstacle) == [.mentioned(Place(file: "P/A/Main.storyboard"))])
    }

    @Test func `a dependency that another target gets by it and cannot declare stays`() {
        let fixture = Fixture().target("A", uses: ["B"]).target("B", Self.b)
            .target("D", uses: ["A"], "import A\nimport B")
        let unused = #".target(name: "A", dependencies: ["B"])"#
        let sources = ["P/A/A.swift": "enum Code {}", "P/D/A.swift": "import A\nimport B"]
        let computed = sources.merging(["P/Package.swift": "let package = Package(targets: [\(unused)] + others)"]) {
            $1
        }
        let kept = Self.plan(fixture, computed)
        #expect(kept.changes.isEmpty)
        #expect(Set(kept.rest.map(\.obstacle)) == [.computed, .neededBy("D")])
        let whole = "let package = Package(targets: [\(unused), .target(name: \"D\", dependencies: [\"A\"])])"
        let plan = Self.plan(fixture, sources.merging(["P/Package.swift": whole]) { $1 })
        #expect(
            Self.text(plan, "P/Package.swift")
                == whole.replacing(#"["B"]"#, with: "[]").replacing(#"["A"]"#, with: #"["A", "B"]"#)
        )
    }

    // MARK: - Undeclared dependencies

    private static func withB(_ call: String) -> String? {
        let fixture = Fixture().target("A", uses: ["C"], "import B\nimport C").target("B", b).target("C")
        let (before, after) = ("let package = Package(\n    targets: [\n        ", "\n    ]\n)\n")
        let texts = ["P/Package.swift": before + call + after, "P/A/A.swift": "import B\nimport C"]
        return text(plan(fixture, texts), "P/Package.swift").map {
            String($0.dropFirst(before.count).dropLast(after.count))
        }
    }

    @Test(arguments: [
        (#".target(name: "A")"#, #".target(name: "A", dependencies: ["B"])"#),
        (#".target(name: "A", path: "A"),"#, #".target(name: "A", dependencies: ["B"], path: "A"),"#),
        (#"Target.target(name: "A", dependencies: [])"#, #"Target.target(name: "A", dependencies: ["B"])"#),
        (#".target(name: "A", dependencies: ["C"]),"#, #".target(name: "A", dependencies: ["C", "B"]),"#),
        (
            ".target(\n            name: \"A\",\n            path: \"A\"\n        ),",
            ".target(\n            name: \"A\",\n            dependencies: [\"B\"],\n            path: \"A\"\n        ),"
        ),
        (
            ".target(name: \"A\", dependencies: [\n            \"C\", // c\n        ]),",
            ".target(name: \"A\", dependencies: [\n            \"C\", // c\n            \"B\",\n        ]),"
        ),
        (
            ".target(name: \"A\", dependencies: [\n            \"C\"\n        ]),",
            ".target(name: \"A\", dependencies: [\n            \"C\",\n            \"B\"\n        ]),"
        ),
    ])
    func `an import that the manifest does not declare gets its dependency`(_ call: String, _ expected: String) {
        #expect(Self.withB(call) == expected)
    }

    @Test(arguments: [
        #".target(name: "A", dependencies: others)"#, #".target(name: "A", dependencies: ["C"] + others)"#,
        #".target(name: name)"#, #"module("A")"#,
        #".target(name: "A"), .target(name: "A")"#,
    ])
    func `a target that the manifest computes gets no dependency`(_ call: String) {
        #expect(Self.withB(call) == nil)
    }

    @Test
    func `a product of a package that the manifest depends on is declared, with the name of the package's folder`() {
        let fixture = Fixture().package("Q", uses: "Inner").target("A", in: "Q", "import B")
            .target("B", in: "Inner", Self.b)
        let texts = ["Q/Package.swift": #"let package = Package(targets: [.target(name: "A")])"#]
        let expected =
            #"let package = Package(targets: [.target(name: "A", dependencies: [.product(name: "B", package: "Inner")])])"#
        #expect(Self.text(Self.plan(fixture, texts), "Q/Package.swift") == expected)
    }

    @Test func `a module of a package that the manifest does not depend on is not declared`() {
        let fixture = Fixture().target("A", in: "Q", "import B").target("B", in: "Inner", Self.b)
        let plan = Self.plan(fixture, ["Q/Package.swift": #"let package = Package(targets: [.target(name: "A")])"#])
        #expect(plan.rest.map(\.obstacle) == [.ambiguous])
    }

    @Test func `a dependency that the rules forbid, or that closes a cycle, is not declared`() {
        let outer = Fixture().package("Inner", uses: "Outer").target("A", in: "Inner", "import B")
            .target("B", in: "Outer", Self.b)
        let texts = ["Inner/Package.swift": #"let package = Package(targets: [.target(name: "A")])"#]
        #expect(Self.plan(outer, texts, .twoLayers()).rest.map(\.obstacle) == [.forbidden])
        let cycle = Fixture().target("A", "import B").target("B", uses: ["A"], "import A")
        let plan = Self.plan(cycle, ["P/Package.swift": #"let package = Package(targets: [.target(name: "A")])"#])
        #expect(plan.rest.map(\.obstacle) == [.forbidden])
    }

    // MARK: - Sources

    @Test(arguments: [
        ("public import B\nlet a = 1\n", "import B\nlet a = 1\n"),
        ("@preconcurrency public import B\r\nlet a = 1", "@preconcurrency import B\r\nlet a = 1"),
        ("\u{FEFF}public import enum B.Beta // why", "\u{FEFF}import enum B.Beta // why"),
        ("public import B\npackage enum A {}", "package import B\npackage enum A {}"),
    ])
    func `a public import that nothing public needs gets the access that it needs`(_ text: String, _ expected: String) {
        let fixture = Fixture().target("A", uses: ["B"], text).target("B", Self.b)
        #expect(Self.text(Self.plan(fixture, ["P/A/A.swift": text]), "P/A/A.swift") == expected)
    }

    @Test(arguments: [
        (["enableUpcomingFeature(InternalImportsByDefault)"], [String](), false),
        (["enableUpcomingFeature(InternalImportsByDefault)"], ["enableUpcomingFeature(MemberImportVisibility)"], true),
        ([], [], true),
    ])
    func `a public import stays if another target may see members through it alone`(
        _ settings: [String],
        _ clientSettings: [String],
        _ isFixed: Bool
    ) {
        let fixture = Fixture().target("A", uses: ["B"], settings: settings, "public import B").target("B", Self.b)
            .target("C", uses: ["A"], settings: clientSettings, "import A")
        let plan = Self.plan(fixture, ["P/A/A.swift": "public import B"])
        #expect(plan.rest.map(\.obstacle) == (isFixed ? [] : [.neededBy("C")]))
    }

    @Test(arguments: [
        ("let a = 1 // strata:allow file-length why\nlet b = 2", "let a = 1\nlet b = 2"),
        ("let a = 1\n    // strata:allow technology why\nlet b = 2\n", "let a = 1\nlet b = 2\n"),
        ("\u{FEFF}// strata:allow technology why\r\nlet b = 2\r\n", "\u{FEFF}let b = 2\r\n"),
        ("let é = \"日本\" // strata:allow technology why", "let é = \"日本\""),
        ("let a = 1\r\n// strata:allow technology why", "let a = 1"),
        ("let a = 1\n// strata:allow technology why\n// strata:allow settings why", "let a = 1\n"),
    ])
    func `a comment that allows nothing any more goes, with its line if it stands alone`(
        _ text: String,
        _ expected: String
    ) {
        let plan = Self.plan(Fixture().target("A", text), ["P/A/A.swift": text])
        #expect(Self.text(plan, "P/A/A.swift") == expected)
    }

    @Test func `a comment goes from a manifest that changes otherwise, too`() {
        let manifest =
            "// strata:allow technology why\nlet package = Package(targets: [.target(name: \"A\", dependencies: [\"B\"])])"
        let package = PackageManifest(
            name: "P",
            path: "P",
            targets: [
                TargetManifest(name: "A", dependencies: [.init(name: "B", at: Position(line: 2))]),
                TargetManifest(name: "B"),
            ],
            suppressions: ManifestText(Array(manifest.utf8)).suppressions
        )
        let sources = [
            Codebase.TargetKey(package: "P", target: "A"): [Codebase.SourceFile("P/A/A.swift", Self.b)],
            Codebase.TargetKey(package: "P", target: "B"): [Codebase.SourceFile("P/B/A.swift", Self.b)],
        ]
        let report = ArchitectureReport(Codebase(packages: [package], sources: sources), rules: nil)
        let plan = FixPlan(report, files: ["P/Package.swift": Array(manifest.utf8), "P/A/A.swift": Array(Self.b.utf8)])
        let expected = #"let package = Package(targets: [.target(name: "A", dependencies: [])])"#
        #expect(Self.text(plan, "P/Package.swift") == expected)
    }

    @Test func `what changed meanwhile, or cannot be changed, stays`() {
        let fixture = Fixture().target("A", uses: ["B"], "public import B").target("B", Self.b)
        #expect(Self.plan(fixture, ["P/A/A.swift": "\npublic import B"]).rest.map(\.obstacle) == [.computed])
        #expect(Self.plan(fixture, [:]).rest.map(\.obstacle) == [.unreadable])
    }

    @Test
    func
        `the files that a plan needs are those of its findings, and the sources of a target with an unused dependency`()
    {
        let fixture = Fixture().target("A", uses: ["B"]).target("B", Self.b)
        let report = ArchitectureReport(fixture.codebase(), rules: nil)
        #expect(FixPlan.paths(for: report) == ["P/Package.swift", "P/A/A.swift"])
    }
}
