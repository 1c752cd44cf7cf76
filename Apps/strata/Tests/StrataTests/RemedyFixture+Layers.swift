extension RemedyFixture {
    static let all = [imports, layers]

    /// The remedies about layers, features, apps and the rules file, in a package for each layer.
    static let layers = RemedyFixture(
        name: "layers",
        files: rules + domain + useCases + outerLayers + app,
        package: "App",
        remedies: [
            "absent-package": 1, "avoided-name": 1, "composition": 4, "coverage": 1, "data-only": 1,
            "deprecated-table": 1, "exported-import": 1,
            "feature-arrow": 1, "file-length": 1, "folder-cycle": 1, "invalid-allow": 4,
            "layer-arrow": 1, "layer-reach": 1, "package-arrow": 1,
            "package-cycle": 1, "room-arrow": 1, "settings": 1, "stale-allow": 1, "stale-allowance": 1,
            "stale-baseline": 1,
            "target-cycle": 1, "technology": 1, "type-rule": 1,
            "undeclared-import": 1, "unknown-name": 2, "unlisted-feature": 1,
            "unplaced-target": 1, "unsafe-construct": 3,
        ]
    )

    // MARK: - Rules

    private static let rules = [
        File("architecture.toml", rulesFile(isFixed: false), rulesFile(isFixed: true)),
        // coverage: the rules exclude the folder.
        File("Loose/Note.swift", "enum Note {}\n"),
        // stale-baseline: the entry is removed.
        File("architecture.baseline", "layer-arrow.A.B = \"\"\n", ""),
    ]

    /// Returns the rules before and after the remedies of coverage, deprecated-table, stale-allowance, unknown-name,
    /// unlisted-feature and unplaced-target.
    private static func rulesFile(isFixed: Bool) -> String {
        let limits = """
            [types.files]
            layers = ["UseCase"]
            must-not-mention = ["FileManager"]
            because = "x"
            [types.gateways]
            layers = ["Domain"]
            kinds = ["protocol"]
            must-not-be-mentioned-from = ["Screen"]
            because = "x"
            [types.classes]
            kinds = ["class"]
            must-be-final = true
            because = "x"
            [composition]
            layers = ["App"]
            lines = 12
            branches = 1
            screens = ["Screens/*.swift"]
            lines-per-screen = 6
            because = "x"
            [file-length]
            lines = 20
            because = "x"
            [settings]
            swift = ["swiftLanguageMode(6)"]
            because = "x"
            [coverage]
            because = "x"
            [folder-cycle]
            because = "x"
            [unsafe]
            because = "x"
            [severity]
            absent-package = "error"
            deprecated-table = "error"
            """
        let tools = layer("Tools", ["Base", "UseCase"], more: "joins-features = true\n")
        let uses = ["Base", "Domain", "UseCase", "Data", "Screen"] + (isFixed ? ["Tools"] : [])
        let domain = """
            imports = ["Base", "DomainKit", "{feature}Domain"]
            technologies = ["Foundation"]
            allows-unsafe = false

            """
        let useCases = "imports = [\"DomainKit\", \"{feature}Domain\", \"{feature}UseCase\", \"{feature}Rules\"]\n"
        return """
            exclude = [\(isFixed ? "\"Loose\"" : "")]
            [features]
            names = ["Cart", "\(isFixed ? "Order" : "Gone")"]
            because = "x"
            \(layer("Base", []))\(layer("Domain", ["Base"], more: domain))\(layer("UseCase", ["Domain"], more: useCases))
            \(layer("Data", ["Domain"]))\(layer("Screen", ["UseCase", "Domain"]))\(isFixed ? tools : "")
            \(layer("App", uses, more: "joins-features = true\n"))
            [\(isFixed ? "group" : "room").kit]
            targets = ["DomainKit"]
            imports = ["Base"]
            because = "x"
            \(limits)
            \(allowance("Cache", "@unchecked Sendable"))
            \(isFixed ? allowance("Store", "@unchecked Sendable") : "")
            \(allowance("Log", "nonisolated(unsafe)", count: isFixed ? 1 : 2))

            """
    }

    private static func layer(_ name: String, _ uses: [String], more: String = "") -> String {
        "[layer.\(name)]\npackages = [\"\(name)\"]\nuses = \(uses)\n\(more)because = \"x\"\n"
    }

    private static func allowance(_ file: String, _ construct: String, count: Int = 1) -> String {
        """
        [[unsafe.allowed]]
        file = "Data/Sources/CartData/\(file).swift"
        construct = "\(construct)"
        count = \(count)
        because = "x"
        """
    }

    // MARK: - Manifests

    /// Returns a manifest.
    ///
    /// - Parameters:
    ///   - name: the name of the package, and of its folder.
    ///   - packages: the folders beside it of the packages that it uses.
    ///   - targets: the targets; a dependency on a product is `Product@Package`.
    ///   - unset: a target without settings.
    static func manifest(
        _ name: String,
        using packages: [String] = [],
        _ targets: KeyValuePairs<String, [String]>,
        without unset: String = ""
    ) -> String {
        let products = targets.map { ".library(name: \"\($0.key)\", targets: [\"\($0.key)\"])" }
        let declared = targets.map { target, dependencies in
            let names = dependencies.map { name in
                let parts = name.split(separator: "@")
                return parts.count == 1 ? "\"\(name)\"" : ".product(name: \"\(parts[0])\", package: \"\(parts[1])\")"
            }
            let kind = name == "App" ? "executableTarget" : "target"
            let settings = target == unset ? "" : ", swiftSettings: [.swiftLanguageMode(.v6)]"
            return ".\(kind)(name: \"\(target)\", dependencies: [\(names.joined(separator: ", "))]\(settings)),"
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "\(name)",
                products: [\(name == "App" ? "" : products.joined(separator: ", "))],
                dependencies: [\(packages.map { ".package(path: \"../\($0)\")" }.joined(separator: ", "))],
                targets: [
                    \(declared.joined(separator: "\n        "))
                ]
            )
            """
    }

    // MARK: - Inner layers

    private static let domain = [
        File("Base/Package.swift", nil, manifest("Base", ["Base": []])),
        File("Base/Sources/Base/Stamp.swift", nil, "public struct Stamp: Sendable { public init() {} }"),
        File(
            "Domain/Package.swift",
            manifest(
                "Domain",
                using: ["Tools"],
                [
                    "DomainKit": ["Helper@Tools"], "DomainExtras": ["DomainKit"],
                    "CartDomain": ["DomainKit", "DomainExtras"], "OrderDomain": ["DomainKit", "CartDomain"],
                ]
            ),
            manifest(
                "Domain",
                using: ["Base"],
                [
                    "DomainKit": ["Base@Base"], "DomainExtras": ["DomainKit"], "CartDomain": ["DomainKit"],
                    "OrderDomain": ["DomainKit"],
                ]
            )
        ),
        // layer-reach and package-cycle: what both need moves to a package of its own. unsafe-construct: rewritten.
        File(
            "Domain/Sources/DomainKit/Money.swift",
            """
            import Helper
            public struct Money: Sendable { let stamp = Stamp(); public init() {} }
            public func amount(in text: String) -> Int { try! number(in: text) }
            func number(in text: String) throws -> Int { Int(text) ?? 0 }
            """,
            """
            import Base
            public struct Money: Sendable { let stamp = Stamp(); public init() {} }
            public func amount(in text: String) -> Int { (try? number(in: text)) ?? 0 }
            func number(in text: String) throws -> Int { Int(text) ?? 0 }
            """
        ),
        // room-arrow and feature-arrow: what both need moves to a module that both may use.
        File(
            "Domain/Sources/DomainKit/Item.swift",
            nil,
            "public struct Weight: Sendable { public init() {} }\npublic struct Item: Sendable { public init() {} }"
        ),
        File(
            "Domain/Sources/DomainExtras/Weight.swift",
            "import DomainKit\npublic struct Weight: Sendable { public init() {} }\nlet money = Money()",
            "import DomainKit\nlet weight = (Weight(), Money())"
        ),
        File(
            "Domain/Sources/CartDomain/Cart.swift",
            "import DomainExtras\nimport DomainKit\n" + cart,
            "import DomainKit\n" + cart
        ),
        File("Domain/Sources/CartDomain/Item.swift", "public struct Item: Sendable { public init() {} }", nil),
        File(
            "Domain/Sources/OrderDomain/Order.swift",
            "import CartDomain\nimport DomainKit\n" + order,
            "import DomainKit\n" + order
        ),
        // technology and avoided-name: a port, which an outer layer implements.
        File(
            "Domain/Sources/CartDomain/Ports.swift",
            "import Dispatch\npublic func ticks() -> UInt64 { DispatchTime.now().uptimeNanoseconds }",
            """
            public protocol TickSource: Sendable { func ticks() -> UInt64 }
            public protocol Exporter: Sendable { func export(_ name: String) }
            """
        ),
    ]

    private static let cart = """
        public protocol CartGateway: Sendable { func load() -> Cart }
        public struct Cart: Sendable {
            let parts = (Weight(), Money())
            public init() {}
            public mutating func empty() {}
            public var title: String { "Cart" }
        }
        """

    private static let order = """
        public struct Order: Sendable {
            let parts: (Item, Money)
            public init(_ money: Money) { parts = (Item(), money) }
        }
        """

    private static let useCases = [
        // undeclared-import: declared. settings: those of the rules.
        File(
            "UseCase/Package.swift",
            manifest(
                "UseCase",
                using: ["Domain"],
                [
                    "CartUseCase": ["CartDomain@Domain", "CartRules"], "CartRules": ["CartUseCase"],
                    "OrderUseCase": ["OrderDomain@Domain"],
                ],
                without: "OrderUseCase"
            ),
            manifest(
                "UseCase",
                using: ["Domain"],
                [
                    "CartUseCase": ["CartDomain@Domain", "CartRules"], "CartRules": [],
                    "OrderUseCase": ["OrderDomain@Domain", "DomainKit@Domain"],
                ]
            )
        ),
        File(
            "UseCase/Sources/OrderUseCase/PlaceOrder.swift",
            "import DomainKit\nimport OrderDomain\npublic func placeOrder() -> Order { Order(Money()) }"
        ),
        // invalid-allow: the comment goes, or is written out. stale-allow: it goes.
        File(
            "UseCase/Sources/OrderUseCase/Dates.swift",
            """
            import Foundation // strata:allow exported-import
            @_exported import Dispatch // strata:allow exportd-import Old callers need it.
            let first = 1 // strata:allow
            let second = 2 // strata:allow obstacle It is hard.
            let third = 3 // strata:allow technology It was needed.
            """,
            """
            import Foundation
            @_exported import Dispatch // strata:allow exported-import Old callers need it.
            let first = 1
            let second = 2
            let third = 3
            """
        ),
        // target-cycle: one of the dependencies goes, because what it needs has moved.
        File(
            "UseCase/Sources/CartRules/Rate.swift",
            "import CartUseCase\npublic func rate(_ price: Price) -> Int { 1 }",
            "public struct Price { public init() {} }\npublic func rate(_ price: Price) -> Int { 1 }"
        ),
        File(
            "UseCase/Sources/CartUseCase/Price.swift",
            "import CartRules\npublic struct Price { public init() {} }\npublic func price() -> Int { rate(Price()) }",
            "import CartRules\npublic func price() -> Int { rate(Price()) }"
        ),
        // file-length: a part moves to a file of its own.
        File("UseCase/Sources/CartRules/Long.swift", functions(1...22), functions(1...11)),
        File("UseCase/Sources/CartRules/Short.swift", nil, functions(12...22)),
        File(
            "UseCase/Sources/CartUseCase/Export.swift",
            """
            import Foundation
            public func export(_ name: String) { _ = FileManager.default.createFile(atPath: name, contents: nil) }
            """,
            "import CartDomain\npublic func export(_ name: String, to exporter: any Exporter) { exporter.export(name) }"
        ),
        // data-only: a use case calls the gateway.
        File(
            "UseCase/Sources/CartUseCase/EmptyCart.swift",
            "import CartDomain",
            """
            import CartDomain
            public struct EmptyCart: Sendable {
                let gateway: any CartGateway
                public init(gateway: any CartGateway) { self.gateway = gateway }
                public func callAsFunction() -> Cart {
                    var cart = gateway.load()
                    cart.empty()
                    return cart
                }
            }
            """
        ),
    ]

    private static func functions(_ numbers: ClosedRange<Int>) -> String {
        numbers.map { "func f\($0)() {}\n" }.joined()
    }
}
