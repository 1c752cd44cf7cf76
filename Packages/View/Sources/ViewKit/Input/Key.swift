/// A key that was pressed, with its modifiers.
public struct Key: Hashable, Sendable {
    /// The meaning of a key, without modifiers.
    public enum Code: Hashable, Sendable {
        /// A key that types a character, as typed: `A` is a key of its own.
        case character(Character)
        /// The Enter key, also that of the keypad.
        case enter
        /// The Tab key.
        case tab
        /// The Backspace key, which deletes the character before the cursor.
        case backspace
        /// The Escape key.
        case escape
        /// The Insert key.
        case insert
        /// The Delete key, which deletes the character behind the cursor.
        case delete
        /// The arrow up.
        case up
        /// The arrow down.
        case down
        /// The arrow to the left.
        case left
        /// The arrow to the right.
        case right
        /// The Home key.
        case home
        /// The End key.
        case end
        /// The Page Up key.
        case pageUp
        /// The Page Down key.
        case pageDown
        /// A function key, from 1 on.
        case function(Int)
    }

    /// The keys that are held down meanwhile.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The Shift key; not reported for characters, which are typed in upper case.
        public static let shift = Modifiers(rawValue: 1)
        /// The Alt key, on a Mac Option.
        public static let alt = Modifiers(rawValue: 2)
        /// The Control key.
        public static let control = Modifiers(rawValue: 4)
    }

    /// The meaning of the key.
    public var code: Code
    /// The modifiers.
    public var modifiers: Modifiers

    /// Creates a key.
    public init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    /// The key that types a character.
    public static func character(_ character: Character) -> Key { Key(.character(character)) }
    /// A character with Control; letters are written in lower case.
    public static func control(_ character: Character) -> Key { control(.character(character)) }
    /// A key with Control.
    public static func control(_ code: Code) -> Key { Key(code, .control) }
    /// A character with Alt.
    public static func alt(_ character: Character) -> Key { alt(.character(character)) }
    /// A key with Alt.
    public static func alt(_ code: Code) -> Key { Key(code, .alt) }

    /// The Enter key, without modifiers.
    public static let enter = Key(.enter)
    /// The Tab key, without modifiers.
    public static let tab = Key(.tab)
    /// Tab with Shift, which goes backwards.
    public static let backTab = Key(.tab, .shift)
    /// The Backspace key, without modifiers.
    public static let backspace = Key(.backspace)
    /// The Escape key, without modifiers.
    public static let escape = Key(.escape)
    /// The Delete key, without modifiers.
    public static let delete = Key(.delete)
    /// The arrow up, without modifiers.
    public static let up = Key(.up)
    /// The arrow down, without modifiers.
    public static let down = Key(.down)
    /// The arrow to the left, without modifiers.
    public static let left = Key(.left)
    /// The arrow to the right, without modifiers.
    public static let right = Key(.right)
    /// The Home key, without modifiers.
    public static let home = Key(.home)
    /// The End key, without modifiers.
    public static let end = Key(.end)
    /// The Page Up key, without modifiers.
    public static let pageUp = Key(.pageUp)
    /// The Page Down key, without modifiers.
    public static let pageDown = Key(.pageDown)

    /// The text that the key types, or nil for a key that types none.
    public var text: String? {
        guard modifiers.isEmpty, case .character(let character) = code else { return nil }
        return String(character)
    }

    /// The name of the key for help, the same in every language: `q`, `Esc`, `Ctrl-C`, `↑`.
    public var label: String {
        var parts: [String] = []
        if modifiers.contains(.control) { parts.append("Ctrl") }
        if modifiers.contains(.alt) { parts.append("Alt") }
        if modifiers.contains(.shift) { parts.append("Shift") }
        return (parts + [code.label(isModified: !parts.isEmpty)]).joined(separator: "-")
    }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates the key that types a character.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.init(.character(character))
    }
}

extension Key.Code {
    fileprivate func label(isModified: Bool) -> String {
        switch self {
        case .character(" "): "Space"
        case .character(let character): isModified ? character.uppercased() : String(character)
        case .enter: "Enter"
        case .tab: "Tab"
        case .backspace: "Backspace"
        case .escape: "Esc"
        case .insert: "Insert"
        case .delete: "Delete"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .function(let number): "F\(number)"
        }
    }
}
