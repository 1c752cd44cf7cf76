// Writes Packages/View/Sources/ViewKit/Text/CharacterTable.swift from the Unicode Character Database.
//
//     swift Scripts/generate-character-table.swift /usr/share/unicode > .../CharacterTable.swift
//
// The folder is the one of Debian's package unicode-data. Widths follow UAX #11, line breaking classes UAX #14 and
// the prohibitions of JIS X 4051, emoji UTS #51.

import Foundation

let folder = CommandLine.arguments.dropFirst().first ?? "/usr/share/unicode"

/// One line of a data file: the code points, and its fields.
struct Entry {
    let scalars: ClosedRange<Int>
    let fields: [String]
}

func entries(_ file: String) -> [Entry] {
    guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) else {
        FileHandle.standardError.write(Data("cannot read '\(folder)/\(file)'; install unicode-data\n".utf8))
        exit(1)
    }
    return text.split(whereSeparator: \.isNewline).compactMap { line in
        let fields = line.prefix { $0 != "#" }.split(separator: ";", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let ends = fields[0].components(separatedBy: "..").compactMap { Int($0, radix: 16) }
        guard fields.count > 1, let first = ends.first, let last = ends.last else { return nil }
        return Entry(scalars: first...last, fields: fields)
    }
}

func property(_ file: String, where isMember: ([String]) -> Bool) -> Set<Int> {
    var members: Set<Int> = []
    for entry in entries(file) where isMember(entry.fields) { members.formUnion(entry.scalars) }
    return members
}

func values(_ file: String) -> [Int: String] {
    var values: [Int: String] = [:]
    for entry in entries(file) {
        for scalar in entry.scalars { values[scalar] = entry.fields[1] }
    }
    return values
}

/// General categories; UnicodeData.txt gives large ranges by their first and last member.
func generalCategories() -> [Int: String] {
    var categories: [Int: String] = [:]
    var rangeStart: Int?
    for entry in entries("UnicodeData.txt") {
        let scalar = entry.scalars.lowerBound
        if entry.fields[1].hasSuffix("First>") {
            rangeStart = scalar
        } else if let start = rangeStart {
            for scalar in start...scalar { categories[scalar] = entry.fields[2] }
            rangeStart = nil
        } else {
            categories[scalar] = entry.fields[2]
        }
    }
    return categories
}

/// The same order as `CharacterKind`.
enum Kind: Int {
    case ordinary, ideographic, opening, closing, narrowOpening, narrowClosing, inseparable, prefix, postfix, space
    case glue, hyphen, pictographic, modifier, regional, mark, spacingMark, selector, joiner, lineBreak, control
    case removed
}

let categories = generalCategories()
let eastAsian = values("EastAsianWidth.txt")
let lineBreak = values("LineBreak.txt")
let ignorable = property("DerivedCoreProperties.txt") { $0[1] == "Default_Ignorable_Code_Point" }
let pictographic = property("emoji/emoji-data.txt") { $0[1] == "Extended_Pictographic" }
let modifiers = property("emoji/emoji-data.txt") { $0[1] == "Emoji_Modifier" }

