import Foundation
import ViewKit

/// The control sequence that sets the clipboard of the terminal: `OSC 52 ; c ; base64`, of xterm's ctlseqs.
enum ClipboardSequence {
    /// Returns the bytes that copy a text; control characters but line breaks and tabs become visible signs.
    static func bytes(copying text: String) -> [UInt8] {
        let content = Data(text.withVisibleControls(keepsLayout: true).utf8)
        return Array("\u{1B}]52;c;\(content.base64EncodedString())\u{1B}\\".utf8)
    }
}
