public import PresentationKit

/// A component in which the user types a line of text.
///
/// Text is edited by grapheme clusters, with the keys of GNU Readline. A text that is wider than the field scrolls sideways.
/// The cursor of the terminal stands at the place of the next character, where input methods draw. The field has no lines:
/// the line host asks for its text instead.
///
/// ```swift
/// let name = TextField(placeholder: Phrase(en: "Name", ja: "名前"))
/// name.insert("Ishmael")
/// print(name.text)  // Ishmael
///
/// let token = TextField(isSecret: true)
/// token.insert("white whale")  // is shown as •••••••••••
/// ```
public class TextField: Component, TextInput {
    /// The text that is shown while the field is empty.
    public var placeholder: Phrase {
        didSet { host?.setNeedsUpdate() }
    }

    /// Returns the texts that can replace the text before the cursor; Tab goes through them.
    ///
    /// A single candidate is accepted at once, so that Tab completes what follows it next. Secret text is not completed.
    public var completions: (@MainActor (String) -> [String])?

    /// A Boolean value that indicates whether each character is shown as a dot.
    public let isSecret: Bool
    /// The event that the user changed the text, with the text.
    public let changes = ControlEvent<String>()
    /// The event that the user pressed Enter, with the text; while nobody observes it, Enter is not a key of the field.
    public let submits = ControlEvent<String>()
    /// The event that the user pressed Escape; while nobody observes it, Escape is not a key of the field.
    public let cancels = ControlEvent<Void>()

    private let sign: TerminalText
    private var line: EditableLine
    private var cycle: CompletionCycle?
    /// The number of columns that are scrolled out on the left.
    private var hiddenColumns = 0

    /// Creates an empty field.
    ///
    /// - Parameters:
    ///   - sign: the text before the field, such as that of a prompt.
    ///   - placeholder: the text that is shown while the field is empty.
    ///   - isSecret: whether each character is shown as a dot.
    public init(
        sign: TerminalText = TerminalText(),
        placeholder: Phrase = Phrase(verbatim: ""),
        isSecret: Bool = false
    ) {
        self.sign = sign
        self.placeholder = placeholder
        self.isSecret = isSecret
        line = EditableLine(isSecret: isSecret)
    }

    /// The text; setting it moves the cursor to its end and sends no event.
    public var text: String {
        get { line.text }
        set {
            line = EditableLine(newValue, isSecret: isSecret)
            cycle = nil
            host?.setNeedsUpdate()
        }
    }

    public override var canBecomeFocused: Bool { true }

    public override var commands: [KeyCommand] { endingCommands + completionCommands + editingCommands }

    // MARK: - Editing

    public func insert(_ text: String) {
        edit { $0.insert(text) }
    }

    public func deleteBackward() {
        edit { $0.delete(to: .previousCharacter) }
    }

    /// Sends the text, as Enter does.
    public func submit() {
        submits.send(text)
    }

    /// Changes the line as the user does, and sends the changed text.
    func edit(_ change: (inout EditableLine) -> Void) {
        cycle = nil
        apply(change)
    }

    /// A Boolean value that indicates whether the text before the cursor has candidates; without any, Tab moves the focus.
    var canComplete: Bool {
        !isSecret && (cycle != nil || completions?(line.textBeforeCursor).isEmpty == false)
    }

    /// Replaces the text before the cursor by the next candidate, or the previous one for a negative step.
    func complete(by step: Int) {
        let typed = line.textBeforeCursor
        var cycle = cycle ?? CompletionCycle(typed: typed, candidates: completions?(typed) ?? [])
        let text = cycle.advance(by: step)
        apply { $0.replaceTextBeforeCursor(with: text) }
        self.cycle = cycle.isChoice ? cycle : nil
    }

    private func apply(_ change: (inout EditableLine) -> Void) {
        let old = line.text
        change(&line)
        host?.setNeedsUpdate()
        if line.text != old { changes.send(line.text) }
    }

    public override func didTap(at point: Point) {
        let column = point.column - signWidth(in: frame.size.columns) + hiddenColumns
        var end = 0
        let offset = line.text.prefix { character in
            end += shown(String(character)).width(in: traits.metrics)
            return end <= column
        }
        edit { $0.moveToCharacter(offset.count) }
    }

    // MARK: - Drawing

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(columns: size.columns, rows: min(1, size.rows))
    }

    public override func draw(on canvas: inout Canvas) {
        let start = signWidth(in: canvas.bounds.columns)
        if start > 0 { canvas.draw(sign, at: .zero) }
        let area = Rect(Point(column: start, row: 0), Size(columns: canvas.bounds.columns - start, rows: 1))
        canvas.inside(area) { canvas in
            if line.text.isEmpty {
                let hint = TerminalText(traits.wording(placeholder), style: TextStyle(.secondary))
                canvas.draw(hint.truncated(to: canvas.bounds.columns, in: canvas.metrics), at: .zero)
            }
            let column = shown(line.textBeforeCursor).width(in: canvas.metrics)
            scroll(to: column, in: canvas)
            canvas.draw(shown(line.text), at: Point(column: -hiddenColumns, row: 0))
            if isFocused { canvas.showCursor(at: Point(column: column - hiddenColumns, row: 0)) }
        }
    }

    /// Scrolls as little as shows the character at the cursor, and shows as much text as fits.
    private func scroll(to column: Int, in canvas: Canvas) {
        let columns = canvas.bounds.columns
        let next = line.text[line.cursor...].first.map { shown(String($0)).width(in: canvas.metrics) } ?? 1
        let end = shown(line.text).width(in: canvas.metrics) + 1
        hiddenColumns = min(max(hiddenColumns, column + max(1, next) - columns), max(0, end - columns), column)
    }

    /// Returns the columns of the sign, which is left out where the text would have less than two.
    private func signWidth(in columns: Int) -> Int {
        let width = sign.width(in: traits.metrics)
        return columns - width < 2 ? 0 : width
    }

    private func shown(_ text: String) -> TerminalText {
        TerminalText(isSecret ? String(repeating: "•", count: text.count) : text)
    }
}
