/// The format of the output of a program.
public enum OutputFormat: Hashable, Sendable {
    /// A page for people.
    case page
    /// Columns for pipes: one record on each line, its values separated by tabs.
    case columns
    /// Columns for pipes into `xargs -0`: a NUL at the end of each record, in whose values line breaks stay.
    case nullTerminated
    /// JSON for programs: one object on each line.
    case json
}
