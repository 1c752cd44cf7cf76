extension ModuleMap {
    /// Creates a map of the added and removed modules and dependencies, with the modules at the ends of changed dependencies.
    ///
    /// It has the layers and features of both.
    init(from base: ModuleMap, to head: ModuleMap) {
        let counterparts = Self.counterparts(of: head.identities, in: base.identities)
        let known = Set(counterparts.values)
        let removed = base.modules.indices.filter { !known.contains($0) }
        var index: [Int: Int] = [:]
        for (later, former) in counterparts { index[former] = later }
        for (offset, former) in removed.enumerated() { index[former] = head.modules.count + offset }
        let modules =
            head.modules.indices.map { head.modules[$0].with(counterparts[$0] == nil ? .added : nil) }
            + removed.map { base.modules[$0].with(.removed) }
        let before = Set(base.arrows.map { [index[$0.from], index[$0.to]] })
        let after = Set(head.arrows.map { [$0.from, $0.to] })
        let arrows =
            head.arrows.map { arrow in
                var arrow = arrow
                if !before.contains([arrow.from, arrow.to]) { (arrow.isImplied, arrow.change) = (false, .added) }
                return arrow
            }
            + base.arrows.compactMap { arrow in
                guard let from = index[arrow.from], let to = index[arrow.to], !after.contains([from, to]) else {
                    return nil
                }
                var arrow = arrow
                (arrow.from, arrow.to, arrow.isImplied, arrow.change) = (from, to, false, .removed)
                return arrow
            }
        let whole = ModuleMap(
            modules: modules,
            arrows: arrows,
            layers: Self.merged(base.layers, head.layers),
            features: Self.merged(base.features, head.features),
            coverage: head.coverage
        )
        let ends = arrows.filter { $0.change != nil }.flatMap { [$0.from, $0.to] }
        self = whole.restricted(to: Set(ends + modules.indices.filter { modules[$0].change != nil }))
    }

    private var identities: [(package: String, name: String, full: String)] {
        modules.map { ($0.package, $0.name, $0.name) }
    }

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
        let left = Set(others.indices).subtracting(counterparts.values)
        let byName = Dictionary(left.map { (others[$0].full, $0) }) { first, _ in first }
        for (index, module) in modules.enumerated() where counterparts[index] == nil {
            counterparts[index] = byName[module.full]
        }
        return counterparts
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

extension ModuleMap.Module {
    fileprivate func with(_ change: ModuleMap.Change?) -> Self {
        var module = self
        module.change = change
        return module
    }
}
