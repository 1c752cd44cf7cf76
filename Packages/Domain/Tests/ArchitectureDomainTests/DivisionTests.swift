import Testing

@testable import ArchitectureDomain

/// The parts into which the rules divide targets by their folders.
struct DivisionTests {
    /// Returns rules with layers of the given folders; each layer may use those before it.
    static func rules(
        _ layers: KeyValuePairs<String, [NamePattern]>,
        features: [String] = [],
        in folders: [NamePattern] = []
    ) -> Rules {
        var rules = Rules()
        for (name, folders) in layers {
            let inner = rules.layers.map(\.name)
            rules.layers.append(.init(name: name, folders: folders, uses: inner, reason: "\(name) reason"))
        }
        if !features.isEmpty || !folders.isEmpty {
            rules.features = Rules.Features(names: features, reason: "apart")
            rules.features?.folders = folders
        }
        return rules
    }

    private func part(_ file: String, _ rules: Rules) -> Part? {
        var division = Division(rules)
        return division.part(of: file)
    }

    @Test func `a file belongs to the innermost folder of a layer, and to the first layer that names it`() {
        let rules = Self.rules(["Domain": ["App/Domain", "App"], "Kit": ["App/Domain/Kit", "App/Domain"]])
        #expect(part("App/Domain/A.swift", rules) == Part(folder: "App/Domain", layer: 0, feature: nil))
        #expect(part("App/Domain/Model/A.swift", rules) == Part(folder: "App/Domain", layer: 0, feature: nil))
        #expect(part("App/Domain/Kit/A.swift", rules) == Part(folder: "App/Domain/Kit", layer: 1, feature: nil))
        #expect(part("App/A.swift", rules) == Part(folder: "App", layer: 0, feature: nil))
        #expect(part("Apple/A.swift", rules) == nil)
        #expect(part("A.swift", rules) == nil)
    }

    @Test func `a pattern stands for the outermost folders that it matches`() {
        let rules = Self.rules(["Screens": ["App/*/Screens"]])
        #expect(part("App/Cart/Screens/Screens/A.swift", rules)?.folder == "App/Cart/Screens")
        #expect(part("App/Screens/A.swift", rules) == nil)
    }

    @Test func `features are folders in layers or around them`() {
        let rules = Self.rules(
            ["Domain": ["App/Domain", "App/Features/*/Domain"], "Screens": ["App/Screens"]],
            in: ["App/Features/{feature}", "App/Screens/{feature}Screens"]
        )
        #expect(
            part("App/Screens/CartScreens/A.swift", rules)
                == Part(folder: "App/Screens/CartScreens", layer: 1, feature: "Cart")
        )
        #expect(part("App/Screens/Common/A.swift", rules) == Part(folder: "App/Screens", layer: 1, feature: nil))
        #expect(
            part("App/Features/Cart/Domain/A.swift", rules)
                == Part(folder: "App/Features/Cart/Domain", layer: 0, feature: "Cart")
        )
        #expect(
            part("App/Features/Cart/A.swift", rules) == Part(folder: "App/Features/Cart", layer: nil, feature: "Cart")
        )
        #expect(part("App/Features/A.swift", rules) == nil)
    }

    @Test func `a list of features says which folders are one`() {
        let rules = Self.rules(["Domain": ["App/{feature}/Domain"]], features: ["Cart"])
        #expect(part("App/Cart/Domain/A.swift", rules) == Part(folder: "App/Cart/Domain", layer: 0, feature: "Cart"))
        #expect(part("App/Shared/Domain/A.swift", rules) == nil)
    }

    @Test func `beside a star, the feature is one of the list`() {
        let rules = Self.rules(["Domain": ["App/*{feature}*/Domain"]], features: ["Cart", "Art"])
        #expect(part("App/MyCartFlow/Domain/A.swift", rules)?.feature == "Cart")
        #expect(part("App/MyFlow/Domain/A.swift", rules) == nil)
    }

    @Test func `a folder matches in each encoding of its letters`() {
        let rules = Self.rules(["Domain": ["App/Cafe\u{301}s", "App/カ*"]])
        #expect(part("App/Caf\u{E9}s/A.swift", rules)?.layer == 0)
        #expect(part("App/カート/A.swift", rules)?.layer == 0)
        #expect(part("App/Cafes/A.swift", rules) == nil)
    }

    @Test func `below the folder of a layer, folders and files that begin with a feature belong to it`() {
        let rules = Self.rules(["Domain": ["App/Domain"]], features: ["Cart", "CartItem"])
        #expect(
            part("App/Domain/CartItem.swift", rules)
                == Part(folder: "App/Domain/CartItem", layer: 0, feature: "CartItem")
        )
        #expect(
            part("App/Domain/Model/Cart+Sum.swift", rules) == Part(folder: "App/Domain/Cart", layer: 0, feature: "Cart")
        )
        #expect(part("App/Domain/Carts/Sum.swift", rules) == Part(folder: "App/Domain/Cart", layer: 0, feature: "Cart"))
        #expect(part("App/Domain/Carton/Cartography.swift", rules)?.feature == nil)
        #expect(part("App/Domain/Sum.swift", rules)?.feature == nil)
        #expect(part("App/CartView.swift", rules) == nil)
    }

    @Test func `a target is a node for each part, and one for the other files`() {
        let fixture = Fixture().target("App", "enum Other {}")
            .file("Domain/Cart.swift", of: "App", "").file("Data/Store.swift", of: "App", "")
            .target("Whole", nil).file("Domain/A.swift", of: "Whole", "")
        let rules = Self.rules(["Domain": ["P/*/Domain"], "Data": ["P/App/Data"]])
        let graph = ModuleGraph(fixture.codebase(), dividedBy: rules)
        #expect(graph.names == ["P/App/Domain", "P/App/Data", "App", "Whole"])
        #expect(graph.nodes.map(\.isPart) == [true, true, true, false])
        #expect(graph.nodes.map(\.sources.count) == [1, 1, 1, 1])
        let checker = Checker(fixture.codebase(), rules: rules)
        #expect(checker.placements.map(\.layer) == [0, 1, nil, 0])
    }

    @Test func `of several targets in one folder, only the part of the first has its name`() {
        let files = { (target: String) in
            (
                Codebase.TargetKey(package: "A.xcodeproj", target: target),
                ["App/Domain/A.swift", "\(target)/B.swift"].map {
                    Codebase.SourceFile(path: $0, facts: SourceFacts())
                }
            )
        }
        let project = PackageManifest(
            name: "A",
            path: "A.xcodeproj",
            targets: [.init(name: "App"), .init(name: "Widget")],
            kind: .xcodeProject
        )
        let codebase = Codebase(
            packages: [project],
            sources: Dictionary(uniqueKeysWithValues: ["App", "Widget"].map(files))
        )
        let graph = ModuleGraph(codebase, dividedBy: Self.rules(["Domain": ["App/Domain"], "App": ["App"]]))
        #expect(graph.names == ["App/Domain", "App", "Widget:App/Domain", "Widget"])
    }
}
