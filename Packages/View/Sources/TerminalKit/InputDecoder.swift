import ViewKit

/// A decoder that turns the bytes of a terminal's input into events.
///
/// Bytes may come in pieces of any size: a sequence, or a character in UTF-8, that is cut is completed by the next piece.
/// A lone Escape looks like the beginning of a sequence, so the caller waits for more input within ``timeLimit``, and calls
/// ``flush()`` when none has come.
///
/// It reads the sequences of ECMA-48 and xterm, the kitty keyboard protocol, SGR mouse reports (mode 1006) and those of
/// terminals without them (X10), bracketed paste (mode 2004). A sequence that it does not know is dropped as a whole.
///
/// ```swift
/// var decoder = InputDecoder()
/// print(decoder.decode([0x1B, 0x5B]))  // []
/// print(decoder.decode([0x41]))  // [.key(.up)]
/// ```
public struct InputDecoder: Sendable {
    /// The longest sequence that is waited for; a longer one is not input of a terminal.
    static let longestSequence = 4096

    /// The bytes that are not decoded yet.
    private var rest: [UInt8] = []
    /// The bytes of a paste that has not ended yet, or nil outside of one.
    private var paste: [UInt8]?

    /// Creates a decoder.
    public init() {}

    /// The time after which the rest of a sequence is not waited for any more; nil if there is nothing to decide.
    ///
    /// It is short where the bytes may be a key: Escape, or a character with Alt. A longer sequence was cut on its way, so
    /// that more time is given to it. A character in UTF-8 is completed whenever its rest comes.
    public var timeLimit: Duration? {
        guard paste == nil, rest.first == 0x1B else { return nil }
        return rest.count <= 2 ? .milliseconds(40) : .seconds(1)
    }

