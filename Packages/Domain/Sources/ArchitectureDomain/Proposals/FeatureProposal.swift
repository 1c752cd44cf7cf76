/// The features of a repository of modules: words with which the targets of several layers begin.
struct FeatureProposal {
    /// The names, sorted; at least two.
    let names: [String]
    /// The indices of the layers that put features together.
    let joining: Set<Int>

    /// The number by which targets are divided: a word such as `Proton` that begins at least this part of them names no feature.
    private static let sharedPart = 4

    /// Finds the features that do not use each other, or returns nil if there are fewer than two.
    init?(_ checker: Checker) {
        let graph = checker.graph
        let layers = checker.placements.map(\.layer)
        var rules = checker.rules
        rules.features = .init(names: Self.candidates(graph, layers), reason: "")
        var uses = Uses(rules, graph, layers)
        while let worst = uses.conflicts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
            rules.features?.names.removeAll { $0 == worst.key }
            uses = Uses(rules, graph, layers)
        }
        names = Set(uses.features.compactMap(\.self)).sorted()
        joining = uses.joining
        guard names.count > 1 else { return nil }
    }

    /// The uses of features by targets that do not belong to them.
    private struct Uses {
        let features: [String?]
        /// The layers that no target of a feature uses, so that they may put features together.
        private(set) var joining: Set<Int> = []
        /// The numbers of the other uses of each feature.
        private(set) var conflicts: [String: Int] = [:]

        init(_ rules: Rules, _ graph: ModuleGraph, _ layers: [Int?]) {
            features = graph.nodes.map { node in
                node.part == nil ? rules.feature(beginning: node.manifest.subject) : nil
            }
            let owned = graph.nodes.indices.filter { features[$0] != nil && !graph.nodes[$0].isTest }
            let inner = Set(owned.flatMap { graph.neighbours(of: $0) + [$0] }.compactMap { layers[$0] })
            for node in graph.nodes.indices {
                for other in graph.neighbours(of: node) {
                    guard let feature = features[other], feature != features[node] else { continue }
                    if let layer = layers[node], !inner.contains(layer) {
                        joining.insert(layer)
                    } else {
                        conflicts[feature, default: 0] += 1
                    }
                }
            }
        }
    }

    /// Returns the shortest words with which targets of several layers begin, and behind which one goes on like one of another word.
    private static func candidates(_ graph: ModuleGraph, _ layers: [Int?]) -> [String] {
        let nodes = graph.nodes.indices.filter { !graph.nodes[$0].isTest && graph.nodes[$0].part == nil }
        let names = nodes.map { (name: graph.nodes[$0].name, layer: layers[$0]) }
        let words = Set(names.flatMap { [$0.name, $0.name.withoutLastWord] }).filter { $0.count > 2 }
        let found = words.filter { word in
            let members = names.filter { $0.name.begins(withWord: word) }
            return sharedPart * members.count < names.count && Set(members.compactMap(\.layer)).count > 1
        }
        let shortest = found.filter { word in !found.contains { $0 != word && word.begins(withWord: $0) } }
        var users: [Substring: Set<String>] = [:]
        for word in shortest {
            for (name, _) in names where name.begins(withWord: word) && name != word {
                users[name.dropFirst(word.count), default: []].insert(word)
            }
        }
        return Set(users.values.filter { $0.count > 1 }.joined()).sorted()
    }
}

extension String {
    /// The words of a name in camel case without the last one; empty if there is none.
    fileprivate var withoutLastWord: String { lastWord.map { String(dropLast($0.count)) } ?? "" }

    /// A Boolean value that indicates whether a name in camel case begins with a word, or with several.
    fileprivate func begins(withWord word: String) -> Bool {
        hasPrefix(word) && dropFirst(word.count).first?.isUppercase != false
    }
}
