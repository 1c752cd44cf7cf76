/// Groups of files that have much to do with each other, for a target whose folders do not divide it.
///
/// Files that use each other in a circle form one group. Then the two groups merge that have most to do with each other beyond
/// what chance would give (the modularity of Newman, "Fast algorithm for detecting community structure in networks", 2004),
/// unless that closes a circle; as long as there are such groups, and as long as one is small. So no reference leads against
/// the order of the groups.
struct GroupProposal {
    /// The group of each file; groups are numbered by their first file.
    let groupOf: [Int]

    /// The largest number of groups to begin with, because time grows with its cube.
    static let limit = 1_000
    /// A group is small if it has fewer than one of so many files.
    private static let smallShare = 25
    /// The weights of a reference, of all imports that two files share, of the last and of the first word of their names.
    private static let weights = (reference: 1.0, imports: 8.0, lastWord: 4.0, firstWord: 2.0)

    /// Groups files by those that each uses and the modules that each imports, or returns nil if there are too many.
    ///
    /// - Complexity: O(g³) in circles of files, those of one file included.
    init?(_ files: [String], uses: DirectedGraph, imports: [Set<String>]) {
        // Files that use each other begin as one group.
        var first = Array(files.indices)
        for circle in uses.cycles() { for file in circle { first[file] = circle[0] } }
        let roots = Set(first).sorted()
        guard roots.count <= Self.limit else { return nil }
        let numbers = Dictionary(uniqueKeysWithValues: roots.enumerated().map { ($1, $0) })
        let start = first.map { numbers[$0] ?? 0 }
        var merging = GroupMerging(start, uses)
        for (file, used) in uses.neighbours.enumerated() {
            for other in used { merging.connect(file, other, Self.weights.reference) }
        }
        func connect(_ keys: [Set<String>], _ weight: Double) {
            let groups = Dictionary(grouping: keys.enumerated().flatMap { file, keys in keys.map { ($0, file) } }) {
                $0.0
            }
            // What nearly all files share says nothing.
            for (_, pairs) in groups.sorted(by: { $0.key < $1.key })
            where pairs.count > 1 && 10 * pairs.count <= 7 * files.count {
                for (index, one) in pairs.enumerated() {
                    for other in pairs[(index + 1)...] {
                        merging.connect(one.1, other.1, weight / Double(pairs.count - 1))
                    }
                }
            }
        }
        let words = files.map(\.wordsOfName)
        connect(imports, Self.weights.imports)
        connect(words.map { Set($0.suffix(1)) }, Self.weights.lastWord)
        connect(words.map { Set($0.prefix(1)) }, Self.weights.firstWord)
        groupOf = merging.merged(smallest: files.count / Self.smallShare)
    }
}

extension String {
    /// The words of the name of a file, without its extension and what follows a plus sign: `Cart`, `View` of `CartView+Rows.swift`.
    var wordsOfName: [String] {
        let name = fileName.split { $0 == "." || $0 == "+" }.first ?? ""
        return name.split(separator: "_").flatMap { part -> [String] in
            var words: [String] = []
            var last: Character?
            for (character, next) in zip(part, part.dropFirst().map(Character?.some) + [nil]) {
                let begins = character.isUppercase && (last?.isUppercase == false || next?.isLowercase == true)
                if begins || words.isEmpty { words.append("") }
                words[words.count - 1].append(character)
                last = character
            }
            return words
        }
    }
}

/// Groups that merge, with what they have to do with each other.
private struct GroupMerging {
    private let groupOf: [Int]
    private let count: Int
    /// The weights between groups, in rows, and those of all connections of each.
    private var weights: [Double]
    private var degrees: [Double]
    private var total = 0.0
    private var sizes: [Int]
    /// The group into which each has merged.
    private var target: [Int]
    /// The groups that each uses directly or through others, and those that use it.
    private var used: [BitSet]
    private var users: [BitSet]

    init(_ groupOf: [Int], _ uses: DirectedGraph) {
        self.groupOf = groupOf
        count = (groupOf.max() ?? -1) + 1
        weights = Array(repeating: 0, count: count * count)
        degrees = Array(repeating: 0, count: count)
        sizes = Array(repeating: 0, count: count)
        for group in groupOf { sizes[group] += 1 }
        target = Array(0..<count)
        var neighbours = Array(repeating: [Int](), count: count)
        for (file, list) in uses.neighbours.enumerated() {
            neighbours[groupOf[file]] += list.map { groupOf[$0] }.filter { $0 != groupOf[file] }
        }
        let graph = DirectedGraph(neighbours)
        used = graph.reachableSets()
        users = graph.reversed.reachableSets()
    }

    /// Adds to what two files have to do with each other.
    mutating func connect(_ one: Int, _ other: Int, _ weight: Double) {
        let (a, b) = (groupOf[one], groupOf[other])
        total += weight
        degrees[a] += weight
        degrees[b] += weight
        guard a != b else { return }
        weights[a * count + b] += weight
        weights[b * count + a] += weight
    }

    /// Merges groups, and returns the group of each file.
    mutating func merged(smallest: Int) -> [Int] {
        while let (a, b) = best(smallest) { merge(b, into: a) }
        var numbers: [Int: Int] = [:]
        return groupOf.map { group in
            var group = group
            while target[group] != group { group = target[group] }
            let number = numbers[group] ?? numbers.count
            numbers[group] = number
            return number
        }
    }

    /// Returns the groups whose merger gains most; without a gain, one that takes a small group up.
    private func best(_ smallest: Int) -> (Int, Int)? {
        var best: (gains: Bool, gain: Double, pair: (Int, Int))?
        let alive = target.indices.filter { target[$0] == $0 }
        for (index, a) in alive.enumerated() {
            for b in alive[(index + 1)...] where weights[a * count + b] > 0 {
                let gain = weights[a * count + b] - degrees[a] * degrees[b] / (2 * total)
                guard gain > 0 || min(sizes[a], sizes[b]) < smallest else { continue }
                if let best, best.gains && gain <= 0 || gain <= best.gain { continue }
                // A group between them would use and be used by the merged one.
                if used[a].intersects(users[b]) || used[b].intersects(users[a]) { continue }
                best = (gain > 0, gain, (a, b))
            }
        }
        return best?.pair
    }

    private mutating func merge(_ b: Int, into a: Int) {
        target[b] = a
        sizes[a] += sizes[b]
        degrees[a] += degrees[b]
        for other in 0..<count where other != a && other != b {
            weights[a * count + other] += weights[b * count + other]
            weights[other * count + a] += weights[other * count + b]
        }
        used[a].formUnion(used[b], and: b)
        users[a].formUnion(users[b], and: b)
        for group in [a, b] {
            used[a].remove(group)
            users[a].remove(group)
        }
        for other in 0..<count where other != a && target[other] == other {
            if users[a].contains(other) { used[other].formUnion(used[a], and: a) }
            if used[a].contains(other) { users[other].formUnion(users[a], and: a) }
            used[other].remove(b)
            users[other].remove(b)
        }
    }
}
