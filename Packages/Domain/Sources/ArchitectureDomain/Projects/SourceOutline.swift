/// The lists of a source text to which templates add elements: labelled arrays, cases of enumerations and
/// switches, and stored properties.
///
/// It is read from tokens, so strings and comments that look like code do not matter. The arrays of TOML are read by the same
/// lexer, after its comments were replaced by spaces.
///
/// - Complexity: O(n) in the number of bytes, with a stack as deep as brackets are nested.
struct SourceOutline {
    struct List {
        /// The name that the list has.
        ///
        /// It is `products` for an array with this label, `enum Scene` and `switch scene in screen` for cases, `struct App` for
        /// properties; a switch is named with the function or the property around it. An array of TOML is named with its table, as
        /// in `features.names`. The second of one name ends in `#2`.
        let label: String
        let hasCommas: Bool
        /// The offset behind the opening bracket.
        let start: Int
        let end: Int
        let line: Int
        fileprivate(set) var elements: [Element] = []
    }

    struct Element {
        /// The text that distinguishes the element from others: its first string, or the pattern of a case.
        let key: String
        let range: Range<Int>
        /// The offset behind the comma that follows; nil without one.
        let comma: Int?
        let lists: [List]
    }

    /// An import that no condition and no comment surrounds.
    struct Import {
        let module: String
        let range: Range<Int>
    }

    let bytes: [UInt8]
    private let isTOML: Bool
    private let tokens: [Token]
    /// The functions and properties around switches, by the index of the switch.
    private let owners: [Int: String]
    private(set) var lists: [List] = []

    init(_ text: String, isTOML: Bool = false) {
        self.isTOML = isTOML
        bytes = isTOML ? Self.replacingComments(in: Array(text.utf8)) : Array(text.utf8)
        tokens = bytes.tokens
        owners = Self.owners(ofSwitchesIn: tokens, of: bytes)
        lists = lists(in: tokens.indices)
    }

