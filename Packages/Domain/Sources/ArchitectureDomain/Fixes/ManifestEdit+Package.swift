/// The arguments of the package itself.
extension ManifestEdit {
    /// Returns the text of an argument of the package, or of the constant that it names; nil if there is none.
    func packageArgument(_ label: String) -> String? {
        let tree = DeclarationTree(Array(text.utf8))
        guard let argument = packageArguments(in: tree).first(where: { $0.label == label }) else { return nil }
        let written = tree.text(argument.value)
        guard argument.value.count == 1 else { return written }
        let outline = SourceOutline(text)
        // Not the brackets of the type of a constant that is computed.
        let list = outline.lists.first { list in
            list.label == written && outline.bytes[..<(list.start - 1)].last { !$0.isSpace } == UInt8(ascii: "=")
        }
        return list.map { String(decoding: outline.bytes[$0.start - 1...$0.end], as: UTF8.self) } ?? written
    }

    /// Returns the declaration of a package that this one depends on, which has its location at a position.
    func packageDependency(at position: Position) -> String? {
        let outline = SourceOutline(text)
        guard let offset = outline.bytes.offset(of: position) else { return nil }
        let elements = packageList("dependencies", in: outline)?.elements ?? []
        return elements.first { $0.range.contains(offset) }.map {
            String(decoding: outline.bytes[$0.range], as: UTF8.self)
        }
    }

    /// Adds an element to a list of the package, such as its products, or returns false if the manifest computes them.
    public mutating func addToPackage(_ element: String, _ label: String) -> Bool {
        var insertion = ListInsertion(text)
        let tree = DeclarationTree(insertion.source)
        let arguments = packageArguments(in: tree)
        if let list = packageList(label, in: insertion.outline) {
            if list.elements.isEmpty, insertion.source[list.start..<list.end].allSatisfy(\.isSpace) {
                insertion.insert(element, at: list.start)
            } else {
                insertion.insert([element], into: list, endsWithComma: false)
            }
        } else if !arguments.contains(where: { $0.label == label }),
            let next = arguments.first(where: { Self.order(of: $0.label) > Self.order(of: label) })
        {
            let indentation = tree.bytes.indentation(at: next.offset)
            let isOwnLine = tree.bytes.lineStart(next.offset) + indentation.utf8.count == next.offset
            insertion.insert("\(label): [\(element)]," + (isOwnLine ? "\n" + indentation : " "), at: next.offset)
        } else {
            return false
        }
        text = insertion.result
        return true
    }

    private static func order(of label: String) -> Int {
        ["products", "traits", "dependencies", "packages", "settings", "targets"].firstIndex(of: label) ?? -1
    }

    /// Returns the list that an argument of the package is, or the constant that it names.
    private func packageList(_ label: String, in outline: SourceOutline) -> SourceOutline.List? {
        let tree = DeclarationTree(outline.bytes)
        guard let value = packageArguments(in: tree).first(where: { $0.label == label })?.value,
            let first = value.first
        else { return nil }
        if value.count == 1 { return outline.lists.first { $0.label == tree.word(first) } }
        let list = outline.lists.first { $0.start == tree.tokens[first].range.upperBound }
        return list.flatMap { Self.isWhole($0, in: outline.bytes) ? $0 : nil }
    }

    private func packageArguments(in tree: DeclarationTree) -> [Argument] {
        let start = tree.tokens.indices.first {
            tree.word($0) == call && tree.word($0 + 1) == "(" && tree.word($0 - 1) != "."
        }
        return start.map { Self.arguments(in: tree, from: $0) } ?? []
    }
}
