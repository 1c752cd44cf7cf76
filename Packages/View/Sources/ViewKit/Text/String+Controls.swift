extension String {
    /// Returns the text with visible signs instead of control characters: C0, DEL and C1.
    ///
    /// - Parameter keepsLayout: whether line breaks, as LF, and tabs are kept; otherwise each becomes a space.
    /// - Complexity: O(n) in the length of the text.
    package func withVisibleControls(keepsLayout: Bool) -> String {
        guard hasControls else { return self }
        var result = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in unicodeScalars {
            switch scalar {
            case "\n" where isAfterReturn: break
            case "\n", "\r": result.append(keepsLayout ? "\n" : " ")
            case "\t": result.append(keepsLayout ? "\t" : " ")
            default: result.append(scalar.visibleControl ?? scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        return String(result)
    }

    /// A Boolean value that indicates whether the text contains control characters, including line breaks and tabs.
    private var hasControls: Bool {
        var last: UInt8 = 0
        for byte in utf8 {
            if byte < 0x20 || byte == 0x7F || (last == 0xC2 && byte < 0xA0) { return true }
            last = byte
        }
        return false
    }
}

extension Unicode.Scalar {
    /// The visible sign of a control character, or nil for another scalar.
    var visibleControl: Unicode.Scalar? {
        switch value {
        case ..<0x20: Unicode.Scalar(0x2400 + value)
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0: "\u{FFFD}"
        default: nil
        }
    }
}
