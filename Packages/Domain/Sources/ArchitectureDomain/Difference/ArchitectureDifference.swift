/// The differences between two checks of a repository, before and after a change.
public struct ArchitectureDifference: Sendable {
    /// A target, or a part of one, that was added or removed.
    public struct Module: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The place at which its manifest declares it.
        public let place: Place
    }

    /// A dependency that was added or removed.
    public struct Dependency: Hashable, Sendable {
        /// The name of the module that depends on the other.
        public let from: String
        /// The name of the module that it depends on.
        public let to: String
        /// The first place at which it uses the other.
        public let place: Place
    }

    /// A cycle that was added or removed.
    public struct Cycle: Hashable, Sendable {
        /// The names of the modules or packages; the first is not repeated at the end.
        public let path: [String]
        /// The place of its first dependency.
        public let place: Place
    }

    /// The number of modules that a change of one module rebuilds, in both states.
    public struct Rebuild: Hashable, Sendable {
        /// The name of the module that both states have.
        public let name: String
        /// The number of rebuilt modules in the former state.
        public let before: Int
        /// The number of rebuilt modules in the later state.
        public let after: Int
    }

    /// The added and the removed elements.
    public struct Change<Element: Hashable & Sendable>: Hashable, Sendable {
        /// The elements that only the later state has.
        public let added: [Element]
        /// The elements that only the former state has.
        public let removed: [Element]
    }

    /// The added and removed targets.
    public let modules: Change<Module>
    /// The added and removed dependencies between targets.
    public let dependencies: Change<Dependency>
    /// The added and removed cycles.
    public let cycles: Change<Cycle>
    /// The new and the fixed errors and warnings, without accepted ones; a finding whose severity changed is in both lists.
    public let findings: Change<Finding>
    /// The modules whose changes rebuild more or fewer modules than before, those with the greatest difference first.
    public let rebuilds: [Rebuild]
    /// The former check.
    public let base: CheckSummary
    /// The later check.
    public let head: CheckSummary
    /// A Boolean value that indicates whether the states have different rules.
    public let changesRules: Bool
    /// Both states as one map.
    public var timeline: MapTimeline { MapTimeline([base.map, head.map]) }
    /// The added and removed modules and dependencies, with the modules at the ends of changed dependencies.
    public var map: ModuleMap { timeline.lastChange }

    /// Compares two states; nil for one in which no Swift file belongs to a target.
    public init(from base: RepositorySnapshot?, to head: RepositorySnapshot) {
        let old = Side(base ?? RepositorySnapshot(Codebase(packages: [], sources: [:]), rules: nil))
        let new = Side(head)
        let counterparts = new.counterparts(in: old)
        let known = Set(counterparts.values)
        modules = Change(
            added: new.modules { counterparts[$0] == nil },
            removed: old.modules { !known.contains($0) }
        )
        let before = Set(old.arrows)
        // An arrow with a new end has one former end or none, as no former arrow has.
        func former(_ arrow: [Int]) -> [Int] { arrow.compactMap { counterparts[$0] } }
        let kept = Set(new.arrows.map(former))
        dependencies = Change(
            added: new.dependencies { !before.contains(former($0)) },
            removed: old.dependencies { !kept.contains($0) }
        )
        cycles = Self.difference(old.cycles, new.cycles)
        findings = Change(added: new.findings(besides: old), removed: old.findings(besides: new))
        rebuilds = Self.rebuilds(old, new, counterparts)
        (self.base, self.head) = (CheckSummary(old.report, old.checker), CheckSummary(new.report, new.checker))
        changesRules = base.map { $0.rules != head.rules } ?? false
    }

    private static func difference(_ old: [Cycle], _ new: [Cycle]) -> Change<Cycle> {
        let (before, after) = (Set(old.map(\.path)), Set(new.map(\.path)))
        return Change(
            added: new.filter { !before.contains($0.path) },
            removed: old.filter { !after.contains($0.path) }
        )
    }

    private static func rebuilds(_ old: Side, _ new: Side, _ counterparts: [Int: Int]) -> [Rebuild] {
        func counts(_ side: Side) -> [String: Int] {
            // A package and a folder with its name can have targets of one name.
            Dictionary(side.checker.measures().map { ($0.name, $0.rebuilt) }) { first, _ in first }
        }
        let (before, after) = (counts(old), counts(new))
        return counterparts.compactMap { later, former in
            let name = new.graph.names[later]
            guard let after = after[name], let before = before[old.graph.names[former]], before != after else {
                return nil
            }
            return Rebuild(name: name, before: before, after: after)
        }.sorted { (abs($1.after - $1.before), $0.name) < (abs($0.after - $0.before), $1.name) }
    }
}

/// The check of one of the two states.
private struct Side {
    let checker: Checker
    let report: ArchitectureReport

    init(_ snapshot: RepositorySnapshot) {
        checker = Checker(snapshot.codebase, rules: snapshot.rules ?? Rules())
        report = ArchitectureReport(checker, rules: snapshot.rules, baseline: snapshot.baseline)
    }

    var graph: ModuleGraph { checker.graph }

    /// Returns the counterpart of each module in another state: the one of the same package and name, or else of the same name.
    func counterparts(in other: Side) -> [Int: Int] {
        ModuleMap.counterparts(
            of: zip(graph.nodes, graph.names).map { ($0.key.package, $0.name, $1) },
            in: zip(other.graph.nodes, other.graph.names).map { ($0.key.package, $0.name, $1) }
        )
    }

    func modules(_ isIncluded: (Int) -> Bool) -> [ArchitectureDifference.Module] {
        graph.nodes.indices.filter(isIncluded).map { .init(name: graph.names[$0], place: graph.place(of: $0)) }
    }

    /// The dependencies, each as the indices of both modules.
    var arrows: [[Int]] { graph.nodes.indices.flatMap { from in graph.neighbours(of: from).map { [from, $0] } } }

    func dependencies(_ isIncluded: ([Int]) -> Bool) -> [ArchitectureDifference.Dependency] {
        arrows.filter(isIncluded).map { arrow in
            .init(
                from: graph.names[arrow[0]],
                to: graph.names[arrow[1]],
                place: checker.placeOfDependency(from: arrow[0], to: arrow[1])
            )
        }
    }

    var cycles: [ArchitectureDifference.Cycle] {
        checker.cycleFindings().map { .init(path: $0.fact.detail, place: $0.place) }
    }

    /// Returns the errors and warnings that another state does not have with the same severity.
    func findings(besides other: Side) -> [Finding] {
        [.error, .warning].flatMap { (severity: Severity) in
            let own = report.findings.filter { $0.severity == severity }
            let others = other.report.findings.filter { $0.severity == severity }
            let entries = others.map { Baseline.Entry(Baseline.Violation($0), reason: "") }
            let covers = Baseline(entries).covers(of: own.map(Baseline.Violation.init))
            return zip(own, covers).filter { $1 == nil }.map(\.0)
        }
    }
}
