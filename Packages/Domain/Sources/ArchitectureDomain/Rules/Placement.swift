/// The layer, the group and the feature of a target.
struct Placement: Hashable, Sendable {
    /// The index of the layer in ``Rules/layers``, or nil if the target belongs to none.
    let layer: Int?
    /// The index of the group in ``Rules/groups``, or nil if the target belongs to none.
    let group: Int?
    /// The name of the feature, or nil if the target belongs to none.
    let feature: String?
}

extension Rules {
    /// Returns the placement of a target.
    ///
    /// Tests have the placement of the target that they test, `ArticleDomainTests` that of `ArticleDomain`, unless a
    /// layer names them.
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
        let feature = known.filter { subject.hasPrefix($0) }.max { $0.count < $1.count }
        let group = groups.firstIndex { group in group.targets.contains { $0.matches(subject, features: known) } }
        return Placement(layer: layer, group: group, feature: feature)
    }

    /// The graph of the layers and those that each may use.
    public var layerGraph: DirectedGraph {
        let names = layers.map(\.name)
        return DirectedGraph(layers.map { layer in layer.uses.compactMap { names.firstIndex(of: $0) } })
    }
}
