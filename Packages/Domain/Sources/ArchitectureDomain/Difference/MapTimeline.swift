/// The modules and dependencies of several states of a repository as one map, in which they keep their places.
public struct MapTimeline: Hashable, Sendable {
    /// The modules and dependencies of all states, each as the last state has it that has it, and with the change that the newest
    /// state brings; those of the newest state come first.
    public let map: ModuleMap
    /// For each module, the indices of the states at which it appears and disappears, in turn.
    public let modules: [[Int]]
    /// For each dependency, the indices of the states at which it appears and disappears, in turn.
    public let arrows: [[Int]]
    /// For each dependency, the indices of the states at which it begins and ceases to be forbidden, in turn.
    public let violations: [[Int]]

    /// Joins maps.
    ///
    /// - Parameter states: the maps, the oldest first.
    public init(_ states: [ModuleMap]) {
        var modules: [ModuleMap.Module] = []
        var arrows: [ModuleMap.Arrow] = []
        var arrowOf: [[Int]: Int] = [:]
        var present: (modules: [[Int]], arrows: [[Int]], violations: [[Int]]) = ([], [], [])
        for (state, map) in states.enumerated().reversed() {
            let known = ModuleMap.counterparts(of: map.modules.map(\.identity), in: modules.map(\.identity))
            let index = map.modules.indices.map { module in
                if let known = known[module] { return known }
                modules.append(map.modules[module])
                present.modules.append([])
                return modules.count - 1
            }
            for module in Set(index) { present.modules[module].append(state) }
            for arrow in map.arrows {
                let ends = [index[arrow.from], index[arrow.to]]
                let number = arrowOf[ends] ?? arrows.count
                if number == arrows.count {
                    var arrow = arrow
                    (arrow.from, arrow.to) = (ends[0], ends[1])
                    arrows.append(arrow)
                    arrowOf[ends] = number
                    present.arrows.append([])
                    present.violations.append([])
                }
                if present.arrows[number].last != state { present.arrows[number].append(state) }
                if arrow.isForbidden, present.violations[number].last != state {
                    present.violations[number].append(state)
                }
            }
        }
        func changes(_ present: [[Int]]) -> [[Int]] { present.map { Self.changes($0.reversed(), of: states.count) } }
        self.modules = changes(present.modules)
        self.arrows = changes(present.arrows)
        violations = changes(present.violations)
        if states.count > 1 {
            for index in modules.indices {
                modules[index].change = Self.change(self.modules[index], at: states.count - 1)
            }
            for index in arrows.indices {
                guard let change = Self.change(self.arrows[index], at: states.count - 1) else { continue }
                (arrows[index].change, arrows[index].isImplied) = (change, false)
            }
        }
        map = ModuleMap(
            modules: modules,
            arrows: arrows,
            layers: states.reduce([]) { Self.merged($0, $1.layers) },
            features: states.reduce([]) { Self.merged($0, $1.features) },
            coverage: states.last?.coverage ?? Coverage(),
            rules: states.last?.rules ?? Rules()
        )
    }

    /// Marks modules of a map as new in the second of two states; its dependencies belong to both.
    init(_ map: ModuleMap, adding added: Set<Int>) {
        self.map = map
        modules = map.modules.indices.map { added.contains($0) ? [1] : [0] }
        arrows = map.arrows.map { _ in [0] }
        violations = map.arrows.map { $0.isForbidden ? [0] : [] }
    }

    /// Returns where runs of consecutive states begin and end; a run that lasts until the last state has no end.
    private static func changes(_ states: [Int], of count: Int) -> [Int] {
        var changes: [Int] = []
        for state in states {
            if changes.last == state { changes.removeLast() } else { changes.append(state) }
            changes.append(state + 1)
        }
        if changes.last == count { changes.removeLast() }
        return changes
    }

    private static func change(_ changes: [Int], at state: Int) -> ModuleMap.Change? {
        guard changes.last == state else { return nil }
        return changes.count.isMultiple(of: 2) ? .removed : .added
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
