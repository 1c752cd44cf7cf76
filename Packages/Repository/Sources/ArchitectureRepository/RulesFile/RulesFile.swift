import ArchitectureDomain

/// A reader of rules files, which rejects unknown tables, keys and names.
struct RulesFile {
    private var rules = Rules()

    /// Returns the rules in a file; throws with the line of the first mistake.
    static func rules(from bytes: [UInt8]) throws(RulesFileError) -> Rules {
        var reader = TOMLReader(bytes)
        let tables = try reader.read()
        var rulesFile = RulesFile()
        for table in tables { try rulesFile.read(table) }
        try RulesConsistency(rulesFile.rules, tables).check()
        return rulesFile.rules
    }

    static let tableNames = [
        "[target.NAME]", "[features]", "[layer.NAME]", "[group.NAME]", "[types.NAME]", "[composition]",
        "[file-length]", "[settings]", "[coverage]", "[folder-cycle]", "[unsafe]", "[[unsafe.allowed]]", "[severity]",
    ]

    private mutating func read(_ table: TOMLTable) throws(RulesFileError) {
        var keys = TableKeys(table)
        switch (table.name.first, table.name.count, table.isElement) {
        case (nil, 0, false):
            rules.excluded = try keys.folders("exclude") ?? []
        case ("features", 1, false):
            let names = try keys.some(keys.texts("names"), "names")
            let folders = try keys.some(keys.folders("folders"), "folders")
            var features = Rules.Features(
                names: try keys.required(names ?? (folders == nil ? nil : []), "names | folders"),
                reason: try keys.reason(),
                at: table.position
            )
            features.folders = folders ?? []
            features.positions = keys.positions(of: "names")
            rules.features = features
        case ("target", 2, false):
            let folders = try keys.required(keys.some(keys.texts("folders"), "folders"), "folders")
            var target = Rules.Target(name: table.name[1], folders: folders, at: table.position)
            target.dependencies = try keys.texts("dependencies") ?? []
            target.isTest = try keys.flag("test") ?? false
            rules.targets.append(target)
        case ("layer", 2, false):
            try readLayer(table, &keys)
        case ("group", 2, false), ("room", 2, false):
            var group = Rules.Group(
                name: table.name[1],
                targets: try keys.required(keys.some(keys.patterns("targets"), "targets"), "targets"),
                imports: try keys.required(keys.patterns("imports"), "imports"),
                reason: try keys.reason(),
                at: table.position
            )
            group.technologies = try keys.patterns("technologies")
            rules.groups.append(group)
            if table.name[0] == "room" {
                rules.deprecations.append(.init(table.header, use: "[group.\(group.name)]", at: table.position))
            }
        case ("types", 2, false):
            rules.types.append(try keys.typeRule(of: table))
        case ("avoid", 2, false), ("data-only", 2, false):
            let rule = try keys.formerTypeRule(of: table)
            rules.types.append(rule)
            let new = "[types.\(table.name[1])]"
            rules.deprecations.append(.init(table.header, use: new, rule.keyTexts, at: table.position))
        case ("composition", 1, false), ("file-length", 1, false),
            ("settings", 1, false), ("coverage", 1, false), ("folder-cycle", 1, false), ("unsafe", 1, false),
            ("unsafe", 2, true):
            try readLimit(table, &keys)
        case ("severity", 1, false):
            try readSeverities(&keys)
        default:
            throw RulesFileError(line: table.line, reason: .unknown(table.header, Self.tableNames))
        }
        try keys.finish()
    }

