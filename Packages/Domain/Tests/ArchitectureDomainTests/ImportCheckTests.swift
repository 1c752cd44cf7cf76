import ArchitectureDomain
import Testing

struct ImportCheckTests {
    private let package = Fixture().package("P")

    @Test func `an import that is not declared is found, whether it compiles by accident or not`() {
        let fixture = package.target("A").target("B", uses: ["A"], "import A")
            .target("C", uses: ["B"], "import A\nimport B").target("D", "import A")
        #expect(
            fixture.facts() == [
                .undeclaredImport(target: "C", module: "A", isTransitive: true),
                .undeclaredImport(target: "D", module: "A", isTransitive: false),
            ]
        )
    }

    @Test func `targets of one name in several packages are told apart by these`() {
        let fixture = package.target("A").target("Utils", "import A")
            .package("Q").target("Utils", in: "Q", uses: ["B"]).target("B", in: "Q")
        #expect(
            fixture.facts() == [
                .undeclaredImport(target: "P/Utils", module: "A", isTransitive: false),
                .unusedDependency(target: "Q/Utils", dependency: "B"),
            ]
        )
    }

    @Test func `an import behind canImport asks for no declaration`() {
        let fixture = package.target("A").target("B", "#if canImport(A)\nimport A\n#endif")
        #expect(fixture.facts() == [])
    }

    @Test func `an import behind a flag that nobody sets asks for no declaration`() {
        let text = "#if ONE\nimport A\n#else\nimport B\n#endif"
        let fixture = package.target("A").target("B").target("C", uses: ["B"], text)
        #expect(fixture.facts() == [])
        let set = package.target("A").target("B")
            .target("C", uses: ["B"], settings: ["define(ONE) when debug"], text)
        #expect(set.facts() == [.undeclaredImport(target: "C", module: "A", isTransitive: false)])
        let debug = package.target("A").target("C", "#if DEBUG\nimport A\n#endif")
        #expect(debug.facts() == [.undeclaredImport(target: "C", module: "A", isTransitive: false)])
    }

    /// `C` imports `A` in this way; `All` switches `Fast` on.
    private func traitFacts(_ text: String, declaredWith traits: [String]?) -> [Fact] {
        let uses = traits.map { [TargetManifest.Dependency(name: "A", traits: $0)] } ?? []
        let file = Codebase.SourceFile("C.swift", text)
        let package = PackageManifest(
            name: "P",
            path: "P",
            traits: [.init(name: "Fast"), .init(name: "All", enables: ["Fast"]), .init(name: "Other")],
            targets: [TargetManifest(name: "A"), TargetManifest(name: "C", dependencies: uses)]
        )
        let codebase = Codebase(packages: [package], sources: [.init(package: "P", target: "C"): [file]])
        return Checker(codebase, rules: Rules()).findings().map(\.fact)
    }

    @Test(arguments: [
        ("#if Fast\nimport A\n#endif", true), ("#if All\nimport A\n#endif", true),
        ("#if os(Linux) && Fast\nimport A\n#endif", true), ("#if canImport(A)\nimport A\n#endif", true),
        ("#if Other\nimport A\n#endif", false), ("#if !Fast\nimport A\n#endif", false),
        ("#if Fast || os(Linux)\nimport A\n#endif", false), ("import A", false),
    ])
    func `a module that is declared with a trait is imported with it`(text: String, isFine: Bool) {
        let fact = Fact.traitImport(target: "C", module: "A", traits: ["Fast"])
        #expect(traitFacts(text, declaredWith: ["Fast"]) == (isFine ? [] : [fact]))
        #expect(traitFacts(text, declaredWith: []) == [])
    }

    @Test func `a trait is a flag that may be set, so that what stands behind it has to be declared`() {
        let undeclared = Fact.undeclaredImport(target: "C", module: "A", isTransitive: false)
        #expect(traitFacts("#if Fast\nimport A\n#endif", declaredWith: nil) == [undeclared])
        #expect(traitFacts("#if NEVER\nimport A\n#endif", declaredWith: nil) == [])
    }

    @Test func `a target may import its own module and those of the system`() {
        let fixture = package.target("A", "import A\nimport Foundation\nimport NotHere")
        #expect(fixture.facts() == [])
    }

    @Test func `a dependency that nothing imports is found at its line`() {
        let fixture = package.target("A").target("B").target("C", uses: ["A", "B"], "import A")
        #expect(fixture.facts() == [.unusedDependency(target: "C", dependency: "B")])
        #expect(fixture.findings().first?.place == Place(file: "P/Package.swift", line: 11))
    }

    @Test func `a dependency that only tests import belongs to the tests`() {
        let fixture = package.target("A").target("B", uses: ["A"])
            .target("BTests", kind: .test, uses: ["A", "B"], "import A\nimport B")
        #expect(fixture.facts() == [.testOnlyDependency(target: "B", dependency: "A", tests: "BTests")])
    }

    @Test func `a rule names a module as its manifest does`() {
        let rules = Rules.twoLayers { $0.layers[0].exposes = ["my-kit"] }
        let fixture = Fixture().package("Inner").target("my-kit", in: "Inner")
            .target("A", in: "Inner", uses: ["my-kit"], "public import my_kit\npublic struct A {}")
        #expect(fixture.facts(rules) == [])
    }

    @Test func `programs, plugins and libraries without Swift are used without an import`() {
        let fixture = package.target("Tool", kind: .executable).target("Plug", kind: .plugin)
            .target("Macro", kind: .macro).target("Binary", kind: .binary, nil)
            .target("A", uses: ["Tool", "Plug", "Macro", "Binary"]).target("C", uses: ["A"], nil)
        #expect(fixture.facts() == [])
    }

    @Test func `a product counts as used when one of its targets is imported`() {
        let product = PackageManifest(
            name: "Q",
            path: "Q",
            products: [.init(name: "All", targets: ["A", "B"])],
            targets: [.init(name: "A"), .init(name: "B")]
        )
        let user = PackageManifest(
            name: "P",
            path: "P",
            dependencies: [.init(identity: "q", path: "Q"), .init(identity: "far", path: nil)],
            targets: [
                .init(name: "C", dependencies: [.init(name: "All", package: "Q"), .init(name: "Far", package: "far")])
            ]
        )
        let facts = SourceFacts(scanning: Array("import B\nimport Far".utf8))
        let codebase = Codebase(
            packages: [product, user],
            sources: [.init(package: "P", target: "C"): [.init(path: "P/C.swift", facts: facts)]]
        )
        #expect(Checker(codebase, rules: Rules()).findings() == [])
    }

    @Test func `a module that is handed on is found`() {
        let fixture = package.target("A").target("B", uses: ["A"], "@_exported import A")
        #expect(fixture.facts() == [.exportedImport(target: "B", module: "A")])
    }

    @Test func `a public import needs something public in its file`() {
        let fixture = package.target("A").target("B", uses: ["A"], "public import A\nstruct B {}")
            .target("C", uses: ["A"], "public import A\npublic struct C {}")
        #expect(fixture.facts() == [.needlessPublicImport(target: "B", module: "A", needed: .internal)])
    }

    @Test(arguments: [
        "extension T { @usableFromInline func f() {} }", "@inlinable func f() { _ = T() }",
        "@_alwaysEmitIntoClient func f() { _ = T() }", "extension Mine: P {}",
        "@usableFromInline @frozen struct S { var t: T }", "#declareSomething",
    ])
    func `a public import is needed where others see the module without a public declaration`(text: String) {
        let fixture = package.target("A").target("B", uses: ["A"], "public import A\n" + text)
        #expect(fixture.facts() == [])
    }

    @Test func `a package declaration needs the import at package level`() {
        let text = "public import A\npackage func f(_ t: T) {}\nextension T where T: Q { func g() {} }"
        let fixture = package.target("A").target("B", uses: ["A"], text)
        #expect(fixture.facts() == [.needlessPublicImport(target: "B", module: "A", needed: .package)])
    }

    @Test func `a layer lists which modules its public declarations may show`() {
        let rules = Rules.twoLayers { $0.layers[0].exposes = ["Foundation"] }
        let text = "public import Foundation\npublic import Dispatch\npublic struct A {}"
        let fixture = Fixture().package("Inner").target("A", in: "Inner", text)
        #expect(fixture.facts(rules) == [.exposedModule(target: "A", module: "Dispatch", layer: "Inner")])
    }

    @Test func `testable stays within a package`() {
        let fixture = package.package("Q", uses: "P").target("A")
            .target("ATests", kind: .test, uses: ["A"], "@testable import A")
            .target("BTests", in: "Q", kind: .test, uses: ["A"], "@testable import A")
        #expect(fixture.facts() == [.testableImport(target: "BTests", module: "A")])
    }

    @Test func `a technology is found where its layer must not know it, but not in tests`() {
        let rules = Rules.twoLayers { $0.layers[0].technologies = ["Foundation", "Dis*"] }
        let text = "import Foundation\nimport Dispatch\nimport FoundationNetworking"
        let fixture = Fixture().package("Inner").target("A", in: "Inner", text)
            .target("ATests", in: "Inner", kind: .test, text)
        #expect(fixture.facts(rules) == [.technology(target: "A", module: "FoundationNetworking", layer: "Inner")])
        #expect(fixture.findings(rules).first?.place == Place(file: "Inner/A/A.swift", line: 3, column: 1))
    }

    @Test func `SwiftPM always sets SWIFT_PACKAGE`() {
        let fixture = package.target("A")
            .target("B", "#if SWIFT_PACKAGE\nimport A\n#endif")
            .target("C", "#if !SWIFT_PACKAGE\nimport A\n#endif")
            .target("D", "#if SWIFT_PACKAGE && ONE\nimport A\n#endif")
        #expect(fixture.facts() == [.undeclaredImport(target: "B", module: "A", isTransitive: false)])
    }

    @Test(arguments: [
        "unsafeFlags(-module-alias, Core=CoreX)",
        "unsafeFlags(-O, -Xfrontend, -module-alias, -Xfrontend, Core=CoreX) when debug",
    ])
    func `an alias of the compiler stands for the module`(flags: String) {
        let fixture = package.target("Core").target("CoreX")
            .target("B", uses: ["CoreX"], settings: [flags], "import Core")
        #expect(fixture.facts() == [])
    }

    @Test func `a target without code is declared for its name or its resources`() {
        let fixture = package.target("Marker", "// Nothing.\n").target("A", uses: ["Marker"])
        #expect(fixture.facts() == [])
    }

    @Test func `a target without code declares for others`() {
        let fixture = package.target("A").target("All", uses: ["A"], "/* all */")
        #expect(fixture.facts() == [])
        let more = fixture.file("B.swift", of: "All", "let one = 1")
        #expect(more.facts() == [.unusedDependency(target: "All", dependency: "A")])
    }

    @Test func `generated sources may import what is declared`() {
        let targets = [
            TargetManifest(name: "A"),
            TargetManifest(name: "B", dependencies: [.init(name: "A")], usesPlugins: true),
        ]
        let file = Codebase.SourceFile("B.swift", "enum B {}")
        let codebase = Codebase(
            packages: [PackageManifest(name: "P", path: "P", targets: targets)],
            sources: [.init(package: "P", target: "B"): [file]]
        )
        let facts = Checker(codebase, rules: Rules()).findings().map(\.fact)
        #expect(facts == [.unverifiedDependency(target: "B", dependency: "A")])
    }

    @Test func `tests of another target do not show that only tests need a dependency`() {
        let fixture = package.target("A").target("B", uses: ["A"]).target("C")
        let unused = Fact.unusedDependency(target: "B", dependency: "A")
        let others = fixture.target("CTests", kind: .test, uses: ["A", "B", "C"], "import A\nimport B\nimport C")
        #expect(others.facts() == [unused])
        let own = fixture.target("Checks", kind: .test, uses: ["B"], "import A\nimport B")
        #expect(own.facts().contains(.testOnlyDependency(target: "B", dependency: "A", tests: "Checks")))
    }

    @Test func `a re-export is one finding, public or not`() {
        let fixture = package.target("A").target("B", uses: ["A"], "@_exported public import A")
        #expect(fixture.facts() == [.exportedImport(target: "B", module: "A")])
    }

    @Test(arguments: [("import A", 1), ("  @testable import A", 13), ("/* é */ import A", 9), ("\u{FEFF}import A", 1)])
    func `an import is found with its column`(text: String, column: Int) {
        let fixture = package.target("A").target("B", text)
        #expect(fixture.findings().map(\.place) == [Place(file: "P/B/A.swift", line: 1, column: column)])
    }

    @Test(
        arguments: [
            (["iOS"], [true, false, false]), (["macOS"], [false, true, true]),
            (["iOS", "macOS"], [false, false, false]),
            (nil, [false, false, false]),
        ] as [(Set<String>?, [Bool])]
    )
    func `an import for another system is left out`(systems: Set<String>?, expected: [Bool]) {
        let text =
            "#if os(macOS)\nimport A\n#else\nimport B\n#endif\n#if os(Linux) || !os(macOS) && os(iOS)\nimport C\n#endif"
        let imports = SourceFacts(scanning: Array(text.utf8)).imports
        #expect(imports.map { $0.isLeftOut(flags: [], systems: systems) } == expected)
    }
}
