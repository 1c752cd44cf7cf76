/// The modules and dependencies of several states of a repository as one map, in which they keep their places.
public struct MapTimeline: Hashable, Sendable {
    /// The modules and dependencies of all states, each as the last state has it that has it, and with the change that the newest
    /// state brings; those of the newest state come first.
    public let map: ModuleMap
    /// The map of each state, the oldest first.
    public let states: [ModuleMap]
    /// For each module, its index in the map of each state, or nil where it does not exist.
    public let modules: [[Int?]]
    /// For each dependency, its index in the map of each state, or nil where it does not exist.
    public let arrows: [[Int?]]

    /// Joins maps, the oldest first.
    public init(_ states: [ModuleMap]) {
        self.states = states
        var modules: [ModuleMap.Module] = []
        var arrows: [ModuleMap.Arrow] = []
        var arrowOf: [[Int]: Int] = [:]
        var indices: (modules: [[Int?]], arrows: [[Int?]]) = ([], [])
        let absent = [Int?](repeating: nil, count: states.count)
        for (state, map) in states.enumerated().reversed() {
            let known = ModuleMap.counterparts(of: map.modules.map(\.identity), in: modules.map(\.identity))
            let index = map.modules.indices.map { module in
                if let known = known[module] { return known }
                modules.append(map.modules[module])
                indices.modules.append(absent)
                return modules.count - 1
            }
            for (module, joined) in index.enumerated() { indices.modules[joined][state] = module }
            for (position, arrow) in map.arrows.enumerated() {
                let ends = [index[arrow.from], index[arrow.to]]
                let number = arrowOf[ends] ?? arrows.count
                if number == arrows.count {
                    var arrow = arrow
                    (arrow.from, arrow.to) = (ends[0], ends[1])
                    arrows.append(arrow)
                    arrowOf[ends] = number
                    indices.arrows.append(absent)
                }
                // Two modules of one name may have become one, and a forbidden dependency of either counts.
                if let other = indices.arrows[number][state], map.arrows[other].isForbidden { continue }
                indices.arrows[number][state] = position
            }
        }
        (self.modules, self.arrows) = indices
        for index in modules.indices { modules[index].change = Self.change(self.modules[index]) }
        for index in arrows.indices {
            guard let change = Self.change(self.arrows[index]) else { continue }
            (arrows[index].change, arrows[index].isImplied) = (change, false)
        }
        map = ModuleMap(
            modules: modules,
            arrows: arrows,
            layers: states.reduce([]) { Self.merged($0, $1.layers) },
            features: states.reduce([]) { Self.merged($0, $1.features) },
            coverage: states.last?.coverage ?? Coverage(),
            rules: states.last?.rules ?? []
        )
    }

    /// Marks modules of a map as new in the second of two states; its dependencies belong to both.
    init(_ map: ModuleMap, adding added: Set<Int>) {
        self.map = map
        states = [map, map]
        modules = map.modules.indices.map { [added.contains($0) ? nil : $0, $0] }
        arrows = map.arrows.indices.map { [$0, $0] }
    }

    /// Returns the change that the newest state brings, if there is one before it.
    private static func change(_ indices: [Int?]) -> ModuleMap.Change? {
        guard indices.count > 1 else { return nil }
        return switch (indices[indices.count - 2], indices[indices.count - 1]) {
        case (nil, .some): .added
        case (.some, nil): .removed
        default: nil
        }
    }

    /// The modules and dependencies that the last state adds and removes, with the modules at the ends of changed dependencies.
    var lastChange: ModuleMap {
        let ends = map.arrows.filter { $0.change != nil }.flatMap { [$0.from, $0.to] }
        return map.restricted(to: Set(ends + map.modules.indices.filter { map.modules[$0].change != nil }))
    }

    /// Returns the names of both lists in the order of the later one; each other name stands after the one that it followed.
    private static func merged(_ old: [String], _ new: [String]) -> [String] {
        var names = new
        for (index, name) in old.enumerated() where !names.contains(name) {
            let former = old[..<index].last { names.contains($0) }
            names.insert(name, at: former.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
        }
        return names
    }
}

extension ModuleMap {
    /// Returns the index of the counterpart of each module in another state: the one of the same package and name, or else the
    /// only one left of the same full name, because packages may be moved.
    static func counterparts(
        of modules: [(package: String, name: String, full: String)],
        in others: [(package: String, name: String, full: String)]
    ) -> [Int: Int] {
        var byIdentity: [[String]: [Int]] = [:]
        for index in others.indices.reversed() {
            byIdentity[[others[index].package, others[index].name], default: []].append(index)
        }
        var counterparts: [Int: Int] = [:]
        for (index, module) in modules.enumerated() {
            counterparts[index] = byIdentity[[module.package, module.name]]?.popLast()
        }
        let known = Set(counterparts.values)
        let left = others.indices.filter { !known.contains($0) }
        let byName = Dictionary(left.map { (others[$0].full, $0) }) { first, _ in first }
        for (index, module) in modules.enumerated() where counterparts[index] == nil {
            counterparts[index] = byName[module.full]
        }
        return counterparts
    }
}

extension ModuleMap.Module {
    fileprivate var identity: (package: String, name: String, full: String) { (package, name, name) }
}
