import ArchitectureDomain

extension RulesFile {
    /// The text of a rules file that says the same; only layers are written, which are all that a proposal has.
    static func text(of rules: Rules) -> String {
        rules.layers.map { layer in
            var lines = [
                "[layer.\(TOMLText.key(layer.name))]", "packages = \(TOMLText.list(layer.packages.map(\.text)))",
            ]
            if layer.targets != ["*"] { lines.append("targets = \(TOMLText.list(layer.targets.map(\.text)))") }
            if !layer.uses.isEmpty { lines.append("uses = \(TOMLText.list(layer.uses))") }
            lines.append("because = \(TOMLText.quoted(layer.reason))")
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }
}
