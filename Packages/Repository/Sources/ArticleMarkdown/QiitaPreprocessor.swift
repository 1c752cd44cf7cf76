/// A preprocessor that rewrites the extensions of Qiita's Markdown, so that a CommonMark parser preserves them.
///
/// - The fences of custom blocks (`:::note info` … `:::`) become marked comments, which end paragraphs and lists as they do.
/// - Formulas (`$…$`, `` $`…`$ ``) become marked code spans, so that nothing in them is taken for emphasis; `$$…$$`
///   becomes a code block of the language `math`.
/// - Sizes of images (`![a](b =300x200)`) become marked titles.
///
/// Fenced code stays as it is. Text that was rewritten in indented code is restored when the tree is read.
struct QiitaPreprocessor {
    private var output: [UInt8] = []
    private var fence: (byte: UInt8, length: Int)?
    private var formulaEnds: [Int] = []

    /// Returns the source in a form for a CommonMark parser.
    ///
    /// - Complexity: O(n) in the length of `source`.
    static func rewritten(_ source: String) -> String {
        let source = SourceMarker.removed(from: source)
        guard needsRewriting(source) else { return source }
        var rewriter = QiitaPreprocessor()
        rewriter.rewrite(Array(source.utf8))
        return String(decoding: rewriter.output, as: UTF8.self)
    }

    /// Returns whether there is a dollar sign, `:::` or ` =` anywhere.
    private static func needsRewriting(_ source: String) -> Bool {
        var before: (UInt8, UInt8) = (0, 0)
        let colon = UInt8(ascii: ":")
        for byte in source.utf8 {
            switch byte {
            case UInt8(ascii: "$"): return true
            case colon where before == (colon, colon): return true
            case UInt8(ascii: "=") where before.1 == 0x20: return true
            default: before = (before.1, byte)
            }
        }
        return false
    }

    private mutating func rewrite(_ bytes: [UInt8]) {
        output.reserveCapacity(bytes.count + 1024)
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        formulaEnds = lines.indices.filter { Self.content(of: lines[$0]).elementsEqual("$$".utf8) }.reversed()
        var isInFormula = false
        for (index, line) in lines.enumerated() {
            if index > 0 { output.append(0x0A) }
            if formulaEnds.last == index { formulaEnds.removeLast() }
            let content = Self.content(of: line)
            let prefix = line[..<content.startIndex]
            if isInFormula {
                isInFormula = !content.elementsEqual("$$".utf8)
                append(isInFormula ? line : prefix + Self.formulaFence)
            } else if isInFence(content) {
                append(line)
            } else if let words = Self.wordsOfCustomBlock(content) {
                append(prefix + "<!--\(SourceMarker.noteStart)".utf8 + words + "\(SourceMarker.noteEnd)-->".utf8)
            } else if content.elementsEqual("$$".utf8), !formulaEnds.isEmpty {
                isInFormula = true
                append(prefix + Self.formulaFence + "math".utf8)
            } else if content.count > 4, content.starts(with: "$$".utf8), content.suffix(2).elementsEqual("$$".utf8) {
                append(prefix + Self.formulaFence + "math\n".utf8)
                append(prefix + content.dropFirst(2).dropLast(2))
                append("\n".utf8 + prefix + Self.formulaFence)
            } else {
                rewriteSpans(line)
            }
        }
    }

    private static let formulaFence = "~~~~~~~~".utf8

