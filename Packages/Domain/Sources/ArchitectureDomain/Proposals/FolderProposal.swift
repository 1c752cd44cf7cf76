/// The folders of an app's largest target as layers, in an order that few of the references between them oppose.
public struct FolderProposal: Sendable {
    /// The target that has more than half of all files.
    private let target: Codebase.TargetKey
    private let folders: [String]

    /// The names of folders that show that an app has its layers as folders; `Models` counts as `Model`.
    private static let usual: Set = [
        "app", "application", "common", "component", "core", "coordinator", "data", "domain", "entitie", "feature",
        "helper", "infrastructure", "manager", "model", "network", "networking", "persistence", "presentation",
        "repositorie",
        "repository", "scene", "screen", "service", "shared", "storage", "store", "ui", "usecase", "util", "utilitie",
        "utility", "view", "viewmodel",
    ]

    /// Finds the folders; nil if no target has most of the files, or fewer than two folders are named like layers.
    public init?(_ codebase: Codebase) {
        let targets = codebase.packages.flatMap { package in
            package.targets.filter { $0.kind != .test }.map {
                Codebase.TargetKey(package: package.path, target: $0.name)
            }
        }
        let sizes = targets.map { codebase.sources[$0]?.count ?? 0 }
        guard let largest = targets.indices.max(by: { sizes[$0] < sizes[$1] }),
            2 * sizes[largest] > sizes.reduce(0, +)
        else { return nil }
        target = targets[largest]
        let files = codebase.sources[target]?.map(\.path) ?? []
        // The folder of the target, or of its sources, has nearly all files.
        let root = files.commonFolder(of: 9)
        folders = Set(files.compactMap { file in file.folder(below: root).map { root + $0 } }).sorted()
        let named = folders.count { folder in
            let name = folder.dropFirst(root.count).lowercased()
            return Self.usual.contains(name.hasSuffix("s") ? String(name.dropLast()) : name)
        }
        guard named > 1 else { return nil }
    }

    /// Rules by which the references between the folders are read.
    public var rules: Rules { rules(beside: []) }

    private func rules(beside others: [Rules.Layer]) -> Rules {
        var rules = Rules()
        rules.layers = folders.map { folder in
            let name = folder.fileName
            let isTaken = others.contains { $0.name == name }
            return Rules.Layer(name: isTaken ? folder : name, folders: [NamePattern(folder)], reason: "")
        }
        rules.layers += others
        return rules
    }

    /// Returns the layers of the folders and the others, of which one has the target, each after those that it uses.
    func layers(beside others: [Rules.Layer], in codebase: Codebase) -> [Rules.Layer] {
        var layers = rules(beside: others).layers
        let names = layers.map(\.name)
        let (order, used, home) = order(of: rules(beside: others), in: codebase)
        for (position, index) in order.enumerated() {
            // The layer of the other files may be there for tests alone, which are free to use all.
            let isOfTests = index == home && used[index].isEmpty
            let inner = order[..<position].filter { isOfTests || used[index].contains($0) }
            let uses = Set(inner).union(used[index].subtracting(order)).map { names[$0] }
            layers[index].uses = names.filter { uses.contains($0) || layers[index].uses.contains($0) }
        }
        let rest = layers.indices.filter { !order.contains($0) && $0 != home }
        for index in rest {
            // Who used the target may use its folders.
            guard let home, let place = layers[index].uses.firstIndex(of: names[home]) else { continue }
            layers[index].uses.replaceSubrange(place...place, with: order.map { names[$0] })
        }
        let inner = rest.filter { $0 < home ?? 0 }
        return (inner + order + rest.dropFirst(inner.count)).map { layers[$0] }
    }

    /// Returns the layers of the target from inside outwards, those that each layer uses, and that of its other files.
    private func order(of rules: Rules, in codebase: Codebase) -> (order: [Int], used: [Set<Int>], home: Int?) {
        let checker = Checker(codebase, rules: rules)
        let nodes = checker.graph.nodes
        let home = rules.placement(of: target.target, isTest: false, packagePath: target.package).layer
        var weights = rules.layers.map { _ in rules.layers.map { _ in 0 } }
        var used = rules.layers.map { _ in Set<Int>() }
        for node in nodes.indices where !nodes[node].isTest {
            guard let from = checker.placements[node].layer else { continue }
            for use in checker.graph.used[node] {
                if let to = checker.placements[use.to].layer { weights[from][to] += 1 }
            }
            used[from].formUnion(checker.graph.neighbours(of: node).compactMap { checker.placements[$0].layer })
        }
        let hasRest = nodes.contains { $0.key == target && $0.part == nil }
        let open = Array(folders.indices) + (hasRest ? [home].compactMap(\.self) : [])
        var order = DirectedGraph.order(open.map { from in open.map { weights[from][$0] } }).map { open[$0] }
        if !hasRest, let home, checker.placements.contains(where: { $0.layer == home }) { order.append(home) }
        return (order, used, home)
    }
}
