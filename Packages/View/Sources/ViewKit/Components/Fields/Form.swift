public import PresentationKit

/// Several fields, one below the other, each with the reason why its text is refused.
///
/// Enter checks a field and goes to the next one; from the last one it sends the texts, or goes to the first that is refused.
/// Tab moves between fields. On lines and on the command line, the name of a field sets its text, as in `name Walk`, and
/// `submit` sends the texts.
///
/// ![Two fields, below the second of which stands why its text is refused](form)
///
/// ```swift
/// let form = Form([
///     Form.Field("name", Phrase(en: "Habit", ja: "習慣")),
///     Form.Field("note", Phrase(en: "Note", ja: "メモ"), rule: NoteRule()),
/// ])
///
/// struct NoteRule: TextRule {
///     func problem(in text: String) -> Phrase? {
///         text.count > 80 ? Phrase(en: "Use at most 80 characters.", ja: "80 文字以内で入力してください。") : nil
///     }
/// }
/// ```
public final class Form: Component {
    /// A field of a form.
    public struct Field: Sendable {
        /// The word that sets the text on lines and on the command line.
        public let name: String
        /// The title before the field, a word or two.
        public let label: Phrase
        /// The rule for the text.
        public let rule: any TextRule

        /// Creates a field.
        public init(_ name: String, _ label: Phrase, rule: any TextRule = RequiredText()) {
            (self.name, self.label, self.rule) = (name, label, rule)
        }
    }

    @MainActor
    private struct Entry {
        let field: Field
        let input = TextField()
        /// A Boolean value that indicates whether the user has left the field, which is checked at each change from then on.
        var isChecked = false
        var problem: Phrase?
    }

    /// The event that the user sent the texts, each of which is valid, in the order of the fields.
    public let submits = ControlEvent<[String]>()
    private var entries: [Entry]

    /// Creates a form without texts.
    public init(_ fields: [Field]) {
        entries = fields.map { Entry(field: $0) }
        super.init()
        for (index, entry) in entries.enumerated() {
            add(entry.input)
            entry.input.changes.observe(for: self) { form, _ in
                if form.entries[index].isChecked { form.check(index) }
            }
            entry.input.submits.observe(for: self) { form, _ in form.leave(index) }
        }
    }

    /// The texts, in the order of the fields.
    public var texts: [String] {
        get { entries.map(\.input.text) }
        set {
            for (index, text) in zip(entries.indices, newValue) {
                (entries[index].input.text, entries[index].isChecked, entries[index].problem) = (text, false, nil)
            }
            setContentChanged()
        }
    }

    public override var commands: [KeyCommand] {
        let setters = entries.enumerated().map { index, entry in
            let clear: @MainActor () -> Void = { [weak self] in self?.set(index, to: "") }
            return KeyCommand(
                entry.field.name,
                entry.field.label,
                isForFullScreen: false,
                completions: { _ in [] },
                withoutText: entry.field.rule.problem(in: "") == nil ? clear : nil,
                performWithText: { [weak self] in self?.set(index, to: $0) }
            )
        }
        return setters + [KeyCommand("submit", Phrase(en: "submit", ja: "送信")) { [weak self] in self?.submit() }]
    }

    // MARK: - Checks

    /// Sends the texts if each is valid, or else goes to the first that is not.
    public func submit() {
        entries.indices.forEach(check)
        if let refused = entries.first(where: { $0.problem != nil }) {
            host?.focus(refused.input)
            // On lines there is no focus: the form is printed again, with its reasons.
            setContentChanged()
        } else {
            submits.send(texts)
        }
    }

    private func leave(_ index: Int) {
        check(index)
        guard entries[index].problem == nil else { return }
        if index + 1 < entries.count { host?.focus(entries[index + 1].input) } else { submit() }
    }

    private func set(_ index: Int, to text: String) {
        entries[index].input.text = text
        check(index)
        setContentChanged()
    }

    private func check(_ index: Int) {
        let problem = entries[index].field.rule.problem(in: entries[index].input.text)
        entries[index].isChecked = true
        guard problem != entries[index].problem else { return }
        entries[index].problem = problem
        setContentChanged()
    }

    // MARK: - Layout and drawing

    private var labels: [TerminalText] { entries.map { TerminalText(traits.wording($0.field.label)) } }

    private var indent: Int { (labels.map { $0.width(in: traits.metrics) }.max() ?? 0) + 2 }

    private func problemLines(_ entry: Entry, _ width: Int) -> [TerminalText] {
        guard let problem = entry.problem else { return [] }
        return TerminalText(traits.wording(problem), style: TextStyle(.error)).wrapped(
            to: max(1, width),
            in: traits.metrics
        )
    }

    /// Returns the row of each field, and the row below all of them.
    private func rows(in width: Int) -> [Int] {
        let heights = entries.map { 1 + max(1, problemLines($0, width - indent).count) }
        return heights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(columns: size.columns, rows: min(size.rows, rows(in: size.columns).last ?? 0))
    }

    public override func layout() {
        let size = Size(columns: max(0, frame.size.columns - indent), rows: 1)
        for (entry, row) in zip(entries, rows(in: frame.size.columns)) {
            entry.input.frame = Rect(Point(column: indent, row: row), size)
        }
    }

    public override func draw(on canvas: inout Canvas) {
        let width = canvas.bounds.columns
        for ((entry, label), row) in zip(zip(entries, labels), rows(in: width)) {
            canvas.draw(label.styled(TextStyle(.title)), at: Point(column: 0, row: row))
            for (offset, line) in problemLines(entry, width - indent).enumerated() {
                canvas.draw(line, at: Point(column: indent, row: row + 1 + offset))
            }
        }
    }

    public override func lines(for page: LinePage) -> [TerminalText] {
        entries.flatMap { entry in
            let label = TerminalText("\(page.wording(entry.field.label)): ", style: TextStyle(.title))
            let problem = entry.problem.map { TerminalText(page.wording($0), style: TextStyle(.error)) }
            return page.lines(of: TerminalText(entry.input.text), behind: label)
                + (problem.map { page.lines(of: $0, behind: .spaces(2)) } ?? [])
        }
    }
}
