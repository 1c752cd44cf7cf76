/// A scanner of JSON text (RFC 8259), which validates the text without decoding its values.
///
/// It is not recursive, so deeply nested text needs no stack. The text has to be valid UTF-8.
struct JSONScanner {
    private let bytes: UnsafeRawBufferPointer
    private var index = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Finds the members of an object.
    ///
    /// - Returns: the ranges of the values by the names as they are written, of equal names the last one; nil if the text
    ///   is no JSON or no object.
    static func members(of bytes: UnsafeRawBufferPointer) -> [String: Range<Int>]? {
        var text = JSONScanner(bytes)
        var members: [String: Range<Int>] = [:]
        text.skipSpace()
        guard text.take(UInt8(ascii: "{")) else { return nil }
        text.skipSpace()
        if !text.take(UInt8(ascii: "}")) {
            repeat {
                text.skipSpace()
                let name = text.index
                guard text.takeString() else { return nil }
                let key = String(decoding: bytes[name + 1..<text.index - 1], as: UTF8.self)
                text.skipSpace()
                guard text.take(UInt8(ascii: ":")) else { return nil }
                text.skipSpace()
                let start = text.index
                guard text.takeValue() else { return nil }
                members[key] = start..<text.index
                text.skipSpace()
            } while text.take(UInt8(ascii: ","))
            guard text.take(UInt8(ascii: "}")) else { return nil }
        }
        text.skipSpace()
        return text.index == bytes.count ? members : nil
    }

    private mutating func takeValue() -> Bool {
        var open: [UInt8] = []
        while true {
            skipSpace()
            guard index < bytes.count else { return false }
            switch bytes[index] {
            case UInt8(ascii: "{"):
                index += 1
                skipSpace()
                if !take(UInt8(ascii: "}")) {
                    guard takeName() else { return false }
                    open.append(UInt8(ascii: "}"))
                    continue
                }
            case UInt8(ascii: "["):
                index += 1
                skipSpace()
                if !take(UInt8(ascii: "]")) {
                    open.append(UInt8(ascii: "]"))
                    continue
                }
            case UInt8(ascii: "\""): guard takeString() else { return false }
            case UInt8(ascii: "t"): guard takeWord("true") else { return false }
            case UInt8(ascii: "f"): guard takeWord("false") else { return false }
            case UInt8(ascii: "n"): guard takeWord("null") else { return false }
            default: guard takeNumber() else { return false }
            }
            while true {
                guard let closing = open.last else { return true }
                skipSpace()
                if take(UInt8(ascii: ",")) {
                    if closing == UInt8(ascii: "}") {
                        skipSpace()
                        guard takeName() else { return false }
                    }
                    break
                }
                guard take(closing) else { return false }
                open.removeLast()
            }
        }
    }

    private mutating func takeName() -> Bool {
        guard takeString() else { return false }
        skipSpace()
        return take(UInt8(ascii: ":"))
    }

    private mutating func takeString() -> Bool {
        guard take(UInt8(ascii: "\"")) else { return false }
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return true
            case 0..<0x20: return false
            case UInt8(ascii: "\\"):
                guard index < bytes.count else { return false }
                let escaped = bytes[index]
                index += 1
                switch escaped {
                case UInt8(ascii: "u"):
                    for _ in 0..<4 {
                        guard index < bytes.count, isHexDigit(bytes[index]) else { return false }
                        index += 1
                    }
                case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
                    UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
                    break
                default: return false
                }
            default: break
            }
        }
        return false
    }

    private mutating func takeNumber() -> Bool {
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) {
            guard takeDigits() else { return false }
        }
        if take(UInt8(ascii: ".")) {
            guard takeDigits() else { return false }
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            guard takeDigits() else { return false }
        }
        return true
    }

    private mutating func takeDigits() -> Bool {
        let start = index
        while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
        return index > start
    }

    private mutating func takeWord(_ word: StaticString) -> Bool {
        let end = index + word.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] { return false }
        index = end
        return true
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
    }

    private func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
