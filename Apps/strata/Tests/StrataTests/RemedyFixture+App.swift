extension RemedyFixture {
    // MARK: - Outer layers

    static let outerLayers = [
        File(
            "Tools/Package.swift",
            manifest("Tools", using: ["UseCase"], ["Helper": ["CartUseCase@UseCase"]]),
            manifest("Tools", using: ["Base", "UseCase"], ["Helper": ["Base@Base", "CartUseCase@UseCase"]])
        ),
        File(
            "Tools/Sources/Helper/Help.swift",
            """
            import CartUseCase
            public struct Stamp: Sendable { public init() {} }
            public func help() -> Int { price() }
            """,
            """
            import Base
            import CartUseCase
            let stamp = Stamp()
            public func help() -> Int { price() }
            """
        ),
        File("Data/Package.swift", manifest("Data", using: ["Domain"], ["CartData": ["CartDomain@Domain"]])),
        File(
            "Data/Sources/CartData/Ports.swift",
            nil,
            """
            import CartDomain
            import Foundation
            public struct SystemTicks: TickSource {
                public init() {}
                public func ticks() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
            }
            public struct FileExporter: Exporter {
                public init() {}
                public func export(_ name: String) { _ = FileManager.default.createFile(atPath: name, contents: nil) }
            }
            """
        ),
        // folder-cycle: moved.
        File("Data/Sources/CartData/Page.swift", "struct Page {}\n"),
        File("Data/Sources/CartData/Disk/Block.swift", "struct Block { let page = Page() }\n"),
        File("Data/Sources/CartData/Disk/Index.swift", "struct Index { let page = Page() }\n"),
        File("Data/Sources/CartData/Pages.swift", "struct Pages { let block = Block() }\n", nil),
        File("Data/Sources/CartData/Disk/Pages.swift", nil, "struct Pages { let block = Block() }\n"),
        // type-rule: final. unsafe-construct: explained, and allowed. stale-allowance: the rules had counted two in the log.
        File(
            "Data/Sources/CartData/Cache.swift",
            cached + "class Cache: @unchecked Sendable {}",
            cached + "// SAFETY: It has no state.\nfinal class Cache: @unchecked Sendable {}"
        ),
        File(
            "Data/Sources/CartData/Store.swift",
            "// SAFETY: It has no state.\nfinal class Store: @unchecked Sendable {}"
        ),
        File("Data/Sources/CartData/Log.swift", "// SAFETY: Nothing writes it.\nnonisolated(unsafe) var log = 0"),
        // package-arrow and layer-arrow: the app uses it in place of the screen.
        File(
            "Screen/Package.swift",
            manifest("Screen", using: ["Data", "Domain"], ["CartScreen": ["CartData@Data", "CartDomain@Domain"]]),
            manifest(
                "Screen",
                using: ["Domain", "UseCase"],
                ["CartScreen": ["CartDomain@Domain", "CartUseCase@UseCase"]]
            )
        ),
        File(
            "Screen/Sources/CartScreen/Cart.swift",
            """
            import CartData
            import CartDomain
            public func title(_ gateway: any CartGateway) -> String {
                var cart = gateway.load()
                cart.empty()
                return cart.title + cached()
            }
            """,
            """
            import CartDomain
            import CartUseCase
            public func title(_ emptyCart: EmptyCart) -> String { emptyCart().title }
            """
        ),
        // composition: the texts and the decisions of the app have moved here.
        File(
            "Screen/Sources/CartScreen/Start.swift",
            nil,
            """
            public func start(isNew: Bool) throws -> Int { isNew ? 1 : 0 }
            public func report(_ work: () throws -> Void) -> String {
                do { try work() } catch { return "It did not start" }
                return "It has started"
            }
            """
        ),
    ]

    private static let cached = "import CartDomain\npublic func cached() -> String { \"\" }\n"

    // MARK: - App

    static let app = [
        // absent-package: the path is corrected.
        File("App/Package.swift", appManifest(using: "Lost"), appManifest(using: "Base")),
        File("App/Sources/Shop/Parts.swift", parts.map { "import \($0.prefix { $0 != "@" })\n" }.joined()),
        File(
            "App/Sources/Shop/main.swift",
            """
            import CartScreen
            struct StartError: Error {}
            func start(isNew: Bool) throws -> Int { isNew ? 1 : 0 }
            do {
                if try start(isNew: true) == 1 { print("started") }
            } catch let error as StartError {
                print("It did not start", error)
            }
            """ + String(repeating: "\nprint(1)", count: 8),
            "import CartData\nimport CartScreen\nprint(report { print(try start(isNew: true), cached()) })"
        ),
        File("App/Sources/Shop/Screens/Lists.swift", screens(1...8), screens(1...4)),
        File("App/Sources/Shop/Screens/Details.swift", nil, screens(5...8)),
    ]

    private static let parts = [
        "CartData@Data", "CartDomain@Domain", "CartRules@UseCase", "CartScreen@Screen", "CartUseCase@UseCase",
        "DomainExtras@Domain", "DomainKit@Domain", "Helper@Tools", "OrderDomain@Domain",
        "OrderUseCase@UseCase",
    ]

    private static func appManifest(using other: String) -> String {
        manifest("App", using: [other, "Data", "Domain", "Screen", "Tools", "UseCase"], ["Shop": parts])
    }

    private static func screens(_ numbers: ClosedRange<Int>) -> String {
        numbers.map { "func makeScreen\($0)() {}\n" }.joined()
    }
}
