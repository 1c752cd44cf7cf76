import Determinism
import Foundation
import RepositoryKit
import Testing

/// A JSON value, read completely.
private indirect enum Tree: Equatable {
    case null
    case string(String)
    case number(Int)
    case list([Tree])
    case object([Member])
    /// The values that the reader does not consume: Booleans, fractions, texts that are not valid Unicode.
    case other

    struct Member: Equatable {
        let key: String
        let value: Tree
    }

    init(_ reader: inout JSONReader) throws(JSONReadError) {
        if try reader.null() {
            self = .null
        } else if let text = try reader.string() {
            self = .string(text)
        } else if let number = try reader.integer() {
            self = .number(number)
        } else {
            var list: [Tree] = []
            var members: [Member] = []
            if try reader.elements({ reader throws(JSONReadError) in list.append(try Tree(&reader)) }) {
                self = .list(list)
            } else if try reader.members({ key, reader throws(JSONReadError) in
                members.append(Member(key: key.description, value: try Tree(&reader)))
            }) {
                self = .object(members)
            } else {
                self = .other
            }
        }
    }

    init(_ json: Data) throws(JSONReadError) {
        self = try JSONReader.read(json) { reader throws(JSONReadError) in try Tree(&reader) }
    }

    init(_ json: String) throws(JSONReadError) { try self.init(Data(json.utf8)) }
}

/// Skips a whole text.
private func passOver(_ json: Data) throws(JSONReadError) {
    try JSONReader.read(json) { _ throws(JSONReadError) in }
}

