import ArchitectureDomain

extension RulesFile {
    /// Returns the text of a rules file with the excluded folders, targets, features, layers and severities, which are all that a
    /// proposal contains.
    static func text(of rules: Rules) -> String {
        let layers = rules.layers.map { layer in
            var lines = ["[layer.\(TOMLText.key(layer.name))]"]
            for (key, patterns) in [("packages", layer.packages), ("folders", layer.folders)] where !patterns.isEmpty {
                lines.append("\(key) = \(TOMLText.list(patterns.map(\.text)))")
            }
            if layer.targets != ["*"] { lines.append("targets = \(TOMLText.list(layer.targets.map(\.text)))") }
            if !layer.uses.isEmpty { lines.append("uses = \(TOMLText.list(layer.uses))") }
            if layer.joinsFeatures { lines.append("joins-features = true") }
            lines.append("because = \(TOMLText.quoted(layer.quote.reason))")
            return lines.joined(separator: "\n") + "\n"
        }
        let weights = rules.severities.map { "\($0.rawValue) = \(TOMLText.quoted($1.rawValue))\n" }.sorted()
        let severity = weights.isEmpty ? [] : ["[severity]\n" + weights.joined()]
        let left = rules.excluded.map(\.text)
        let exclude = left.isEmpty ? [] : ["exclude = \(TOMLText.list(left))\n"]
        return (exclude + rules.targets.map(table) + features(rules) + layers + severity).joined(separator: "\n")
    }

    private static func table(of target: Rules.Target) -> String {
        let dependencies = target.dependencies.isEmpty ? "" : "dependencies = \(TOMLText.list(target.dependencies))\n"
        return "[target.\(TOMLText.key(target.name))]\nfolders = \(TOMLText.list(target.folders))\n"
            + dependencies + (target.isTest ? "test = true\n" : "")
    }

    private static func features(_ rules: Rules) -> [String] {
        guard let features = rules.features else { return [] }
        let names = "names = \(TOMLText.list(features.names))"
        return ["[features]\n\(names)\nbecause = \(TOMLText.quoted(features.quote.reason))\n"]
    }
}
