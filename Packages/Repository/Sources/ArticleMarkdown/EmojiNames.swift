/// The names of emoji: those of gemoji, which the service uses.
enum EmojiNames {
    /// Returns the emoji of a name, such as `smile`, or nil; `_tone1` to `_tone5` select the colour of a skin.
    ///
    /// - Complexity: O(log n) in the length of the table, without an allocation before the emoji is found.
    static func emoji(named name: String) -> String? {
        if let emoji = entry(named: name) { return emoji }
        guard let digit = name.last?.wholeNumberValue, (1...5).contains(digit), name.dropLast().hasSuffix("_tone"),
            let base = entry(named: String(name.dropLast("_tone1".count)))?.unicodeScalars, let first = base.first,
            first.properties.isEmojiModifierBase, let tone = UnicodeScalar(0x1F3FA + UInt32(digit))
        else { return nil }
        // The tone takes the place of the selector that asks for the coloured picture.
        return String(String.UnicodeScalarView([first, tone] + base.dropFirst().drop { $0.value == 0xFE0F }))
    }

    /// Searches the sorted table by bisection; the range always begins and ends at an entry.
    private static func entry(named name: String) -> String? {
        EmojiTable.entries.withUTF8Buffer { table in
            var range = table.indices
            while !range.isEmpty {
                let middle = (range.lowerBound + range.upperBound) / 2
                let start =
                    table[range.lowerBound..<middle].lastIndex(where: isSeparator).map { $0 + 1 } ?? range.lowerBound
                let end = table[middle..<range.upperBound].firstIndex(where: isSeparator) ?? range.upperBound
                let key = table[start..<end].prefix { $0 != UInt8(ascii: "=") }
                if key.elementsEqual(name.utf8) {
                    return String(decoding: table[(key.endIndex + 1)..<end], as: UTF8.self)
                }
                if key.lexicographicallyPrecedes(name.utf8) {
                    range = min(end + 1, range.upperBound)..<range.upperBound
                } else {
                    range = range.lowerBound..<max(start - 1, range.lowerBound)
                }
            }
            return nil
        }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }
}
