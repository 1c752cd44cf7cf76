import InfrastructureTesting
import Testing

/// Runs the built program on an app of one target whose layers are folders.
struct FolderTests {
    private static let rules = """
        [features]
        folders = ["App/Screens/{feature}"]
        because = "Screens are sold apart."

        [layer.Domain]
        folders = ["App/Domain"]
        because = "A cart knows no server."

        [layer.Data]
        folders = ["App/Data"]
        uses = ["Domain"]
        because = "Servers come and go."

        [layer.Screens]
        folders = ["App/Screens"]
        uses = ["Domain"]
        because = "Screens show what is in the cart."

        [layer.Start]
        folders = ["App/Start"]
        uses = ["Domain", "Data", "Screens"]
        joins-features = true
        because = "It puts all together."
        """

    private static let files = [
        "App.xcodeproj/project.pbxproj": ShopRepository.project(
            ["App": "application", "AppTests": "bundle.unit-test"],
            uses: ["AppTests": "App"]
        ),
        "architecture.toml": rules,
        "App/Domain/Cart.swift": "struct Cart { var items: [Item] = []; struct Item {} }\n",
        "App/Data/Store.swift": "final class Store { func load() -> Cart { Cart() } }\n",
        "App/Screens/List/ListView.swift": "import SwiftUI\nstruct ListView { let cart: Cart }\n",
        "App/Screens/Detail/DetailView.swift": "struct DetailView { let item: Cart.Item }\n",
        "App/Start/Main.swift": "@main struct Main { let list = ListView(cart: Store().load()) }\n",
        "AppTests/Tests.swift": "@testable import App\nlet store = Store()\n",
    ]

    private static let summary = """
        6 of 6 Swift files in 2 targets
        References between files: in App from the sources
        6 targets and parts: 
        """

    @Test func `folders of one target are layers and features, between which references are dependencies`() async throws
    {
        let repository = try ShopRepository(Self.files)
        #expect(try await repository.run("check", exits: 0).output == Self.summary + "0 errors, 0 warnings\n")
        try repository.write([
            "App/Screens/List/ListView.swift": "struct ListView {\n    let store: Store\n    let next: DetailView\n}\n",
            "App/Domain/Cart.swift": "struct Cart { struct Item {} }\nextension Cart { init(_ store: Store) {} }\n",
        ])
        let check = try await repository.run("check", exits: 1)
        #expect(
            check.output == """
                App/Domain/Cart.swift:2: error: 'App/Domain' in layer 'Domain' must not use 'Store' of 'App/Data' in layer \
                'Data'. [layer-arrow]
                    Declared in App/Data/Store.swift:1
                    Rule 'layer.Domain' (architecture.toml:5): A cart knows no server.
                    Move the code or the declaration to where both may be, or use a protocol that the code may use.
                App/Screens/List/ListView.swift:2: error: 'App/Screens/List' in layer 'Screens' must not use 'Store' of \
                'App/Data' in layer 'Data'. [layer-arrow]
                    Declared in App/Data/Store.swift:1
                    Rule 'layer.Screens' (architecture.toml:14): Screens show what is in the cart.
                    Move the code or the declaration to where both may be, or use a protocol that the code may use.
                App/Screens/List/ListView.swift:3: error: 'App/Screens/List' of feature 'List' must not use 'DetailView' of \
                'App/Screens/Detail' of feature 'Detail'. [feature-arrow]
                    Declared in App/Screens/Detail/DetailView.swift:1
                    Rule 'features' (architecture.toml:1): Screens are sold apart.
                    Move the code or the declaration to where both may be, or use a protocol that the code may use.

                """ + Self.summary + "3 errors, 0 warnings\n"
        )
        #expect(try await repository.run("baseline", exits: 0).output.contains(", 3 in the baseline\n"))
        // Neither lines nor other names matter to it.
        try repository.write([
            "App/Domain/Cart.swift": "\n\nstruct Cart { struct Item {} }\nextension Cart { init(_ s: Store) {} }\n"
        ])
        #expect(try await repository.run("check", exits: 0).output.hasSuffix(", 3 in the baseline\n"))
    }

    @Test func `folders that use each other are found, drawn and planned, with the file to move`() async throws {
        let repository = try ShopRepository(Self.files)
        try repository.write([
            "architecture.toml": "[folder-cycle]\nbecause = \"Folders can become modules one by one.\"\n",
            "App/Data/Disk.swift": "struct Disk { let cart = Cart() }\n",
            "App/Domain/Saved.swift": "struct Saved {\n    let store: Store\n}\n",
        ])
        let check = try await repository.run("check", exits: 1).output
        #expect(check.contains("[folder-cycle]\n    Declared in App/Data/Store.swift:1\n"), "\(check)")
        #expect(check.contains("\n    Move 'Domain/Saved.swift' to 'Data'.\n"), "\(check)")
        let dependencies = try await repository.run("check", "--dependencies", exits: 0).output
        #expect(!dependencies.contains("References between files"), "\(dependencies)")
        let map = try await repository.run("graph", "--inside", "App", exits: 0).output
        #expect(
            map.hasPrefix("Data -> Domain\nDomain -> ! Data\nScreens -> Domain\nStart -> Data, Screens\n"),
            "\(map)"
        )
        for format in ["text", "json", "markdown", "html"] {
            let plan = try await repository.run("plan", "App", "--format", format, exits: 0).output
            #expect(plan.contains("Saved"), "\(plan)")
        }
        for command in [["graph", "--inside"], ["plan"]] {
            let none = try await repository.run(command + ["AppTests"], exits: 2).messages
            #expect(none.contains("'AppTests' has no folders: all of its files lie in the same one."), "\(none)")
        }
    }

    @Test func `init finds the layers of an app of one target`() async throws {
        let repository = try ShopRepository(Self.files)
        try await repository.run("init", "--force", exits: 0)
        #expect(try await repository.run("check", exits: 0).output.contains(": 0 errors, 0 warnings\n"))
        let rules = try await repository.run("graph", "--json", exits: 0).output
        #expect(rules.contains(#""layers":["Domain","#) && rules.contains(#""Start""#), "\(rules)")
        try repository.write(["App/Domain/Cart.swift": "struct Cart { struct Item {}\n let store: Store }\n"])
        let later = try await repository.run("check", exits: 1).output
        #expect(later.contains("App/Domain/Cart.swift:2: error: 'App/Domain' in layer 'Domain' must not use 'Store'"))
    }
}
