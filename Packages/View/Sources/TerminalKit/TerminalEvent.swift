public import ViewKit

/// An event that a terminal reports: input of the user, or the answer to a query.
public enum TerminalEvent: Hashable, Sendable {
    /// A key was pressed, or is held down.
    case key(Key)
    /// Text was pasted (bracketed paste); line breaks are LF.
    case paste(String)
    /// A mouse button was pressed on a cell.
    case click(Point)
    /// The mouse wheel was turned over a cell, by a number of notches; negative for up.
    case wheel(Int, Point)
    /// The terminal answered a query.
    case response(TerminalResponse)
}

/// The answer of a terminal to a query.
public enum TerminalResponse: Hashable, Sendable {
    /// Primary device attributes (DA1), the answer that every terminal gives; asked for last, it ends a series.
    case deviceAttributes([Int])
    /// The state of a private mode (DECRPM): 0 for unknown, 1 and 2 for set and reset, 3 and 4 for permanently so.
    case mode(number: Int, state: Int)
    /// The flags of the kitty keyboard protocol.
    case keyboardFlags(Int)
    /// The colour of the background (OSC 11), each component from 0 to 1.
    case background(red: Double, green: Double, blue: Double)
    /// The size of a cell in pixels (xterm's window operation 16).
    case cellSize(width: Int, height: Int)
    /// The size of a cell in iTerm2's own report (OSC 1337), in points; terminals that answer it show its inline images.
    case inlineImageCell(width: Int, height: Int)
    /// The answer to the query of kitty's graphics protocol; whether it accepts the picture of the query.
    case graphics(isSupported: Bool)
    /// A property of sixels (XTSMGRAPHICS) with its values: 1 is the number of colours, 2 the size of a picture in pixels.
    case sixelProperty(number: Int, [Int])
    /// The rendition that is set (DECRPSS of SGR), without omitted numbers.
    case rendition([Int])
    /// Name and version of the terminal (XTVERSION).
    case version(String)
}
