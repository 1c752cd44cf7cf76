import InfrastructureTesting
import Testing

/// Runs the built program on an app of one target whose layers are folders.
struct FolderTests {
    private static let project = """
        // !$*UTF8*$!
        {
          objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T, U, ); };
            G = { isa = PBXGroup; children = (S, V, ); sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            V = { isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = "<group>"; };
            T = {
              isa = PBXNativeTarget;
              name = App;
              productType = "com.apple.product-type.application";
              fileSystemSynchronizedGroups = (S, );
            };
            U = {
              isa = PBXNativeTarget;
              name = AppTests;
              productType = "com.apple.product-type.bundle.unit-test";
              fileSystemSynchronizedGroups = (V, );
              dependencies = (D, );
            };
            D = { isa = PBXTargetDependency; target = T; };
          };
          rootObject = P;
        }
        """

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
        "App.xcodeproj/project.pbxproj": project, "architecture.toml": rules,
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
        let json = try await repository.run("check", "--json", exits: 1).output
        #expect(json.contains(#""references":{"sources":["App"]}"#) && json.contains(#""column":32"#), "\(json)")
        let why = try await repository.run("why", "App/Screens/List", "App/Domain", exits: 0).output
        #expect(
            why == """
                App/Screens/List → App/Data    App/Screens/List/ListView.swift:2
                App/Data → App/Domain    App/Data/Store.swift:1

                """
        )
        let effects = try await repository.run("what-if", "App/Domain", "App/Start").output
        #expect(effects.contains("'App/Domain' in layer 'Domain' must not use 'App/Start' in layer 'Start'."))
        #expect(try await repository.run("baseline", exits: 0).output.contains(", 3 in the baseline\n"))
        // Neither lines nor other names matter to it.
        try repository.write([
            "App/Domain/Cart.swift": "\n\nstruct Cart { struct Item {} }\nextension Cart { init(_ s: Store) {} }\n"
        ])
        #expect(try await repository.run("check", exits: 0).output.hasSuffix(", 3 in the baseline\n"))
    }

    @Test func `a change of one folder does not show what is wrong in others`() async throws {
        let repository = try ShopRepository(Self.files)
        try repository.write([
            "App/Screens/List/ListView.swift": "struct ListView {\n    let next: DetailView\n}\n",
            "App/Domain/Cart.swift": "struct Cart { struct Item {} }\nextension Cart { init(_ store: Store) {} }\n",
        ])
        try await repository.git("init", "--quiet", "--initial-branch", "main")
        try await repository.git("add", "--all")
        try await repository.git("commit", "--quiet", "--message", "m")
        try repository.write(["App/Screens/Detail/DetailView.swift": "struct DetailView {}\n"])
        let check = try await repository.run("check", "--affected", "main", exits: 1).output
        #expect(check.contains("6 targets and parts, 4 affected: 1 error, 0 warnings\n"), "\(check)")
        #expect(check.hasPrefix("App/Screens/List/ListView.swift:2: error:"), "\(check)")
    }

    @Test func `folders that use each other are found, with the file to move, and drawn`() async throws {
        let repository = try ShopRepository(Self.files)
        try repository.write([
            "architecture.toml": "[folder-cycle]\nbecause = \"Folders can become modules one by one.\"\n",
            "App/Data/Disk.swift": "struct Disk { let cart = Cart() }\n",
            "App/Domain/Saved.swift": "struct Saved {\n    let store: Store\n}\n",
        ])
        let check = try await repository.run("check", exits: 1)
        #expect(
            check.output == """
                App/Domain/Saved.swift:2: error: Folders of 'App' use each other: Domain → Data → Domain. By 'Store', \
                'Domain' uses 'Data'. [folder-cycle]
                    Declared in App/Data/Store.swift:1
                    Rule 'folder-cycle' (architecture.toml:1): Folders can become modules one by one.
                    Move 'Domain/Saved.swift' to 'Data'.
                8 of 8 Swift files in 2 targets
                References between files: in App from the sources
                2 targets: 1 error, 0 warnings

                """
        )
        let dependencies = try await repository.run("check", "--dependencies", exits: 0).output
        #expect(!dependencies.contains("References between files"), "\(dependencies)")
        let map = try await repository.run("graph", "--inside", "App", exits: 0).output
        #expect(
            map.hasPrefix("Data -> Domain\nDomain -> ! Data\nScreens -> Domain\nStart -> Data, Screens\n"),
            "\(map)"
        )
        let json = try await repository.run("graph", "--inside", "App", "--focus", "Screens", "--json", exits: 0).output
        #expect(json.contains(#"{"forbidden":false,"from":"Screens","implied":false,"to":"Domain"}"#), "\(json)")
        let part = try await repository.run("graph", "--inside", "App/Screens", exits: 0).output
        #expect(part.hasPrefix("Detail\nList\n"), "\(part)")
        let none = try await repository.run("graph", "--inside", "AppTests", exits: 2).messages
        #expect(none.contains("'AppTests' has no folders: all of its files lie in the same one."), "\(none)")
        let unknown = try await repository.run("graph", "--inside", "Ap", exits: 2).messages
        #expect(unknown.contains("There is no target 'Ap'. Did you mean 'App' or 'AppTests'?"), "\(unknown)")
        try repository.write([
            "App/Domain/Saved.swift": "// strata:allow folder-cycle later\nstruct Saved { let s: Store }\n"
        ])
        #expect(try await repository.run("check", exits: 0).output.contains(", 1 allowed in comments"))
    }

    @Test func `a plan says which file is in the wrong folder, what can leave, and what stands in the way`()
        async throws
    {
        let repository = try ShopRepository(Self.files)
        try repository.write([
            "architecture.toml": "",
            "App/Data/Disk.swift": "final class Disk { let cart = Cart(); let store: Store }\n",
            "App/Domain/Saved.swift": "struct Saved {\n    let store: Store\n}\n",
            "App/Domain/Log.swift": "func log(_ cart: Cart) { Disk() }\nlet logged: Any = OldCart.self\n",
            "App/Domain/OldCart.swift": "class OldCart { let cart: Cart; func f() { log(cart) } }\n",
        ])
        let plan = try await repository.run("plan", "App", exits: 0).output
        #expect(
            plan == """
                App: 9 files in 4 folders
                Moves that let the folders use each other in one direction:
                  App/Domain/Saved.swift → App/Data
                    resolves 'Store' at App/Domain/Saved.swift:2
                After these moves they still use each other:
                  Domain, Data
                From inside outwards:
                  1. Domain: 3 files, of which 1 can leave now
                    Used by files of Data (2), Screens (2); at least 2 declarations become visible
                    Can leave: Cart.swift
                    In the way: 1 reference to 1 declaration further outside
                      class Disk (Data, App/Data/Disk.swift:1): without it, 2 more files can leave
                        App/Domain/Log.swift:1:26
                        → declare a protocol in 'Domain' with what it needs, and conform to it in 'Data'
                  2. Data: 3 files, can leave after Domain
                    Used by files of Domain (1), Start (1); at least 2 declarations become visible
                  3. Screens: 2 files, can leave after Domain
                    Used by files of Start (1); at least 1 declaration becomes visible
                  4. Start: 1 file, can leave after Data, Screens
                    No use by another folder is found
                References between files: in App from the sources
                Uses of members of values, such as those of extensions, are seen only with the compiler's index

                """
        )
        let json = try await repository.run("plan", "App", "--json", exits: 0).output
        #expect(json.contains(#""folder":"App/Data""#) && json.contains(#""ways_out":["invert"]"#), "\(json)")
        let markdown = try await repository.run("plan", "App", "--format", "markdown", exits: 0).output
        #expect(
            markdown.hasPrefix(
                "**App\\: 9 files in 4 folders**\n\n**Moves that let the folders use each other in one direction\\:**\n\n- App"
            ),
            "\(markdown)"
        )
        let unknown = try await repository.run("plan", "Ap", exits: 2).messages
        #expect(unknown.contains("There is no target 'Ap'. Did you mean 'App' or 'AppTests'?"), "\(unknown)")
        let none = try await repository.run("plan", "AppTests", exits: 2).messages
        #expect(none.contains("'AppTests' has no folders: all of its files lie in the same one."), "\(none)")
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