    private mutating func readLayer(_ table: TOMLTable, _ keys: inout TableKeys) throws(RulesFileError) {
        let packages = try keys.some(keys.patterns("packages"), "packages")
        let folders = try keys.some(keys.folders("folders"), "folders")
        var layer = Rules.Layer(
            name: table.name[1],
            packages: try keys.required(packages ?? (folders == nil ? nil : []), "packages | folders"),
            reason: try keys.reason(),
            at: table.position
        )
        layer.folders = folders ?? []
        layer.targets = try keys.some(keys.patterns("targets"), "targets") ?? ["*"]
        layer.uses = try keys.texts("uses") ?? []
        layer.imports = try keys.patterns("imports")
        layer.technologies = try keys.patterns("technologies")
        layer.exposes = try keys.patterns("exposes")
        layer.allowsUnsafe = try keys.flag("allows-unsafe") ?? true
        layer.joinsFeatures = try keys.flag("joins-features") ?? false
        layer.isForTests = try keys.flag("for-tests") ?? false
        rules.layers.append(layer)
    }

    private mutating func readLimit(_ table: TOMLTable, _ keys: inout TableKeys) throws(RulesFileError) {
        let reason = try keys.reason()
        switch (table.name[0], table.isElement) {
        case ("composition", _):
            var composition = Rules.Composition(
                layers: try keys.required(keys.some(keys.texts("layers"), "layers"), "layers"),
                lines: try keys.required(keys.number("lines"), "lines"),
                branches: try keys.required(keys.number("branches"), "branches"),
                reason: reason,
                at: table.position
            )
            let (screens, limit) = (try keys.patterns("screens"), try keys.number("lines-per-screen"))
            if screens != nil || limit != nil {
                composition.screens = try keys.required(screens, "screens")
                composition.linesPerScreen = try keys.required(limit, "lines-per-screen")
            }
            rules.composition = composition
        case ("file-length", _):
            rules.fileLength = Rules.FileLength(
                lines: try keys.required(keys.number("lines", from: 1), "lines"),
                reason: reason,
                at: table.position
            )
        case ("settings", _):
            rules.settings = Rules.Settings(
                swift: try keys.required(keys.texts("swift"), "swift"),
                reason: reason,
                at: table.position
            )
        case ("coverage", _):
            rules.coverage = Rules.Quote("coverage", because: reason, at: table.position)
        case ("folder-cycle", _):
            rules.folderCycle = Rules.Quote("folder-cycle", because: reason, at: table.position)
        case ("unsafe", false):
            rules.allowances = rules.allowances ?? []
        default:
            try readAllowance(table, &keys, reason)
        }
    }

    private mutating func readAllowance(
        _ table: TOMLTable,
        _ keys: inout TableKeys,
        _ reason: String
    ) throws(RulesFileError) {
        guard table.name == ["unsafe", "allowed"] else {
            throw RulesFileError(line: table.line, reason: .unknown(table.header, Self.tableNames))
        }
        let text = try keys.required(keys.text("construct"), "construct")
        guard let construct = UnsafeConstruct(rawValue: text) else {
            let known = UnsafeConstruct.allCases.map(\.rawValue)
            throw RulesFileError(line: keys.line(of: "construct"), reason: .noneOf(key: "construct", text, known))
        }
        let allowance = Rules.Allowance(
            file: try keys.required(keys.text("file"), "file"),
            construct: construct,
            count: try keys.number("count") ?? 1,
            reason: reason,
            at: table.position
        )
        rules.allowances = (rules.allowances ?? []) + [allowance]
    }

    private mutating func readSeverities(_ keys: inout TableKeys) throws(RulesFileError) {
        for name in keys.names {
            guard let check = Check(rawValue: name) else {
                throw RulesFileError(line: keys.line(of: name), reason: .unknown(name, Check.allCases.map(\.rawValue)))
            }
            let text = try keys.text(name) ?? ""
            let severities = Severity.allCases.filter { $0 > .off || check != .unverified }
            guard let severity = severities.first(where: { $0.rawValue == text }) else {
                let known = severities.map(\.rawValue)
                throw RulesFileError(line: keys.line(of: name), reason: .noneOf(key: name, text, known))
            }
            rules.severities[check] = severity
        }
    }
}
