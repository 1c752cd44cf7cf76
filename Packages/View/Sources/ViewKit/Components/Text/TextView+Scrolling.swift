import PresentationKit

extension TextView {
    /// The number of columns of a step sideways.
    private static let columnStep = 8

    /// The commands that scroll.
    var scrollCommands: [KeyCommand] {
        let page = max(1, frame.size.rows - 1)
        var commands = [
            command("line-down", Phrase(en: "down", ja: "下へ"), keys: [.down, "j"]) { $0.scroll(by: 1) },
            command("line-up", Phrase(en: "up", ja: "上へ"), keys: [.up, "k"]) { $0.scroll(by: -1) },
            command("page-down", Phrase(en: "page down", ja: "1 ページ下へ"), keys: [.pageDown, " ", .control("f")]) {
                $0.scroll(by: page)
            },
            command("page-up", Phrase(en: "page up", ja: "1 ページ上へ"), keys: [.pageUp, .control("b")]) {
                $0.scroll(by: -page)
            },
            command("half-page-down", Phrase(en: "half a page down", ja: "半ページ下へ"), keys: [.control("d")]) {
                $0.scroll(by: (page + 1) / 2)
            },
            command("half-page-up", Phrase(en: "half a page up", ja: "半ページ上へ"), keys: [.control("u")]) {
                $0.scroll(by: -(page + 1) / 2)
            },
            command("top", Phrase(en: "to the start", ja: "先頭へ"), keys: [.home, "g"]) { $0.scroll(toLine: 0) },
            command("end", Phrase(en: "to the end", ja: "末尾へ"), keys: [.end, "G"]) { $0.scroll(toLine: $0.lineCount) },
        ]
        if scrollsSideways {
            commands += [
                command("right", Phrase(en: "right", ja: "右へ"), keys: [.right, "l"]) {
                    $0.scroll(byColumns: Self.columnStep)
                },
                command("left", Phrase(en: "left", ja: "左へ"), keys: [.left, "h"]) {
                    $0.scroll(byColumns: -Self.columnStep)
                },
            ]
        }
        return commands
    }

    /// Creates a command that does not keep the view alive.
    func command(
        _ name: String,
        _ title: Phrase,
        keys: [Key],
        perform: @escaping @MainActor (TextView) -> Void
    ) -> KeyCommand {
        KeyCommand(name, title, keys: keys, isForFullScreen: true) { [weak self] in
            if let self { perform(self) }
        }
    }
}
