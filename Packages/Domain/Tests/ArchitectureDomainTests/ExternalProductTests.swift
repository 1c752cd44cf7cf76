import ArchitectureDomain
import Testing

/// Imports and dependencies of packages that are not in the repository.
struct ExternalProductTests {
    /// The facts about a package with the target `App`, which imports and declares something, and `Other`.
    private func facts(
        _ text: String,
        declares: [TargetManifest.Dependency],
        others: [TargetManifest.Dependency] = [],
        may packages: [String] = ["swift-far"],
        checkouts: [PackageManifest] = [],
        resolved: Set<String> = []
    ) -> [Fact] {
        let imports = others.map { "import \($0.name)\n" }.joined()
        let package = PackageManifest(
            name: "P",
            path: "P",
            dependencies: packages.map { .init(identity: $0, path: nil, origin: .remote("https://x.org/\($0)")) },
            targets: [.init(name: "App", dependencies: declares), .init(name: "Other", dependencies: others)]
        )
        func file(_ text: String) -> [Codebase.SourceFile] {
            [.init(path: "P/\(text.count).swift", facts: SourceFacts(scanning: Array(text.utf8)))]
        }
        let codebase = Codebase(
            packages: [package],
            sources: [
                .init(package: "P", target: "App"): file(text), .init(package: "P", target: "Other"): file(imports),
            ],
            checkouts: checkouts,
            resolved: resolved
        )
        return Checker(codebase, rules: Rules()).findings().map(\.fact).filter { $0.check != .absentPackage }
    }

    private static let far = PackageManifest(
        name: "Far",
        path: ".build/checkouts/swift-far",
        products: [.init(name: "Far", targets: ["FarKit", "FarCore"]), .init(name: "tool", targets: ["tool"])],
        targets: [
            .init(name: "FarKit"), .init(name: "FarCore"), .init(name: "tool", kind: .executable),
            .init(name: "Maker", kind: .macro),
        ]
    )

    private static let product = TargetManifest.Dependency(name: "Far", package: "swift-far")

    @Test func `a module that another target declares as a product is not declared`() {
        let undeclared = Fact.undeclaredProduct(target: "App", module: "Far", package: "swift-far")
        #expect(facts("import Far", declares: [], others: [Self.product]) == [undeclared])
        #expect(facts("import Far", declares: [Self.product], others: [Self.product]) == [])
        #expect(facts("#if canImport(Far)\nimport Far\n#endif", declares: [], others: [Self.product]) == [])
    }

    @Test func `a checkout shows which modules a product holds`() {
        #expect(facts("import FarCore", declares: [Self.product], checkouts: [Self.far]) == [])
        #expect(
            facts("import FarCore", declares: [], checkouts: [Self.far]) == [
                .undeclaredProduct(target: "App", module: "FarCore", package: "swift-far")
            ]
        )
        #expect(
            facts("", declares: [Self.product], checkouts: [Self.far]) == [
                .unusedProduct(target: "App", product: "Far", package: "swift-far", isGuess: false)
            ]
        )
    }

    @Test func `a package that was resolved for others has a module of its name`() {
        let found = facts(
            "import ArgumentParser\nimport Testing",
            declares: [],
            resolved: ["swift-argument-parser", "swift-testing"]
        )
        #expect(
            found == [.undeclaredProduct(target: "App", module: "ArgumentParser", package: "swift-argument-parser")]
        )
    }

    @Test func `a product that is not fetched may hold modules of other names`() {
        // `Other` shows that there is a module `Near` in the package, and `Far` of the same package may hold it.
        let near = TargetManifest.Dependency(name: "Near", package: "swift-far")
        #expect(
            facts("import Near", declares: [Self.product], others: [near]) == [
                .unusedProduct(target: "App", product: "Far", package: "swift-far", isGuess: true)
            ]
        )
    }

    @Test func `a guess is a warning at most`() {
        let guess = Fact.unusedProduct(target: "App", product: "Far", package: "swift-far", isGuess: true)
        #expect(facts("", declares: [Self.product]) == [guess])
        let package = PackageManifest(
            name: "P",
            path: "",
            dependencies: [.init(identity: "swift-far", path: nil)],
            targets: [.init(name: "App", dependencies: [Self.product])]
        )
        let file = Codebase.SourceFile(path: "A.swift", facts: SourceFacts())
        let codebase = Codebase(packages: [package], sources: [.init(package: "", target: "App"): [file]])
        let weights = Checker(codebase, rules: Rules()).findings().map(\.severity)
        #expect(weights == [.warning])
    }

    @Test func `programs and macros are used without an import`() {
        let tools = ["tool", "Maker"].map { TargetManifest.Dependency(name: $0, package: "swift-far") }
        #expect(facts("", declares: tools, checkouts: [Self.far]) == [])
    }

    @Test func `modules of a product may be imported by other names`() {
        let renamed = TargetManifest.Dependency(name: "Far", package: "swift-far", aliases: ["FarKit": "Distant"])
        #expect(facts("import Distant", declares: [renamed], checkouts: [Self.far]) == [])
    }

    @Test func `a dependency on what there is not is found`() {
        let target = TargetManifest.Dependency(name: "Nope", isTarget: true)
        let product = TargetManifest.Dependency(name: "Nope", package: "swift-far")
        let named = TargetManifest.Dependency(name: "Nope")
        func unknown(_ package: String?) -> [Fact] {
            [.unknownDependency(target: "App", dependency: "Nope", package: package)]
        }
        #expect(facts("", declares: [target]) == unknown(nil))
        #expect(facts("", declares: [product], checkouts: [Self.far]) == unknown("swift-far"))
        #expect(facts("", declares: [named], may: []) == unknown(nil))
        #expect(facts("", declares: [named], checkouts: [Self.far]) == unknown(nil))
        // Where nothing is known of a package, it may have anything.
        #expect(facts("import Nope", declares: [named]) == [])
        #expect(facts("import Nope", declares: [product]) == [])
    }

    @Test func `a product that a package of the repository has not is found`() {
        let fixture = Fixture().package("Q").target("A", in: "Q").package("P", uses: "Q")
            .target("B", in: "P", uses: ["A", "Nope"], "import A")
        #expect(fixture.facts() == [.unknownDependency(target: "B", dependency: "Nope", package: nil)])
        #expect(fixture.findings().first?.place == Place(file: "P/Package.swift", line: 11))
    }
}
