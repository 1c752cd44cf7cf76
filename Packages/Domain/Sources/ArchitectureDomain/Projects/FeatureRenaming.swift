import DomainKit

/// Gives a feature another name in the sources, the manifests and the rules of a project.
///
/// Renamed are the words that the project declares, so that a name of the kits which contains that of the feature stays; further
/// the commands. In the layer Repository, strings and the members of `Codable` types are left: they name documents and their
/// fields, in which apps have stored data.
struct FeatureRenaming {
    private let column: FeatureColumn
    private let new: ModuleName
    /// The declared words with the name, and the modules.
    private let words: Set<String>
    /// The members of `Codable` types of the layer Repository.
    private let stored: Set<String>

    /// Creates a renaming; throws if something of the project, or an app, has one of the names.
    init(of column: FeatureColumn, to new: ModuleName, contents: [String: [UInt8]]) throws(ValidationError) {
        self.column = column
        self.new = new
        var declared = Set(contents.keys.compactMap(ProjectOutline.module(of:)))
        var stored: Set<String> = []
        for (path, bytes) in contents where path.hasSuffix(".swift") {
            guard path.hasPrefix("Packages/") || path.hasPrefix("Apps/") else { continue }
            declared.formUnion(Self.declaredWords(in: bytes))
            if Self.isOfRepository(path) { stored.formUnion(Self.storedMembers(in: bytes)) }
        }
        self.stored = stored
        words = declared.filter { !column.name.occurrences(in: Array($0.utf8)).isEmpty }.subtracting(Self.commonMembers)
        let apps = ProjectOutline.apps(in: contents.keys)
        for (field, name) in [("OLD", column.name.name), ("NEW", new)] where apps[name.folder] != nil {
            throw ValidationError(field: field, value: name.text, rule: .unused)
        }
        guard !ProjectOutline.isOfArea(new, ProjectOutline.areas(in: contents.keys)) else {
            throw ValidationError(field: "NEW", value: new.text, rule: .unused)
        }
        let files = column.files.filter { path($0) != $0 && contents[path($0)] != nil }.map(path)
        let names = words.map { column.name.replaced(by: new, in: $0) }.filter(declared.contains)
        if let taken = names.min() ?? files.min() {
            throw ValidationError(field: "NEW", value: taken, rule: .unused)
        }
    }

    static func isOfRepository(_ path: String) -> Bool {
        ProjectOutline.isOfLayer("Repository", path) && !PackageManifest.isManifest(path)
    }

