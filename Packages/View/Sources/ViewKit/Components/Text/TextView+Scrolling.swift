import PresentationKit

extension TextView {
    /// The number of columns of a step sideways.
    private static let columnStep = 8

    /// The commands that scroll.
    var scrollCommands: [KeyCommand] {
        let page = max(1, frame.size.rows - 1)
        var commands = [
            command("line-down", .lineDown, keys: [.down, "j"]) { $0.scroll(by: 1) },
            command("line-up", .lineUp, keys: [.up, "k"]) { $0.scroll(by: -1) },
            command("page-down", .pageDown, keys: [.pageDown, " ", .control("f")]) { $0.scroll(by: page) },
            command("page-up", .pageUp, keys: [.pageUp, .control("b")]) { $0.scroll(by: -page) },
            command("half-page-down", .halfPageDown, keys: [.control("d")]) { $0.scroll(by: (page + 1) / 2) },
            command("half-page-up", .halfPageUp, keys: [.control("u")]) { $0.scroll(by: -(page + 1) / 2) },
            command("top", .top, keys: [.home, "g"]) { $0.scroll(toLine: 0) },
            command("end", .end, keys: [.end, "G"]) { $0.scroll(toLine: $0.lineCount) },
        ]
        if scrollsSideways {
            commands += [
                command("right", .right, keys: [.right, "l"]) { $0.scroll(byColumns: Self.columnStep) },
                command("left", .left, keys: [.left, "h"]) { $0.scroll(byColumns: -Self.columnStep) },
            ]
        }
        return commands
    }

    /// Creates a command that does not keep the view alive.
    func command(
        _ name: String,
        _ text: TextViewText,
        keys: [Key],
        perform: @escaping @MainActor (TextView) -> Void
    ) -> KeyCommand {
        KeyCommand(name, text.phrase, keys: keys, isForFullScreen: true) { [weak self] in
            if let self { perform(self) }
        }
    }
}
