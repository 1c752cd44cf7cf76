/// Text that may be shown on a terminal: sanitised, styled, one line.
///
/// Text reaches a screen in this form only, and ``init(_:style:)`` sanitises it. All operations (joining, wrapping,
/// truncating, padding) keep it safe. A pipe gets the original text without control characters, so that the next
/// program loses no visible character.
///
/// ```swift
/// let text = TerminalText("鯨 whale", style: TextStyle(.title))
/// print(text.width())  // 8
/// print(text.truncated(to: 5).plainText)  // 鯨 w…
/// print(TerminalText("\u{1B}[2Jwhale").rendered(for: .fullTerminal))  // ␛[2Jwhale
/// ```
public struct TerminalText: Hashable, Sendable {
    /// A part of the text with one style.
    struct Run: Hashable, Sendable {
        /// The sanitised text; it starts with a base, never with a mark.
        var text: String
        /// The original text, if sanitising changed it.
        var original: String?
        var style: TextStyle
        /// The width where ambiguous characters are narrow.
        var narrow: Int32
        /// The width where ambiguous characters are wide.
        var wide: Int32
    }

    private(set) var runs: [Run]

    /// Creates an empty text.
    public init() {
        runs = []
    }

    /// Creates a text of a string, sanitised.
    ///
    /// Line breaks and tabs become spaces; ``lines(of:style:)`` separates lines.
    ///
    /// - Parameters:
    ///   - text: any text, also from outside.
    ///   - style: the style of the text.
    /// - Complexity: O(n) in the length of `text`.
    public init(_ text: String, style: TextStyle = .plain) {
        var sanitizer = TextSanitizer()
        let clean = sanitizer.clean(text)
        let original = sanitizer.isChanged ? text : nil
        runs = clean.isEmpty && original == nil ? [] : [Run(clean: clean, original: original, style: style)]
    }

    init(runs: [Run]) {
        self.runs = runs
    }

    /// Returns the lines of a string, sanitised.
    ///
    /// - Parameters:
    ///   - text: any text; its lines end with LF, CR LF or CR, and its tabs go to the next multiple of four cells.
    ///   - style: the style of all lines.
    /// - Returns: One text for each line; no line for an empty text, and none after a line break at the end.
    public static func lines(of text: String, style: TextStyle = .plain) -> [TerminalText] {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { line in
            guard line.utf8.contains(0x09) else { return TerminalText(String(line), style: style) }
            var result = TerminalText()
            for (index, part) in line.split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { result.append(TerminalText(String(repeating: " ", count: 4 - result.width() % 4))) }
                result.append(TerminalText(String(part), style: style))
            }
            return result
        }
    }

    /// A Boolean value that indicates whether the text has no characters.
    public var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }

    /// The characters of the text, without style.
    public var plainText: String { runs.reduce(into: "") { $0 += $1.text } }

    /// Returns the width of the text in cells.
    ///
    /// - Complexity: O(n) in the number of styles in the text.
    public func width(in metrics: CellMetrics = CellMetrics()) -> Int {
        runs.reduce(0) { $0 + Int(metrics.ambiguous == .narrow ? $1.narrow : $1.wide) }
    }

    /// Appends another text.
    ///
    /// - Complexity: O(n) in the length of `other`.
    public mutating func append(_ other: TerminalText) {
        for run in other.runs { append(run) }
    }

    mutating func append(_ run: Run) {
        // A skin tone or half a flag would join the emoji before it, so its run stays separate; both have four bytes.
        guard var last = runs.last, last.style == run.style, last.original == nil, run.original == nil,
            run.text.utf8.first.map({ $0 < 0xF0 }) ?? true
        else {
            runs.append(run)
            return
        }
        runs.removeLast()
        last.text += run.text
        last.narrow += run.narrow
        last.wide += run.wide
        runs.append(last)
    }

    /// Returns the text with a style added to that of each part.
    public func styled(_ style: TextStyle) -> TerminalText {
        var result = TerminalText()
        for var run in runs {
            run.style = run.style.adding(style)
            result.append(run)
        }
        return result
    }

    /// Returns two texts, joined.
    public static func + (left: TerminalText, right: TerminalText) -> TerminalText {
        var result = left
        result.append(right)
        return result
    }

    /// Appends a text to another.
    public static func += (left: inout TerminalText, right: TerminalText) {
        left.append(right)
    }
}

extension TerminalText: ExpressibleByStringLiteral {
    /// Creates a text of a literal, sanitised and without a style.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension TerminalText.Run {
    init(clean: String, original: String? = nil, style: TextStyle) {
        let (narrow, wide) = clean.withBytes { bytes in
            if bytes.allSatisfy({ $0 < 0x80 }) { return (bytes.count, bytes.count) }
            var scanner = CellScanner(bytes)
            var sums = (0, 0)
            while let cell = scanner.next() {
                sums.0 += cell.narrow
                sums.1 += cell.wide
            }
            return sums
        }
        self.init(text: clean, original: original, style: style, narrow: Int32(narrow), wide: Int32(wide))
    }
}
