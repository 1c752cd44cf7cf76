import Foundation
import InfrastructureTesting
import Testing

/// `strata move` on a package with a file in the wrong folder.
struct MoveTests {
    private static let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [.target(name: "App", sources: ["Domain", "Domain/Cell.swift", "Screens"])]
        )

        """,
        "Sources/App/Domain/Cart.swift": "struct Cart {}\n",
        "Sources/App/Domain/Item.swift": "struct Item {}\n",
        "Sources/App/Domain/Cell.swift": "struct Cell { let list: List; let row: Row }\n",
        "Sources/App/Screens/List.swift": "struct List { let cart: Cart; let item: Item }\n",
        "Sources/App/Screens/Row.swift": "struct Row { let cart: Cart; let item: Item }\n",
    ]

    private static let manifest =
        "    targets: [.target(name: \"App\", sources: [\"Domain\", \"Screens/Cell.swift\", \"Screens\"])]"

    private let shop: ShopRepository

    init() throws {
        shop = try ShopRepository(Self.files)
    }

    @Test func `a file moves with its line in the manifest as one staged change, which git undoes`() async throws {
        try await shop.git("init", "--quiet")
        let preview = try await shop.run("move", "App", "--dry-run", exits: 0)
        try shop.write(".git/move.patch", Data(preview.output.utf8))
        try await shop.git("apply", "--check", ".git/move.patch")
        #expect(try await shop.run("move", "App", exits: 1).messages.contains("no commit"))
        try await shop.commit()
        let run = try await shop.run("move", "App", "--prove", "test -f Sources/App/Screens/Cell.swift", exits: 0)
        #expect(run.output.contains("  Sources/App/Domain/Cell.swift → Sources/App/Screens/Cell.swift"))
        let status = try await shop.git("status", "--short")
        #expect(status.contains("R  Sources/App/Domain/Cell.swift -> Sources/App/Screens/Cell.swift"))
        #expect(try shop.text("Package.swift").contains(Self.manifest))
        #expect(try await shop.run("move", "App", exits: 0).output.contains("proposes no moves"))
        try await shop.git("restore", "--staged", "--worktree", ".")
        #expect(try await shop.git("status", "--short").isEmpty)
        for (path, text) in Self.files { #expect(try shop.text(path) == text) }
    }

    @Test func `other changes, a command that fails and an interruption leave the files as they are`() async throws {
        try await shop.initialize()
        try shop.write(["note.txt": ""])
        #expect(try await shop.run("move", "App", exits: 1).output.contains("note.txt"))
        try shop.remove("note.txt")
        #expect(try await shop.run("move", "App", "--prove", "echo no && false", exits: 1).output.contains("  no"))
        #expect(try await shop.git("status", "--short").isEmpty)
        // The shell ends the program that runs it.
        _ = try await shop.run(["move", "App", "--prove", "kill -9 $PPID"])
        #expect(try await !shop.git("status", "--short").isEmpty)
        _ = try await shop.run("move", "App", "--dry-run", exits: 0)
        #expect(try await shop.git("status", "--short").isEmpty)
    }
}
