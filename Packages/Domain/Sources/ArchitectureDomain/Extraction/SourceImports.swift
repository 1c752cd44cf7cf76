/// The edit that adds an import to a source file.
enum SourceImports {
    /// Returns the place and the text of an import in the order of the modules, behind the others, or above the first declaration
    /// without any.
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
