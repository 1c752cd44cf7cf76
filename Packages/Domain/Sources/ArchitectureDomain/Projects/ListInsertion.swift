/// Inserts texts into a source text, above all elements into its lists, and leaves everything else as it is.
struct ListInsertion {
    let outline: SourceOutline
    /// The text with the comments of TOML, too.
    let source: [UInt8]
    /// The texts to insert, by the range that they replace.
    private var edits: [(range: Range<Int>, text: String)] = []

    init(_ text: String, isTOML: Bool = false) {
        outline = SourceOutline(text, isTOML: isTOML)
        source = Array(text.utf8)
    }

    /// The text with what was inserted.
    var result: String {
        var bytes = source
        let lineBreak = source.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        // From the end, and the last one of those at the same offset first, so that offsets stay valid.
        let edits = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in edits {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.replacing("\n", with: lineBreak).utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, text)) }

    /// Inserts elements behind the last one of a list, each in a line of its own if the list has several; with
    /// `endsWithComma`, a comma follows the last of several lines, even if none followed the one that was the last.
    mutating func insert(_ elements: [String], into list: SourceOutline.List, endsWithComma: Bool = true) {
        if let rest = list.elements.first(where: { $0.key.hasPrefix("default") || $0.key.hasPrefix("@") }),
            !list.hasCommas
        {
            let start = outline.bytes.lineStart(rest.range.lowerBound)
            let indentation = indentation(at: start)
            edits.append((start..<start, elements.map { indentation + indented($0, indentation) + "\n" }.joined()))
            return
        }
        guard let last = list.elements.last else {
            let outer = indentation(at: list.start)
            let inner = outer + "    "
            let text = elements.map { "\n" + inner + indented($0, inner) }
                .joined(separator: list.hasCommas ? "," : "")
            let rest = source[list.start..<list.end]
            if rest.allSatisfy({ $0.isSpace || $0.isLineBreak }) {
                let comma = list.hasCommas && elements.count > 1 ? "," : ""
                edits.append((list.start..<list.end, text + comma + "\n" + outer))
                return
            }
            // What is there, such as a comment or an initialiser, stays below.
            let lineEnd = lineEnd(list.start)
            let start = lineEnd <= list.end ? lineEnd : list.start
            let end = start + source[start..<list.end].prefix { $0.isSpace }.count
            let isLineEnd = end == list.end || source[end].isLineBreak
            edits.append((start..<end, text + (list.hasCommas ? "," : "") + (isLineEnd ? "" : "\n" + inner)))
            return
        }
        let (start, end) = (outline.bytes.lineStart(list.start), outline.bytes.lineStart(last.range.lowerBound))
        if list.hasCommas, start == end {
            edits.append((last.range.upperBound..<last.range.upperBound, elements.map { ", " + $0 }.joined()))
            return
        }
        let indentation = indentation(at: last.range.lowerBound)
        if list.hasCommas, last.comma == nil {
            edits.append((last.range.upperBound..<last.range.upperBound, ","))
        }
        let lineEnd = lineEnd(last.comma ?? last.range.upperBound)
        let text = elements.map { "\n" + indentation + indented($0, indentation) }
            .joined(separator: list.hasCommas ? "," : "")
        let comma = list.hasCommas && (endsWithComma || last.comma != nil) ? "," : ""
        edits.append((lineEnd..<lineEnd, text + comma))
    }

    private func indented(_ text: String, _ indentation: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : String($0) }.joined(separator: "\n" + indentation)
    }

    /// Returns the end of a line of which only space and a comment are left, or else the offset.
    func lineEnd(_ offset: Int) -> Int {
        let end = outline.bytes[offset...].firstIndex { $0.isLineBreak } ?? outline.bytes.count
        let rest = outline.bytes[offset..<end].drop { $0 == 0x20 }
        let isComment =
            rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8) && rest.suffix(2).elementsEqual("*/".utf8)
        return rest.isEmpty || isComment ? end : offset
    }

    private func indentation(at offset: Int) -> String {
        let start = outline.bytes.lineStart(offset)
        return String(decoding: outline.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }
}
