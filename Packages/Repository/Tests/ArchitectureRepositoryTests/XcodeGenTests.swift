import ArchitectureDomain
import Testing

struct XcodeGenTests {
    private static let specification = """
        name: Shop
        include:
        - path: Kit/target.yml
        - gone: true
        - ../outside.yml
        packages:
          Logging: {url: https://x.org/swift-log.git, from: 1.0.0}
          Local:
            path: Packages/Local
        targetTemplates:
          Feature:
            type: framework
            sources: ["${folder}"]
            templateAttributes: {folder: "Features/${target_name}"}
        targets:
          App:
            type: application
            platform: iOS
            sources:
            - path: App
              excludes: ["**/*.generated.swift", Old]
            - path: Shared/One.swift
            - path: Assets
              buildPhase: resources
            dependencies:
            - target: Kit
            - target: List
            - package: Logging
            - package: Local
              products: [LocalCore, LocalUI]
            - sdk: UIKit.framework
          List:
            templates: [Feature]
          Both:
            type: framework
            platform: [iOS, macOS]
            sources: Both
            settings: {PRODUCT_NAME: Twice}
        """

    @Test func `reads targets with their includes, templates, platforms and dependencies`() async throws {
        let codebase = try await Codebase.read(
            [
                "project.yml": Self.specification,
                "Kit/target.yml": "targets:\n  Kit:\n    type: framework\n    sources: [Sources]\n",
                "../outside.yml": "targets:\n  Out:\n    type: framework\n    sources: [Features]\n",
            ],
            [
                "App/A.swift", "App/A.generated.swift", "App/Sub/B.generated.swift", "App/Old/C.swift",
                "Shared/One.swift",
                "Shared/Two.swift", "Assets/D.swift", "Kit/Sources/K.swift", "Features/List/L.swift", "Both/T.swift",
            ]
        )
        #expect(
            codebase.members == [
                "App": ["App/A.swift", "Shared/One.swift"], "Kit": ["Kit/Sources/K.swift"],
                "List": ["Features/List/L.swift"], "Both_iOS": ["Both/T.swift"], "Both_macOS": ["Both/T.swift"],
            ]
        )
        let project = try #require(codebase.packages.first)
        #expect(project.path == "Shop.xcodeproj")
        #expect(project.file == "project.yml")
        #expect(project.dependencies.map(\.path) == ["Packages/Local", nil])
        let app = try #require(project.targets.first { $0.name == "App" })
        #expect(
            app.dependencies.map { [$0.name, $0.package ?? ""] } == [
                ["Kit", ""], ["List", ""], ["Logging", "swift-log"], ["LocalCore", "local"], ["LocalUI", "local"],
            ]
        )
        #expect(app.position == Position(line: 17))
        #expect(project.targets.first { $0.name == "Both_iOS" }?.module == "Twice")
        #expect(codebase.coverage.excluded == 3)
    }

    @Test func `several specifications in a folder are several projects, without those that are included`() async throws
    {
        let app = "name: %\ninclude: [project-common.yml]\ntargets:\n  %:\n    type: application\n    sources: [%]\n"
        let codebase = try await Codebase.read(
            [
                "project-a.yml": app.replacing("%", with: "A"), "project-b.yml": app.replacing("%", with: "B"),
                "project-common.yml": "name: Common\ntargets:\n  Other: {templates: [none]}\n",
                "project-board.yml": "name: board\non: [push]\n",
            ],
            ["A/A.swift", "B/B.swift"]
        )
        #expect(codebase.members == ["A": ["A/A.swift"], "B": ["B/B.swift"]])
        #expect(codebase.packages.map(\.path).sorted() == ["A.xcodeproj", "B.xcodeproj"])
        #expect(codebase.readFailures.isEmpty)
    }

    @Test func `the project that is there counts, and not its specification`() async throws {
        let text = ProjectText().target("App", files: ["f1"]).group("MAIN", ["f1"]).file("f1", "A.swift").text
        let specification = "name: Shop\ntargets:\n  Other:\n    type: application\n    sources: B\n"
        let codebase = try await Codebase.read(
            ["project.yml": specification, "Shop.xcodeproj/project.pbxproj": text],
            ["A.swift", "B/B.swift"]
        )
        #expect(codebase.members == ["App": ["A.swift"]])
    }

    @Test func `a specification that cannot be read is reported with its line, unless it is that of another program`()
        async throws
    {
        let codebase = try await Codebase.read(
            ["project.yml": "targets:\n  A: [\n", "Docs/project.yml": "title: [\n"],
            ["A.swift"]
        )
        #expect(codebase.readFailures == [.init(.malformedProject, at: Place(file: "project.yml", line: 2))])
        #expect(codebase.packages.isEmpty)
    }

    @Test func `what a package of files needs comes from the target, or else from the specification`() async throws {
        let codebase = try await Codebase.read(
            [
                "project.yml": """
                name: Shop
                options:
                  deploymentTarget: {iOS: "15.0", macOS: 12.0}
                settings: {SWIFT_VERSION: 5.0}
                packages:
                  Logging: {url: https://x.org/swift-log.git, minorVersion: 1.2.0}
                targets:
                  App: {type: application, platform: iOS, sources: App}
                  Kit:
                    type: framework
                    platform: [iOS, macOS]
                    sources: [App]
                    deploymentTarget: {iOS: "16"}
                    settings: {base: {SWIFT_VERSION: "6.0"}}

                """
            ],
            ["App/A.swift"]
        )
        let targets = codebase.packages.flatMap(\.targets)
        #expect(targets.map(\.name) == ["App", "Kit_iOS", "Kit_macOS"])
        #expect(targets.map(\.deploymentTargets) == [["iOS": "15.0"], ["iOS": "16"], ["macOS": "12.0"]])
        #expect(
            targets.map(\.settings) == [["swiftLanguageMode(5)"], ["swiftLanguageMode(6)"], ["swiftLanguageMode(6)"]]
        )
        #expect(codebase.packages.first?.dependencies.map(\.requirement) == [".upToNextMinor(from: \"1.2.0\")"])
    }
}
