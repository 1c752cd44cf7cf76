import ArchitectureDomain

extension TableKeys {
    /// Returns the rule of a table `[types.NAME]`.
    mutating func typeRule(of table: TOMLTable) throws(RulesFileError) -> Rules.TypeRule {
        var rule = Rules.TypeRule(quote: try quote(table))
        rule.names = try somePatterns("names") ?? []
        rule.except = try somePatterns("except") ?? []
        rule.kinds = try values("kinds") ?? []
        rule.layers = try someTexts("layers") ?? []
        rule.folders = try someFolders("folders") ?? []
        rule.protocols = try somePatterns("conforms-to") ?? []
        rule.superclasses = try somePatterns("inherits-from") ?? []
        rule.attributes = try attributes("attributes") ?? []
        rule.includesNested = try isTrue("nested")
        rule.requirements = [
            try somePatterns("must-be-named").map { .name($0) },
            try somePatterns("must-not-be-named").map { .notName($0) },
            try someTexts("must-be-in-layers").map { .layer($0) },
            try someFolders("must-be-in-folders").map { .folder($0) },
            try values("must-have-access").map { .access($0) },
            try isTrue("must-be-final") ? .final : nil,
            try somePatterns("must-conform-to").map { .conformance($0) },
            try somePatterns("must-inherit-from").map { .superclass($0) },
            try attributes("must-have-attributes").map { .attribute($0) },
            try isTrue("must-match-file-name") ? .fileName : nil,
            try number("most-lines", from: 1).map { .lines($0) },
            try number("most-init-parameters").map { .parameters($0) },
        ].compactMap(\.self)
        rule.forbiddenNames = try somePatterns("must-not-mention") ?? []
        rule.mentioningLayers = try someTexts("must-not-be-mentioned-from") ?? []
        if rule.requirements.isEmpty, rule.forbiddenNames.isEmpty, rule.mentioningLayers.isEmpty {
            // A misspelt key is named instead.
            try finish()
            throw RulesFileError(line: table.line, reason: .missing("must-… | most-…"))
        }
        return rule
    }

    /// Returns the rule about types that a former table `[avoid.NAME]` or `[data-only.NAME]` stands for.
    mutating func formerTypeRule(of table: TOMLTable) throws(RulesFileError) -> Rules.TypeRule {
        var rule = Rules.TypeRule(quote: try quote(table))
        if table.name[0] == "avoid" {
            rule.layers = try required(someTexts("layers"), "layers")
            rule.forbiddenNames = try required(somePatterns("names"), "names")
        } else {
            rule.mentioningLayers = [try required(text("layer"), "layer")]
            rule.layers = [try required(text("of"), "of")]
            rule.kinds = [.protocol]
            rule.except = try patterns("except") ?? []
        }
        return rule
    }

    private mutating func quote(_ table: TOMLTable) throws(RulesFileError) -> Rules.Quote {
        Rules.Quote(table.name.joined(separator: "."), because: try reason(), at: table.position)
    }

    private mutating func someTexts(_ name: String) throws(RulesFileError) -> [String]? {
        try some(texts(name), name)
    }

    private mutating func somePatterns(_ name: String) throws(RulesFileError) -> [NamePattern]? {
        try some(patterns(name), name)
    }

    private mutating func someFolders(_ name: String) throws(RulesFileError) -> [NamePattern]? {
        try some(folders(name), name)
    }

    /// Returns patterns for attributes, which have no `@`.
    private mutating func attributes(_ name: String) throws(RulesFileError) -> [NamePattern]? {
        let patterns = try somePatterns(name)
        guard patterns?.contains(where: { $0.text.hasPrefix("@") }) != true else {
            throw RulesFileError(line: line(of: name), reason: .expected("\(name) = [\"MainActor\", …]"))
        }
        return patterns
    }

    private mutating func values<Value: CaseIterable & RawRepresentable<String>>(
        _ name: String
    ) throws(RulesFileError) -> [Value]? {
        guard let texts = try someTexts(name) else { return nil }
        var values: [Value] = []
        for text in texts {
            guard let value = Value(rawValue: text) else {
                let known = Value.allCases.map(\.rawValue)
                throw RulesFileError(line: line(of: name), reason: .noneOf(key: name, text, known))
            }
            values.append(value)
        }
        return values
    }

    /// Returns whether a key is `true`; `false` is an error, because it would have no effect.
    private mutating func isTrue(_ name: String) throws(RulesFileError) -> Bool {
        guard let flag = try flag(name) else { return false }
        guard flag else { throw RulesFileError(line: line(of: name), reason: .expected("\(name) = true")) }
        return true
    }
}

extension Rules.TypeRule {
    /// The keys that replace those of a former table, as they are written now.
    var keyTexts: [String] {
        func key(_ name: String, _ texts: [String]) -> String? {
            texts.isEmpty ? nil : "\(name) = [\(texts.map { TOMLText.quoted($0) }.joined(separator: ", "))]"
        }
        return [
            key("layers", layers), key("kinds", kinds.map(\.rawValue)), key("except", except.map(\.text)),
            key("must-not-mention", forbiddenNames.map(\.text)), key("must-not-be-mentioned-from", mentioningLayers),
        ].compactMap(\.self)
    }
}
