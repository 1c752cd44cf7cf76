import ArchitectureDomain
import DomainKit
import Testing

/// Files of an Xcode project that become a package.
struct ProjectExtractionTests {
    /// The files of the targets App and Widget, which share the domain, and of the tests of App.
    private var files = [
        "App/Domain/A.swift": """
        import Log
        struct Order { let id: Int; let lines: [Line]; var total: Int { 0 }; var hidden: Int { 0 } }
        struct Line { let name: String; init(named name: String) { self.name = name } }
        extension String { func shout() -> String { self } }

        """,
        "App/Use.swift": "func f(_ o: Order) -> Int { o.total }\n",
        "App/Other.swift": "func g(_ s: String) -> String { s.shout() }\n",
        "Widget/W.swift": "let w = [Order](); let l: [Any] = [.init(named: \"\")]\n",
        "Tests/T.swift": "@testable import App\nlet t = Order.self\nlet f = g(\"\")\n",
    ]

    /// The packages of App.
    private var products = ["Log", "Money"]
    /// The first versions of the systems of Widget.
    private var systemsOfWidget: [String: String] = [:]

    private func codebase(kind: PackageManifest.Kind = .xcodeProject) -> Codebase {
        let app = TargetManifest(
            name: "App",
            kind: .executable,
            dependencies: products.map { .init(name: $0, package: $0.lowercased()) },
            settings: ["swiftLanguageMode(5)"],
            deploymentTargets: ["iOS": "15.0"]
        )
        let widget = TargetManifest(name: "Widget", kind: .executable, deploymentTargets: systemsOfWidget)
        let tests = TargetManifest(name: "Tests", kind: .test, dependencies: [.init(name: "App", isTarget: true)])
        let project = PackageManifest(
            name: "App.xcodeproj",
            path: "App.xcodeproj",
            dependencies: [
                .init(
                    identity: "log",
                    path: nil,
                    origin: .remote("https://a.org/log.git"),
                    requirement: "from: \"1.2.0\""
                ),
                .init(identity: "money", path: "Money"),
            ],
            targets: [app, widget, tests],
            file: "App.xcodeproj/project.pbxproj",
            kind: kind
        )
        func sources(_ folders: String...) -> [Codebase.SourceFile] {
            files.filter { file in folders.contains { file.key.hasPrefix($0) } }.sorted { $0.key < $1.key }
                .map { .init($0.key, $0.value) }
        }
        func key(_ name: String) -> Codebase.TargetKey { .init(package: project.path, target: name) }
        let all = [
            key("App"): sources("App/"), key("Widget"): sources("Widget/", "App/Domain/"),
            key("Tests"): sources("Tests/"),
        ]
        let references = SourceReference.references(in: Codebase(packages: [project], sources: all))
        return Codebase(root: "/r", packages: [project], sources: all, references: references)
    }

    private func extraction(to package: String? = "Packages/Domain", kind: PackageManifest.Kind = .xcodeProject)
        throws(ValidationError) -> Extraction
    {
        let request = ExtractionRequest(["App/Domain"], as: "Domain", to: package)
        let codebase = codebase(kind: kind)
        let paths = try ExtractionDraft.paths(for: request, in: codebase)
        let files = files.filter { paths.contains($0.key) }.mapValues { Array($0.utf8) }
        return try ExtractionDraft(request, in: codebase, files: files).extraction()
    }

    @Test func `the package has the systems, the language mode and the packages of the target`() throws {
        let texts = try extraction().changes.texts
        #expect(
            texts["Packages/Domain/Package.swift"] == """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(
                    name: "Domain",
                    platforms: [.iOS("15.0")],
                    products: [.library(name: "Domain", targets: ["Domain"])],
                    dependencies: [
                        .package(url: "https://a.org/log.git", from: "1.2.0"),
                    ],
                    targets: [
                        .target(
                            name: "Domain",
                            dependencies: [.product(name: "Log", package: "log")],
                            swiftSettings: [.swiftLanguageMode(.version("5"))]
                        ),
                    ]
                )

                """
        )
    }

    @Test func `the package has the systems of all targets that compiled its files`() throws {
        var test = self
        test.systemsOfWidget = ["iOS": "9.0", "macOS": "13.0"]
        let manifest = try test.extraction().changes.texts["Packages/Domain/Package.swift"] ?? ""
        #expect(manifest.contains("platforms: [.iOS(\"9.0\"), .macOS(\"13.0\")],"))
    }

    @Test func `targets that compiled the files or use them get the package, but no test inside an app`() throws {
        let extraction = try extraction()
        let edit = try #require(extraction.projectEdits.first)
        #expect(edit.file == "App.xcodeproj/project.pbxproj" && edit.removed == ["App/Domain/A.swift"])
        #expect(edit.link == .init(package: "Packages/Domain", product: "Domain", targets: ["App", "Widget"]))
        #expect(extraction.importing == ["App/Other.swift", "App/Use.swift", "Tests/T.swift", "Widget/W.swift"])
    }

    @Test func `imports that no package is known to have are named`() throws {
        #expect(try extraction().unknownImports.isEmpty)
        var test = self
        test.files["App/Domain/A.swift"]? += "import Chrono\nimport UIKit\n"
        // It may be of Money, which nothing imports.
        #expect(try test.extraction().unknownImports.isEmpty)
        test.products = ["Log"]
        #expect(try test.extraction().unknownImports == ["Chrono"])
    }

    @Test func `members that are named behind a dot become visible, because no compiler asks for them`() throws {
        let domain = try extraction().changes.texts["Packages/Domain/Sources/Domain/A.swift"] ?? ""
        #expect(
            domain.contains(
                "public struct Order { let id: Int; let lines: [Line]; public var total: Int { 0 }; var hidden"
            )
        )
        #expect(domain.contains("extension String { public func shout()"))
        #expect(domain.contains("struct Line { let name: String; init(named"))
    }

    @Test func `a project has no targets of packages, so a folder of one is needed, beside the project`() throws {
        #expect(#expect(throws: ValidationError.self) { try extraction(to: nil) }?.rule == .packaged)
        #expect(#expect(throws: ValidationError.self) { try extraction(kind: .rules) }?.rule == .packaged)
        #expect(#expect(throws: ValidationError.self) { try extraction(to: ".") }?.rule == .packageFolder)
    }
}
