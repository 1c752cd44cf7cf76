extension RemedyFixture {
    private static let kit = """
        public struct Thing {
            public init() {}
            func inner() {}
            public func outer() { inner() }
        }
        public protocol Part {}
        """

    /// The remedies about imports and declared dependencies, in one package of many targets.
    static let imports = RemedyFixture(
        name: "imports",
        files: importFiles,
        package: "",
        remedies: [
            "exported-import": 1, "layer-arrow": 1, "obstacle": 2, "public-import": 3, "test-only-dependency": 1,
            "testable-import": 1, "undeclared-import": 2, "unknown-dependency": 1, "unused-dependency": 1,
            "unverified": 1,
        ]
    )

    private static let importFiles: [File] = [
        File(
            "architecture.toml",
            """
            [layer.Inner]
            packages = ["*"]
            targets = ["Inner*", "Shared"]
            because = "x"
            [layer.Hidden]
            packages = ["*"]
            targets = ["Hiding"]
            uses = ["Inner", "Outer"]
            exposes = []
            because = "x"
            [layer.Outer]
            packages = ["*"]
            targets = ["*"]
            uses = ["Inner"]
            because = "x"
            [severity]
            unverified = "warning"
            """
        ),
        File("Kit/Package.swift", manifest("Kit", ["Kit": []])),
        File("Kit/Sources/Kit/Kit.swift", kit),
        File(
            "../Far/Package.swift",
            manifest("Far", ["Far": [], "Near": []])
        ),
        File("../Far/Sources/Near/Near.swift", "public struct Near { public init() {} }"),
        // unverified: the product of the name is declared.
        File("Sources/Guessing/A.swift", "import Near\nfunc a() { _ = Near() }"),
        File("../Far/Sources/Far/Far.swift", "public struct Far { public init() {} }"),
        // obstacle: the manifest needs no newer tools.
        File(
            "Late/Package.swift",
            manifest("Late", ["Late": []]).replacing("6.2", with: "99.0"),
            manifest("Late", ["Late": []])
        ),
        File("Late/Sources/Late/Late.swift", ""),
        File("Sources/LateUser/A.swift", "import Late"),
        File("Package.swift", rootManifest(isFixed: false), rootManifest(isFixed: true)),
        // public-import: not needed, needed for the package, and needed by what is inlined.
        File(
            "Sources/Public/One.swift",
            "public import Kit\nstruct One { var a: Thing }",
            "import Kit\nstruct One { var a: Thing }"
        ),
        File(
            "Sources/Public/Two.swift",
            "public import Kit\npackage struct Two { package var a: Thing }",
            "package import Kit\npackage struct Two { package var a: Thing }"
        ),
        File("Sources/Public/Three.swift", "public import Kit\nextension Thing { @usableFromInline func three() {} }"),
        File(
            "Sources/Public/Four.swift",
            "public import Kit\nextension Thing { @inlinable func four() { _ = Thing() } }"
        ),
        File("Sources/Public/Five.swift", "public import Kit\nextension Thing: @retroactive Part {}"),
        File(
            "Sources/Hiding/A.swift",
            "public import Kit\npublic func hidden(_ a: Thing) {}",
            "import Kit\nfunc hidden(_ a: Thing) {}"
        ),
        // exported-import: who used it through this one imports it.
        File("Sources/Exporting/A.swift", "@_exported import Kit", "import Kit"),
        File(
            "Sources/Using/A.swift",
            "import Exporting\nfunc a() { _ = Thing() }",
            "import Exporting\nimport Kit\nfunc a() { _ = Thing() }"
        ),
        // unused-dependency: declared where else it is imported, then removed.
        File("Sources/Unused/A.swift", "enum Unused {}"),
        File("Sources/Relying/A.swift", "import Kit\nimport Unused\nfunc a() { _ = Thing() }"),
        // test-only-dependency.
        File("Sources/Tested/A.swift", "enum Tested {}"),
        File("Tests/TestedTests/A.swift", "import Far\nimport Tested\nfunc a() { _ = Far() }"),
        File("Sources/Helper/A.swift", "enum Helper {}"),
        File("Tests/HelperTests/A.swift", "import Helper\nimport Unused"),
        // layer-arrow: what both need moves to a module that both may use.
        File(
            "Sources/Inner/A.swift",
            "import Upper\nfunc a() { _ = Common() }",
            "import Shared\nfunc a() { _ = Common() }"
        ),
        File(
            "Sources/Upper/A.swift",
            "public struct Common { public init() {} }",
            "import Shared\nfunc a() { _ = Common() }"
        ),
        File("Sources/Shared/A.swift", "public struct Other {}", "public struct Common { public init() {} }"),
        // trait-import: the import and what uses it, behind the trait.
        File("Sources/Trait/A.swift", "import Upper\nfunc a() {}", "#if Fast\nimport Upper\n#endif\nfunc a() {}"),
        // testable-import.
        File(
            "Tests/KitUserTests/A.swift",
            "@testable import Kit\nfunc a() { Thing().inner() }",
            "import Kit\nfunc a() { Thing().outer() }"
        ),
    ]

    private static func rootManifest(isFixed: Bool) -> String {
        let kit = ".product(name: \"Kit\", package: \"Kit\")"
        let far = ".product(name: \"Far\", package: \"Far\")"
        func target(_ name: String, _ before: [String], _ after: [String]? = nil) -> String {
            let kind = name.hasSuffix("Tests") ? "testTarget" : "target"
            let dependencies = (isFixed ? after ?? before : before).joined(separator: ", ")
            return ".\(kind)(name: \"\(name)\", dependencies: [\(dependencies)], swiftSettings: settings)"
        }
        let targets = [
            target("LateUser", [".product(name: \"Late\", package: \"Late\")"]),
            target("Public", [kit]), target("Hiding", [kit]), target("Exporting", [kit]),
            target("Using", ["\"Exporting\""], ["\"Exporting\"", kit]),
            target("Guessing", [], [".product(name: \"Near\", package: \"Far\")"]),
            target("Unused", [kit], []), target("Relying", ["\"Unused\""], ["\"Unused\"", kit]),
            target("Tested", [far], []), target("TestedTests", ["\"Tested\""], ["\"Tested\"", far]),
            target("Helper", ["\"Unused\"", ".target(name: \"Nowhere\")"], []),
            target("HelperTests", ["\"Helper\"", "\"Unused\""]),
            target("Inner", ["\"Upper\""], ["\"Shared\""]), target("Upper", [], ["\"Shared\""]), target("Shared", []),
            target("Trait", [".target(name: \"Upper\", condition: .when(traits: [\"Fast\"]))"]),
            target("KitUserTests", [kit]),
        ]
        let missing = isFixed ? [] : [target("Missing", [])]
        return """
            // swift-tools-version: 6.2
            import PackageDescription
            let settings: [SwiftSetting] = [
                .swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault"),
            ]
            let package = Package(
                name: "Root", traits: ["Fast"],
                dependencies: [.package(path: "Kit"), .package(path: "../Far"), .package(path: "Late")],
                targets: [
                    \((targets + missing).joined(separator: ",\n        "))
                ]
            )
            """
    }
}
