/// A line of text that is being edited: its characters, and the cursor between two of them.
///
/// The cursor never stands within a grapheme cluster: an inserted mark or half of a flag that joins its neighbour moves it
/// behind the whole cluster. Positions are named by their relation to the cursor, as in GNU Readline.
struct EditableLine {
    enum Position: CaseIterable {
        case previousCharacter
        case nextCharacter
        case previousWord
        case nextWord
        case start
        case end
    }

    /// A Boolean value that indicates whether the text is secret: it has no words then, and is in no description.
    let isSecret: Bool
    /// The text, without line breaks and control characters.
    private(set) var text: String
    /// The position of the cursor, at the boundary of a character.
    private(set) var cursor: String.Index

    /// Creates a line with the cursor at its end.
    init(_ text: String = "", isSecret: Bool = false) {
        self.isSecret = isSecret
        self.text = Self.singleLine(text)
        cursor = self.text.endIndex
    }

    var textBeforeCursor: String { String(text[..<cursor]) }

    // MARK: - Editing

    /// Inserts text before the cursor; line breaks and tabs become spaces, those at the end of a pasted line are dropped.
    mutating func insert(_ new: String) {
        replace(cursor..<cursor, with: Self.singleLine(new))
    }

    mutating func replaceTextBeforeCursor(with new: String) {
        replace(text.startIndex..<cursor, with: Self.singleLine(new))
    }

    mutating func move(to position: Position) {
        cursor = index(of: position)
    }

    /// Moves the cursor in front of a character, or to the end if there are fewer.
    mutating func moveToCharacter(_ offset: Int) {
        cursor = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    }

    mutating func delete(to position: Position) {
        let index = index(of: position)
        replace(min(index, cursor)..<max(index, cursor), with: "")
    }

    private mutating func replace(_ range: Range<String.Index>, with new: String) {
        let before = String(text[..<range.lowerBound]) + new
        let count = before.utf8.count
        text = before + text[range.upperBound...]
        cursor = text.utf8.index(text.startIndex, offsetBy: count)
        while String.Index(cursor, within: text) == nil { cursor = text.unicodeScalars.index(after: cursor) }
    }

    // MARK: - Positions

    private func index(of position: Position) -> String.Index {
        switch position {
        case .previousCharacter: cursor > text.startIndex ? text.index(before: cursor) : cursor
        case .nextCharacter: cursor < text.endIndex ? text.index(after: cursor) : cursor
        case .previousWord: startOfPreviousWord
        case .nextWord: endOfNextWord
        case .start: text.startIndex
        case .end: text.endIndex
        }
    }

    private var startOfPreviousWord: String.Index {
        if isSecret { return text.startIndex }
        let words = text[..<cursor].reversed().map(WordKind.init)
        return text.index(cursor, offsetBy: -Self.lengthOfFirstWord(in: words))
    }

    private var endOfNextWord: String.Index {
        if isSecret { return text.endIndex }
        return text.index(cursor, offsetBy: Self.lengthOfFirstWord(in: text[cursor...].map(WordKind.init)))
    }

    /// Returns the number of characters up to the end of the first word, with those before it.
    private static func lengthOfFirstWord(in kinds: [WordKind?]) -> Int {
        guard let start = kinds.firstIndex(where: { $0 != nil }) else { return kinds.count }
        return kinds[start...].firstIndex { $0 != kinds[start] } ?? kinds.count
    }

    /// Returns a text without line breaks and control characters.
    private static func singleLine(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        while let last = scalars.last, last == "\n" || last == "\r" { scalars.removeLast() }
        var result = String.UnicodeScalarView()
        for scalar in scalars {
            switch scalar {
            case "\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{2029}": result.append(" ")
            default: if scalar.properties.generalCategory != .control { result.append(scalar) }
            }
        }
        return String(result)
    }
}

extension EditableLine: CustomStringConvertible, CustomReflectable {
    var description: String { isSecret ? "‹redacted›" : text }

    var customMirror: Mirror { Mirror(self, children: ["text": description]) }
}

/// The script of a word's characters; a word ends where the script changes, as Japanese has no spaces.
private enum WordKind {
    case letters
    case ideographs
    case hiragana
    case katakana

    /// Creates the kind of a character; nil for spaces and punctuation.
    init?(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else { return nil }
        switch scalar.value {
        case 0x3041...0x309F: self = .hiragana
        case 0x30A1...0x30FA, 0x30FC...0x30FF, 0xFF66...0xFF9F: self = .katakana
        case _ where scalar.properties.isIdeographic: self = .ideographs
        case _ where character.isLetter || character.isNumber || character == "_": self = .letters
        default: return nil
        }
    }
}
