/// The format of the output of a program.
///
/// ```swift
/// func form(isForPrograms: Bool, isPiped: Bool) -> OutputFormat {
///     isForPrograms ? .json : isPiped ? .columns : .page
/// }
/// ```
public enum OutputFormat: Hashable, Sendable {
    /// A page for people.
    case page
    /// Columns for pipes: one record on each line, its values separated by tabs.
    case columns
    /// JSON for programs: one object on each line.
    case json
}
