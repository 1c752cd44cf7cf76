public import PresentationKit

extension TextView {
    /// Returns the command that opens a link by its number, for the commands of the screen; nil if there are no links.
    ///
    /// - Parameters:
    ///   - keys: the keys that perform the command.
    ///   - explanation: the sentence for the help; that of the kit if nil.
    public func linkCommand(keys: [Key] = [], explanation: Phrase? = nil) -> KeyCommand? {
        guard !targets.isEmpty else { return nil }
        return KeyCommand(
            "link",
            Phrase(en: "link", ja: "リンク"),
            explanation: explanation ?? Phrase(en: "Open the link with this number.", ja: "この番号のリンクを開きます。"),
            keys: keys,
            numbers: 1...targets.count
        ) { [opens] in opens.send($0) }
    }

    /// The commands that select and open links.
    ///
    /// There is none for the link behind the last one, so that the same key leaves the view there.
    var linkCommands: [KeyCommand] {
        let next = nextLink.map { link in
            KeyCommand("next-link", Phrase(en: "next link", ja: "次のリンクへ"), keys: [.tab], for: self) { $0.select(link) }
        }
        let title = Phrase(en: "previous link", ja: "前のリンクへ")
        let previous = previousLink.map { link in
            KeyCommand("previous-link", title, keys: [.backTab], for: self) { $0.select(link) }
        }
        let open = visibleLink.map { link in
            KeyCommand("open-link", Phrase(en: "open link", ja: "リンクを開く"), keys: [.enter], for: self) {
                $0.follow(link)
            }
        }
        return [next, previous, open].compactMap(\.self)
    }

    private var visibleLink: Int? {
        selectedLink.flatMap { visibleLines.contains(text.links[$0].parts[0].line) ? $0 : nil }
    }

    private var nextLink: Int? {
        let next = visibleLink.map { $0 + 1 } ?? text.firstLink(fromLine: line)
        return next < text.links.count ? next : nil
    }

    private var previousLink: Int? {
        let previous = (visibleLink ?? text.firstLink(fromLine: visibleLines.upperBound)) - 1
        return previous >= 0 ? previous : nil
    }

    private var visibleLines: Range<Int> { line..<line + frame.size.rows }

    /// Opens a link; one to a place scrolls there, a reference leads to its note, and a note back to the reference that was followed, or to the first.
    func follow(_ link: Int) {
        select(link)
        switch text.links[link].target {
        case .number(let number): opens.send(number)
        case .place(let place): scroll(to: ScrollPosition(place: place))
        case .reference(let note):
            guard let mark = text.links.firstIndex(where: { $0.target == .note(note) }) else { return }
            followedReference = link
            select(mark)
        case .note(let note):
            let reference = LaidOutText.Link.Target.reference(toNote: note)
            let followed = followedReference.flatMap { text.links[$0].target == reference ? $0 : nil }
            if let reference = followed ?? text.links.firstIndex(where: { $0.target == reference }) {
                select(reference)
            }
        }
    }

    func select(_ link: Int) {
        selectedLink = link
        reveal(text.links[link].parts)
    }
}
