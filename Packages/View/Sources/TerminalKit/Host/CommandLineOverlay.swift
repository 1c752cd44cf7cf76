import ViewKit

/// The command line in place of the status line; Tab completes what is typed.
@MainActor
final class CommandLineOverlay: Overlay {
    /// The event that the user typed a line or left the command line, with the meaning of the line.
    let ends = ControlEvent<CommandLineParser.Outcome>()

    private let field = TextField(sign: ":")

    init(_ text: String, parser: CommandLineParser) {
        super.init()
        style = .on(.panel)
        field.text = text
        field.completions = { parser.completions(of: $0) }
        field.submits.observe(for: self) { overlay, line in overlay.ends.send(parser.parse(line)) }
        field.cancels.observe(for: self) { overlay, _ in overlay.ends.send(.nothing) }
        add(field)
    }

    override func area(in size: Size) -> Rect {
        Rect(Point(column: 0, row: max(0, size.rows - 1)), Size(columns: size.columns, rows: 1))
    }
}
