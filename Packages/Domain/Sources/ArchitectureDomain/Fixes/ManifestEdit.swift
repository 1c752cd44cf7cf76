/// The text of a manifest, whose targets get and lose dependencies; everything else stays as it is.
public struct ManifestEdit {
    /// The text.
    public internal(set) var text: String
    /// The name of the call that has the targets.
    let call: String

    /// Creates an edit; another call than `Package` has the targets in a manifest of Tuist.
    public init(text: String, call: String = "Package") {
        self.text = text
        self.call = call
    }

    /// Adds a dependency to a target, or returns false if the text has no list of its dependencies, because the manifest computes it.
    public mutating func add(_ dependency: String, to target: String) -> Bool {
        var insertion = ListInsertion(text)
        guard let element = Self.element(of: target, in: insertion.outline) else { return false }
        if !element.lists.contains(where: { $0.label == "dependencies" }) {
            // The arguments of a target of Tuist have another order.
            guard self.call == "Package", let call = TargetCall(element, in: insertion.source), !call.hasDependencies
            else {
                return false
            }
            insertion.insert(call.argument("[\(dependency)]"), at: call.end)
        } else {
            guard let list = Self.list("dependencies", of: target, in: insertion.outline) else { return false }
            if list.elements.isEmpty, insertion.source[list.start..<list.end].allSatisfy(\.isSpace) {
                insertion.insert(dependency, at: list.start)
            } else {
                insertion.insert([dependency], into: list, endsWithComma: false)
            }
        }
        text = insertion.result
        return true
    }

    /// Removes a dependency from a target, or returns false if the text does not name it there exactly once.
    mutating func remove(_ dependency: String, from target: String) -> Bool {
        let outline = SourceOutline(text)
        guard let list = Self.list("dependencies", of: target, in: outline) else { return false }
        let found = list.elements.indices.filter { list.elements[$0].key == dependency }
        guard found.count == 1, Self.isDependency(list.elements[found[0]], in: outline.bytes),
            let rest = ElementRemoval.removing(found[0], of: list, from: text)
        else { return false }
        text = rest
        return true
    }

    /// Removes resources from a target, and their list if none is left, or returns false if the text does not list them.
    mutating func remove(_ resources: [String], from target: String) -> Bool {
        for path in resources {
            let outline = SourceOutline(text)
            guard let list = Self.list("resources", of: target, in: outline),
                let index = list.elements.firstIndex(where: { $0.key == path })
            else { return false }
            if list.elements.count == 1, let (tree, range, start) = tokens(of: "resources", of: target) {
                // With the comma behind the argument before it.
                let first = tree.tokens[range.lowerBound - 3].range.lowerBound
                let last = tree.tokens[range.upperBound - 1].range.upperBound
                var bytes = outline.bytes
                bytes.removeSubrange(first + start..<last + start)
                text = String(decoding: bytes, as: UTF8.self)
            } else {
                guard let rest = ElementRemoval.removing(index, of: list, from: text) else { return false }
                text = rest
            }
        }
        return true
    }

    /// Adds a target behind another one, or returns false if the text has no declaration of that.
    mutating func add(target: [String], behind origin: String) -> Bool {
        var insertion = ListInsertion(text)
        guard let element = Self.element(of: origin, in: insertion.outline) else { return false }
        let line = insertion.source.lineStart(element.range.lowerBound)
        let indent = insertion.source[line..<element.range.lowerBound]
        guard indent.allSatisfy(\.isSpace) else {
            // The list has one line.
            let line = target.map { $0.drop { $0 == " " } }.joined(separator: " ")
            insertion.insert(
                ", " + line.replacing("( ", with: "(").replacing(" )", with: ")"),
                at: element.range.upperBound
            )
            text = insertion.result
            return true
        }
        let prefix = String(decoding: indent, as: UTF8.self)
        let text = target.map { "\n" + prefix + $0 }.joined()
        if let comma = element.comma {
            insertion.insert(text + ",", at: insertion.lineEnd(comma))
        } else {
            insertion.insert("," + text, at: element.range.upperBound)
        }
        self.text = insertion.result
        return true
    }

    /// Adds a target to the products that have another one.
    mutating func addToProducts(_ target: String, with origin: String) {
        var insertion = ListInsertion(text)
        for product in insertion.outline.lists.filter({ $0.label == "products" }).flatMap(\.elements) {
            for list in product.lists
            where list.label == "targets" && list.elements.contains(where: { $0.key == origin }) {
                insertion.insert(["\"\(target)\""], into: list, endsWithComma: false)
            }
        }
        text = insertion.result
    }

    /// Returns the elements of a list of a target as they are written, each with its first string: the name of a dependency, the path of a
    /// resource.
    func elements(_ label: String, of target: String) -> [(name: String, text: String)] {
        let outline = SourceOutline(text)
        let lists = Self.element(of: target, in: outline)?.lists.filter { $0.label == label } ?? []
        return lists.prefix(1).flatMap(\.elements).map {
            ($0.key, String(decoding: outline.bytes[$0.range], as: UTF8.self))
        }
    }

    /// Returns the text of an argument of the declaration of a target, such as that of `swiftSettings`.
    func argument(_ label: String, of target: String) -> String? {
        guard let (tree, range, _) = tokens(of: label, of: target) else { return nil }
        return tree.text(range)
    }

    /// Returns the string literals of an argument of the declaration of a target, or nil if there is no such argument.
    func literals(_ label: String, of target: String) -> [String]? {
        guard let (tree, range, _) = tokens(of: label, of: target) else { return nil }
        return range.filter { tree.tokens[$0].kind == .text }.map { tree.bytes.text(of: tree.tokens[$0]) }
    }

