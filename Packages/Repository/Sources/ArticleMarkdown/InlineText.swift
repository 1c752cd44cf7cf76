import ArticleDomain

/// The parser of mentions (`@name`) and emoji names (`:name:`) in a text.
enum InlineText {
    /// Calls a function with the parts of a text in their order.
    ///
    /// - Complexity: O(n) in the length of `text`.
    static func read(_ text: String, _ emit: (MarkupInline) -> Void) {
        guard isWorthReading(text) else { return emit(.text(text)) }
        let bytes = Array(SourceMarker.restored(text).utf8)
        var plain: [UInt8] = []
        var index = 0
        func flush() {
            if !plain.isEmpty { emit(.text(String(decoding: plain, as: UTF8.self))) }
            plain = []
        }
        while index < bytes.count {
            let rest = bytes[(index + 1)...]
            if bytes[index] == UInt8(ascii: "@"), index == 0 || !isWord(bytes[index - 1]), let end = endOfMention(rest)
            {
                flush()
                emit(.mention(String(decoding: bytes[(index + 1)..<end], as: UTF8.self)))
                index = end
            } else if bytes[index] == UInt8(ascii: ":"), let (emoji, end) = emoji(rest) {
                plain.append(contentsOf: emoji.utf8)
                index = end
            } else {
                plain.append(bytes[index])
                index += 1
            }
        }
        flush()
    }

    private static func isWorthReading(_ text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") } || SourceMarker.isIn(text)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F
    }

    /// Returns the end of a mention, or nil if the text is not one.
    ///
    /// A name has 3 to 32 letters, digits, `-` and `_`, does not end with `-`, and may be followed by `@github`, which
    /// then belongs to it. Hosts and paths (`@types/node`, `@example.com`) are not mentions.
    private static func endOfMention(_ rest: ArraySlice<UInt8>) -> Int? {
        let name = rest.prefix { isWord($0) || $0 == 0x2D }
        guard (3...32).contains(name.count), name.last != 0x2D, name.first != 0x2D else { return nil }
        let origin = rest[name.endIndex...].starts(with: "@github".utf8) ? "@github".utf8.count : 0
        let isWhole = rest[(name.endIndex + origin)...].first.map { !isWord($0) } ?? true
        let after = rest[(name.endIndex + (isWhole ? origin : 0))...]
        if after.first == UInt8(ascii: "/") || after.first == UInt8(ascii: "(") { return nil }
        if after.first == UInt8(ascii: "."), after.dropFirst().first.map(isWord) == true { return nil }
        return after.startIndex
    }

    /// The bytes of `hand_with_index_finger_and_thumb_crossed_tone1`.
    private static let longestEmoji = 46

    private static func emoji(_ rest: ArraySlice<UInt8>) -> (String, Int)? {
        let name = rest.prefix(longestEmoji).prefix { isWord($0) || $0 == 0x2D || $0 == 0x2B }
        guard !name.isEmpty, rest[name.endIndex...].first == UInt8(ascii: ":"),
            let emoji = EmojiNames.emoji(named: String(decoding: name, as: UTF8.self))
        else { return nil }
        return (emoji, name.endIndex + 1)
    }
}
