/// A sanitiser that removes from a text everything but printable characters.
///
/// - Control characters (C0, DEL, C1 and with them the 8-bit forms of CSI and OSC), bidirectional embeddings, overrides
///   and isolates, and unassigned characters become visible signs.
/// - Line breaks and tabs become one space.
/// - Invisible characters are removed: zero-width characters, directional marks, tags, fillers, joiners and selectors
///   without effect, marks without a base.
/// - More than ``maximumMarks`` marks on one base are dropped.
struct TextSanitizer {
    /// The maximum number of marks on one base; the scripts of living languages need no more.
    static let maximumMarks = 6

    private var output: [UInt8] = []
    private(set) var isChanged = false
    private var base: DecodedScalar?
    private var last: CharacterKind?
    private var lastValue: UInt32 = 0
    private var isEmoji = false
    private var marks = 0
    private var hasSelector = false

    /// Returns the sanitised text.
    ///
    /// - Returns: `text` itself if it is clean already.
    /// - Complexity: O(n) in the length of `text`.
    mutating func clean(_ text: String) -> String {
        text.withBytes { bytes in
            if bytes.allSatisfy({ (0x20...0x7E).contains($0) }) {
                return text
            }
            var offset = 0
            while offset < bytes.count {
                let scalar = DecodedScalar(in: bytes, at: offset)
                let next = offset + scalar.length
                let kind = scalar.properties.kind
                if keeps(scalar, kind, next: { next < bytes.count ? DecodedScalar(in: bytes, at: next) : nil }) {
                    if isChanged { output.append(contentsOf: bytes[offset..<next]) }
                    last = kind
                    lastValue = scalar.value
                } else {
                    if !isChanged {
                        output.reserveCapacity(bytes.count)
                        output.append(contentsOf: bytes[..<offset])
                        isChanged = true
                    }
                    replace(
                        scalar,
                        isLineFeedAfterReturn: scalar.value == 0x0A && offset > 0 && bytes[offset - 1] == 0x0D
                    )
                }
                offset = next
            }
            return isChanged ? String(decoding: output, as: UTF8.self) : text
        }
    }

    @inline(__always)
    private mutating func keeps(
        _ scalar: DecodedScalar,
        _ kind: CharacterKind,
        next: () -> DecodedScalar?
    ) -> Bool {
        switch kind {
        case .control, .removed, .lineBreak: return false
        case .mark, .spacingMark, .selector, .joiner: return keepsJoining(scalar, next: next)
        case .modifier where last == .pictographic: return true
        case .pictographic where last == .joiner && isEmoji: return true
        default:
            start(scalar, kind)
            return true
        }
    }

    @inline(__always)
    private mutating func start(_ scalar: DecodedScalar, _ kind: CharacterKind) {
        base = scalar
        isEmoji = kind == .pictographic
        marks = 0
        hasSelector = false
    }

    private mutating func keepsJoining(_ scalar: DecodedScalar, next: () -> DecodedScalar?) -> Bool {
        guard let base, marks < Self.maximumMarks else { return false }
        switch scalar.properties.kind {
        case .selector where scalar.value == EmojiRules.emojiSelector:
            guard EmojiRules.hasEmojiForm(base), !hasSelector else { return false }
            isEmoji = true
            hasSelector = true
        case .selector:
            guard base.properties.kind == .ideographic, !hasSelector, scalar.value != 0xFE0E else { return false }
            hasSelector = true
        case .joiner where scalar.value == EmojiRules.joiner && isEmoji && next()?.properties.kind == .pictographic:
            // The next emoji may have a selector of its own.
            hasSelector = false
        case .joiner:
            guard Self.hasJoiningLetters(lastValue) else { return false }
        default: break
        }
        marks += 1
        return true
    }

    /// Returns whether a letter belongs to a script in which joiners select the shape of letters.
    private static func hasJoiningLetters(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0600..<0x0E00, 0x0F00..<0x10A0, 0x1780..<0x18B0, 0xA800..<0xAC00: true
        default: false
        }
    }

    /// Replaces a scalar that must not reach the terminal by a visible sign, a space or nothing.
    private mutating func replace(_ scalar: DecodedScalar, isLineFeedAfterReturn: Bool) {
        let sign: UInt32
        switch scalar.properties.kind {
        case .lineBreak where isLineFeedAfterReturn: return
        case .lineBreak: sign = 0x20
        case .control: sign = UnicodeScalar(scalar.value)?.visibleControl?.value ?? 0xFFFD
        default: return
        }
        if let shown = UnicodeScalar(sign) { output.append(contentsOf: UTF8.encode(shown) ?? .init()) }
        let scalar = DecodedScalar(sign)
        start(scalar, scalar.properties.kind)
        last = scalar.properties.kind
        lastValue = sign
    }
}

extension DecodedScalar {
    fileprivate init(_ value: UInt32) {
        self.value = value
        length = 0
        properties = CharacterProperties(of: value)
    }
}
