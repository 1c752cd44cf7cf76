import ArchitectureDomain
import DomainKit
import Testing

/// Files that become a package of their own, or a module of another package.
struct PackageExtractionTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let platforms: [SupportedPlatform] = [.macOS(.v14)]
        let package = Package(
            name: "Shop",
            platforms: platforms,
            dependencies: [
                .package(url: "https://example.org/log.git", from: "1.0.0"),
                .package(path: "Packages/Money"),
            ],
            targets: [
                .target(name: "App", dependencies: ["Log", .product(name: "Money", package: "Money")]),
                .target(name: "Log"),
                .testTarget(name: "AppTests", dependencies: ["App"]),
            ],
            swiftLanguageModes: [.v6]
        )

        """

    private static let money = PackageManifest(
        name: "Money",
        path: "Packages/Money",
        products: [.init(name: "Money", targets: ["MoneyCore"])],
        targets: [TargetManifest(name: "MoneyCore")]
    )

    private static func fixture(
        _ domain: String,
        usedBy user: String = "func f(_ o: Order) {}\n",
        test: String? = nil
    ) -> ExtractionFixture {
        var fixture = ExtractionFixture(domain, usedBy: user, test: test, manifest: manifest)
        fixture.packages = [money]
        fixture.dependencies = [.init(identity: "money", path: "Packages/Money", at: Position(line: 9, column: 25))]
        fixture.files["Packages/Money/Package.swift"] = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Money", targets: [.target(name: "MoneyCore")])

            """
        return fixture
    }

    @Test func `a new package has the settings of the other one and the dependencies that are imported`() throws {
        let fixture = Self.fixture("import Money\npackage struct Order { let sum: Int }\n")
        let texts = try fixture.draft(to: "Packages/Domain/").texts()
        #expect(
            texts["Packages/Domain/Package.swift"] == """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(
                    name: "Domain",
                    platforms: [.macOS(.v14)],
                    products: [.library(name: "Domain", targets: ["Domain"])],
                    dependencies: [
                        .package(path: "../Money"),
                    ],
                    targets: [
                        .target(
                            name: "Domain",
                            dependencies: [.product(name: "Money", package: "Money")],
                            swiftSettings: [.swiftLanguageMode(.version("6"))]
                        ),
                    ],
                    swiftLanguageModes: [.v6]
                )

                """
        )
        #expect(
            texts["Packages/Domain/Sources/Domain/A.swift"] == "import Money\npublic struct Order { let sum: Int }\n"
        )
        #expect(texts["Sources/App/Use.swift"] == "import Domain\n\nfunc f(_ o: Order) {}\n")
    }

    @Test(arguments: ["systems()", "[.macOS(oldest), .custom(\"haiku\", versionString: \"1\")]", "[.macOS(.v14)]"])
    func `what the manifest computes is written as SwiftPM has reported it`(_ computed: String) throws {
        var fixture = Self.fixture("struct Order {}\n")
        fixture.files["Package.swift"] = Self.manifest.replacing("[.macOS(.v14)]", with: computed)
            .replacing("[.v6]", with: "modes")
        fixture.platforms = [.init(name: "macos", version: "13.0"), .init(name: "haiku", version: "1")]
        fixture.languageModes = ["6"]
        fixture.settings = ["enableUpcomingFeature(ExistentialAny) when linux, debug", "defaultIsolation(MainActor)"]
        let text = try fixture.draft(to: "Packages/Domain").texts()["Packages/Domain/Package.swift"] ?? ""
        #expect(text.contains(#"platforms: [.macOS("13.0"), .custom("haiku", versionString: "1")],"#))
        #expect(text.contains("swiftLanguageModes: [.version(\"6\")]\n"))
        let feature = #".enableUpcomingFeature("ExistentialAny", .when(platforms: [.linux], configuration: .debug))"#
        #expect(text.contains("swiftSettings: [\(feature), .defaultIsolation(MainActor.self)]"))
    }

    /// A package with the traits All, which enables Fast and is enabled by default, and Other.
    private static func traitFixture(_ domain: String) -> ExtractionFixture {
        var fixture = fixture(domain)
        fixture.traits = ([.init(name: "All", enables: ["Fast"]), .init(name: "Fast"), .init(name: "Other")], ["All"])
        return fixture
    }

    @Test(arguments: [
        ("struct Order {}\n", ["define(FAST) when linux, Fast"]), ("#if Fast\nstruct Order {}\n#endif\n", []),
    ])
    func `a new package has the traits on which files or their settings depend, as the old one enables them`(
        _ domain: String,
        _ settings: [String]
    ) throws {
        var fixture = Self.traitFixture(domain)
        fixture.settings = settings
        let texts = try fixture.draft(to: "Packages/Domain").texts()
        let new = try #require(texts["Packages/Domain/Package.swift"])
        #expect(new.contains("    traits: [.default(enabledTraits: [\"Fast\"]), \"Fast\"],\n"))
        let setting = #"[.define("FAST", .when(platforms: [.linux], traits: ["Fast"]))]"#
        #expect(new.contains("swiftSettings: \(setting)") == !settings.isEmpty)
        let condition = #".trait(name: "Fast", condition: .when(traits: ["Fast"]))"#
        #expect(texts["Package.swift"]?.contains("(path: \"Packages/Domain\", traits: [\(condition)])") == true)
    }

    @Test func `a package that is there does not get traits, and what does not depend on them needs none`() throws {
        let fixture = Self.traitFixture("let fast = Fast()\n")
        let error = #expect(throws: ValidationError.self) { try fixture.draft(to: "Packages/Money").texts() }
        #expect(error?.rule == .withoutTraits && error?.value == "Fast")
        let texts = try Self.traitFixture("struct Order {}\n").draft(to: "Packages/Domain").texts()
        #expect(texts.values.allSatisfy { !$0.contains("traits") })
    }

    @Test func `a setting with a condition that is not known cannot be written elsewhere`() throws {
        var fixture = Self.traitFixture("struct Order {}\n")
        fixture.settings = ["define(FAST) when amiga"]
        let error = #expect(throws: ValidationError.self) { try fixture.draft(to: "Packages/Domain").extraction() }
        #expect(error?.field == "swiftSettings")
    }

    @Test func `the package that the files leave depends on the new one, with the targets that use it`() throws {
        let fixture = Self.fixture("struct Order {}\n", test: "@testable import App\nlet o = Order()\n")
        let texts = try fixture.draft(to: "Packages/Domain").texts()
        let expected = Self.manifest.replacing(
            "        .package(path: \"Packages/Money\"),\n",
            with: "        .package(path: \"Packages/Money\"),\n        .package(path: \"Packages/Domain\"),\n"
        ).replacing(
            ".product(name: \"Money\", package: \"Money\")]",
            with: ".product(name: \"Money\", package: \"Money\"), .product(name: \"Domain\", package: \"Domain\")]"
        ).replacing(
            "dependencies: [\"App\"]",
            with: "dependencies: [\"App\", .product(name: \"Domain\", package: \"Domain\")]"
        )
        #expect(texts["Package.swift"] == expected)
        #expect(texts["Tests/AppTests/T.swift"]?.contains("@testable import Domain\n") == true)
    }

    @Test(arguments: [nil, "Packages/Domain"])
    func `manifests for other versions of Swift change like that for this one, or miss lines`(
        package: String?
    ) throws {
        var fixture = Self.fixture("struct Order {}\n")
        let older = Self.manifest.replacing("tools-version: 6.0", with: "tools-version: 5.7")
        fixture.files["Package@swift-5.7.swift"] = older
        fixture.files["Package@swift-5.9.swift"] = "let package = Package(name: \"Shop\", targets: targets())\n"
        let draft = try fixture.draft(to: package)
        let texts = try draft.texts()
        let changed = try #require(texts["Package.swift"]).replacing("tools-version: 6.0", with: "tools-version: 5.7")
        #expect(texts["Package@swift-5.7.swift"] == changed)
        // The new package can be added there, but no target.
        #expect((texts["Package@swift-5.9.swift"] != nil) == (package != nil))
        let additions = try draft.extraction().additions
        #expect(additions.map(\.file) == ["Package@swift-5.9.swift"])
        #expect(additions.first?.lines.contains { $0.contains("\"Domain\"") } == true)
        // Tools before 5.9 do not know `package`.
        #expect(try draft.extraction().exposures.map(\.access) == [.public])
    }

    @Test func `a package that is there gets a target and a product, and its own target in the place of its product`()
        throws
    {
        let fixture = Self.fixture("import MoneyCore\nstruct Order {}\n")
        let texts = try fixture.draft(to: "Packages/Money").texts()
        #expect(
            texts["Packages/Money/Package.swift"] == """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Money", products: [.library(name: "Domain", targets: ["Domain"])], \
                targets: [.target(name: "MoneyCore"), \
                .target(name: "Domain", dependencies: ["MoneyCore"], swiftSettings: [.swiftLanguageMode(.version("6"))])])

                """
        )
        #expect(texts["Packages/Money/Sources/Domain/A.swift"] != nil)
        #expect(texts["Package.swift"]?.contains(".product(name: \"Domain\", package: \"Money\")") == true)
        #expect(texts["Package.swift"]?.contains(".package(path: \"Packages/Domain\")") == false)
    }

    @Test func `the import of a target that stays stands in the way of another package`() throws {
        let fixture = Self.fixture("internal import Log\nstruct Order {}\n")
        #expect(try fixture.draft().extraction().obstacles.isEmpty)
        let extraction = try fixture.draft(to: "Packages/Domain").extraction()
        #expect(extraction.obstacles.map(\.name) == ["Log"])
        #expect(extraction.obstacles.map(\.place) == [Place(file: "Sources/App/Domain/A.swift", line: 1, column: 10)])
        #expect(extraction.leaving.isEmpty)
    }

    @Test(arguments: ["../Domain", "/Domain", "Sources/App/Domain", "Others/Money", "Do\"main", "Do\\main"])
    func `folders outside of the repository, in a target, named like another package or with quotes are refused`(
        _ folder: String
    ) throws {
        let error = #expect(throws: ValidationError.self) { try Self.fixture("struct Order {}").draft(to: folder) }
        #expect(error?.field == "--to" && error?.rule == .packageFolder)
    }

    @Test func `a package that depends on the one that the files leave is refused`() throws {
        var fixture = Self.fixture("struct Order {}")
        let dependency = PackageManifest.Dependency(identity: "shop", path: "")
        fixture.packages = [PackageManifest(name: "Web", path: "Web", dependencies: [dependency])]
        let error = #expect(throws: ValidationError.self) { try fixture.draft(to: "Web") }
        #expect(error?.rule == .independent)
    }

    @Test(arguments: [
        ("../Money", "../../../Money"), ("./../a/../Money", "../../../Money"), ("/kits/Money", "/kits/Money"),
    ])
    func `a package outside of the repository stays where it is`(_ old: String, _ new: String) throws {
        var fixture = Self.fixture("import Money\nstruct Order {}\n")
        fixture.files["Package.swift"] = Self.manifest.replacing("Packages/Money", with: old)
        fixture.packages = []
        fixture.dependencies = [.init(identity: "money", path: nil, at: Position(line: 9, column: 25))]
        let text = try fixture.draft(to: "Packages/Domain").texts()["Packages/Domain/Package.swift"]
        #expect(text?.contains(".package(path: \"\(new)\")") == true)
    }

    @Test func `a dependency that the manifest does not name cannot be declared elsewhere`() throws {
        var fixture = Self.fixture("import Money\nstruct Order {}\n")
        fixture.dependencies = []
        let error = #expect(throws: ValidationError.self) { try fixture.draft(to: "Packages/Domain").extraction() }
        #expect(error?.field == "dependencies" && error?.rule == .writtenOut)
    }

    @Test func `a dependency that a manifest computes can be added to it before`() throws {
        var fixture = Self.fixture("struct Order {}\n")
        fixture.files["Package.swift"] = Self.manifest.replacing(
            "[\"Log\", .product(name: \"Money\", package: \"Money\")]",
            with: "products()"
        )
        let error = #expect(throws: ValidationError.self) { try fixture.draft(to: "Packages/Domain").texts() }
        #expect(error?.value == ".product(name: \"Domain\", package: \"Domain\")" && error?.rule == .present)
        fixture.products.append("Domain")
        #expect(try fixture.draft(to: "Packages/Domain").texts()["Packages/Domain/Package.swift"] != nil)
    }

    @Test func `the package of the files itself is no other package`() throws {
        let fixture = Self.fixture("struct Order {}\n")
        #expect(try fixture.draft(to: ".").texts() == fixture.texts())
    }

    @Test func `a project that repeats the package gets the new one, too`() throws {
        var fixture = Self.fixture("struct Order {}\n")
        fixture.repetitions = [
            PackageManifest(
                name: "Shop.xcodeproj",
                path: "Shop.xcodeproj",
                targets: [TargetManifest(name: "Shop App", module: "App"), TargetManifest(name: "Log")],
                kind: .xcodeProject
            )
        ]
        let edits = try fixture.draft(to: "Packages/Domain").extraction().projectEdits
        #expect(edits.map(\.link) == [.init(package: "Packages/Domain", product: "Domain", targets: ["Shop App"])])
        #expect(edits.map(\.removed) == [["Sources/App/Domain/A.swift"]])
        #expect(try fixture.draft().extraction().projectEdits.map(\.link) == [nil])
    }
}
