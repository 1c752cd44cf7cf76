/// The layer, the group and the feature of a target, or of a part of it.
struct Placement: Hashable, Sendable {
    /// The index of the layer in ``Rules/layers``, or nil if the target belongs to none.
    let layer: Int?
    /// The index of the group in ``Rules/groups``, or nil if the target belongs to none.
    let group: Int?
    /// The name of the feature, or nil if the target belongs to none.
    let feature: String?
}

extension Rules {
    /// Returns the placement of a target; tests have that of the target that they test, unless a layer names them.
    func placement(of target: String, isTest: Bool, packagePath: String) -> Placement {
        let known = features?.names ?? []
        let subject = TargetManifest.subject(of: target, isTest: isTest)
        let candidates = layers.indices.filter { layers[$0].packages.contains { $0.matches(packagePath) } }
        func firstLayer(naming name: String) -> Int? {
            candidates.first { layers[$0].targets.contains { $0.matches(name, features: known) } }
        }
        let naming = candidates.first { layers[$0].targets.contains { $0.text == target } }
        // Tests of no particular target belong to the outermost layer of their package.
        let layer = isTest ? naming ?? firstLayer(naming: subject) ?? candidates.last : firstLayer(naming: target)
        return Placement(layer: layer, group: group(of: subject), feature: feature(beginning: subject))
    }

    /// Returns the placement of a node: that of its part, and for the rest that of its target.
    func placement(of node: ModuleGraph.Node) -> Placement {
        let ofTarget = placement(of: node.manifest.name, isTest: node.isTest, packagePath: node.key.package)
        guard let part = node.part else { return ofTarget }
        return Placement(
            layer: part.layer ?? ofTarget.layer,
            group: group(of: node.name) ?? ofTarget.group,
            feature: part.feature ?? ofTarget.feature
        )
    }

    private func group(of name: String) -> Int? {
        let known = features?.names ?? []
        return groups.firstIndex { group in group.targets.contains { $0.matches(name, features: known) } }
    }

    /// The graph of the layers and those that each may use.
    public var layerGraph: DirectedGraph {
        let numbers = Dictionary(zip(layers.map(\.name), layers.indices)) { first, _ in first }
        return DirectedGraph(layers.map { $0.uses.compactMap { numbers[$0] } })
    }
}
