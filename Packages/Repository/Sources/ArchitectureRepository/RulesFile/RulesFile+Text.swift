import ArchitectureDomain

extension RulesFile {
    /// The text of a rules file that says the same; only layers are written, which are all that a proposal has.
    static func text(of rules: Rules) -> String {
        rules.layers.map { layer in
            var lines = ["[layer.\(key(layer.name))]", "packages = \(list(layer.packages.map(\.text)))"]
            if layer.targets != ["*"] { lines.append("targets = \(list(layer.targets.map(\.text)))") }
            if !layer.uses.isEmpty { lines.append("uses = \(list(layer.uses))") }
            lines.append("because = \(quoted(layer.reason))")
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private static func key(_ name: String) -> String {
        let isBare = !name.isEmpty && name.utf8.allSatisfy(TOMLReader.isBare)
        return isBare ? name : quoted(name)
    }

    private static func list(_ texts: [String]) -> String {
        "[" + texts.map(quoted).joined(separator: ", ") + "]"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
        return "\"\(escaped)\""
    }
}