    /// Replaces string literals of an argument of the declaration of a target, by the old ones.
    mutating func replace(_ texts: [String: String], in label: String, of target: String) {
        guard let (tree, range, start) = tokens(of: label, of: target) else { return }
        var bytes = Array(text.utf8)
        for index in range.reversed() where tree.tokens[index].kind == .text {
            let token = tree.tokens[index].range
            guard let new = texts[tree.bytes.text(of: tree.tokens[index])] else { continue }
            bytes.replaceSubrange(token.lowerBound + start..<token.upperBound + start, with: new.utf8)
        }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the tokens of an argument, in the tree of the declaration that begins at the offset.
    private func tokens(of label: String, of target: String) -> (DeclarationTree, Range<Int>, Int)? {
        let outline = SourceOutline(text)
        guard let element = Self.element(of: target, in: outline) else { return nil }
        let tree = DeclarationTree(Array(outline.bytes[element.range]))
        return Self.arguments(in: tree, from: 0).first { $0.label == label }.map {
            (tree, $0.value, element.range.lowerBound)
        }
    }

    /// An argument of a call: its label with its offset, and the tokens of its value.
    typealias Argument = (label: String, offset: Int, value: Range<Int>)

    /// Returns the arguments with labels of the first call behind a token.
    static func arguments(in tree: DeclarationTree, from start: Int) -> [Argument] {
        var (depth, found) = (0, [Argument]())
        var begin: (label: String, offset: Int, value: Int)?
        for index in start..<tree.tokens.count {
            let word = tree.word(index)
            depth += min(0, word.nesting)
            if depth == 1 && word == "," || depth == 0 && word == ")" {
                if let begin { found.append((begin.label, begin.offset, begin.value..<index)) }
                begin = nil
                if depth == 0 { break }
            } else if depth == 1, begin == nil, tree.word(index + 1) == ":" {
                begin = (word, tree.tokens[index].range.lowerBound, index + 2)
            }
            depth += max(0, word.nesting)
        }
        return found
    }

    /// Returns the declaration of a target, or nil if there is none or several.
    private static func element(of target: String, in outline: SourceOutline) -> SourceOutline.Element? {
        let lists = outline.lists.filter { $0.label == "targets" || $0.label.hasPrefix("targets#") }
        let found = lists.flatMap(\.elements).filter { $0.key == target && TargetCall($0, in: outline.bytes) != nil }
        return found.count == 1 ? found[0] : nil
    }

    /// Returns the list of a target with a label, or nil if there is none, or several, or more in the argument than the list.
    private static func list(_ label: String, of target: String, in outline: SourceOutline) -> SourceOutline.List? {
        let lists = element(of: target, in: outline)?.lists.filter { $0.label == label } ?? []
        return lists.count == 1 && isWhole(lists[0], in: outline.bytes) ? lists[0] : nil
    }

    /// A Boolean value that indicates whether a list is the whole argument, without an operator or a call that changes it.
    static func isWhole(_ list: SourceOutline.List, in bytes: [UInt8]) -> Bool {
        let rest = Array(bytes[min(list.end + 1, bytes.count)...])
        var lexer = SourceLexer(rest)
        guard let next = lexer.next(), next.kind == .symbol else { return false }
        return rest.isText(next, ",") || rest.isText(next, ")")
    }

    /// A Boolean value that indicates whether an element is a name, or a call that has it as its first argument.
    private static func isDependency(_ element: SourceOutline.Element, in bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes[element.range], as: UTF8.self)
        let starts = ["", ".target(name:", ".product(name:", ".byName(name:"].map { $0 + "\"\(element.key)\"" }
        let plain = text.filter { !$0.isWhitespace }
        return plain == starts[0] || starts.dropFirst().contains { plain.hasPrefix($0) }
    }
}

/// A call such as `.target(name: "Cart", path: "Cart")`.
private struct TargetCall {
    let hasDependencies: Bool
    /// The offset behind the name, at which the next argument belongs.
    let end: Int
    /// The indentation of the name if it has a line of its own.
    private let indentation: String?

    private static let names: Set = ["target", "executableTarget", "testTarget", "macro"]

    /// Reads an element of a list, or returns nil if it is anything else.
    init?(_ element: SourceOutline.Element, in bytes: [UInt8]) {
        // The text up to its end has its offsets.
        let tree = DeclarationTree(Array(bytes[..<element.range.upperBound]))
        let start = tree.tokens.firstIndex { $0.range.lowerBound >= element.range.lowerBound } ?? 0
        guard let opening = tree.tokens.indices[start...].prefix(4).first(where: { tree.word($0) == "(" }),
            opening >= start + 2, tree.word(opening - 2) == ".", Self.names.contains(tree.word(opening - 1))
        else { return nil }
        let arguments = ManifestEdit.arguments(in: tree, from: opening)
        guard let first = arguments.first, first.label == "name", first.value.count == 1 else { return nil }
        let (label, name) = (tree.tokens[first.value.lowerBound - 2], tree.tokens[first.value.lowerBound])
        guard name.kind == .text, bytes.byte(at: name.range.upperBound) == UInt8(ascii: "\"") else { return nil }
        hasDependencies = arguments.contains { $0.label == "dependencies" }
        end = name.range.upperBound + 1
        let indent = bytes[label.start.lineStart..<label.range.lowerBound]
        indentation = label.startsLine ? String(decoding: indent, as: UTF8.self) : nil
    }

    func argument(_ list: String) -> String { (indentation.map { ",\n" + $0 } ?? ", ") + "dependencies: \(list)" }
}
