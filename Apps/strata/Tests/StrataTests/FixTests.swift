import Foundation
import InfrastructureTesting
import RepositoryKit
import SubprocessRunner
import Testing

/// `strata check --fix` on a package with everything that it mends.
struct FixTests {
    fileprivate static let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Shop",
            dependencies: [
                .package(path: "Prices")
            ],
            targets: [
                .target(name: "Core", path: "Core"),
                // Shows what is new.
                .target(
                    name: "Feed",
                    dependencies: [
                        "Core",
                        .target(name: "Extra", condition: .when(platforms: [.linux])), // not any more
                    ],
                    path: "Feed"
                ),
                .target(name: "Extra", path: "Extra"),
                .target(name: "Cart", dependencies: ["Feed", .product(name: "Prices", package: "Prices")], path: "Cart"),
                .target(name: "Store", dependencies: ["Cart"], path: "Store"),
            ]
        )
        """,
        "Prices/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Prices",
            products: [.library(name: "Prices", targets: ["Prices"])],
            targets: [.target(name: "Prices", path: "Sources")]
        )

        """,
        "Prices/Sources/Price.swift": "public struct Price: Sendable { public init() {} }\n",
        "Core/Core.swift": "public struct Core: Sendable { public init() {} }\n",
        "Extra/Extra.swift": "public struct Extra {}\n",
        "Feed/Feed.swift": "public import Core\r\n// strata:allow technology It was a view.\r\nlet core = Core()",
        "Cart/Cart.swift": "import Core\nimport Feed\nimport Prices\nlet cart = (Core(), Price())\n",
        "Store/Store.swift":
            "import Cart\nimport Prices\nlet price = Price() // strata:allow avoided-name Nobody knows.\n",
    ]

    private static let mended = [
        "Feed/Feed.swift": "import Core\r\nlet core = Core()",
        "Store/Store.swift": "import Cart\nimport Prices\nlet price = Price()\n",
    ]

    private let shop: ShopRepository

    init() throws {
        shop = try ShopRepository(Self.files)
    }

    @Test func `a preview is a patch that git applies, and writes nothing; the fix makes the same changes`()
        async throws
    {
        try await shop.git("init", "--quiet")
        let preview = try await shop.run("check", "--fix", "--dry-run", exits: 0)
        for (path, text) in Self.files { #expect(try shop.text(path) == text) }
        try shop.write(".git/fix.patch", Data(preview.output.utf8))
        // A carriage return never reaches a terminal.
        try await shop.git("apply", "--check", "--exclude=Feed/*", ".git/fix.patch")
        let planned = try await shop.run("check", "--fix", "--dry-run", "--format", "json", exits: 0)
        #expect(planned.output.hasPrefix("{\"diff\":\"--- a/") && planned.output.contains("\"fixed\":[{"))
        let refused = try await shop.run("check", "--dry-run", "--format", "sarif", exits: 2)
        #expect(refused.messages.contains("--dry-run") && refused.messages.contains("--format sarif"))
        let fix = try await shop.run("check", "--fix", exits: 0)
        for (path, text) in Self.mended { #expect(try shop.text(path) == text) }
        let manifest = try shop.text("Package.swift")
        #expect(!manifest.contains("Extra\", condition"))
        #expect(
            manifest.contains(
                #".target(name: "Cart", dependencies: ["Feed", .product(name: "Prices", package: "Prices"), "Core"]"#
            )
        )
        #expect(manifest.contains(#"["Cart", .product(name: "Prices", package: "Prices")]"#))
        try await shop.git("apply", "--check", "--reverse", "--exclude=Feed/*", ".git/fix.patch")
        let counts = "public-import 1, stale-allow 2, undeclared-import 2, unused-dependency 1"
        #expect(fix.output.contains("Fixed 6 findings in 3 files: \(counts)."))
        #expect(try await shop.run("check", "--fix", exits: 0).output.contains("Nothing was fixed."))
    }

    @Test
    func
        `what stays says why, and decides the exit code; nothing is written through a link or to a file without permission`()
        async throws
    {
        try shop.write(["elsewhere.txt": Self.files["Feed/Feed.swift", default: ""]])
        try shop.remove("Feed/Feed.swift")
        try shop.link("Feed/Feed.swift", to: "../elsewhere.txt")
        try shop.write([
            "Cart/More.swift": "public import Feed\n", "architecture.toml": "[severity]\npublic-import = \"error\"\n",
        ])
        let linked = try await shop.run("check", "--fix", exits: 1)
        #expect(linked.output.contains("Feed/Feed.swift:1: Feed → Core: not fixed: A file cannot be changed"))
        #expect(try shop.text("elsewhere.txt") == Self.files["Feed/Feed.swift"])
        #expect(try shop.text("Cart/More.swift") == "import Feed\n")
        try shop.write(["Cart/More.swift": "public import Feed\n"])
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: shop.root + "/Cart/More.swift")
        #expect(try await shop.run("check", "--fix", exits: 7).messages.contains("Cart/More.swift"))
        #expect(try shop.text("Cart/More.swift") == "public import Feed\n")
    }

    @Suite struct Slow {
        @Test func `a package builds before and after everything in it is fixed`() async throws {
            let shop = try ShopRepository(FixTests.files)
            try await build(shop)
            _ = try await shop.run("check", "--fix", exits: 0)
            try await build(shop, ["--explicit-target-dependency-import-check", "error"])
        }

        private func build(_ shop: ShopRepository, _ options: [String] = []) async throws {
            let environment = ProcessInfo.processInfo.environment.merging(NewProjectTests.freshBuild) { $1 }
            let runner = SubprocessRunner(environment: ProgramEnvironment(environment, withholding: []))
            let run = try await runner.run(
                ProcessCommand("swift", ["build"] + options, in: shop.root, limit: .seconds(1_800))
            )
            try #require(run.status == 0, "\(String(decoding: run.output + run.messages, as: UTF8.self))")
        }
    }
}
