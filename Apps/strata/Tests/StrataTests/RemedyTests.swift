import Foundation
import InfrastructureTesting
import RepositoryKit
import SubprocessRunner
import Testing

/// A package in which much is wrong, and the same after each remedy was applied: the real compiler builds it.
struct RemedyTests {
    private static let kit = """
        public struct Thing {
            public init() {}
            func inner() {}
            public func outer() { inner() }
        }
        public protocol Part {}
        """

    /// The files before and after, each remedy beside its finding; what has no second text stays.
    private static let files: [(path: String, before: String, after: String?)] = [
        (
            "architecture.toml",
            """
            [layer.Inner]
            packages = ["*"]
            targets = ["Inner*", "Shared"]
            because = ""
            [layer.Outer]
            packages = ["*"]
            targets = ["*"]
            uses = ["Inner"]
            because = ""
            [layer.Hidden]
            packages = ["*"]
            targets = ["Hiding"]
            uses = ["Inner", "Outer"]
            exposes = []
            because = ""
            """, nil
        ),
        ("Kit/Package.swift", manifest("Kit", products: ["Kit"], [".target(name: \"Kit\")"]), nil),
        ("Kit/Sources/Kit/Kit.swift", kit, nil),
        ("../Far/Package.swift", manifest("Far", products: ["Far"], [".target(name: \"Far\")"]), nil),
        ("../Far/Sources/Far/Far.swift", "public struct Far { public init() {} }", nil),
        ("Package.swift", rootManifest(isMended: false), rootManifest(isMended: true)),
        // public-import: not needed, needed for the package, and needed by what is inlined.
        (
            "Sources/Public/One.swift", "public import Kit\nstruct One { var a: Thing }",
            "import Kit\nstruct One { var a: Thing }"
        ),
        (
            "Sources/Public/Two.swift", "public import Kit\npackage struct Two { package var a: Thing }",
            "package import Kit\npackage struct Two { package var a: Thing }"
        ),
        ("Sources/Public/Three.swift", "public import Kit\nextension Thing { @usableFromInline func three() {} }", nil),
        (
            "Sources/Public/Four.swift",
            "public import Kit\nextension Thing { @inlinable func four() { _ = Thing() } }", nil
        ),
        ("Sources/Public/Five.swift", "public import Kit\nextension Thing: @retroactive Part {}", nil),
        (
            "Sources/Hiding/A.swift", "public import Kit\npublic func hidden(_ a: Thing) {}",
            "import Kit\nfunc hidden(_ a: Thing) {}"
        ),
        // exported-import: who used it through this one imports it.
        ("Sources/Exporting/A.swift", "@_exported import Kit", "import Kit"),
        (
            "Sources/Using/A.swift", "import Exporting\nfunc a() { _ = Thing() }",
            "import Exporting\nimport Kit\nfunc a() { _ = Thing() }"
        ),
        // unused-dependency: declared where else it is imported, then removed.
        ("Sources/Unused/A.swift", "", nil),
        ("Sources/Relying/A.swift", "import Kit\nimport Unused\nfunc a() { _ = Thing() }", nil),
        // test-only-dependency.
        ("Sources/Tested/A.swift", "", nil),
        ("Tests/TestedTests/A.swift", "import Far\nimport Tested\nfunc a() { _ = Far() }", nil),
        ("Sources/Helper/A.swift", "", nil),
        ("Tests/HelperTests/A.swift", "import Helper\nimport Unused", nil),
        // layer-arrow: what both need moves to a module that both may use.
        (
            "Sources/Inner/A.swift", "import Upper\nfunc a() { _ = Common() }",
            "import Shared\nfunc a() { _ = Common() }"
        ),
        (
            "Sources/Upper/A.swift", "public struct Common { public init() {} }",
            "import Shared\nfunc a() { _ = Common() }"
        ),
        ("Sources/Shared/A.swift", "public struct Other {}", "public struct Common { public init() {} }"),
        // trait-import: the import and what uses it, behind the trait.
        ("Sources/Trait/A.swift", "import Upper\nfunc a() {}", "#if Fast\nimport Upper\n#endif\nfunc a() {}"),
        // testable-import.
        (
            "Tests/KitUserTests/A.swift", "@testable import Kit\nfunc a() { Thing().inner() }",
            "import Kit\nfunc a() { Thing().outer() }"
        ),
    ]

