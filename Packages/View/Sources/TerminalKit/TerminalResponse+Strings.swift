extension TerminalResponse {
    /// Creates the response of a control string; nil for one that answers no query of this kit.
    ///
    /// - Parameters:
    ///   - kind: the byte behind Escape: `]` for OSC, `P` for DCS, `_` for APC.
    ///   - body: the bytes up to the terminator.
    init?(kind: UInt8, body: ArraySlice<UInt8>) {
        let text = String(decoding: body, as: UTF8.self)
        switch kind {
        case UInt8(ascii: "]") where text.hasPrefix("11;rgb:"):
            let parts = text.dropFirst("11;rgb:".count).split(separator: "/").map(Self.component)
            guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
            self = .background(red: red, green: green, blue: blue)
        case UInt8(ascii: "]") where text.hasPrefix("1337;ReportCellSize="):
            // Height and width in points, and in newer versions the pixels of a point.
            let parts = text.dropFirst("1337;ReportCellSize=".count).split(separator: ";").map { Double($0) }
            guard 2...3 ~= parts.count, let height = Self.pixels(parts[0]), let width = Self.pixels(parts[1]) else {
                return nil
            }
            self = .inlineImageCell(width: width, height: height)
        case UInt8(ascii: "P") where text.hasPrefix("1$r") && text.hasSuffix("m"):
            self = .rendition(text.dropFirst(3).dropLast().split { ";:".contains($0) }.compactMap { Int($0) })
        case UInt8(ascii: "P") where text.hasPrefix(">|"): self = .version(String(text.dropFirst(2)))
        case UInt8(ascii: "_") where text.hasPrefix("Gi=\(Self.graphicsQueryID);"):
            self = .graphics(isSupported: text.hasSuffix(";OK"))
        default: return nil
        }
    }

    /// The identifier of the picture in the query of kitty's graphics protocol.
    static let graphicsQueryID = 31

    private static func pixels(_ points: Double?) -> Int? {
        points.flatMap { (1...1024).contains($0) ? Int($0.rounded()) : nil }
    }

    /// Returns a component of a colour in X11's notation, one to four hexadecimal digits, as a fraction.
    private static func component(_ digits: Substring) -> Double? {
        guard (1...4).contains(digits.count), let value = UInt32(digits, radix: 16) else { return nil }
        return Double(value) / Double((1 << (4 * digits.count)) - 1)
    }
}
