import PresentationKit
import ReportKit
import ViewKit

extension ScreenHost {
    /// The valid commands, the nearest to the focus first: those of the chain, and those of the host.
    var commands: [KeyCommand] { (scope?.firstResponder?.commandsOfChain ?? []) + commandsOfHost }

    func command(for key: Key) -> KeyCommand? {
        scope?.firstResponder?.command(for: key) ?? commandsOfHost.first { $0.keys.contains(key) }
    }

    /// The commands of the screen on top and those of the host, also while an overlay is in front.
    var commandsOfScreen: [KeyCommand] { commandsOfChain + commandsBehindScreen }

    private var commandsOfHost: [KeyCommand] {
        overlays.isEmpty ? commandsBehindScreen : commandsInFront + [quit([])]
    }

    /// The commands of the host while no overlay is in front.
    private var commandsBehindScreen: [KeyCommand] { commandsInFront + [commandLineCommand] + commandsOfStatus }

    /// The commands of the screen on top and those of the host that the command line takes, those that the status line
    /// names first.
    var typedCommands: [KeyCommand] {
        let commands = commandsOfChain
        return commands.filter(\.isInStatusLine) + commands.filter { !$0.isInStatusLine } + commandsInFront
            + commandsOfStatus
    }

    private var commandsOfChain: [KeyCommand] { openScreens.scope?.firstResponder?.commandsOfChain ?? [] }

    private var commandsOfStatus: [KeyCommand] {
        let back = openScreens.goBack.map { goBack in
            KeyCommand("back", .back, explanation: .backExplanation, keys: [.escape], perform: goBack)
        }
        let help = KeyCommand(
            "help",
            PromptText.help,
            explanation: .helpExplanation,
            keys: ["?", Key(.function(1))],
            isInStatusLine: true,
            for: self
        ) { $0.showHelp() }
        return (back.map { [$0] } ?? []) + [help, quit(["q"])]
    }

    /// The commands of the host that are valid in front of overlays too.
    private var commandsInFront: [KeyCommand] {
        [
            KeyCommand("next-component", .nextComponent, keys: [.tab], for: self) { $0.scope?.move(by: 1) },
            KeyCommand("previous-component", .previousComponent, keys: [.backTab], for: self) {
                $0.scope?.move(by: -1)
            },
            KeyCommand("repaint", .repaint, keys: [.control("l")], for: self) { host in
                // tmux drops pictures while its window is hidden, and may be in front of another terminal now.
                host.removePictures()
                host.repaint()
            },
            KeyCommand("suspend", .suspend, explanation: .suspendExplanation, keys: [.control("z")], for: self) {
                $0.stop()
            },
        ]
    }

    private var commandLineCommand: KeyCommand {
        let title = Phrase.commandLine
        return KeyCommand("command-line", title, explanation: .commandLineExplanation, keys: [":"], for: self) {
            $0.showCommandLine()
        }
    }

    /// The command that ends the session, by Control-C and more keys.
    private func quit(_ keys: [Key]) -> KeyCommand {
        KeyCommand(
            "quit",
            PromptText.quit,
            explanation: PromptText.quitExplanation,
            keys: keys + [.control("c")],
            isInStatusLine: true,
            for: self
        ) { $0.finish(.done) }
    }

    /// Performs a command.
    ///
    /// One that takes a number is performed with the selected one, and one that takes a text without it; where that is not
    /// possible, the user types what is missing. The text of a selected number is edited.
    func perform(_ command: KeyCommand) {
        switch command.action {
        case .perform(let perform): perform()
        case .choose(_, let selected?, let perform): perform(selected)
        case .enter(_, let perform?, _): perform()
        case .edit(_, let selected?, let text, _):
            showCommandLine(with: "\(command.name) \(selected) \(text(selected))")
        case .choose(_, nil, _), .enter(_, nil, _), .edit(_, nil, _, _): showCommandLine(with: "\(command.name) ")
        }
    }

    // MARK: - Status line

    /// The most important keys, help and quit last; keys that type a character are left out while text is typed.
    var hints: [StatusBar.Hint] {
        let isTyping = scope?.focused is any TextInput
        var names: Set<String> = []
        return commands.withEffectiveKeys.compactMap { command, keys in
            guard command.isInStatusLine, let key = keys.first(where: { !isTyping || $0.text == nil }),
                names.insert(command.name).inserted
            else { return nil }
            return StatusBar.Hint(key: key.label, title: command.title)
        }
    }

    /// The position in the content of the focused component, or else of the nearest component around it that has one.
    var position: TerminalText {
        guard let component = scope?.focused ?? overlays.last ?? openScreens.top?.view else { return TerminalText() }
        return sequence(first: component, next: \.parent).lazy.map(\.status).first { !$0.isEmpty } ?? TerminalText()
    }
}
