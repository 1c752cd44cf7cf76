/// The meaning of text, from which the host takes its colour when it is written.
public enum TextRole: CaseIterable, Sendable {
    /// A heading, or the name of an item.
    case title
    /// Text that matters less, such as a date beside a title.
    case secondary
    /// What stands out: keys, numbers to type, progress.
    case accent
    /// A line around or between components.
    case border
    /// Code in a sentence, and formulas.
    case code
    /// The bar beside a quotation.
    case quote
    /// A link.
    case link
    /// What needs attention.
    case notice
    /// A failure, or what cannot be undone.
    case error
    /// A comment in code.
    case comment
    /// A string in code.
    case string
    /// A number in code.
    case number
    /// A keyword in code.
    case keyword
    /// The name of a type in code.
    case type
    /// An added line, or a task that is done.
    case added
    /// A removed line.
    case removed
}

/// The meaning of the ground that text stands on.
public enum TextSurface: CaseIterable, Sendable {
    /// A part that is set off from the rest: a bar, a dialog, a block of code.
    case panel
    /// A button, or a short label that stands out.
    case button
    /// The selected item of a list.
    case selection
    /// What has the focus or is chosen: a button, a link, a tab, the current match of a search.
    case focus
    /// Characters that a search found.
    case match
}
