public import PresentationKit

/// Text as the bytes of a standard stream, free of control sequences from outside.
///
/// A ``LineTerminal`` takes nothing else, so all text passes through the initialisers. For a terminal it is sanitised.
/// A pipe, which often ends on a terminal too, gets the original text, but control characters other than line breaks
/// and tabs become visible signs. In JSON they are escaped.
///
/// ```swift
/// let lines = EncodedText(lines: [TerminalText("a\u{1B}[2Jb")], for: .pipe)
/// print(String(decoding: lines.bytes, as: UTF8.self))  // a␛[2Jb
/// let document = EncodedText(document: "a:\r\n\tb\u{7}", for: .pipe)
/// print(String(decoding: document.bytes, as: UTF8.self))  // a:, and below it a tab and b␇
/// ```
public struct EncodedText: Hashable, Sendable {
    /// The bytes, in UTF-8.
    public let bytes: [UInt8]

    /// Encodes lines, each with a line break at its end.
    public init(lines: [TerminalText], for capabilities: TerminalCapabilities) {
        var bytes: [UInt8] = []
        for line in lines {
            line.write(to: &bytes, for: capabilities)
            bytes.append(0x0A)
        }
        self.init(bytes: bytes)
    }

    /// Encodes a part of a line, without a line break.
    public init(_ text: TerminalText, for capabilities: TerminalCapabilities) {
        var bytes: [UInt8] = []
        text.write(to: &bytes, for: capabilities)
        self.init(bytes: bytes)
    }

    /// Encodes a text of several lines, which end with LF; tabs are kept in a pipe.
    ///
    /// - Parameters:
    ///   - document: any text, also from outside.
    ///   - capabilities: the capabilities of the stream.
    public init(document: String, for capabilities: TerminalCapabilities) {
        if capabilities.isSanitised {
            self.init(lines: TerminalText.lines(of: document), for: capabilities)
        } else {
            var text = document.withVisibleControls(keepsLayout: true)
            if !text.isEmpty, text.utf8.last != 0x0A { text += "\n" }
            self.init(bytes: Array(text.utf8))
        }
    }

    /// Encodes values as one line with tabs between them; tabs and line breaks within a value become spaces.
    public init(columns values: [String], for capabilities: TerminalCapabilities) {
        var bytes: [UInt8] = []
        for (index, value) in values.enumerated() {
            let line = String(value.map { $0.isNewline || $0 == "\t" ? " " : $0 })
            if index > 0 { bytes.append(0x09) }
            TerminalText(line).write(to: &bytes, for: capabilities)
        }
        self.init(bytes: bytes + [0x0A])
    }

    /// Encodes values as a record that ends with NUL, with tabs between them.
    ///
    /// A value that is alone keeps its tabs and line breaks, so that a program gets the name of a file as it is.
    public init(nullTerminated values: [String], for capabilities: TerminalCapabilities) {
        if values.count == 1, !capabilities.isSanitised {
            self.init(bytes: Array(values[0].withVisibleControls(keepsLayout: true).utf8) + [0])
        } else {
            self.init(bytes: EncodedText(columns: values, for: capabilities).bytes.dropLast() + [0])
        }
    }

    /// Encodes lines of JSON, in which control characters are escaped.
    public init(json lines: [JSONText]) {
        self.init(bytes: lines.flatMap { Array($0.line.utf8) + [0x0A] })
    }

    /// Encodes a text byte by byte, for a pipe and on request of the user only.
    init(verbatim document: String) {
        self.init(bytes: Array(document.utf8))
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    static let empty = EncodedText(bytes: [])

    static let lineBreak = EncodedText(bytes: [0x0A])

    /// The control sequence that erases the line of the cursor.
    static let lineErasure = EncodedText(bytes: Array("\r\u{1B}[K".utf8))

    static func + (left: EncodedText, right: EncodedText) -> EncodedText {
        EncodedText(bytes: left.bytes + right.bytes)
    }
}
