import ArchitectureDomain
import Testing

struct TuistProjectTests {
    private func codebase(
        _ texts: [String: String],
        _ files: [String],
        dumps: [String: String] = [:]
    ) async throws -> Codebase {
        try await .read(texts.mapValues { "import ProjectDescription\n" + $0 }, files, dumps: dumps)
    }

    private static let app = """
        let project = Project(
            name: "App",
            targets: [
                .target(
                    name: "App",
                    product: .app,
                    sources: ["Sources/**", .glob("Shared/**/*.swift", excluding: ["Shared/Old/**"])],
                    dependencies: [
                        .project(target: "Core", path: "../Core"), .external(name: "Alamofire"), .sdk(name: "UIKit", type: .framework),
                    ]
                ),
                .target(name: "AppTests", product: .unitTests, sources: "Tests/**", dependencies: [.target(name: "App")]),
            ]
        )
        """

    private static let core = """
        let project = Project(name: "Core", targets: [
            .target(name: "Core", product: .staticFramework, productName: "CoreKit", buildableFolders: ["Sources"]),
        ])
        """

    @Test(arguments: ["[%]", "SwiftPackageManagerDependencies([%])"])
    func `packages of earlier versions come from a list of their own`(list: String) async throws {
        let packages = ".remote(url: \"https://x.org/Alamofire.git\", requirement: .upToNextMajor(from: \"5.0.0\"))"
        let call =
            "let dependencies = Dependencies(swiftPackageManager: \(list.replacing("%", with: packages)), platforms: [.iOS])"
        let codebase = try await codebase(
            ["App/Project.swift": Self.app, "Tuist/Dependencies.swift": call],
            ["App/Sources/A.swift", "App/Tests/T.swift"]
        )
        let app = try #require(codebase.packages.first)
        #expect(app.dependencies.map(\.identity) == ["alamofire"])
        #expect(app.targets.first?.dependencies.map(\.name) == ["Alamofire"])
    }

    @Test(arguments: [
        ("[.sdk(name: \"UIKit\", type: .framework), .xctest, .external(name: \"Alamofire\")]", false),
        ("[.project(target: \"Core\", path: \"../Core\")]", false), ("[.Projects.ThirdParty]", true), (".shared", true),
        ("all()", true),
        ("[.external(name: library)]", true), ("[.project(target: \"Other\", path: \"../Other\")]", true),
    ])
    func `a target tells whether a helper computes dependencies of it`(list: String, isComputed: Bool) async throws {
        let target = ".target(name: \"App\", sources: \"Sources/**\", dependencies: \(list))"
        let codebase = try await codebase(
            ["App/Project.swift": "let project = Project(targets: [\(target)])", "Core/Project.swift": Self.core],
            ["App/Sources/A.swift", "Core/Sources/D.swift"]
        )
        let app = try #require(codebase.packages.flatMap(\.targets).first { $0.name == "App" })
        #expect(app.computesDependencies == isComputed)
    }

    @Test func `reads targets with their files and dependencies`() async throws {
        let codebase = try await codebase(
            ["App/Project.swift": Self.app, "Core/Project.swift": Self.core],
            [
                "App/Sources/A.swift", "App/Shared/B.swift", "App/Shared/Old/C.swift", "App/Tests/T.swift",
                "Core/Sources/Sub/D.swift", "Tuist/Package.swift", "Tuist/ProjectDescriptionHelpers/H.swift",
                "Workspace.swift",
            ],
            dumps: [
                "Tuist": """
                {"name": "Deps", "dependencies": [{"sourceControl": [
                  {"identity": "alamofire", "location": {"remote": [{"urlString": "https://x.org/Alamofire"}]}}]}]}
                """
            ]
        )
        #expect(
            codebase.members == [
                "App": ["App/Shared/B.swift", "App/Sources/A.swift"], "AppTests": ["App/Tests/T.swift"],
                "Core": ["Core/Sources/Sub/D.swift"],
            ]
        )
        #expect(codebase.coverage.folders.isEmpty)
        #expect(codebase.coverage.excluded == 1)
        #expect(codebase.readFailures.isEmpty)
        let project = try #require(codebase.packages.first { $0.path == "App/App.xcodeproj" })
        #expect(project.file == "App/Project.swift")
        #expect(project.targets.map(\.kind) == [.executable, .test])
        let graph = ModuleGraph(codebase)
        let app = try #require(graph.nodes.firstIndex { $0.name == "App" })
        #expect(graph.neighbours(of: app).map { graph.nodes[$0].name } == ["Core"])
        #expect(graph.nodes.first { $0.name == "Core" }?.manifest.module == "CoreKit")
        #expect(Checker(codebase, rules: Rules()).findings().allSatisfy { $0.severity < .error })
    }

    @Test func `targets of the list of packages are none, and what a project computes is not missed`() async throws {
        let project = """
            let tests: ProjectDescription.Target = .target(
                name: "AppTests",
                product: .unitTests,
                sources: "Tests/**",
                dependencies: [.target(name: "App"), .external(name: "Alamofire")]
            )
            let project = Project(name: "App", targets: [makeApp(), tests])
            """
        let codebase = try await codebase(
            ["Project.swift": project],
            ["Tests/T.swift", "Tuist/Package.swift"],
            dumps: [
                "Tuist": """
                {"name": "Deps", "targets": [{"name": "Lint", "type": "regular"}], "dependencies": [{"sourceControl": [
                  {"identity": "alamofire", "location": {"remote": [{"urlString": "https://x.org/Alamofire"}]}}]}]}
                """
            ]
        )
        let app = try #require(codebase.packages.first { $0.path == "App.xcodeproj" })
        #expect(app.targets.first?.dependencies.map(\.name) == ["Alamofire"])
        #expect(Checker(codebase, rules: Rules()).findings().allSatisfy { $0.severity < .error })
    }

    @Test(arguments: [
        "Project(name: \"App\", targets: [.target(name: \"App\", product: .app, sources: \"A/**\")] + more)",
        "Project(name: \"App\", targets: targets)", "Project.app(name: \"App\", modules: [makeModule()])",
    ])
    func `targets that are computed are named in a note`(project: String) async throws {
        let codebase = try await codebase(
            ["Project.swift": "let project = " + project, "Kit/Project.swift": Self.core],
            ["A/A.swift", "B/B.swift", "Kit/Sources/K.swift", "Tuist/Project.swift"]
        )
        let findings = Checker(codebase, rules: Rules()).findings()
        #expect(findings.map(\.fact) == [.readFailure(.computedTargets)])
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.map(\.place.file) == ["Project.swift"])
        #expect(codebase.coverage.folders.contains(.init(path: "B", files: 1)))
        #expect(codebase.coverage.uncovered == (project.contains("A/**") ? 1 : 2))
        #expect(codebase.packages.allSatisfy { !$0.targets.isEmpty })
    }
}
