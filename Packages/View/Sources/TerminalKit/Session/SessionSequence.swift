/// The control sequences that begin and end a full-screen session.
///
/// The private modes are those of xterm's ctlseqs: 1049 is the alternate screen, 25 the cursor, 2004 bracketed paste,
/// 1000 and 1006 the mouse, 7 automatic line breaks, and 2026 synchronised output.
enum SessionSequence {
    /// Shows the alternate screen without a cursor.
    ///
    /// Lines do not break at the right edge: a character that a terminal draws wider than its cells would go on in the next
    /// row, and scroll the screen in the last one.
    static let enter = Array("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l".utf8)

    /// Turns the reports of pastes and the mouse on.
    static let reportInput = Array("\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h".utf8)

    /// Ends a control string of which the terminal has got a part, such as a piece of a picture; otherwise it has no effect.
    ///
    /// Within the string that passes another one through tmux, the doubled Escape ends the inner string and the second String
    /// Terminator the outer one. The null character separates them from an Escape that was the last byte.
    static let endString = Array("\0\u{1B}\u{1B}\\\u{1B}\\".utf8)

    /// Undoes ``enter`` and ``reportInput``, and whatever a frame left: an update that has not ended, margins, a style, a link.
    static let leave = Array(
        ("\u{1B}[?2026l\u{1B}[r\u{1B}[m\u{1B}]8;;\u{1B}\\"
            + "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l").utf8
    )

    /// Enables the kitty keyboard protocol, which reports keys without ambiguity.
    static let pushKeyboard = Array("\u{1B}[>1u".utf8)

    /// Undoes ``pushKeyboard``; the alternate screen has a stack of its own, so that it comes before ``leave``.
    static let popKeyboard = Array("\u{1B}[<u".utf8)
}
