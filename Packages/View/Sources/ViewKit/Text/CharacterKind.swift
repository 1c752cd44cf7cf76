/// The class of a scalar for sanitising and line breaking; the raw values are those of the generated table.
enum CharacterKind: UInt8 {
    /// A part of a word.
    case ordinary
    /// A character that allows a break before and after it.
    case ideographic
    /// An opening bracket of Japanese text, which must not end a line.
    case opening
    /// A closing bracket, a stop, a small kana or a similar character, which must not start a line (JIS X 4051).
    case closing
    /// An opening bracket of Western text, which is not separated from the character behind it.
    case narrowOpening
    /// A closing bracket or stop of Western text, which is not separated from the character before it.
    case narrowClosing
    /// Ellipses and dashes, which are not separated from equal ones.
    case inseparable
    /// A sign before a number.
    case prefix
    /// A sign behind a number.
    case postfix
    /// A space at which a line may break.
    case space
    /// A space at which no line may break.
    case glue
    /// A hyphen, which allows a break within a word.
    case hyphen
    /// A symbol that may have an emoji form.
    case pictographic
    /// A skin tone.
    case modifier
    /// Half of a flag.
    case regional
    /// A combining mark without a width.
    case mark
    /// A combining mark with a cell of its own.
    case spacingMark
    /// A variation selector, which selects a form of the character before it.
    case selector
    /// A joiner, which joins emoji or selects the shape of letters.
    case joiner
    /// A character that ends a line, or a tab.
    case lineBreak
    /// A control character, which is made visible.
    case control
    /// A character without an appearance, which is removed.
    case removed
}

struct CharacterProperties {
    /// Kind times four plus width; a width of 3 means ambiguous.
    private let packed: UInt8

    /// Creates the properties of a scalar, by the generated table.
    @inline(__always)
    init(of scalar: UInt32) {
        packed = scalar < 0x2_0000 ? Self.tableEntry(scalar) : Self.rule(scalar)
    }

    @inline(__always)
    var kind: CharacterKind { CharacterKind(rawValue: packed >> 2) ?? .control }

    /// The width where ambiguous characters are narrow.
    @inline(__always)
    var narrow: Int { packed & 3 == 3 ? 1 : Int(packed & 3) }

    /// The width where ambiguous characters are wide.
    @inline(__always)
    var wide: Int { packed & 3 == 3 ? 2 : Int(packed & 3) }

    private static func tableEntry(_ scalar: UInt32) -> UInt8 {
        // The first block is that of ASCII.
        guard scalar >= 0x80 else { return value(CharacterTable.blocks.utf8Start[Int(scalar)]) }
        let block = Int(scalar >> 7)
        let numbers = CharacterTable.blockNumbers.utf8Start
        let number = Int(value(numbers[block * 2])) * 80 + Int(value(numbers[block * 2 + 1]))
        return value(CharacterTable.blocks.utf8Start[number << 7 | Int(scalar & 0x7F)])
    }

    @inline(__always)
    private static func value(_ digit: UInt8) -> UInt8 { digit - (digit > 0x5C ? 0x24 : 0x23) }

    /// Returns the properties of a scalar above the table: ideographs, variation selectors, invisible characters,
    /// private use.
    private static func rule(_ scalar: UInt32) -> UInt8 {
        func pack(_ kind: CharacterKind, _ width: UInt8) -> UInt8 { kind.rawValue << 2 | width }
        return switch scalar {
        case let noncharacter where noncharacter & 0xFFFE == 0xFFFE: pack(.control, 0)
        case 0x2_0000...0x3_FFFF: pack(.ideographic, 2)
        case 0xE_0100...0xE_01EF: pack(.selector, 0)
        case 0xE_0000...0xE_0FFF: pack(.removed, 0)
        case 0xF_0000...: pack(.ordinary, 3)
        default: pack(.control, 0)
        }
    }
}
