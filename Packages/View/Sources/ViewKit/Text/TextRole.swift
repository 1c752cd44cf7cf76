/// The meaning of text, for which the host chooses a colour when it writes the text.
public enum TextRole: CaseIterable, Sendable {
    /// A heading, or the name of an item.
    case title
    /// Text that matters less, such as a date beside a title.
    case secondary
    /// Text that stands out, such as keys, numbers to type and progress.
    case accent
    /// A line around or between components.
    case border
    /// Code in a sentence, and formulas.
    case code
    /// The bar beside a quotation.
    case quote
    /// A link.
    case link
    /// Text that needs attention.
    case notice
    /// A failure, or an action that cannot be undone.
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

/// The meaning of the background behind text, for which the host chooses a colour.
public enum TextSurface: CaseIterable, Sendable {
    /// A part that is set off from the rest: a bar, a dialog, a block of code.
    case panel
    /// A button, or a short label that stands out.
    case button
    /// The selected item of a list.
    case selection
    /// The element that has the focus or is chosen: a button, a link, a tab, the current match of a search.
    case focus
    /// Characters that a search found.
    case match
}