    /// Returns TOML with spaces in the place of comments.
    private static func replacingComments(in bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        var quote: UInt8?
        var isComment = false
        for (index, byte) in bytes.enumerated() {
            if byte.isLineBreak {
                (quote, isComment) = (nil, false)
            } else if isComment {
                bytes[index] = 0x20
            } else if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "#") {
                bytes[index] = 0x20
                isComment = true
            }
        }
        return bytes
    }

    // MARK: - Lists

    private func lists(in range: Range<Int>) -> [List] {
        var found: [List] = []
        var table = ""
        var index = range.lowerBound
        while index < range.upperBound {
            switch word(index) {
            case "[" where isTOML && tokens[index].startsLine && (index == 0 || word(index - 1) != "="):
                guard let close = closing(index, before: range.upperBound) else { return found }
                table = tokens[index + 1..<close].map(text).joined() + "."
                index = close
            case "[" where index >= 2 && [":", "="].contains(word(index - 1)) && tokens[index - 2].kind == .word:
                guard var close = closing(index, before: range.upperBound) else { return found }
                let label = table + word(index - 2)
                // A value follows the brackets of its type: let names: [String] = [...]
                if close + 2 < range.upperBound, word(close + 1) == "=", word(close + 2) == "[" {
                    index = close + 2
                    guard let end = closing(index, before: range.upperBound) else { return found }
                    close = end
                }
                found.append(array(labelled: label, from: index, to: close))
                index = close
            case "enum", "struct", "switch":
                guard let open = (index..<range.upperBound).first(where: { word($0) == "{" }) else { return found }
                guard let close = closing(open, before: range.upperBound) else { return found }
                let members = Members(rawValue: word(index)) ?? .cases
                // A type is named by its first word, a switch by its whole subject.
                let name = tokens[index + 1..<open].map(text)
                let subject = word(index) + " " + (members == .cases ? name : Array(name.prefix(1))).joined()
                let label = owners[index].map { subject + " in " + $0 } ?? subject
                let (list, rest) = self.members(members, labelled: label, from: open, to: close)
                found.append(list)
                index = rest
            default: break
            }
            index += 1
        }
        var counts: [String: Int] = [:]
        return found.map { list in
            counts[list.label, default: 0] += 1
            guard let count = counts[list.label], count > 1 else { return list }
            return List(
                label: "\(list.label)#\(count)",
                hasCommas: list.hasCommas,
                start: list.start,
                end: list.end,
                line: list.line,
                elements: list.elements
            )
        }
    }

    private func array(labelled label: String, from open: Int, to close: Int) -> List {
        var list = makeList(label, hasCommas: true, from: open, to: close)
        var start = open + 1
        var index = start
        while index <= close, start < close {
            if index == close || word(index) == "," {
                let comma = index == close ? nil : tokens[index].range.upperBound
                if index > start { list.elements.append(element(start..<index, comma: comma)) }
                start = index + 1
            }
            index = index < close && isOpening(index) ? (closing(index, before: close) ?? close) + 1 : index + 1
        }
        return list
    }

    private func element(_ range: Range<Int>, comma: Int?) -> Element {
        let key = tokens[range].first { $0.kind == .text }.map(text) ?? tokens[range].map(text).joined()
        return Element(key: key, range: bytes(range), comma: comma, lists: lists(in: range))
    }

    /// The members of a type or a switch that are elements of a list.
    private enum Members: String {
        /// All cases of a switch.
        case cases = "switch"
        /// The cases with which an enumeration begins.
        case enumerationCases = "enum"
        /// The stored properties with which a structure begins.
        case properties = "struct"
    }

    /// Returns a list of members, and the index of the token after which the search for lists goes on.
    private func members(
        _ members: Members,
        labelled label: String,
        from open: Int,
        to close: Int
    ) -> (List, Int) {
        var list = makeList(label, hasCommas: false, from: open, to: close)
        var starts: [Int] = []
        var index = open + 1
        while index < close {
            if tokens[index].startsLine {
                if let keyword = keyword(ofElementAt: index, of: members) {
                    starts.append(index)
                    // An attribute may have a line of its own.
                    index = keyword + 1
                    continue
                }
                if members != .cases {
                    break
                }
            }
            index = isOpening(index) ? (closing(index, before: close) ?? close) + 1 : index + 1
        }
        let end = min(index, close)
        for (number, start) in starts.enumerated() {
            let range = start..<(number + 1 < starts.count ? starts[number + 1] : end)
            let key =
                members == .cases
                ? tokens[range].prefix { text($0) != ":" || $0.kind == .text }.map(text).joined()
                : tokens[range].drop { !["case", "let", "var"].contains(text($0)) }.dropFirst().first.map(text) ?? ""
            list.elements.append(Element(key: key, range: bytes(range), comma: nil, lists: lists(in: range)))
        }
        return (list, members == .cases ? close : end - 1)
    }

    /// Returns the index of the keyword of an element, behind its attributes and modifiers, or nil for anything else.
    private func keyword(ofElementAt index: Int, of members: Members) -> Int? {
        let keywords =
            switch members {
            case .cases: ["case", "default", "@"]
            case .enumerationCases: ["case"]
            case .properties: ["let", "var"]
            }
        var index = index
        while index < tokens.count {
            if keywords.contains(word(index)) { return index }
            guard members != .cases else { return nil }
            if word(index) == "@" || word(index) == "." {
                index += 2
            } else if Self.modifiers.contains(word(index)) {
                index += 1
            } else if word(index) == "(", let close = closing(index, before: tokens.count) {
                index = close + 1
            } else {
                return nil
            }
        }
        return nil
    }

    private static let modifiers = Set(
        """
        class dynamic fileprivate final indirect internal lazy nonisolated open override package private public static unowned
        weak
        """.split(whereSeparator: \.isWhitespace).map { String($0) }
    )

    private static func owners(ofSwitchesIn tokens: [Token], of bytes: [UInt8]) -> [Int: String] {
        var owners: [Int: String] = [:]
        var open: [String?] = []
        var declared: (name: String, isVariable: Bool)?
        for (index, token) in tokens.enumerated() where token.kind == .word || token.kind == .symbol {
            let text = bytes.text(of: token)
            // A variable without a body ends with its line.
            if token.startsLine, text != "{", declared?.isVariable == true { declared = nil }
            switch text {
            case "switch": owners[index] = open.last ?? nil
            case "func", "var":
                let name = index + 1 < tokens.count ? bytes.text(of: tokens[index + 1]) : ""
                declared = (name, isVariable: text == "var")
            case "init", "subscript":
                if index == 0 || bytes.text(of: tokens[index - 1]) != "." { declared = (text, isVariable: false) }
            case "{":
                open.append(declared?.name ?? open.last ?? nil)
                declared = nil
            case "}":
                _ = open.popLast()
                declared = nil
            default: break
            }
        }
        return owners
    }

    // MARK: - Imports

    /// The imports in the order of the text.
    var imports: [Import] {
        var (depth, conditions) = (0, 0)
        var lineStart = 0
        var found: [Import] = []
        for (index, token) in tokens.enumerated() {
            if token.startsLine { lineStart = index }
            switch (token.kind, text(token)) {
            case (.directive, "if"): conditions += 1
            case (.directive, "endif"): conditions -= 1
            case (.symbol, "{"): depth += 1
            case (.symbol, "}"): depth -= 1
            case (.word, "import") where depth == 0 && conditions == 0:
                let module = tokens[(index + 1)...].prefix { !$0.startsLine }
                guard let last = module.last else { continue }
                let range = tokens[lineStart].range.lowerBound..<last.range.upperBound
                found.append(Import(module: module.map(text).joined(), range: range))
            default: break
            }
        }
        return found
    }

    private func makeList(_ label: String, hasCommas: Bool, from open: Int, to close: Int) -> List {
        List(
            label: label,
            hasCommas: hasCommas,
            start: tokens[open].range.upperBound,
            end: close < tokens.count ? tokens[close].range.lowerBound : bytes.count,
            line: tokens[open].line
        )
    }

    // MARK: - Tokens

    private func text(_ token: Token) -> String { bytes.text(of: token) }

    /// Returns a token that is not a literal.
    private func word(_ index: Int) -> String {
        tokens[index].kind == .text ? "" : text(tokens[index])
    }

    private func isOpening(_ index: Int) -> Bool { ["(", "[", "{"].contains(word(index)) }

    /// Returns the index of the closing bracket, or nil in a text that lacks it.
    private func closing(_ open: Int, before end: Int) -> Int? {
        var depth = 0
        for index in open..<end {
            if isOpening(index) { depth += 1 }
            if [")", "]", "}"].contains(word(index)) { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Returns the bytes of tokens, with the delimiters of literals.
    private func bytes(_ range: Range<Int>) -> Range<Int> {
        guard let first = tokens[range].first, let last = tokens[range].last else { return 0..<0 }
        var (start, end) = (first.range.lowerBound, last.range.upperBound)
        let delimiters = [UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "`")]
        if first.kind != .word {
            while start > 0, delimiters.contains(bytes[start - 1]) { start -= 1 }
        }
        while end < bytes.count, delimiters.contains(bytes[end]) { end += 1 }
        return start..<end
    }
}
