/// A feature that the rules do not list, and the targets that show it to be one.
struct UnlistedFeature: Sendable {
    let name: String
    /// The indices of the targets, at least one.
    let targets: [Int]
}

extension Checker {
    /// Returns the features that the rules list and no target belongs to, and those that they do not list.
    func featureFindings() -> [Finding] {
        guard let features = rules.features else { return [] }
        let missing = unlisted.map { feature in
            finding(
                .unlistedFeature(feature.name, targets: feature.targets.map { graph.nodes[$0].name }),
                at: features.quote.place,
                node: feature.targets[0],
                rule: features.quote
            )
        }
        let known = Set(placements.compactMap(\.feature))
        let empty = features.names.filter { !known.contains($0) }.map { name in
            let place = features.positions[name].map { Place(file: Rules.file, $0) } ?? features.quote.place
            return finding(.emptyFeature(name), at: place, rule: features.quote)
        }
        return missing + empty
    }

    /// Returns the features that the rules do not list.
    ///
    /// Two targets that begin with the same word show a feature: one has a name like those that the rules give to the
    /// targets of a feature, for example `{feature}Domain`; the other uses it, and only the unlisted word forbids that.
    func unlistedFeatures() -> [UnlistedFeature] {
        let suffixes = rules.suffixesOfFeatures
        var names: [Int: String] = [:]
        for node in graph.nodes.indices where placements[node].feature == nil {
            let name = graph.nodes[node].name
            guard !graph.nodes[node].isTest, graph.nodes[node].part == nil else { continue }
            guard let suffix = suffixes.filter(name.hasSuffix).max(by: { $0.count < $1.count }) else { continue }
            names[node] = String(name.dropLast(suffix.count))
        }
        guard !names.isEmpty else { return [] }
        var targets: [String: Set<Int>] = [:]
        for user in graph.nodes.indices {
            for used in graph.neighbours(of: user) {
                guard let name = names[used], !name.isEmpty, graph.nodes[user].name.hasPrefix(name),
                    case .groupDependency = verdict(from: user, to: used)?.fact
                else { continue }
                targets[name, default: []].formUnion([user, used])
            }
        }
        return targets.sorted { $0.key < $1.key }.map { UnlistedFeature(name: $0, targets: $1.sorted()) }
    }
}

extension Rules {
    /// The suffixes that patterns give to the targets of a feature.
    fileprivate var suffixesOfFeatures: Set<String> {
        guard features != nil else { return [] }
        let ofLayers: [NamePattern] = layers.flatMap { $0.targets + ($0.imports ?? []) + ($0.exposes ?? []) }
        let ofGroups: [NamePattern] = groups.flatMap { $0.targets + $0.imports }
        let endings = (ofLayers + ofGroups).map(\.text).filter { $0.hasPrefix(NamePattern.featureMark) }
            .map { String($0.dropFirst(NamePattern.featureMark.count)) }
        return Set(endings.filter { !$0.isEmpty && !$0.contains("*") && !$0.contains("{") })
    }
}
