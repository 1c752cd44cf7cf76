extension String {
    /// The text for an element or a quoted attribute of HTML or XML; characters that XML has not are replaced.
    ///
    /// Each character code is escaped by itself: readers of HTML see `<` also before a combining mark, which joins it in Swift.
    package var escapedForHTML: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\0"..."\u{8}", "\u{B}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
