import PresentationKit
import ReportKit
import ViewKit

extension ScreenHost {
    func showHelp() {
        let help = HelpOverlay(commandsOfScreen, typed: typedCommands)
        help.closes.observe(for: self) { [weak help] host, _ in
            if let help { host.dismiss(help) }
        }
        present(help)
    }

    func showCommandLine(with text: String = "") {
        let overlay = CommandLineOverlay(text, parser: CommandLineParser(commands: typedCommands))
        overlay.ends.observe(for: self) { [weak overlay] host, outcome in
            guard let overlay else { return }
            host.dismiss(overlay)
            switch outcome {
            case .nothing: break
            case .perform(let perform): perform()
            case .refuse(let message): host.showMessage(message)
            }
        }
        present(overlay)
    }
}
