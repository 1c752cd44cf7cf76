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
            return command(.open, [.enter]) { $0.openSelection() }
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
        [
            command(.mark, [" ", "x"]) { $0.toggleMark() },
            command(.markRange, ["X"]) { $0.markRange() },
            command(.markAll, ["A"]) { $0.markAll() },
        ] + (marked.isEmpty ? [] : [command(.removeMarks, [.escape]) { $0.removeMarks() }])
    }

    /// Returns the commands that move the selection, which are always the same.
    func makeMovements() -> [KeyCommand] {
        let steps =
            itemWidth == nil
            ? [
                command(.next, [.down, "j"]) { $0.moveSelection(.forward) },
                command(.previous, [.up, "k"]) { $0.moveSelection(.backward) },
            ]
            : [
                command(.next, [.right, "l"]) { $0.moveSelectionHorizontally(.forward) },
                command(.previous, [.left, "h"]) { $0.moveSelectionHorizontally(.backward) },
                command(.below, [.down, "j"]) { $0.moveSelection(.forward) },
                command(.above, [.up, "k"]) { $0.moveSelection(.backward) },
            ]
        return steps + [
            command(.pageDown, [.pageDown]) { $0.movePage(.forward) },
            command(.pageUp, [.pageUp]) { $0.movePage(.backward) },
            command(.halfPageDown, [.control("d")]) { $0.movePage(.forward, divisor: 2) },
            command(.halfPageUp, [.control("u")]) { $0.movePage(.backward, divisor: 2) },
            command(.first, [.home, "g"]) { $0.moveToEnd(.backward) },
            command(.last, [.end, "G"]) { $0.moveToEnd(.forward) },
        ]
    }

    private func command(
        _ text: ListText,
        _ keys: [Key],
        perform: @escaping @MainActor (CollectionView) -> Void
    ) -> KeyCommand {
        KeyCommand(text.rawValue, text.phrase, keys: keys, isForFullScreen: true) { [weak self] in
            if let self { perform(self) }
        }
    }
}
