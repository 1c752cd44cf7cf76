/// A protocol by which a terminal shows pictures as pixels.
public enum GraphicsProtocol: Hashable, Sendable {
    /// The graphics protocol of kitty with Unicode placeholders; in tmux, pictures pass through it.
    case kitty(isInTmux: Bool)
    /// The inline images of iTerm2.
    case iTerm2
    /// Sixels, the bitmap graphics of DEC terminals.
    case sixel
    /// Sixels on a terminal that keeps few pictures: all that are on the screen are painted as one, of at most so many pixels.
    case compositeSixel(width: Int, height: Int)
}
