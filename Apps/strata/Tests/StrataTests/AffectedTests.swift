import Foundation
import InfrastructureTesting
import Testing

/// Checks of changes since a git revision.
struct AffectedTests {
    private let repository: ShopRepository

    init() throws {
        repository = try ShopRepository([
            "Package.swift": ShopRepository.manifest, "architecture.toml": ShopRepository.rules,
            "Sources/Cart/Cart.swift": "import Store\n", "Sources/Store/Store.swift": "import Cart\n",
            "Sources/Store/Shelf.swift": "let a = 1\nlet b = 2\nlet c = 3\n", "README.md": "",
        ])
    }

    /// The names of the targets that a change since `base` can have broken.
    private func affected(since base: String = "main", in folder: String = "") async throws -> [String] {
        let check = try await repository.run("check", "--affected", base, "--json", in: folder)
        return try #require(check.json()["affected"] as? [String])
    }

    @Test func `nothing changed, nothing is reported`() async throws {
        try await repository.initialize()
        let check = try await repository.run("check", "--affected", "main")
        #expect(check.output.hasSuffix("\n2 targets, 0 affected: 0 errors, 0 warnings\n"))
        #expect(check.status == 0)
        try repository.write(["README.md": "more", "Sources/Cart/notes.txt": ""])
        #expect(try await affected() == [])
    }

    @Test func `uncommitted, staged and committed changes count, and files that git does not know`() async throws {
        // Without the cycle only the target itself is affected.
        try repository.write(["Sources/Cart/Cart.swift": ""])
        try await repository.initialize()
        try repository.write(["Sources/Store/Store.swift": "import Cart\n\n"])
        #expect(try await affected() == ["Store"])
        try await repository.git("add", "--all")
        #expect(try await affected() == ["Store"])
        try await repository.git("commit", "--quiet", "--message", "m")
        #expect(try await affected() == [])
        #expect(try await affected(since: "HEAD~1") == ["Store"])
        try repository.write(["Sources/Cart/New file.swift": ""])
        #expect(try await affected() == ["Cart", "Store"])
    }

    @Test func `deleted and renamed files count for both their places`() async throws {
        try repository.write(["Sources/Cart/Cart.swift": "", "Sources/Cart/Other.swift": ""])
        try await repository.initialize()
        try repository.remove("Sources/Store/Shelf.swift")
        #expect(try await affected() == ["Store"])
        try await repository.git("checkout", "--quiet", ".")
        try await repository.git("mv", "Sources/Store/Shelf.swift", "Sources/Store/Rack.swift")
        #expect(try await affected() == ["Store"])
        try await repository.git("mv", "Sources/Store/Rack.swift", "Sources/Cart/Rack.swift")
        #expect(try await affected() == ["Cart", "Store"])
    }

    @Test func `the repository may be a folder of git's`() async throws {
        try repository.write(["Sources/Cart/Cart.swift": "struct Cart {}\n"])
        let whole = try ShopRepository()
        try FileManager.default.copyItem(atPath: repository.root, toPath: whole.root + "/shop")
        try await whole.initialize()
        try whole.write(["outside.swift": "", "shop/Sources/Store/Store.swift": "struct Store {}\n"])
        let check = try await whole.run("check", "--affected", "main", in: "/shop")
        #expect(check.output.hasSuffix("2 targets, 1 affected: 1 error, 0 warnings\n"))
    }

    @Test(arguments: ["nope", "--all", "", "main:README.md"])
    func `a revision that there is not is named`(base: String) async throws {
        try await repository.initialize()
        let check = try await repository.run("check", "--affected=\(base)", exits: 2)
        #expect(check.output.isEmpty)
        #expect(check.messages.contains("There is no commit '\(base)' in '\(repository.root)'."))
    }

    @Test func `without git's repository there is no revision either`() async throws {
        let check = try await repository.run("check", "--affected", "main", exits: 2)
        #expect(check.messages.contains("'main' cannot be looked up: '\(repository.root)' is not in a git repository"))
    }

    @Test func `in a shallow clone the message asks to fetch the revision`() async throws {
        try await repository.initialize()
        try await repository.initialize()
        try await repository.git("clone", "--quiet", "--depth", "1", "file://" + repository.root, "clone")
        let check = try await repository.run("check", "--affected", "HEAD~1", in: "/clone", exits: 2)
        #expect(check.messages.contains("'HEAD~1' is not in this shallow clone."))
    }
}