    /// Returns a line without the marks of quotes, and without white space around it.
    private static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var content = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
        while let last = content.last, last == 0x20 || last == 0x09 || last == 0x0D { content.removeLast() }
        return content
    }

    private mutating func append(_ bytes: some Sequence<UInt8>) {
        output.append(contentsOf: bytes)
    }

    /// Returns whether a line belongs to a fenced code block, fences included.
    private mutating func isInFence(_ content: ArraySlice<UInt8>) -> Bool {
        guard let first = content.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
            return fence != nil
        }
        let length = content.prefix { $0 == first }.count
        if let open = fence {
            if open.byte == first && length >= open.length && length == content.count { fence = nil }
            return true
        }
        let info = content.dropFirst(length)
        guard length >= 3, first == UInt8(ascii: "~") || !info.contains(first) else { return false }
        fence = (first, length)
        return true
    }

    /// Returns what follows the first three colons of a fence of a custom block, or nil if the line is not one.
    private static func wordsOfCustomBlock(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let words = content.drop { $0 == UInt8(ascii: ":") }
        return content.count - words.count >= 3 && !words.contains(UInt8(ascii: ":")) ? content.dropFirst(3) : nil
    }

    private mutating func rewriteSpans(_ line: ArraySlice<UInt8>) {
        guard line.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "=") }) else {
            append(line)
            return
        }
        var index = line.startIndex
        while index < line.endIndex {
            let rest = line[index...]
            let end: Int
            switch line[index] {
            case UInt8(ascii: "\\"):
                end = min(index + 2, line.endIndex)
                append(line[index..<end])
            case UInt8(ascii: "`"):
                end = Self.endOfCode(rest)
                append(line[index..<end])
            case UInt8(ascii: "$"): end = rewriteFormula(rest)
            case 0x20: end = rewriteSize(rest, before: line[..<index])
            default:
                end = index + 1
                output.append(line[index])
            }
            index = end
        }
    }

    /// Returns the end of the code span that starts with the backticks at the start of `rest`.
    private static func endOfCode(_ rest: ArraySlice<UInt8>) -> Int {
        let tick = UInt8(ascii: "`")
        let length = rest.prefix { $0 == tick }.count
        var index = rest.startIndex + length
        while let start = rest[index...].firstIndex(of: tick) {
            let run = rest[start...].prefix { $0 == tick }.count
            if run == length { return start + run }
            index = start + run
        }
        return rest.startIndex + length
    }

    /// Rewrites the formula that starts with the dollar sign at the start of `rest`, and returns its end.
    private mutating func rewriteFormula(_ rest: ArraySlice<UInt8>) -> Int {
        let dollar = UInt8(ascii: "$")
        let tick = UInt8(ascii: "`")
        let start = rest.startIndex
        if rest.dropFirst().first == tick {
            let end = Self.endOfCode(rest.dropFirst())
            if rest.dropFirst(2).first != tick, end > start + 3, end < rest.endIndex, rest[end] == dollar {
                append((SourceMarker.codeFence + SourceMarker.quotedMathStart).utf8)
                append(rest[(start + 2)..<(end - 1)])
                append((SourceMarker.quotedMathEnd + SourceMarker.codeFence).utf8)
                return end + 1
            }
        }
        let signs = rest.prefix { $0 == dollar }.count
        let content = rest.dropFirst(signs).prefix { $0 != dollar && $0 != tick }
        let isClosed = rest[content.endIndex...].prefix(signs).elementsEqual(repeatElement(dollar, count: signs))
        let after = rest[content.endIndex...].dropFirst(signs).first
        guard signs <= 2, isClosed, let first = content.first, let last = content.last, first != 0x20, last != 0x20,
            after.map({ !(0x30...0x39).contains($0) && $0 != dollar }) ?? true
        else {
            append(rest.prefix(signs))
            return start + signs
        }
        append((SourceMarker.codeFence + SourceMarker.mathStart).utf8)
        append(content)
        append((SourceMarker.mathEnd + SourceMarker.codeFence).utf8)
        return content.endIndex + signs
    }

    /// The bytes of `=10000x10000`.
    private static let longestSize = 12

    /// Rewrites the size of an image that starts with the space at the start of `rest`, and returns its end.
    private mutating func rewriteSize(_ rest: ArraySlice<UInt8>, before: ArraySlice<UInt8>) -> Int {
        let size = rest.dropFirst().prefix(Self.longestSize).prefix { $0 != UInt8(ascii: ")") }
        let isSize =
            size.first == UInt8(ascii: "=") && rest[size.endIndex...].first == UInt8(ascii: ")")
            && size.contains(UInt8(ascii: "x"))
            && size.dropFirst().allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "x") }
        let target = before.reversed().prefix { $0 != UInt8(ascii: "(") && $0 != 0x20 }.count
        let opening = before.endIndex - target
        guard isSize, opening > before.startIndex + 1, before[opening - 1] == UInt8(ascii: "("),
            before[opening - 2] == UInt8(ascii: "]")
        else {
            output.append(0x20)
            return rest.startIndex + 1
        }
        append(" \"\(SourceMarker.sizeStart)".utf8)
        append(size.dropFirst())
        append("\(SourceMarker.sizeEnd)\"".utf8)
        return size.endIndex
    }
}
