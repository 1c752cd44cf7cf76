import PresentationKit
import ViewKit

/// An alert in front of the screen: a dialog, or a menu at the bottom.
@MainActor
final class AlertOverlay: Overlay {
    /// The event that the user chose an answer; nil for a dismissal.
    let choices = ControlEvent<AlertChoice?>()

    /// Called when the alert was removed without an answer.
    let didLeave: @MainActor () -> Void
    private let alert: PresentedAlert
    private let letters: [Character?]
    private let field: TextField?
    private var buttons: [AlertButton] = []
    private var places: AlertLayout?
    /// The first visible line of the text.
    private var top = 0
    /// The reason why the text was refused, until it changes.
    private var problem: Phrase? {
        didSet {
            showsEnd = problem != nil
            setNeedsLayout()
        }
    }
    /// A Boolean value that indicates whether the text scrolls to its end, where the reason is, with the next layout.
    private var showsEnd = false

    init(_ alert: PresentedAlert, wording: Wording, didLeave: @escaping @MainActor () -> Void = {}) {
        self.alert = alert
        self.didLeave = didLeave
        letters = Self.letters(of: alert.buttons.map { wording($0.title) })
        field = alert.textField.map { field in
            let label = TerminalText("\(wording(field.label)): ", style: TextStyle(.title))
            let input = TextField(sign: label, isSecret: field.isSecret)
            input.text = field.text
            return input
        }
        super.init()
        style = .on(.panel)
        buttons = alert.buttons.enumerated().map { index, button in
            AlertButton(button, layout: alert.style == .alert ? .dialog : .menu(number: index + 1)) { [weak self] in
                self?.choose(index)
            }
        }
        if let field { add(field) }
        buttons.forEach(add)
        field?.submits.observe(for: self) { overlay, _ in overlay.choose(overlay.alert.submittingButton) }
        field?.changes.observe(for: self) { overlay, _ in overlay.problem = nil }
        // Enter must not do what cannot be undone.
        let first = alert.buttons.firstIndex { $0.style != .destructive } ?? 0
        scope.focus(field ?? buttons[first])
    }

    // MARK: - Input

    override var commands: [KeyCommand] {
        let (back, on): ([Key], [Key]) = alert.style == .alert ? ([.left], [.right]) : ([.up], [.down])
        var commands = alert.buttons.indices.map { index in
            let digit = index < 9 ? "\(index + 1)".first : nil
            return KeyCommand(
                "choose-\(index + 1)",
                alert.buttons[index].title,
                keys: [digit, letters[index]].compactMap { $0 }.map(Key.character),
                for: self
            ) { $0.choose(index) }
        }
        if alert.cancelButton != nil {
            commands.append(KeyCommand("dismiss", .cancel, keys: [.escape]) { [choices] in choices.send(nil) })
        }
        return commands + [
            KeyCommand("previous", .choose, keys: back, for: scope) { $0.move(by: -1) },
            KeyCommand("next", .choose, keys: on, for: scope) { $0.move(by: 1) },
            scrolling([.up, .pageUp], by: -1),
            scrolling([.down, .pageDown], by: 1),
        ]
    }

    override func didScroll(by rows: Int) {
        guard let places else { return }
        top = max(0, min(top + rows, places.lines.count - places.text.size.rows))
        host?.setNeedsUpdate()
    }

    /// Answers with a button; the one that needs the text shows why the text is refused, and moves the focus there.
    private func choose(_ index: Int) {
        guard let field, let rule = alert.textField?.rule, index == alert.submittingButton else {
            return choices.send(AlertChoice(button: index))
        }
        problem = rule.problem(in: field.text)
        guard problem == nil else {
            scope.focus(field)
            return
        }
        choices.send(AlertChoice(button: index, text: AlertText(field.text, isSecret: field.isSecret)))
    }

    /// Returns the first letter of each title, or nil where another title has it too, or where no key types it.
    static func letters(of titles: [String]) -> [Character?] {
        let first = titles.map { $0.lowercased().first.flatMap { $0.isASCII && $0.isLetter ? $0 : nil } }
        return first.map { letter in first.count { $0 == letter } == 1 ? letter : nil }
    }

    // MARK: - Layout and drawing

    override func area(in size: Size) -> Rect {
        let metrics = traits.metrics
        let parts = AlertLayout.Parts(
            style: alert.style,
            text: text,
            hasField: field != nil,
            buttons: buttons.map { $0.sizeThatFits(size) }
        )
        let places = AlertLayout(parts, in: Size(columns: size.columns, rows: max(1, size.rows - 1)), metrics: metrics)
        self.places = places
        return places.area
    }

    private var text: [TerminalText] {
        let wording = traits.wording
        var text = [TerminalText(wording(alert.title), style: TextStyle(.title)), TerminalText(wording(alert.message))]
        if let link = alert.link { text.append(TerminalText(address: wording(Phrase(verbatim: link)))) }
        if let problem { text.append(TerminalText(wording(problem), style: TextStyle(.error))) }
        return text.filter { !$0.isEmpty }
    }

    override func layout() {
        guard let places else { return }
        field?.frame = places.field
        for (button, area) in zip(buttons, places.buttons) { button.frame = area }
        didScroll(by: showsEnd ? places.lines.count : 0)
        showsEnd = false
    }

    override func draw(on canvas: inout Canvas) {
        guard let places else { return }
        if places.hasFrame { canvas.drawFrame() }
        let size = places.text.size
        let visible = places.lines.indices.dropFirst(top).prefix(size.rows)
        // With the column before the frame.
        let area = Rect(places.text.origin, Size(columns: size.columns + 1, rows: size.rows))
        canvas.inside(area) { canvas in
            for index in visible { canvas.draw(places.lines[index], at: Point(column: 0, row: index - top)) }
            canvas.drawScrollBar(visible, of: places.lines.count)
        }
    }
}
