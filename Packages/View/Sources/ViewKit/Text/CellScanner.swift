/// A character as a terminal shows it: a base with its marks, or several emoji joined to one.
struct TextCell {
    let bytes: Range<Int>
    /// The width where ambiguous characters are narrow.
    let narrow: Int
    /// The width where ambiguous characters are wide.
    let wide: Int
    let properties: CharacterProperties
    let base: UInt32

    @inline(__always)
    var kind: CharacterKind { properties.kind }

    @inline(__always)
    func width(_ metrics: CellMetrics) -> Int { metrics.ambiguous == .narrow ? narrow : wide }
}

/// A scanner that splits sanitised text into cells.
///
/// The rules are those of UAX #29 as far as sanitised text needs them: no cell consists only of marks.
struct CellScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    /// Returns the next cell, or nil at the end.
    @inline(__always)
    mutating func next() -> TextCell? {
        guard offset < bytes.count else { return nil }
        let start = offset
        let base = DecodedScalar(in: bytes, at: start)
        offset += base.length
        // The first combining scalar is U+0300, whose first byte is CC.
        guard offset < bytes.count, bytes[offset] >= 0xCC else {
            return TextCell(
                bytes: start..<offset,
                narrow: base.properties.narrow,
                wide: base.properties.wide,
                properties: base.properties,
                base: base.value
            )
        }
        return joined(to: base, from: start)
    }

    private mutating func joined(to base: DecodedScalar, from start: Int) -> TextCell {
        var narrow = base.properties.narrow
        var wide = base.properties.wide
        var isEmoji = base.properties.kind == .pictographic
        var last = base.properties.kind
        scan: while offset < bytes.count {
            let scalar = DecodedScalar(in: bytes, at: offset)
            let kind = scalar.properties.kind
            switch kind {
            case .mark, .joiner: break
            case .spacingMark:
                narrow += 1
                wide += 1
            case .selector:
                if scalar.value == EmojiRules.emojiSelector {
                    isEmoji = true
                    narrow = max(narrow, 2)
                    wide = max(wide, 2)
                }
            case .modifier where last == .pictographic, .pictographic where last == .joiner && isEmoji:
                narrow = max(narrow, 2)
                wide = max(wide, 2)
            case .regional where last == .regional:
                narrow += 1
                wide += 1
                offset += scalar.length
                break scan
            default: break scan
            }
            last = kind
            offset += scalar.length
        }
        return TextCell(
            bytes: start..<offset,
            narrow: narrow,
            wide: wide,
            properties: base.properties,
            base: base.value
        )
    }
}

/// The rules of emoji sequences (UTS #51).
enum EmojiRules {
    /// U+FE0F, which selects the emoji form.
    static let emojiSelector: UInt32 = 0xFE0F
    /// U+200D, which joins emoji.
    static let joiner: UInt32 = 0x200D

    /// Returns whether the emoji selector has a meaning behind a base: symbols with an emoji form, and keycaps.
    static func hasEmojiForm(_ base: DecodedScalar) -> Bool {
        base.properties.kind == .pictographic || (0x30...0x39).contains(base.value) || base.value == 0x23
            || base.value == 0x2A
    }
}