    /// Returns the events of some bytes and of what was left before.
    ///
    /// - Complexity: O(n) in the number of bytes.
    public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        rest += bytes
        var events: [TerminalEvent] = []
        var start = 0
        while start < rest.count, let length = next(from: start, into: &events) { start += length }
        rest.removeFirst(start)
        if rest.count > Self.longestSequence { events += flush() }
        return events
    }

    /// Returns the events of what is left, because nothing follows it: a lone Escape, for example.
    ///
    /// A paste goes on until its end is there.
    public mutating func flush() -> [TerminalEvent] {
        guard paste == nil, let first = rest.first else { return [] }
        defer { rest = [] }
        guard first == 0x1B else { return [] }
        switch rest.count {
        case 1: return [.key(.escape)]
        case 2:
            let scalar = InputScalar(rest[1])
            return [.key(Key(scalar.code, scalar.modifiers.union(.alt)))]
        default: return []
        }
    }

    /// Decodes the next event, and returns the number of its bytes, or nil if some are missing.
    private mutating func next(from start: Int, into events: inout [TerminalEvent]) -> Int? {
        let bytes = rest[start...]
        if paste != nil { return continuePaste(bytes, into: &events) }
        guard bytes[start] == 0x1B else { return character(bytes, modifiers: [], into: &events) }
        guard bytes.count > 1 else { return nil }
        switch bytes[start + 1] {
        case UInt8(ascii: "["): return controlSequence(bytes, into: &events)
        case UInt8(ascii: "O"): return functionKey(bytes, into: &events)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            return controlString(bytes, into: &events)
        case 0x1B:
            // An Escape before a sequence, or two of them: the first stands alone.
            events.append(.key(.escape))
            return 1
        default: return character(bytes.dropFirst(), modifiers: .alt, into: &events).map { $0 + 1 }
        }
    }

    /// Decodes a character, which input methods send in UTF-8 like any other.
    private func character(
        _ bytes: ArraySlice<UInt8>,
        modifiers: Key.Modifiers,
        into events: inout [TerminalEvent]
    ) -> Int? {
        guard let first = bytes.first else { return nil }
        if first < 0x80 {
            let scalar = InputScalar(first)
            events.append(.key(Key(scalar.code, scalar.modifiers.union(modifiers))))
            return 1
        }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
        // A byte that begins no character is dropped.
        guard length > 0, first < 0xF5 else { return 1 }
        let tail = bytes.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
        if tail.count < length - 1 { return tail.count + 1 < bytes.count ? tail.count + 1 : nil }
        guard let text = String(validating: bytes.prefix(length), as: UTF8.self), let character = text.first else {
            return length
        }
        events.append(.key(Key(.character(character), modifiers)))
        return length
    }

    /// Decodes a function key that is introduced by SS3: `ESC O P`.
    private func functionKey(_ bytes: ArraySlice<UInt8>, into events: inout [TerminalEvent]) -> Int? {
        guard bytes.count > 2 else { return nil }
        let final = bytes[bytes.startIndex + 2]
        if let code = KeySequence.code(final: final) { events.append(.key(Key(code))) }
        return 3
    }

    private mutating func controlSequence(_ bytes: ArraySlice<UInt8>, into events: inout [TerminalEvent]) -> Int? {
        guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) || $0 < 0x20 }) else {
            return nil
        }
        let length = end - bytes.startIndex + 1
        // A control character within a sequence ends it; what comes next is input again.
        guard bytes[end] >= 0x40 else { return length - 1 }
        if length == 3, bytes[end] == UInt8(ascii: "M") { return mouseReport(bytes, into: &events) }
        let sequence = ControlSequence(bytes[bytes.startIndex + 2..<end], final: bytes[end])
        if sequence.isPasteStart {
            paste = []
        } else if let event = sequence.event {
            events.append(event)
        }
        return length
    }

    /// Decodes a mouse report of a terminal without mode 1006: three bytes, each 32 more than its number, follow `CSI M`.
    private func mouseReport(_ bytes: ArraySlice<UInt8>, into events: inout [TerminalEvent]) -> Int? {
        guard bytes.count >= 6 else { return nil }
        let numbers = bytes.dropFirst(3).prefix(3).map { Int($0) - 32 }
        if let event = TerminalEvent(buttons: numbers[0], column: numbers[1], row: numbers[2]) { events.append(event) }
        return 6
    }

    /// Decodes a control string (OSC, DCS and others), which ends with ST or BEL.
    private func controlString(_ bytes: ArraySlice<UInt8>, into events: inout [TerminalEvent]) -> Int? {
        let body = bytes.dropFirst(2)
        var index = body.startIndex
        while index < body.endIndex {
            switch body[index] {
            case 0x07: break
            case 0x1B:
                guard index + 1 < body.endIndex else { return nil }
                // Any other sequence means that this one was cut off.
                guard body[index + 1] == UInt8(ascii: "\\") else { return index - bytes.startIndex }
            default:
                index += 1
                continue
            }
            if let response = TerminalResponse(kind: bytes[bytes.startIndex + 1], body: body[..<index]) {
                events.append(.response(response))
            }
            return index - bytes.startIndex + (body[index] == 0x07 ? 1 : 2)
        }
        return nil
    }

    /// Collects pasted bytes until the end of the paste, which may be cut as well.
    private mutating func continuePaste(_ bytes: ArraySlice<UInt8>, into events: inout [TerminalEvent]) -> Int? {
        let end = Array("\u{1B}[201~".utf8)
        guard let escape = bytes.firstIndex(of: 0x1B) else {
            paste? += bytes
            return bytes.count
        }
        let tail = bytes[escape...]
        if tail.starts(with: end) {
            let text = String(decoding: (paste ?? []) + bytes[..<escape], as: UTF8.self)
            paste = nil
            events.append(.paste(text.withUnixLineBreaks))
            return escape - bytes.startIndex + end.count
        }
        if tail.count < end.count, end.starts(with: tail) {
            paste? += bytes[..<escape]
            return escape > bytes.startIndex ? escape - bytes.startIndex : nil
        }
        // An Escape that somebody pasted.
        paste? += bytes[...escape]
        return escape - bytes.startIndex + 1
    }
}

extension String {
    fileprivate var withUnixLineBreaks: String {
        String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }
}

/// The key that a byte of ASCII stands for.
struct InputScalar {
    let code: Key.Code
    let modifiers: Key.Modifiers

    init(_ byte: UInt8) {
        (code, modifiers) =
            switch byte {
            case 0x00: (.character(" "), .control)
            case 0x08: (.backspace, .control)
            case 0x09: (.tab, [])
            case 0x0A, 0x0D: (.enter, [])
            case 0x1B: (.escape, [])
            case 0x01...0x1A: (.character(Character(UnicodeScalar(byte + 0x60))), .control)
            case 0x1C...0x1F: (.character(Character(UnicodeScalar(byte + 0x40))), .control)
            case 0x7F: (.backspace, [])
            default: (.character(Character(UnicodeScalar(byte))), [])
            }
    }
}
