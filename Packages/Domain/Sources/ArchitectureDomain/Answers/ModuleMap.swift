public import DomainKit

/// The modules of a repository and their dependencies, as they are drawn.
public struct ModuleMap: Hashable, Sendable {
    /// A target, or a package in a map of packages.
    public struct Module: Hashable, Sendable {
        /// The name of the target, the part of a target or the package.
        public let name: String
        /// The folder of its package.
        public let package: String
        /// The name of its layer, or nil if it belongs to none.
        public let layer: String?
        /// The name of its feature, or nil if it belongs to none.
        public let feature: String?
        /// The area of its feature, which has packages of its own, or nil if it belongs to none.
        public internal(set) var area: String?
        /// A Boolean value that indicates whether it is a program.
        public let isProgram: Bool
        /// The modules that may use it, by layer, if they were asked for.
        public internal(set) var allowedUsers: [AllowedUsers]
        /// The folders of the target, if their references are known and were asked for.
        public internal(set) var folders: Folders?
        /// The change between the two states, in a map of differences.
        public internal(set) var change: Change?

        /// Creates a module.
        public init(
            name: String,
            package: String,
            layer: String? = nil,
            feature: String? = nil,
            area: String? = nil,
            isProgram: Bool = false,
            allowedUsers: [AllowedUsers] = [],
            folders: Folders? = nil,
            change: Change? = nil
        ) {
            self.name = name
            self.package = package
            self.layer = layer
            self.feature = feature
            self.area = area
            self.isProgram = isProgram
            self.allowedUsers = allowedUsers
            self.folders = folders
            self.change = change
        }
    }

    /// The modules of a layer that may use a module.
    public struct AllowedUsers: Hashable, Sendable {
        /// The name of the layer.
        public let layer: String
        /// The names of the groups and features that may use it, nil for the modules of neither; empty if the whole layer may.
        public internal(set) var parts: [String?] = []
    }

    /// The folders of a target and the references between them.
    public struct Folders: Hashable, Sendable {
        /// The names of the folders; files in none of them have the name of the target.
        public let names: [String]
        /// The references between folders; those that close a cycle are forbidden.
        public let arrows: [Arrow]
    }

    /// A dependency that is declared, imported or both.
    public struct Arrow: Hashable, Sendable {
        /// The index of the module that depends on the other.
        public internal(set) var from: Int
        /// The index of the module that it depends on.
        public internal(set) var to: Int
        /// A Boolean value that indicates whether a rule forbids it.
        public let isForbidden: Bool
        /// A Boolean value that indicates whether a longer path implies it, so that a picture can omit it.
        public internal(set) var isImplied: Bool
        /// The place of the dependency, or of its first import or use.
        public internal(set) var place: Place?
        /// The rule that forbids it.
        public internal(set) var rule: Rules.Quote?
        /// The change between the two states, in a map of differences.
        public internal(set) var change: Change?

        /// Creates an arrow.
        public init(
            from: Int,
            to: Int,
            isForbidden: Bool = false,
            isImplied: Bool = false,
            place: Place? = nil,
            rule: Rules.Quote? = nil,
            change: Change? = nil
        ) {
            self.from = from
            self.to = to
            self.isForbidden = isForbidden
            self.isImplied = isImplied
            self.place = place
            self.rule = rule
            self.change = change
        }
    }

    /// A change between two states of a repository.
    public enum Change: Hashable, Sendable {
        /// Only the later state has the element.
        case added
        /// Only the former state has the element.
        case removed
    }

    /// The modules, by package and name.
    public let modules: [Module]
    /// The dependencies, sorted by their modules.
    public let arrows: [Arrow]
    /// The layers, from inside outwards.
    public let layers: [String]
    /// The features, in their order.
    public let features: [String]
    /// The Swift files of the repository, by whether they belong to a target.
    public let coverage: Coverage
    /// The rules of the layers and of the features, with their reasons.
    public let rules: [Rules.Quote]

    /// Creates a map.
    public init(
        modules: [Module] = [],
        arrows: [Arrow] = [],
        layers: [String] = [],
        features: [String] = [],
        coverage: Coverage = Coverage(),
        rules: [Rules.Quote] = []
    ) {
        self.modules = modules
        self.arrows = arrows
        self.layers = layers
        self.features = features
        self.coverage = coverage
        self.rules = rules
    }
}

