import PresentationKit

extension TextView {
    private static let columnStep = 8

    var scrollCommands: [KeyCommand] {
        let page = max(1, frame.size.rows - 1)
        func scroll(_ name: String, _ title: Phrase, _ keys: Key..., by lines: Int) -> KeyCommand {
            KeyCommand(name, title, keys: keys, for: self) { $0.scroll(by: lines) }
        }
        func scroll(_ name: String, _ title: Phrase, _ keys: Key..., byColumns columns: Int) -> KeyCommand {
            KeyCommand(name, title, keys: keys, for: self) { $0.scroll(byColumns: columns) }
        }
        let vertical = [
            scroll("line-down", Phrase(en: "down", ja: "下へ"), .down, "j", by: 1),
            scroll("line-up", Phrase(en: "up", ja: "上へ"), .up, "k", by: -1),
            scroll("page-down", Phrase(en: "page down", ja: "1 ページ下へ"), .pageDown, " ", .control("f"), by: page),
            scroll("page-up", Phrase(en: "page up", ja: "1 ページ上へ"), .pageUp, .control("b"), by: -page),
            scroll("half-page-down", Phrase(en: "half a page down", ja: "半ページ下へ"), .control("d"), by: (page + 1) / 2),
            scroll("half-page-up", Phrase(en: "half a page up", ja: "半ページ上へ"), .control("u"), by: -(page + 1) / 2),
            scroll("top", Phrase(en: "to the start", ja: "先頭へ"), .home, "g", by: -lineCount),
            scroll("end", Phrase(en: "to the end", ja: "末尾へ"), .end, "G", by: lineCount),
        ]
        guard scrollsSideways else { return vertical }
        return vertical + [
            scroll("right", Phrase(en: "right", ja: "右へ"), .right, "l", byColumns: Self.columnStep),
            scroll("left", Phrase(en: "left", ja: "左へ"), .left, "h", byColumns: -Self.columnStep),
        ]
    }
}