    private static let keywords: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "var", "let", "case",
    ]

    /// Members of the standard library that most sources use; a word alone does not tell whose member it is, and so it is left.
    private static let commonMembers: Set<String> = [
        "count", "description", "element", "elements", "filter", "first", "hash", "id", "index", "indices", "key",
        "keys", "last",
        "lines", "map", "max", "min", "name", "next", "prefix", "suffix", "text", "title", "url", "value", "values",
    ]

    private static func declaredWords(in bytes: [UInt8]) -> Set<String> {
        var words: Set<String> = []
        var isDeclared = false
        for token in bytes.tokens {
            let text = token.kind == .word || token.kind == .quotedWord ? bytes.text(of: token) : ""
            if isDeclared, !text.isEmpty { words.insert(text) }
            isDeclared = token.kind == .word && keywords.contains(text)
        }
        return words
    }

    /// Returns the members of `Codable` types and of coding keys, and the labels of cases, under which values are stored.
    private static func storedMembers(in bytes: [UInt8]) -> Set<String> {
        let protocols: Set<String> = ["Codable", "Decodable", "Encodable", "CodingKey"]
        let tree = DeclarationTree(bytes)
        let members = tree.nodes.indices.filter { number in
            guard [.variable, .enumCase].contains(tree.nodes[number].kind), let type = tree.nodes[number].parent else {
                return false
            }
            return tree.paths(in: tree.nodes[type].inherited).contains { $0.path.last.map(protocols.contains) == true }
        }
        let names = members.flatMap { number -> [String] in
            let labels = tree.nodes[number].kind == .enumCase ? tree.labels(of: number).map(\.label) : []
            return tree.nodes[number].names.map(\.text) + labels
        }
        return Set(names.filter { $0.first?.isLowercase == true })
    }

    // MARK: - Files

    /// Returns the path of a file of the feature after the renaming.
    func path(_ path: String) -> String {
        let parts = path.split(separator: "/").map { String($0) }
        return (parts.prefix(3) + parts.dropFirst(3).map { column.name.replaced(by: new, in: $0) })
            .joined(separator: "/")
    }

    /// Returns the content of a file after the renaming.
    func content(_ bytes: [UInt8], at path: String) -> [UInt8] {
        // Other bytes than UTF-8 would change when they are written again.
        guard String(validating: bytes, as: UTF8.self) != nil else { return bytes }
        if path == Rules.file { return Array(replacingWords(in: String(decoding: bytes, as: UTF8.self)).utf8) }
        guard path.hasSuffix(".swift") else { return bytes }
        if column.files.contains(path) || PackageManifest.isManifest(path) || path.hasPrefix("Apps/")
            || importsModules(bytes)
        {
            return Array(source(bytes, at: path).utf8)
        }
        return bytes
    }

    private func importsModules(_ bytes: [UInt8]) -> Bool {
        SourceOutline(String(decoding: bytes, as: UTF8.self)).imports.contains { column.modules.contains($0.module) }
    }

    private func source(_ bytes: [UInt8], at path: String) -> String {
        var (result, end) = ("", 0)
        let isOfRepository = Self.isOfRepository(path)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        for token in bytes.tokens {
            let comment = text(end..<token.range.lowerBound)
            result += comment.allSatisfy(\.isWhitespace) ? comment : replacingWords(in: comment)
            let word = text(token.range)
            switch token.kind {
            case .text where isOfRepository: result += word
            case .word where isOfRepository && stored.contains(word): result += word
            case .quotedWord where isOfRepository && stored.contains(word): result += word
            case .word where words.contains(word): result += column.name.replaced(by: new, in: word)
            case .text: result += command(token, in: bytes, at: path) ?? replacingWords(in: word)
            case .quotedWord: result += replacingWords(in: word)
            default: result += word
            }
            end = token.range.upperBound
        }
        result += replacingWords(in: text(end..<bytes.count))
        let old = text(0..<bytes.count)
        // The order of the modules depends on their names.
        return TemplateNames.sortingImports(of: old) == old ? TemplateNames.sortingImports(of: result) : result
    }

    // MARK: - Words

    /// Returns a text that a literal begins with if it is the name as a command or an identifier, with the new name;
    /// nil for prose; a hyphen may follow, as in the names of temporary folders.
    private func command(_ token: Token, in bytes: [UInt8], at path: String) -> String? {
        let quote = UInt8(ascii: "\"")
        let text = bytes.text(of: token)
        let (old, end) = (column.name.name, text.hasSuffix("-") ? "-" : "")
        let name = String(text.dropLast(end.count))
        guard token.range.lowerBound > 0, bytes[token.range.lowerBound - 1] == quote,
            !end.isEmpty || bytes.byte(at: token.range.upperBound) == quote,
            [old.command, old.identifier].contains(name)
        else { return nil }
        let isShown = end.isEmpty && (ProjectOutline.isOfLayer("View", path) || path.hasPrefix("Apps/"))
        let isCommand = name == old.command && (isShown || name != old.identifier)
        return (isCommand ? new.command : new.identifier) + end
    }

    /// Returns prose, or rules, with the new name in the place of the old one, and in the declared words that begin as types do.
    private func replacingWords(in text: String) -> String {
        let bytes = Array(text.utf8)
        var (result, index) = ("", 0)
        while index < bytes.count {
            let start = index
            let isWord = bytes[index].isWord
            while index < bytes.count, bytes[index].isWord == isWord { index += 1 }
            let word = String(decoding: bytes[start..<index], as: UTF8.self)
            let isCode = start > 0 && [UInt8(ascii: "`"), UInt8(ascii: ".")].contains(bytes[start - 1])
            let isType = word == column.name.name.text || word.first?.isUppercase == true && words.contains(word)
            result +=
                isWord && (isType || isCode && words.contains(word)) ? column.name.replaced(by: new, in: word) : word
        }
        return result
    }
}