/// The part of a repository that a map shows.
public struct MapScope: Hashable, Sendable {
    /// The name of the module whose dependencies and dependents are shown, or nil for all modules.
    public let focus: String?
    /// The names of the layers, and patterns for the modules, that are left out.
    public let omitted: [String]
    /// A Boolean value that indicates whether packages are shown in place of targets.
    public let showsPackages: Bool
    /// A Boolean value that indicates whether test targets are shown.
    public let showsTests: Bool
    /// The target, or the folder of a target, whose folders are shown in place of targets; nil for a map of targets.
    public let inside: String?
    /// A Boolean value that indicates whether modules have those that may use them and, as far as the rules ask for references
    /// between files, their folders.
    public let hasDetails: Bool

    /// Creates a scope.
    public init(
        inside: String? = nil,
        focus: String? = nil,
        omitted: [String] = [],
        showsPackages: Bool = false,
        showsTests: Bool = false,
        hasDetails: Bool = false
    ) {
        self.inside = inside
        self.hasDetails = hasDetails
        self.focus = focus
        self.omitted = omitted
        self.showsPackages = showsPackages
        self.showsTests = showsTests
    }
}

extension Checker {
    /// Creates a map; throws if there is nothing that the scope shows, focuses on, or leaves out by a name.
    public func moduleMap(_ scope: MapScope) throws(ValidationError) -> ModuleMap {
        if let target = scope.inside { return try folderMap(of: target, scope) }
        if let name = scope.omitted.first(where: { name in !graph.nodes.indices.contains { isOmitted($0, [name]) } }) {
            let known = rules.layers.map(\.name) + names
            throw ValidationError(field: "layer or module", value: name, rule: .oneOf(known))
        }
        let shown = graph.nodes.indices.filter { node in
            (scope.showsTests || !graph.nodes[node].isTest) && !isOmitted(node, scope.omitted)
        }
        var group: [Int: Int] = [:]
        var modules: [ModuleMap.Module] = []
        var packages: [String: Int] = [:]
        let hasDetails = scope.hasDetails && !scope.showsPackages
        let (folders, kinds) = hasDetails ? (knownFolders, kindsOfUsers) : ([:], [])
        for node in shown {
            let target = graph.nodes[node]
            if scope.showsPackages, let known = packages[target.key.package] {
                group[node] = known
                continue
            }
            // A package of several layers stands in the outermost, above what it uses.
            let packed = scope.showsPackages ? shown.filter { graph.nodes[$0].package == target.package } : [node]
            let layer = packed.compactMap { placements[$0].layer }.max().map { rules.layers[$0].name }
            group[node] = modules.count
            packages[target.key.package] = modules.count
            modules.append(
                .init(
                    name: scope.showsPackages ? graph.packages[target.package].name : graph.names[node],
                    package: target.key.package,
                    layer: layer,
                    feature: scope.showsPackages ? nil : placements[node].feature,
                    area: scope.showsPackages ? nil : area(of: node),
                    isProgram: target.manifest.kind == .executable && (target.part == nil || !target.isPart),
                    allowedUsers: allowedUsers(of: node, among: kinds),
                    folders: target.isPart ? nil : folders[target.key]
                )
            )
        }
        var forbidden: Set<[Int]> = []
        var examples: [[Int]: (from: Int, to: Int)] = [:]
        var neighbours = Array(repeating: [Int](), count: modules.count)
        for node in shown {
            for to in graph.neighbours(of: node) {
                guard let start = group[node], let end = group[to], start != end else { continue }
                neighbours[start].append(end)
                let isNew = isForbidden(from: node, to: to) && forbidden.insert([start, end]).inserted
                if isNew || examples[[start, end]] == nil { examples[[start, end]] = (node, to) }
            }
        }
        let map = ModuleMap(
            modules: modules,
            arrows: ModuleMap.arrows(DirectedGraph(neighbours), forbidden: forbidden).map { arrow in
                guard let (from, to) = examples[[arrow.from, arrow.to]] else { return arrow }
                var arrow = arrow
                arrow.place = placeOfDependency(from: from, to: to)
                arrow.rule = arrow.isForbidden ? verdict(from: from, to: to)?.rule : nil
                return arrow
            },
            layers: rules.layers.map(\.name),
            features: rules.features?.names ?? [],
            coverage: codebase.coverage,
            rules: rules.layers.map(\.quote) + [rules.features?.quote].compactMap { $0 }
        )
        guard let focus = scope.focus else { return map }
        guard let center = modules.firstIndex(where: { $0.name == focus }) else { throw unknown(focus, scope, map) }
        return map.focused(on: center)
    }

