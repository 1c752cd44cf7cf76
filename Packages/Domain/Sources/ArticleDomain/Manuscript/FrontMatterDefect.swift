/// A part of the front matter of a manuscript that could not be read.
public enum FrontMatterDefect: Hashable, Sendable {
    /// The line `---` at its end is missing, so that it counts as text.
    case unclosed
    /// A line of the file, counted from 1, is neither a name with a value nor a part of one.
    case unreadable(line: Int)
}
