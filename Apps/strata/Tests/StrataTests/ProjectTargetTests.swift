import InfrastructureTesting
import Testing

/// Runs the built program on an app in an Xcode project, with a local package, and on folders without either.
struct ProjectTargetTests {
    private let repository: ShopRepository

    init() throws {
        repository = try ShopRepository([
            "Shop/Package.swift": ShopRepository.manifest, "Shop/Sources/Cart/A.swift": "",
            "Shop/Sources/Store/B.swift": "import Cart\n", "App/App.swift": "import Widgets\n",
            "Widgets/Widget.swift": "", "Tools/Tool.swift": "",
        ])
    }

    @Test func `targets of a project and of packages are one graph, which rules can name`() async throws {
        let project = ShopRepository.project(
            ["App": "application", "Widgets": "framework"],
            uses: ["App": "Widgets"]
        )
        try repository.write(["App.xcodeproj/project.pbxproj": project])
        let files = "4 of 5 Swift files in 4 targets; 1 in folders without a target: Tools (1)\n"
        #expect(try await repository.run("check", exits: 0).output == files + "4 targets: 0 errors, 0 warnings\n")
        let graph = try await repository.run("graph", exits: 0).output
        #expect(graph == "App -> Widgets\nWidgets\nCart\nStore -> Cart\n" + files)
        try repository.write(["Widgets/Widget.swift": "import App\n"])
        let cycle = try await repository.run("check", exits: 1).output
        #expect(cycle.contains("These targets depend on each other: App → Widgets → App. [target-cycle]"), "\(cycle)")
        #expect(cycle.contains("Widgets/Widget.swift:1: error: 'Widgets' imports 'App', which is not one of"))
        try repository.write(["Widgets/Widget.swift": ""])
        #expect(try await repository.run("init", exits: 0).status == 0)
        #expect(try await repository.run("check", exits: 0).status == 0)
    }

    @Test func `the rules file declares targets for other folders`() async throws {
        let products = "products: [.library(name: \"Store\", targets: [\"Store\"])],\n    targets: ["
        try repository.write([
            "Shop/Package.swift": ShopRepository.manifest.replacing("targets: [", with: products),
            "App/App.swift": "import Store\nimport Widgets\n",
            "architecture.toml": """
            [target.App]
            folders = ["App"]
            dependencies = ["Store"]
            [target.Widgets]
            folders = ["Widgets"]
            [coverage]
            because = "Nobody checks it."
            """,
        ])
        let check = try await repository.run("check", exits: 1).output
        #expect(check.contains("App/App.swift:2: error: 'App' imports 'Widgets', which is not one of"), "\(check)")
        #expect(check.contains("Tools:1: error: 1 Swift file in 'Tools' belongs to no target. [coverage]"))
        #expect(check.hasSuffix("4 targets: 2 errors, 0 warnings\n"))
    }

    @Test func `init reads the targets that the rules file declares, and keeps them`() async throws {
        let plain = try ShopRepository([
            "App/A.swift": "", "architecture.toml": "[target.App]\nfolders = [\"App\"]\n",
        ])
        let refused = try await plain.run("init", exits: 7)
        #expect(refused.messages.contains("'strata init --force' replaces it."), "\(refused)")
        #expect(try await plain.run("init", "--force", exits: 0).output.contains("1 of 1 Swift file in 1 target"))
        #expect(try await plain.run("check", exits: 0).output.hasSuffix("1 target: 0 errors, 0 warnings\n"))
    }
}