    /// Returns the error for a focus that is not in the map; in a map of packages, a module stands for its package.
    private func unknown(_ focus: String, _ scope: MapScope, _ map: ModuleMap) -> ValidationError {
        let folders = graph.nodes.filter { scope.showsPackages && $0.name == focus }.map(\.key.package)
        let known = map.modules.filter { folders.isEmpty || folders.contains($0.package) }.map(\.name)
        return ValidationError(
            field: scope.showsPackages ? "package" : "module",
            value: focus,
            rule: .oneOf(known)
        )
    }

    /// The map of all modules but tests.
    var map: ModuleMap {
        (try? moduleMap(MapScope())) ?? ModuleMap()
    }

    /// Returns the area of a module's feature: what the name of its package has before that of the layer.
    private func area(of node: Int) -> String? {
        let placement = placements[node]
        guard let layer = placement.layer.map({ rules.layers[$0].name }), let feature = placement.feature else {
            return nil
        }
        let package = graph.packages[graph.nodes[node].package].name
        guard package.hasSuffix(layer) else { return nil }
        let area = String(package.dropLast(layer.count))
        return area.isEmpty || area == feature ? nil : area
    }

    /// A module for each group and feature of each layer, the outermost layer first.
    private var kindsOfUsers: [[Int]] {
        var seen: Set<Placement> = []
        let kinds = graph.nodes.indices.filter { node in
            !graph.nodes[node].isTest && placements[node].layer != nil && seen.insert(placements[node]).inserted
        }
        return rules.layers.indices.reversed().map { layer in kinds.filter { placements[$0].layer == layer } }
    }

    private func allowedUsers(of node: Int, among kinds: [[Int]]) -> [ModuleMap.AllowedUsers] {
        guard placements[node].layer != nil else { return [] }
        return kinds.compactMap { layer -> ModuleMap.AllowedUsers? in
            let allowed = layer.filter { verdict(from: $0, to: node) == nil }
            guard let first = allowed.first.flatMap({ placements[$0].layer }) else { return nil }
            let parts = allowed.count == layer.count ? [] : allowed
            return .init(
                layer: rules.layers[first].name,
                parts: parts.reduce(into: []) { names, other in
                    let name = placements[other].group.map { rules.groups[$0].name } ?? placements[other].feature
                    if !names.contains(name) { names.append(name) }
                }
            )
        }
    }

    private func isOmitted(_ node: Int, _ names: [String]) -> Bool {
        names.contains { name in
            layer(of: node)?.name == name || NamePattern(name).matches(graph.nodes[node].name)
        }
    }
}

extension ModuleMap {
    /// Returns the arrows of a graph, some of which are forbidden; a path with a forbidden arrow implies no other arrow.
    static func arrows(_ graph: DirectedGraph, forbidden: Set<[Int]>) -> [Arrow] {
        let allowed = graph.neighbours.enumerated().map { from, list in list.filter { !forbidden.contains([from, $0]) }
        }
        let reduced = DirectedGraph(allowed).reduction
        return graph.neighbours.enumerated().flatMap { from, list in
            let kept = Set(reduced.neighbours[from])
            return list.map { to in
                let isForbidden = forbidden.contains([from, to])
                return Arrow(
                    from: from,
                    to: to,
                    isForbidden: isForbidden,
                    isImplied: !isForbidden && !kept.contains(to)
                )
            }
        }
    }

    /// Returns the part of the map that depends on a module, or that it depends on.
    func focused(on center: Int) -> ModuleMap {
        var neighbours = Array(repeating: [Int](), count: modules.count)
        for arrow in arrows { neighbours[arrow.from].append(arrow.to) }
        let graph = DirectedGraph(neighbours)
        let kept = graph.reachableNodes(from: center).union(graph.reversed.reachableNodes(from: center))
        return restricted(to: kept.union([center]))
    }

    /// Returns the map of some modules and the arrows between them.
    func restricted(to kept: Set<Int>) -> ModuleMap {
        let kept = kept.sorted()
        let index = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
        return ModuleMap(
            modules: kept.map { modules[$0] },
            arrows: arrows.compactMap { arrow in
                guard let from = index[arrow.from], let to = index[arrow.to] else { return nil }
                var arrow = arrow
                (arrow.from, arrow.to) = (from, to)
                return arrow
            },
            layers: layers,
            features: features,
            coverage: coverage,
            rules: rules
        )
    }
}
