/// The edits of the imports of a source file.
enum SourceImports {
    /// Returns the place and the text of an import in the order of the modules, or above the first declaration.
    static func edit(adding module: String, prefix: String, to bytes: [UInt8]) -> (range: Range<Int>, text: String) {
        let file = ListInsertion(String(decoding: bytes, as: UTF8.self))
        let imports = file.outline.imports
        let line = prefix + "import " + module
        guard let last = imports.last else {
            let start = headerEnd(of: bytes)
            return (start..<start, line + "\n\n")
        }
        let isSorted = zip(imports, imports.dropFirst()).allSatisfy { $0.module <= $1.module }
        if isSorted, let next = imports.first(where: { $0.module > module }) {
            let start = bytes.lineStart(next.range.lowerBound)
            return (start..<start, line + "\n")
        }
        let end = file.lineEnd(last.range.upperBound)
        return (end..<end, "\n" + line)
    }

    /// Returns the edits that remove the imports of a module.
    static func removals(of module: String, in bytes: [UInt8]) -> [(range: Range<Int>, text: String)] {
        let file = ListInsertion(String(decoding: bytes, as: UTF8.self))
        return file.outline.imports.filter { $0.module == module }.map { found in
            (found.range.lowerBound..<min(file.lineEnd(found.range.upperBound) + 1, bytes.count), "")
        }
    }

    /// Returns a text that imports another module in the place of one, in the order of the modules if it had that.
    static func replacing(_ module: String, with other: String, in bytes: [UInt8]) -> [UInt8] {
        let tree = DeclarationTree(bytes)
        let places = tree.tokens.indices.filter { index in
            tree.word(index) == module && tree.word(index - 1) == "import" && tree.word(index + 1) != "."
        }
        var result = bytes
        for index in places.reversed() { result.replaceSubrange(tree.tokens[index].range, with: other.utf8) }
        func isSorted(_ bytes: [UInt8]) -> Bool {
            let imports = SourceOutline(String(decoding: bytes, as: UTF8.self)).imports
            return zip(imports, imports.dropFirst()).allSatisfy { $0.module <= $1.module }
        }
        let line = ListInsertion(String(decoding: result, as: UTF8.self))
        guard isSorted(bytes), !isSorted(result), let found = line.outline.imports.first(where: { $0.module == other })
        else { return result }
        let prefix = String(decoding: result[found.range], as: UTF8.self).replacing("import " + other, with: "")
        result.removeSubrange(found.range.lowerBound..<min(line.lineEnd(found.range.upperBound) + 1, result.count))
        let edit = edit(adding: other, prefix: prefix, to: result)
        result.replaceSubrange(edit.range, with: edit.text.utf8)
        return result
    }

    /// Returns the offset behind the comment with which a file begins; a documentation comment is that of a declaration.
    private static func headerEnd(of bytes: [UInt8]) -> Int {
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var (offset, end) = (mark, mark)
        while offset < bytes.count {
            let next = (bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
            let line = bytes[offset..<next].drop { $0.isSpace }
            let isBlank = line.allSatisfy { $0.isSpace || $0.isLineBreak }
            guard isBlank || line.starts(with: "//".utf8) && !line.starts(with: "///".utf8) else { break }
            if isBlank { end = next }
            offset = next
        }
        return end
    }
}
