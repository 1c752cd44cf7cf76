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
        computesDependencies: Bool = false,
        usesPlugins: Bool = false,
        beside copies: [PackageManifest] = [],
        resolved: Set<String> = []
    ) -> [Fact] {
        let imports = others.map { "import \($0.name)\n" }.joined()
        let package = PackageManifest(
            name: "P",
            path: "P",
            dependencies: packages.map { .init(identity: $0, path: nil, origin: .remote("https://x.org/\($0)")) },
            targets: [
                .init(
                    name: "App",
                    dependencies: declares,
                    computesDependencies: computesDependencies,
                    usesPlugins: usesPlugins
                ),
                .init(name: "Other", dependencies: others),
            ]
        )
        func file(_ text: String) -> [Codebase.SourceFile] {
            [.init("P/\(text.count).swift", text + "\nenum Code {}")]
        }
        let codebase = Codebase(
            packages: [package] + copies,
            sources: [
                .init(package: "P", target: "App"): file(text), .init(package: "P", target: "Other"): file(imports),
            ],
            resolved: resolved
        )
        return Checker(codebase, rules: Rules()).findings().map(\.fact).filter { $0.check != .absentPackage }
    }

    /// A copy of the package in the repository, which others use by its address.
    private static let far = PackageManifest(
        name: "swift-far",
        path: "",
        products: [.init(name: "Far", targets: ["FarKit", "FarCore"]), .init(name: "tool", targets: ["tool"])],
        targets: [.init(name: "FarKit"), .init(name: "FarCore"), .init(name: "tool", kind: .executable)]
    )

    private static let product = TargetManifest.Dependency(name: "Far", package: "swift-far")

    @Test func `a module that another target declares as a product is not declared`() {
        let undeclared = Fact.undeclaredProduct(target: "App", module: "Far", package: "swift-far")
        #expect(facts("import Far", declares: [], others: [Self.product]) == [undeclared])
        #expect(facts("import Far", declares: [Self.product], others: [Self.product]) == [])
        #expect(facts("#if canImport(Far)\nimport Far\n#endif", declares: [], others: [Self.product]) == [])
    }

    @Test func `it is declared by its own name, although another product of the package may have it`() {
        let near = TargetManifest.Dependency(name: "Near", package: "swift-far")
        #expect(
            facts("import Near\nimport Far", declares: [Self.product], others: [near]) == [
                .undeclaredProduct(target: "App", module: "Near", package: "swift-far")
            ]
        )
    }

    @Test func `a copy of the package in the repository tells the modules of its products`() {
        #expect(facts("import FarCore", declares: [Self.product], beside: [Self.far]) == [])
        #expect(
            facts("import FarCore", declares: [], beside: [Self.far]) == [
                .undeclaredProduct(target: "App", module: "FarCore", package: "swift-far")
            ]
        )
        let unused = Fact.unusedProduct(target: "App", product: "Far", package: "swift-far")
        #expect(facts("import Odd", declares: [Self.product], beside: [Self.far]).contains(unused))
        let tool = TargetManifest.Dependency(name: "tool", package: "swift-far")
        #expect(facts("", declares: [tool], beside: [Self.far]) == [])
    }

    @Test func `a product by address counts although a module of the repository has its name`() {
        let other = PackageManifest(name: "Q", path: "Q", targets: [.init(name: "Far"), .init(name: "Near")])
        #expect(facts("import Far", declares: [Self.product], beside: [other]) == [])
        // `Other` shows that the package has it, which `App` depends on, too.
        #expect(
            facts("import Far", declares: [], others: [Self.product], beside: [other]) == [
                .undeclaredProduct(target: "App", module: "Far", package: "swift-far")
            ]
        )
        #expect(
            facts("import Near\nimport Far", declares: [Self.product], beside: [other]) == [
                .undeclaredImport(target: "App", module: "Near", isTransitive: false)
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

    @Test func `a module that no manifest names is not known to be declared`() {
        let unknown = Fact.unverifiedImport(target: "App", module: "Near")
        #expect(facts("import Near", declares: []) == [unknown])
        #expect(facts("import Near\nimport Far", declares: [Self.product]) == [unknown])
        #expect(facts("import Near", declares: [], may: []) == [])
        #expect(facts("#if canImport(Near)\nimport Near\n#endif", declares: []) == [])
        #expect(facts("import UIKit\nimport Glibc\nimport App", declares: []) == [])
    }

    @Test func `a target whose manifest computes dependencies may have those that it does not tell`() {
        let found = facts("import Far\nimport Other", declares: [], others: [Self.product], computesDependencies: true)
        #expect(found == ["Far", "Other"].map { .unverifiedImport(target: "App", module: $0) })
    }

    @Test func `a product is unused only if each import comes from elsewhere`() {
        let unused = Fact.unusedProduct(target: "App", product: "Far", package: "swift-far")
        #expect(facts("import Foundation", declares: [Self.product]) == [unused])
        #expect(facts("import Other", declares: [Self.product, .init(name: "Other")]) == [unused])
        let unknown = Fact.unverifiedDependency(target: "App", dependency: "Far")
        #expect(facts("#if canImport(Near)\nimport Near\n#endif", declares: [Self.product]) == [unknown])
        #expect(facts("", declares: [Self.product], usesPlugins: true) == [unknown])
    }

    /// Returns the severities of the findings about a package with the target `App` alone.
    private func severities(
        _ text: String,
        declares: [TargetManifest.Dependency] = [],
        unverified: Severity? = nil
    ) -> [Severity] {
        let package = PackageManifest(
            name: "P",
            path: "",
            dependencies: [.init(identity: "swift-far", path: nil)],
            targets: [.init(name: "App", dependencies: declares)]
        )
        let file = Codebase.SourceFile("A.swift", text)
        let codebase = Codebase(packages: [package], sources: [.init(package: "", target: "App"): [file]])
        var rules = Rules()
        rules.severities[.unverified] = unverified
        return Checker(codebase, rules: rules).findings().map(\.severity)
    }

    @Test func `an unused product is a warning at most, because programs are used without an import`() {
        #expect(severities("enum A {}", declares: [Self.product]) == [.warning])
    }

    @Test func `an unverified dependency is always reported`() {
        #expect(severities("import Near") == [.note])
        #expect(severities("import Near", unverified: .off) == [.note])
        #expect(severities("import Near", unverified: .error) == [.error])
    }

    @Test func `modules of a product may be imported by other names`() {
        let renamed = TargetManifest.Dependency(name: "Far", package: "swift-far", aliases: ["FarKit": "Distant"])
        #expect(facts("import Distant", declares: [renamed], beside: [Self.far]) == [])
        #expect(facts("import Distant", declares: [renamed]) == [])
    }

    @Test func `a dependency on what there is not is found`() {
        let target = TargetManifest.Dependency(name: "Nope", isTarget: true)
        let product = TargetManifest.Dependency(name: "Nope", package: "swift-far")
        let named = TargetManifest.Dependency(name: "Nope")
        let unknown = [Fact.unknownDependency(target: "App", dependency: "Nope", package: nil)]
        #expect(facts("", declares: [target]) == unknown)
        #expect(facts("", declares: [named], may: []) == unknown)
        // Where nothing is known of a package, it may have anything.
        #expect(facts("import Nope", declares: [named]) == [])
        #expect(facts("import Nope", declares: [product]) == [])
    }

    @Test func `a product that a package of the repository has not is found`() {
        let fixture = Fixture().package("Q").target("A", in: "Q").package("P", uses: "Q")
            .target("B", uses: ["A", "Nope"], "import A")
        #expect(fixture.facts() == [.unknownDependency(target: "B", dependency: "Nope", package: nil)])
        #expect(fixture.findings().first?.place == Place(file: "P/Package.swift", line: 11))
    }
}
