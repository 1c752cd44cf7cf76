import PresentationKit
import ReportKit
import ViewKit

extension ScreenHost {
    /// The valid commands, the nearest to the focus first: those of the chain, and those of the host.
    var commands: [KeyCommand] { (scope?.firstResponder?.commandsOfChain ?? []) + commandsOfHost }

    /// Returns the first valid command that a key performs.
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

    /// The commands of the host that the status line shows.
    private var commandsOfStatus: [KeyCommand] {
        (openScreens.goBack.map { [backCommand($0)] } ?? []) + [
            KeyCommand(
                "help",
                PromptText.help,
                explanation: .helpExplanation,
                keys: ["?", Key(.function(1))]
            ) { [weak self] in self?.showHelp() },
            quit(["q"]),
        ]
    }

    /// The commands of the host that are valid in front of overlays too.
    private var commandsInFront: [KeyCommand] {
        [
            command("next-component", .nextComponent, .tab) { $0.scope?.move(by: 1) },
            command("previous-component", .previousComponent, .backTab) { $0.scope?.move(by: -1) },
            repaintCommand,
            suspendCommand,
        ]
    }

    private var commandLineCommand: KeyCommand {
        KeyCommand(
            "command-line",
            .commandLine,
            explanation: .commandLineExplanation,
            keys: [":"],
            isForFullScreen: true
        ) { [weak self] in self?.showCommandLine() }
    }

    private var repaintCommand: KeyCommand {
        command("repaint", .repaint, .control("l")) { host in
            // tmux drops pictures while its window is hidden, and may be in front of another terminal now.
            host.removePictures()
            host.repaint()
        }
    }

    private var suspendCommand: KeyCommand {
        command("suspend", .suspend, .control("z")) { $0.stop() }
    }

    private func backCommand(_ goBack: @escaping @MainActor () -> Void) -> KeyCommand {
        KeyCommand(
            "back",
            .back,
            explanation: .backExplanation,
            keys: [.escape],
            perform: goBack
        )
    }

    /// The command that ends the session, by Control-C and more keys.
    private func quit(_ keys: [Key]) -> KeyCommand {
        KeyCommand(
            "quit",
            PromptText.quit,
            explanation: PromptText.quitExplanation,
            keys: keys + [.control("c")]
        ) { [weak self] in self?.finish(.done) }
    }

    private func command(
        _ name: String,
        _ title: Phrase,
        _ key: Key,
        perform: @escaping @MainActor (ScreenHost) -> Void
    ) -> KeyCommand {
        KeyCommand(name, title, keys: [key], isForFullScreen: true) { [weak self] in
            if let self { perform(self) }
        }
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
        var component = scope?.focused ?? overlays.last ?? openScreens.top?.view
        while let current = component {
            if !current.status.isEmpty { return current.status }
            component = current.parent
        }
        return TerminalText()
    }
}