    private static func manifest(_ name: String, products: [String] = [], _ targets: [String]) -> String {
        let libraries = products.map { ".library(name: \"\($0)\", targets: [\"\($0)\"])" }
        return """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [\(libraries.joined(separator: ", "))],
                targets: [\(targets.joined(separator: ",\n"))]
            )
            """
    }

    private static func rootManifest(isMended: Bool) -> String {
        let kit = ".product(name: \"Kit\", package: \"Kit\")"
        let far = ".product(name: \"Far\", package: \"Far\")"
        func target(_ name: String, _ before: [String], _ after: [String]? = nil) -> String {
            let kind = name.hasSuffix("Tests") ? "testTarget" : "target"
            let dependencies = (isMended ? after ?? before : before).joined(separator: ", ")
            return ".\(kind)(name: \"\(name)\", dependencies: [\(dependencies)], swiftSettings: settings)"
        }
        let targets = [
            target("Public", [kit]), target("Hiding", [kit]), target("Exporting", [kit]),
            target("Using", ["\"Exporting\""], ["\"Exporting\"", kit]),
            target("Unused", [kit], []), target("Relying", ["\"Unused\""], ["\"Unused\"", kit]),
            target("Tested", [far], []), target("TestedTests", ["\"Tested\""], ["\"Tested\"", far]),
            target("Helper", ["\"Unused\"", ".target(name: \"Nowhere\")"], []),
            target("HelperTests", ["\"Helper\"", "\"Unused\""]),
            target("Inner", ["\"Upper\""], ["\"Shared\""]), target("Upper", [], ["\"Shared\""]), target("Shared", []),
            target("Trait", [".target(name: \"Upper\", condition: .when(traits: [\"Fast\"]))"]),
            target("KitUserTests", [kit]),
        ]
        let missing = isMended ? [] : [target("Missing", [])]
        return """
            // swift-tools-version: 6.2
            import PackageDescription
            let settings: [SwiftSetting] = [
                .swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault"),
            ]
            let package = Package(
                name: "Root", traits: ["Fast"],
                dependencies: [.package(path: "Kit"), .package(path: "../Far")],
                targets: [
                    \((targets + missing).joined(separator: ",\n        "))
                ]
            )
            """
    }

    private static func texts(_ isMended: Bool) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { ($0.path, isMended ? $0.after ?? $0.before : $0.before) })
    }

    /// The checks that find something but a note.
    private func checks(of repository: ShopRepository) async throws -> [String] {
        let check = try await repository.run("check", "--json")
        let json = try JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [String: Any]
        let findings = try #require(json?["findings"] as? [[String: Any]])
        let weighty = findings.filter { $0["severity"] as? String != "note" }
        return Set(weighty.compactMap { $0["check"] as? String }).sorted()
    }

    @Test func `what is wrong is found, and nothing after each remedy`() async throws {
        let repository = try ShopRepository(Self.texts(false))
        #expect(
            try await checks(of: repository) == [
                "exported-import", "layer-arrow", "obstacle", "public-import", "test-only-dependency",
                "testable-import",
                "undeclared-import", "unknown-dependency", "unused-dependency",
            ]
        )
        try repository.write(Self.texts(true))
        let fixed = try await repository.run("check", exits: 0)
        #expect(fixed.output.contains("0 errors, 0 warnings"))
    }

    struct Slow {
        @Test func `what the remedies leave builds`() async throws {
            let repository = try ShopRepository(RemedyTests.texts(true))
            let command = ProcessCommand(
                "swift",
                ["build", "--build-tests", "--package-path", repository.root],
                in: repository.root,
                limit: .seconds(1_800)
            )
            let build = try await SubprocessRunner(environment: ProgramEnvironment(withholding: [])).run(command)
            #expect(build.status == 0, "\(String(decoding: build.output + build.messages, as: UTF8.self))")
        }
    }
}
