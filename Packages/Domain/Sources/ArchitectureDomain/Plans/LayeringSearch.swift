/// The search for the order in which groups of files can leave a target.
struct LayeringSearch {
    /// The references in code of a release, and those in previews and in code for debugging.
    private let graph: FolderGraph
    private let late: [FolderGraph.Use]
    private let groups: FileGroups
    private let opening: FolderOpening
    private var waysOut: WaysOut
    /// The graph of the files, each with those that use it.
    private let users: DirectedGraph
    /// The number of references against the order of each file that has some.
    private let cutsOf: [Int: Int]
    private let numbers: [String: Int]

    init(_ graph: FolderGraph, _ late: [FolderGraph.Use], _ groups: FileGroups, _ waysOut: WaysOut) {
        var users = Array(repeating: [Int](), count: graph.files.count)
        for use in graph.uses { users[use.to].append(use.from) }
        (self.graph, self.late, self.groups, self.waysOut) = (graph, late, groups, waysOut)
        self.users = DirectedGraph(users)
        opening = FolderOpening(graph)
        cutsOf = Dictionary(opening.cuts.map { ($0.from, 1) }, uniquingKeysWith: +)
        numbers = Dictionary(graph.files.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    private func group(of file: Int) -> Int { opening.folderOf[file] }

    private func rank(of file: Int) -> Int { opening.ranks[group(of: file)] }

    /// The groups from inside outwards; those that no other uses are the last.
    private var order: [Int] {
        let used = Set(graph.uses.filter { group(of: $0.from) != group(of: $0.to) }.map { group(of: $0.to) })
        let position = groups.names.indices.map { (used.contains($0) ? 0 : 1, opening.ranks[$0]) }
        return groups.names.indices.sorted { position[$0] < position[$1] }
    }

    /// The moves; a file that moves twice is part of the last one.
    var moves: [LayeringPlan.Move] {
        var isMoved: Set<Int> = []
        return opening.moves.reversed().compactMap { move -> LayeringPlan.Move? in
            let files = move.files.filter { isMoved.insert($0).inserted && graph.folderOf[$0] != move.folder }
            guard !files.isEmpty else { return nil }
            return LayeringPlan.Move(
                files: files.map { graph.files[$0] },
                group: groups.names[move.folder],
                folder: groups.folders[move.folder],
                reference: move.use.reference,
                opened: move.opened
            )
        }.reversed()
    }

    /// The groups that use each other after the moves.
    var circles: [[String]] {
        var neighbours = Array(repeating: [Int](), count: groups.names.count)
        for use in graph.uses where group(of: use.from) != group(of: use.to) {
            neighbours[group(of: use.from)].append(group(of: use.to))
        }
        return DirectedGraph(neighbours).cycles().map { circle in
            circle.sorted { opening.ranks[$0] < opening.ranks[$1] }.map { groups.names[$0] }
        }
    }

    /// Returns the files that cannot leave because some files use what is further outside: these, and those that use them.
    private func blockedFiles(by sources: Set<Int>) -> Set<Int> {
        users.reachableNodes(from: sources.sorted()).union(sources)
    }

    mutating func steps() -> [LayeringPlan.Step] {
        let blocked = blockedFiles(by: Set(cutsOf.keys))
        let files = Dictionary(grouping: graph.files.indices, by: group)
        var inward: [Int: [FolderGraph.Use]] = [:]
        var outward: [Int: [FolderGraph.Use]] = [:]
        for use in graph.uses where group(of: use.from) != group(of: use.to) {
            outward[group(of: use.from), default: []].append(use)
            inward[group(of: use.to), default: []].append(use)
        }
        let order = order
        return order.compactMap { index -> LayeringPlan.Step? in
            guard let members = files[index] else { return nil }
            let leaving = members.filter { !blocked.contains($0) }
            let outgoing = outward[index, default: []]
            let used = Set(outgoing.filter { !blocked.contains($0.from) }.map { group(of: $0.to) })
            let awaited = Set(
                outgoing.filter { blocked.contains($0.to) && rank(of: $0.to) < rank(of: $0.from) }.map {
                    group(of: $0.to)
                }
            )
            let uses = inward[index, default: []]
            let usingFiles = Dictionary(grouping: Set(uses.map(\.from)), by: group)
            let exposed = (uses + late).filter { group(of: $0.to) == index && group(of: $0.from) != index }
            return LayeringPlan.Step(
                group: groups.names[index],
                files: members.map { graph.files[$0] },
                leaving: leaving.map { graph.files[$0] },
                inner: order.filter(used.contains).map { groups.names[$0] },
                awaited: order.filter(awaited.contains).map { groups.names[$0] },
                users: order.compactMap { user in
                    usingFiles[user].map { .init(group: groups.names[user], files: $0.count) }
                },
                exposed: Set(exposed.map(\.reference.declaration)).count,
                obstacles: obstacles(of: index, among: blocked.count),
                developmentReferences: late.count { group(of: $0.from) == index && rank(of: $0.to) > rank(of: $0.from) }
            )
        }
    }

    /// Returns the declarations that stand in the way of a group, those that free most of the blocked files first.
    private mutating func obstacles(of index: Int, among blocked: Int) -> [LayeringPlan.Obstacle] {
        let cuts = opening.cuts.filter { group(of: $0.from) == index }
        let outermost = Dictionary(grouping: cuts) { use in
            // Members count with their type, if it is in the same file.
            waysOut.outermostDeclaration(of: use.reference)
        }
        let found = outermost.map { declaration, uses -> LayeringPlan.Obstacle in
            let references = uses.map(\.reference).sorted()
            return LayeringPlan.Obstacle(
                name: declaration.name,
                keyword: declaration.keyword,
                group: groups.names[group(of: uses[0].to)],
                declaration: declaration.place,
                references: references,
                waysOut: waysOut.waysOut(of: declaration, usedBy: references) { [numbers, opening] file in
                    numbers[file].map { opening.ranks[opening.folderOf[$0]] <= opening.ranks[index] } ?? true
                }.filter { !isFixed($0, uses, in: index) },
                freed: freed(without: uses, among: blocked)
            )
        }
        return found.sorted {
            $0.freed == $1.freed ? $0.references[0] < $1.references[0] : $0.freed > $1.freed
        }
    }

    /// Returns a Boolean value that indicates whether a way out moves code from or to generated files or mocks.
    private func isFixed(_ way: LayeringPlan.WayOut, _ uses: [FolderGraph.Use], in index: Int) -> Bool {
        switch way {
        case .moveFile, .moveDeclaration, .moveTogether:
            opening.fixed.isClosed(index) || opening.fixed.contains(uses[0].to)
        case .moveExtension:
            opening.fixed.isClosed(group(of: uses[0].to)) || uses.contains { opening.fixed.contains($0.from) }
        case .invert, .passValue: false
        }
    }

    /// Returns the number of files that can leave in addition if some references go.
    private func freed(without uses: [FolderGraph.Use], among blocked: Int) -> Int {
        let own = Dictionary(uses.map { ($0.from, 1) }, uniquingKeysWith: +)
        // A file with other references against the order stays.
        guard own.contains(where: { $0.value == cutsOf[$0.key] }) else { return 0 }
        return blocked - blockedFiles(by: Set(cutsOf.keys.filter { cutsOf[$0] != own[$0] })).count
    }
}
