import ArchitectureDomain

/// The checks for unknown names and for rules that contradict each other.
struct RulesConsistency {
    private let rules: Rules
    private let tables: [TOMLTable]
    private let layers: Set<String>

    init(_ rules: Rules, _ tables: [TOMLTable]) {
        self.rules = rules
        self.tables = tables
        layers = Set(rules.layers.map(\.name))
    }

    func check() throws(RulesFileError) {
        for layer in rules.layers {
            try known(layer.uses, "uses", in: ["layer", layer.name])
            guard !layer.uses.contains(layer.name) else {
                throw RulesFileError(
                    line: layer.quote.place.position.line,
                    reason: .cycle("\(layer.name) -> \(layer.name)")
                )
            }
        }
        for rule in rules.types { try typeRuleIsConsistent(rule) }
        if let composition = rules.composition { try known(composition.layers, "layers", in: ["composition"]) }
        try layersFormNoCycle()
        try featuresAreNamed()
    }

    private func known(_ names: [String], _ key: String, in table: [String]) throws(RulesFileError) {
        for name in names where !layers.contains(name) {
            let value = tables.first { $0.name == table }?.values.first { $0.key == key }?.value
            throw RulesFileError(
                line: line(of: name, in: value),
                reason: layers.isEmpty
                    ? .missing("[layer.NAME]") : .noneOf(key: key, name, rules.layers.map(\.name))
            )
        }
    }

    private func line(of name: String, in value: TOMLValue?) -> Int {
        guard case .list(let list) = value?.content else { return value?.line ?? 1 }
        return list.first { $0.content == .text(name) }?.line ?? value?.line ?? 1
    }

    private func typeRuleIsConsistent(_ rule: Rules.TypeRule) throws(RulesFileError) {
        let table = rule.quote.name.split(separator: ".", maxSplits: 1).map { String($0) }
        let isOld = table.first == "data-only"
        try known(rule.layers, isOld ? "of" : "layers", in: table)
        try known(rule.mentioningLayers, isOld ? "layer" : "must-not-be-mentioned-from", in: table)
        var patterns = rule.names + rule.except + rule.folders
        for requirement in rule.requirements {
            switch requirement {
            case .layer(let layers): try known(layers, requirement.key, in: table)
            case .name(let names), .notName(let names), .folder(let names): patterns += names
            default: break
            }
        }
        guard rules.features != nil || !patterns.contains(where: \.hasFeature) else {
            throw RulesFileError(line: rule.quote.place.position.line, reason: .missing("[features]"))
        }
    }

    private func layersFormNoCycle() throws(RulesFileError) {
        let graph = rules.layerGraph
        guard let cycle = graph.cycles().first, let path = graph.path(from: cycle[0], to: cycle[0]) else { return }
        let text = path.map { rules.layers[$0].name }.joined(separator: " -> ")
        throw RulesFileError(line: rules.layers[cycle[0]].quote.place.position.line, reason: .cycle(text))
    }

    /// Rejects folders of features without `{feature}`, or with `*` beside it unless the features are listed, and `{feature}` in a
    /// file without features.
    private func featuresAreNamed() throws(RulesFileError) {
        if let features = rules.features {
            let value = tables.first { $0.name == ["features"] }?.values.first { $0.key == "folders" }?.value
            if let folder = features.folders.first(where: { !$0.hasFeature }) {
                let notation = "folders = [\"\(folder.text)/{feature}\"]"
                throw RulesFileError(line: line(of: folder.text, in: value), reason: .expected(notation))
            }
            if features.names.isEmpty, let folder = features.folders.first(where: \.isAmbiguous) {
                throw RulesFileError(line: line(of: folder.text, in: value), reason: .missing("names"))
            }
            return
        }
        for layer in rules.layers {
            let patterns = layer.targets + layer.folders + (layer.imports ?? []) + (layer.exposes ?? [])
            guard !patterns.contains(where: \.hasFeature) else {
                throw RulesFileError(line: layer.quote.place.position.line, reason: .missing("[features]"))
            }
        }
        for group in rules.groups where (group.targets + group.imports).contains(where: \.hasFeature) {
            throw RulesFileError(line: group.quote.place.position.line, reason: .missing("[features]"))
        }
    }
}
