public import PresentationKit

/// The number before each item of a list, and the command that takes it.
struct ItemNumbering {
    let name: String
    let title: Phrase
    let explanation: Phrase?
}

extension CollectionView {
    /// Shows a number before each item, and opens the item whose number is typed.
    ///
    /// - Parameters:
    ///   - name: the word for the command line of a full screen, for example `read`.
    ///   - title: the title for the prompt, a word or two.
    ///   - explanation: the sentence for the help; the title if nil.
    public func numberItems(for name: String, _ title: Phrase, explanation: Phrase? = nil) {
        numbering = ItemNumbering(name: name, title: title, explanation: explanation)
        setContentChanged()
    }

    /// The commands of the list: opening, marking, and movement.
    var listCommands: [KeyCommand] {
        guard selectedRow != nil else { return movements }
        var commands = [openCommand]
        if allowsMarking { commands += markings }
        commands += movements
        return commands
    }

    private var openCommand: KeyCommand {
        guard let numbering, let numbers = content?.numbers else {
            return command("open", Phrase(en: "open", ja: "開く"), .enter) { $0.openSelection() }
        }
        return KeyCommand(
            numbering.name,
            numbering.title,
            explanation: numbering.explanation,
            keys: [.enter],
            numbers: numbers,
            selected: selectedRow.flatMap { content?.number(ofRow: $0) }
        ) { [weak self] number in self?.open(number) }
    }

    private func open(_ number: Int) {
        guard let numbers = content?.numbers, numbers.contains(number) else { return }
        select(row: number - numbers.lowerBound)
        openSelection()
    }

    private var markings: [KeyCommand] {
        let removal = command("remove-marks", Phrase(en: "remove marks", ja: "マークを解除"), .escape) { $0.removeMarks() }
        return [
            command("mark", Phrase(en: "mark", ja: "マーク"), " ", "x") { $0.toggleMark() },
            command("mark-range", Phrase(en: "mark up to here", ja: "ここまでマーク"), "X") { $0.markRange() },
            command("mark-all", Phrase(en: "mark all", ja: "すべてマーク"), "A") { $0.markAll() },
        ] + (marked.isEmpty ? [] : [removal])
    }

    /// Returns the commands that move the selection, which are always the same.
    func makeMovements() -> [KeyCommand] {
        let (next, previous) = (Phrase(en: "next item", ja: "次の項目"), Phrase(en: "previous item", ja: "前の項目"))
        let steps =
            itemWidth == nil
            ? [
                command("next-item", next, .down, "j") { $0.moveSelection(.forward) },
                command("previous-item", previous, .up, "k") { $0.moveSelection(.backward) },
            ]
            : [
                command("next-item", next, .right, "l") { $0.moveSelectionHorizontally(.forward) },
                command("previous-item", previous, .left, "h") { $0.moveSelectionHorizontally(.backward) },
                command("item-below", Phrase(en: "item below", ja: "下の項目"), .down, "j") { $0.moveSelection(.forward) },
                command("item-above", Phrase(en: "item above", ja: "上の項目"), .up, "k") { $0.moveSelection(.backward) },
            ]
        let (down, up) = (Phrase(en: "half a page down", ja: "半ページ下"), Phrase(en: "half a page up", ja: "半ページ上"))
        return steps + [
            command("page-down", Phrase(en: "page down", ja: "1 ページ下"), .pageDown) { $0.movePage(.forward) },
            command("page-up", Phrase(en: "page up", ja: "1 ページ上"), .pageUp) { $0.movePage(.backward) },
            command("half-page-down", down, .control("d")) { $0.movePage(.forward, divisor: 2) },
            command("half-page-up", up, .control("u")) { $0.movePage(.backward, divisor: 2) },
            command("first-item", Phrase(en: "first item", ja: "最初の項目"), .home, "g") { $0.moveToEnd(.backward) },
            command("last-item", Phrase(en: "last item", ja: "最後の項目"), .end, "G") { $0.moveToEnd(.forward) },
        ]
    }

    private func command(
        _ name: String,
        _ title: Phrase,
        _ keys: Key...,
        perform: @escaping @MainActor (CollectionView) -> Void
    ) -> KeyCommand {
        KeyCommand(name, title, keys: keys, for: self, perform: perform)
    }
}