struct JSONReaderTests {
    @Test(
        arguments: [
            (#""a""#, .string("a")), (#" "" "#, .string("")), ("\u{FEFF}1", .number(1)), ("-0", .number(0)),
            ("12", .number(12)), ("-7", .number(-7)), ("12.0", .number(12)), ("1e2", .number(100)), ("5E-1", .other),
            ("12345678901234567890", .other), ("9223372036854775807", .number(.max)), ("1.5", .other),
            ("null", .null), ("true", .other), ("[ ]", .list([])), ("{\n}", .object([])),
            ("[1,[2,null],\t{}]", .list([.number(1), .list([.number(2), .null]), .object([])])),
            (#""\"\\\/\b\f\n\r\t\u0041\u00e9\u6771\ud83d\ude00""#, .string("\"\\/\u{8}\u{C}\n\r\tAé東😀")),
            (#""\u0000\u001f""#, .string("\u{0}\u{1F}")), (#""東京😀""#, .string("東京😀")),
            (#""\ud83d""#, .string("\u{FFFD}")), (#""\ude00\ud83d""#, .string("\u{FFFD}\u{FFFD}")),
            (#""\ud83dx""#, .string("\u{FFFD}x")), (#""\ud83d\u0041""#, .string("\u{FFFD}A")),
            (#"{"\ud800":1}"#, .object([.init(key: "\u{FFFD}", value: .number(1))])),
            (#"{"a":1,"a":2}"#, .object([.init(key: "a", value: .number(1)), .init(key: "a", value: .number(2))])),
            (
                #"{"\u0061\n":{"b":[]}}"#,
                .object([.init(key: "a\n", value: .object([.init(key: "b", value: .list([]))]))])
            ),
        ] as [(String, Tree)]
    )
    fileprivate func `reads what a text says`(json: String, tree: Tree) throws {
        #expect(try Tree(json) == tree)
        try passOver(Data(json.utf8))
    }

    @Test(arguments: [
        "", " ", "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,]", "[1 2]", "{1:2}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}",
        "{\"a\":1 \"b\":2}", "{,}", "{\"a\" 1}", "[1}", "{\"a\":1]", "nul", "nulll", "True", "tru", "falze", "'a'",
        "\"a",
        "\"\\\"", "\"\\q\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\", "\"a\nb\"", "\"a\tb\"", "\"\u{0}\"", "01", "-", "+1",
        ".5", "1.", "1e", "1e+", "0x10", "1_000", "NaN", "1 2", "[1] x", "{} {}", "/* a */ 1", "\u{FEFF}",
        "[1\u{A0}]", "{\"a\\q\":1}",
    ])
    func `invalid JSON is refused, also in values that are skipped`(json: String) {
        #expect(throws: JSONReadError.malformed) { try Tree(json) }
        #expect(throws: JSONReadError.malformed) { try passOver(Data(json.utf8)) }
        let inside = Data("{\"a\":[true,\(json)],\"b\":1}".utf8)
        // Some are well where something follows.
        if (try? JSONDecoder().decode([String: Anything].self, from: inside)) == nil {
            #expect(throws: JSONReadError.malformed) { try passOver(inside) }
        }
    }

    @Test func `texts that are no Unicode are left, wherever their bytes break off`() throws {
        for bytes: [UInt8] in [
            [0xFF], [0xC3], [0xE6, 0x9D], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80],
            [0xF0, 0x9F, 0x98],
        ] {
            let json = Data([0x5B, 0x22, 0x61] + bytes + [0x22, 0x2C, 0x31, 0x5D])
            #expect(try Tree(json) == .list([.other, .number(1)]))
            #expect(try Tree(Data([0x5B, 0x22, 0x5C, 0x6E] + bytes + [0x22, 0x5D])) == .list([.other]))
        }
    }

    @Test func `values may lie in each other, but not without an end`() throws {
        func nested(_ depth: Int) -> Data {
            Data((String(repeating: "[{\"a\":", count: depth) + "1" + String(repeating: "}]", count: depth)).utf8)
        }
        try passOver(nested(256))
        #expect(throws: JSONReadError.malformed) { try passOver(nested(257)) }
        #expect(throws: JSONReadError.malformed) { try passOver(Data(repeating: UInt8(ascii: "["), count: 1_000_000)) }
    }

    @Test func `errors name their place, and one of the whole text comes first`() throws {
        func titles(_ json: String) throws(JSONReadError) -> [String] {
            try JSONReader.read(Data(json.utf8)) { reader throws(JSONReadError) in
                var titles: [String] = []
                let isObject = try reader.members { key, reader throws(JSONReadError) in
                    guard case "items" = key else { return }
                    let isList = try reader.elements { reader throws(JSONReadError) in
                        var title: String?
                        let isObject = try reader.members { key, reader throws(JSONReadError) in
                            if case "title" = key { title = try reader.string() }
                        }
                        guard isObject else { throw .unexpected }
                        guard let title else { throw .unexpected(at: "title") }
                        titles.append(title)
                    }
                    guard isList else { throw .unexpected }
                }
                guard isObject else { throw .unexpected }
                return titles
            }
        }
        #expect(try titles(#"{"x":[1],"items":[{"title":"a","x":{}},{"title":"b"}]}"#) == ["a", "b"])
        #expect(try titles(#"{"it\u0065ms":[{"titl\u0065":"a"}]}"#) == ["a"])
        for (json, place) in [
            (#"{"items":[{"title":"a"},{"title":1}]}"#, "items[1].title"),
            (#"{"items":[{"title":"a"},3]}"#, "items[1]"),
            (#"{"items":{}}"#, "items"), ("[]", "$"), (#"{"items":[{}]} x"#, "$"), (#"{"items":[{}],"b":01}"#, "$"),
        ] {
            let error = #expect(throws: JSONReadError.self) { try titles(json) }
            #expect(error?.place == place, "\(json)")
        }
    }

    @Test(arguments: 0..<8)
    func `random texts are read as by the library, and torn ones are refused`(seed: Int) throws {
        var source = JSONSource(random: SeededGenerator(seed: UInt64(seed)))
        for _ in 0..<120 {
            let json = source.value(depth: 4)
            let bytes = Data(json.utf8)
            let known = try JSONDecoder().decode(Anything.self, from: bytes)
            #expect(try known.isSame(as: Tree(bytes)), "\(json)")
            try passOver(bytes)
            let cut = bytes.prefix(Int.random(in: 0..<bytes.count, using: &source.random))
            if (try? JSONDecoder().decode(Anything.self, from: cut)) == nil {
                #expect(throws: JSONReadError.malformed) { try passOver(cut) }
            }
            // Whatever one byte is turned into: what is taken, the library takes too, and for the same.
            var turned = bytes
            turned[Int.random(in: turned.indices, using: &source.random)] = UInt8.random(
                in: 0...255,
                using: &source.random
            )
            if let tree = try? Tree(turned), let known = try? JSONDecoder().decode(Anything.self, from: turned) {
                #expect(known.isSame(as: tree), "\(String(decoding: turned, as: UTF8.self))")
            }
        }
    }
}

/// A JSON value as `JSONDecoder` reads it.
private indirect enum Anything: Decodable {
    case null, other
    case string(String)
    case number(Int)
    case list([Anything])
    case object([String: Anything])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else if let list = try? container.decode([Anything].self) {
            self = .list(list)
        } else if let object = try? container.decode([String: Anything].self) {
            self = .object(object)
        } else {
            self = .other
        }
    }

    func isSame(as tree: Tree) -> Bool {
        switch (self, tree) {
        case (.null, .null), (.other, .other): return true
        case (.string(let one), .string(let other)): return Array(one.utf8) == Array(other.utf8)
        case (.number(let one), .number(let other)): return one == other
        case (.list(let list), .list(let other)):
            return list.count == other.count && zip(list, other).allSatisfy { $0.isSame(as: $1) }
        case (.object(let object), .object(let members)):
            // The library has the first of two members with one key.
            let first = Dictionary(members.map { ($0.key, $0.value) }) { one, _ in one }
            return object.count == first.count
                && object.allSatisfy { key, value in first[key].map { value.isSame(as: $0) } ?? false }
        // The library refuses half a surrogate pair.
        case (.other, .string(let text)): return text.contains("\u{FFFD}")
        case (.other, .object(let members)): return members.contains { $0.key.contains("\u{FFFD}") }
        default: return false
        }
    }
}

/// Random JSON texts.
private struct JSONSource {
    var random: SeededGenerator

    private mutating func pick(_ list: [String]) -> String { list[Int.random(in: list.indices, using: &random)] }

    private mutating func space() -> String { pick(["", "", "", " ", "\n\t", "\r "]) }

    private mutating func string() -> String {
        let pieces = [
            "a", "key", "東京", "é", "😀", " ", "\\n", "\\\"", "\\\\", "\\/", "\\u003c", "\\u6771", "\\ud83d\\ude00",
            "\\u0000", "longer than eight bytes", "~", "{", "]", ":", ",",
        ]
        return "\"" + (0..<Int.random(in: 0...6, using: &random)).map { _ in pick(pieces) }.joined() + "\""
    }

    mutating func value(depth: Int) -> String {
        let count = Int.random(in: 0...3, using: &random)
        switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
        case 0: return pick(["null", "true", "false"])
        case 1: return pick(["0", "-1", "12", "3.0", "1e3", "-2.5", "7E-2", "123456789"])
        case 2...5: return string()
        case 6:
            return "[" + (0..<count).map { _ in space() + value(depth: depth - 1) + space() }.joined(separator: ",")
                + "]"
        default:
            let members = (0..<count).map { _ in space() + string() + space() + ":" + value(depth: depth - 1) + space()
            }
            return "{" + members.joined(separator: ",") + "}"
        }
    }
}