func kind(_ scalar: Int) -> Kind {
    let category = categories[scalar] ?? "Cn"
    let isWide = ["W", "F"].contains(eastAsian[scalar])
    switch scalar {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: return .lineBreak
    case 0x202A...0x202E, 0x2066...0x2069: return .control
    case 0x200C, 0x200D: return .joiner
    case 0xFE00...0xFE0F: return .selector
    case 0x1160...0x11FF where ![0x1160].contains(scalar), 0xD7B0...0xD7FB: return .mark
    case 0x2D, 0x2010, 0x2013: return .hyphen
    case 0xFF5E: return .closing
    case 0xFF10...0xFF19: return .ordinary
    default: break
    }
    if category == "Cc" { return .control }
    if category == "Cn" {
        if ignorable.contains(scalar) { return .removed }
        return pictographic.contains(scalar) ? .pictographic : .control
    }
    if ignorable.contains(scalar) { return .removed }
    if category == "Cf" {
        return (0x600...0x8FF).contains(scalar) || scalar == 0x110BD || scalar == 0x110CD ? .ordinary : .removed
    }
    if ["Mn", "Me"].contains(category) { return .mark }
    if category == "Mc" { return .spacingMark }
    if category == "Zs" { return [0xA0, 0x2007, 0x202F].contains(scalar) ? .glue : .space }
    if modifiers.contains(scalar) { return .modifier }
    if (0x1F1E6...0x1F1FF).contains(scalar) { return .regional }
    switch lineBreak[scalar] ?? "XX" {
    case "OP": return isWide || scalar == 0xFF62 ? .opening : .narrowOpening
    case "CL", "CP", "EX", "IS", "NS", "CJ":
        if scalar >= 0x3000 { return .closing }
        if pictographic.contains(scalar) { return .pictographic }
        return isWide ? .closing : .narrowClosing
    case "QU" where category == "Pi": return .narrowOpening
    case "QU" where category == "Pf" && scalar != 0x2019: return .narrowClosing
    case "IN", "B2": return .inseparable
    case _ where scalar == 0x2015: return .inseparable
    case _ where pictographic.contains(scalar): return .pictographic
    case "PR" where scalar > 0x7F: return .prefix
    case "PO" where scalar > 0x7F: return .postfix
    case "PO" where scalar == 0x25: return .narrowClosing
    case "ID", "EB", "EM", "H2", "H3", "JL": return .ideographic
    default: return .ordinary
    }
}

/// 0, 1 and 2 are cells; 3 is one cell or two, by the setting for ambiguous characters.
func width(_ scalar: Int, _ kind: Kind) -> Int {
    switch kind {
    case .mark, .selector, .joiner, .removed, .control, .lineBreak: return 0
    case .spacingMark: return 1
    default: break
    }
    switch eastAsian[scalar] ?? "N" {
    case "W", "F": return 2
    case "A": return 3
    default: return 1
    }
}

func packed(_ scalar: Int) -> Int {
    let kind = kind(scalar)
    return kind.rawValue << 2 | width(scalar, kind)
}

/// A printable ASCII character that needs no escape in a literal.
func digit(_ value: Int) -> Character {
    let code = 0x23 + value
    precondition(code < 0x7E)
    return Character(UnicodeScalar(UInt8(code >= 0x5C ? code + 1 : code)))
}

func literal(_ text: String) -> String {
    var rest = Substring(text)
    var lines: [Substring] = []
    while !rest.isEmpty {
        lines.append(rest.prefix(110))
        rest = rest.dropFirst(110)
    }
    return lines.joined(separator: "\\\n        ")
}

// Above the table, `CharacterKind` answers by rules; they are checked against the data here.
for scalar in 0x20000..<0x30000 where scalar & 0xFFFE != 0xFFFE {
    precondition(eastAsian[scalar] == "W" && pictographic.isDisjoint(with: [scalar]))
}
for scalar in 0xE0000...0xE0FFF { precondition(ignorable.contains(scalar)) }

var blocks: [String: Int] = [:]
var blockTexts: [String] = []
var index = ""
for block in 0..<0x400 {
    let text = String(
        (block << 7..<(block + 1) << 7).map { (0xD800...0xDFFF).contains($0) ? digit(0) : digit(packed($0)) }
    )
    let number = blocks[text] ?? blockTexts.count
    if number == blockTexts.count {
        blocks[text] = number
        blockTexts.append(text)
    }
    index.append(digit(number / 80))
    index.append(digit(number % 80))
}

let heading = try String(contentsOfFile: "\(folder)/EastAsianWidth.txt", encoding: .utf8).prefix { !$0.isNewline }
let version = heading.dropFirst("# EastAsianWidth-".count).dropLast(".txt".count)
print(
    """
    // Generated by Scripts/generate-character-table.swift from the Unicode Character Database \(version); not edited.

    /// The kind and the width of each scalar below U+20000, from the Unicode data.
    ///
    /// Two stages: ``blockNumbers`` has two digits for each block of 128 scalars, ``blocks`` one digit for each scalar.
    /// A digit is an ASCII character from `#` on, without the backslash.
    enum CharacterTable {
        /// The number of the block of each 128 scalars, in two digits to the base 80.
        static let blockNumbers: StaticString = \"\"\"
            \(literal(index))
            \"\"\"

        /// The distinct blocks: kind times four plus width, for each scalar.
        static let blocks: StaticString = \"\"\"
            \(literal(blockTexts.joined()))
            \"\"\"
    }
    """
)
