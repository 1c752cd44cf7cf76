import ArchitectureDomain

/// The keys of a table, which are read one by one; a key that is never read is an error.
struct TableKeys {
    private let table: TOMLTable
    private var readKeys: [String] = []

    init(_ table: TOMLTable) {
        self.table = table
    }

    /// The names of the keys in the file, in their order.
    var names: [String] { table.values.map(\.key) }

    /// Returns the line of a key, or else that of the table.
    func line(of name: String) -> Int {
        table.values.first { $0.key == name }?.value.line ?? table.line
    }

    /// Returns the position of each text in the list of a key.
    func positions(of name: String) -> [String: Position] {
        guard case .list(let list) = table.values.first(where: { $0.key == name })?.value.content else { return [:] }
        let positions = list.compactMap { element in
            if case .text(let text) = element.content { (text, element.position) } else { nil }
        }
        return Dictionary(positions) { first, _ in first }
    }

    private mutating func value(_ name: String) -> TOMLValue? {
        readKeys.append(name)
        return table.values.first { $0.key == name }?.value
    }

    mutating func text(_ name: String) throws(RulesFileError) -> String? {
        guard let value = value(name) else { return nil }
        guard case .text(let text) = value.content else {
            throw RulesFileError(line: value.line, reason: .wrongType(key: name, value, "\(name) = \"text\""))
        }
        return text
    }

    mutating func texts(_ name: String) throws(RulesFileError) -> [String]? {
        guard let value = value(name) else { return nil }
        let error = RulesFileError(line: value.line, reason: .wrongType(key: name, value, "\(name) = [\"text\", …]"))
        guard case .list(let list) = value.content else { throw error }
        var texts: [String] = []
        for element in list {
            guard case .text(let text) = element.content else { throw error }
            texts.append(text)
        }
        return texts
    }

    mutating func patterns(_ name: String) throws(RulesFileError) -> [NamePattern]? {
        try texts(name)?.map { NamePattern($0) }
    }

    /// Returns patterns for folders relative to the root of the repository; `./App/` means `App`.
    mutating func folders(_ name: String) throws(RulesFileError) -> [NamePattern]? {
        let paths = try texts(name)
        guard paths?.contains(where: { $0.hasPrefix("/") }) != true else {
            throw RulesFileError(line: line(of: name), reason: .expected("\(name) = [\"App/Sources\", …]"))
        }
        return paths?.map { NamePattern($0.resolved(in: "")) }
    }

    mutating func number(_ name: String, from least: Int = 0) throws(RulesFileError) -> Int? {
        guard let value = value(name) else { return nil }
        guard case .number(let number) = value.content, number >= least else {
            throw RulesFileError(line: value.line, reason: .wrongType(key: name, value, "\(name) = 1"))
        }
        return number
    }

    mutating func flag(_ name: String) throws(RulesFileError) -> Bool? {
        guard let value = value(name) else { return nil }
        guard case .flag(let flag) = value.content else {
            throw RulesFileError(line: value.line, reason: .wrongType(key: name, value, "\(name) = true"))
        }
        return flag
    }

    /// Returns the reason, which every rule has.
    mutating func reason() throws(RulesFileError) -> String {
        let reason = try required(text("because"), "because")
        guard reason.contains(where: { !$0.isWhitespace }) else {
            throw RulesFileError(line: line(of: "because"), reason: .expected("because = \"text\""))
        }
        return reason
    }

    /// Returns a list that is not empty if it is there: without an element, the rule would hold for nothing.
    func some<Element>(_ list: [Element]?, _ name: String) throws(RulesFileError) -> [Element]? {
        guard list?.isEmpty != true else {
            throw RulesFileError(line: line(of: name), reason: .expected("\(name) = [\"text\", …]"))
        }
        return list
    }

    func required<Value>(_ value: Value?, _ name: String) throws(RulesFileError) -> Value {
        guard let value else { throw RulesFileError(line: table.line, reason: .missing(name)) }
        return value
    }

    func finish() throws(RulesFileError) {
        for (key, value) in table.values where !readKeys.contains(key) {
            throw RulesFileError(line: value.line, reason: .unknown(key, readKeys))
        }
    }
}
