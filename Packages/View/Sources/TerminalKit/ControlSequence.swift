import ViewKit

/// A control sequence of a terminal's input: `CSI`, parameters, and a final byte (ECMA-48, 5.4).
struct ControlSequence {
    /// The first byte, if it marks a private sequence: `<`, `=`, `>` or `?`.
    private let marker: UInt8?
    /// The parameters, each with its subparameters; a missing one is nil.
    private let parameters: [[Int?]]
    private let final: UInt8
    private let intermediate: UInt8?

    init(_ bytes: ArraySlice<UInt8>, final: UInt8) {
        var bytes = bytes
        marker = bytes.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
        if marker != nil { bytes = bytes.dropFirst() }
        intermediate = bytes.last.flatMap { (0x20...0x2F).contains($0) ? $0 : nil }
        bytes = bytes.prefix { (0x30...0x3B).contains($0) }
        parameters = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { parameter in
            parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { digits in
                Int(String(decoding: digits, as: UTF8.self))
            }
        }
        self.final = final
    }

    private func number(_ index: Int, _ part: Int = 0) -> Int? {
        guard index < parameters.count, part < parameters[index].count else { return nil }
        return parameters[index][part]
    }

    var isPasteStart: Bool { marker == nil && final == UInt8(ascii: "~") && number(0) == 200 }

    /// The event, or nil for a sequence that means nothing here.
    var event: TerminalEvent? {
        switch (marker, final) {
        case (UInt8(ascii: "<"), UInt8(ascii: "M")): mouse
        case (nil, UInt8(ascii: "u")): keyboard
        case (nil, UInt8(ascii: "~")): key(number(0).flatMap(KeySequence.code(number:)))
        case (nil, UInt8(ascii: "Z")): .key(.backTab)
        case (nil, UInt8(ascii: "t")): cellSize.map(TerminalEvent.response)
        case (nil, _): key(KeySequence.code(final: final))
        default: response.map(TerminalEvent.response)
        }
    }

    /// A key whose modifiers are the second parameter, and whose release (kitty protocol) is not an event.
    private func key(_ code: Key.Code?) -> TerminalEvent? {
        guard let code, number(1, 1) != 3 else { return nil }
        return .key(Key(code, KeySequence.modifiers(number(1))))
    }

    /// A key of the kitty keyboard protocol: `CSI code ; modifiers u`.
    private var keyboard: TerminalEvent? {
        guard let code = number(0) else { return nil }
        var modifiers = KeySequence.modifiers(number(1))
        if let functional = KeySequence.code(kitty: code) { return key(functional) }
        // The protocol has its functional keys in the private use area, and Super, Hyper and Meta in the higher bits.
        guard !(0xE000...0xF8FF).contains(code), ((number(1) ?? 1) - 1) & 0b11_1000 == 0 else { return nil }
        // A shifted key is the character that it types, if the terminal says which.
        let typed = modifiers.contains(.shift) ? number(0, 1) ?? code : code
        guard let scalar = UnicodeScalar(UInt32(clamping: typed)), number(1, 1) != 3 else { return nil }
        var character = Character(scalar)
        if modifiers.contains(.shift) {
            if typed == code, let upper = character.uppercased().first { character = upper }
            modifiers.remove(.shift)
        }
        return .key(Key(.character(character), modifiers))
    }

    /// A mouse report (mode 1006): `CSI < buttons ; column ; row M`.
    private var mouse: TerminalEvent? {
        guard let buttons = number(0), let column = number(1), let row = number(2) else { return nil }
        return TerminalEvent(buttons: buttons, column: column, row: row)
    }

    /// The report of the size of a cell (xterm's window operation 16): `CSI 6 ; height ; width t`.
    private var cellSize: TerminalResponse? {
        guard number(0) == 6, let height = number(1), let width = number(2) else { return nil }
        return .cellSize(width: width, height: height)
    }

    private var response: TerminalResponse? {
        switch (marker, final, intermediate) {
        case (UInt8(ascii: "?"), UInt8(ascii: "c"), nil): .deviceAttributes(parameters.compactMap { $0.first ?? nil })
        case (UInt8(ascii: "?"), UInt8(ascii: "u"), nil): number(0).map { .keyboardFlags($0) }
        case (UInt8(ascii: "?"), UInt8(ascii: "y"), UInt8(ascii: "$")):
            if let mode = number(0), let state = number(1) { .mode(number: mode, state: state) } else { nil }
        case (UInt8(ascii: "?"), UInt8(ascii: "S"), nil) where number(1) == 0:
            number(0).map { .sixelProperty(number: $0, parameters.dropFirst(2).compactMap { $0.first ?? nil }) }
        default: nil
        }
    }
}

extension TerminalEvent {
    /// Creates the event of a mouse report; nil for one that means nothing here.
    ///
    /// - Parameters:
    ///   - buttons: the buttons and modifiers, as xterm's ctlseqs have them.
    ///   - column: the column, counted from 1.
    ///   - row: the row, counted from 1.
    init?(buttons: Int, column: Int, row: Int) {
        guard column > 0, row > 0 else { return nil }
        let point = Point(column: column - 1, row: row - 1)
        // The bits for Shift, Alt and Control (4, 8, 16) do not matter; 32 is a movement.
        switch buttons & ~0b1_1100 {
        case 0: self = .click(point)
        case 64: self = .wheel(-1, point)
        case 65: self = .wheel(1, point)
        default: return nil
        }
    }
}

/// The tables of key sequences, from xterm's ctlseqs and the kitty keyboard protocol.
enum KeySequence {
    /// Returns the key of a final byte: `CSI A`, `SS3 P`.
    static func code(final: UInt8) -> Key.Code? {
        switch UnicodeScalar(final) {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "F": .end
        case "H": .home
        case "M": .enter
        case "P": .function(1)
        case "Q": .function(2)
        case "R": .function(3)
        case "S": .function(4)
        default: nil
        }
    }

    /// Returns the key of a number: `CSI 5 ~`.
    static func code(number: Int) -> Key.Code? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23, 24: .function(number - 12)
        default: nil
        }
    }

    /// Returns the key of a code of the kitty protocol, if it types no character.
    static func code(kitty code: Int) -> Key.Code? {
        switch code {
        case 9: .tab
        case 13, 57414: .enter
        case 27: .escape
        case 127: .backspace
        case 57417: .left
        case 57418: .right
        case 57419: .up
        case 57420: .down
        case 57421: .pageUp
        case 57422: .pageDown
        case 57423: .home
        case 57424: .end
        case 57425: .insert
        case 57426: .delete
        default: nil
        }
    }

    /// Returns the modifiers of a parameter, which is one more than their bits; Caps Lock and Num Lock do not count.
    static func modifiers(_ parameter: Int?) -> Key.Modifiers {
        Key.Modifiers(rawValue: UInt8(truncatingIfNeeded: max(0, (parameter ?? 1) - 1)) & 7)
    }
}
