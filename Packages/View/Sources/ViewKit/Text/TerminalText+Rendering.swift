extension TerminalText {
    /// Appends the text in UTF-8, without a line break.
    ///
    /// Attributes, colours and links are reset at the end.
    public func write(to bytes: inout [UInt8], for capabilities: TerminalCapabilities) {
        var current = TextStyle.plain
        for run in runs {
            let style = run.style.shown(by: capabilities)
            if style != current {
                Self.change(from: current, to: style, in: &bytes)
                current = style
            }
            let original = capabilities.isSanitised ? nil : run.original?.withVisibleControls(keepsLayout: false)
            let text = original ?? run.text
            bytes.append(contentsOf: text.utf8)
        }
        if current != .plain { Self.change(from: current, to: .plain, in: &bytes) }
    }

    /// Returns the text as it is written to a stream with the given capabilities.
    public func rendered(for capabilities: TerminalCapabilities) -> String {
        var bytes: [UInt8] = []
        write(to: &bytes, for: capabilities)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func change(from old: TextStyle, to new: TextStyle, in bytes: inout [UInt8]) {
        if old.link?.url != new.link?.url {
            bytes.append(contentsOf: "\u{1B}]8;;\(new.link?.url ?? "")\u{1B}\\".utf8)
        }
        guard (old.attributes, old.foreground, old.background) != (new.attributes, new.foreground, new.background)
        else { return }
        bytes.append(contentsOf: "\u{1B}[\(new.parameters)m".utf8)
    }
}

extension TextStyle {
    /// Returns the style as a stream shows it: with colours in place of meanings, and without what it cannot show.
    ///
    /// Reversed text is not dim: terminals do not agree on which of both colours is dimmed, and some leave no contrast.
    package func shown(by capabilities: TerminalCapabilities) -> TextStyle {
        let style = themed(for: capabilities)
        let attributes = style.attributes.contains(.reverse) ? style.attributes.subtracting(.dim) : style.attributes
        return TextStyle(
            capabilities.showsAttributes ? attributes : [],
            foreground: style.foreground?.adapted(to: capabilities.background).shown(by: capabilities),
            background: style.background?.shown(by: capabilities),
            link: capabilities.showsLinks ? link : nil
        )
    }

    /// The parameters of SGR (ECMA-48, 8.3.117) that set the style after a reset.
    package var parameters: String {
        var parameters: [UInt8] = [0]
        let codes: [(Attributes, UInt8)] = [
            (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
        ]
        for (attribute, code) in codes where attributes.contains(attribute) { parameters.append(code) }
        if let foreground { parameters += foreground.parameters(base: 30) }
        if let background { parameters += background.parameters(base: 40) }
        return parameters == [0] ? "0" : parameters.map { String($0) }.joined(separator: ";")
    }
}
