import Foundation
import ViewKit

/// The modes of the terminal that is standard input, as termios(3) has them.
struct TerminalModes {
    var settings: termios

    /// Reads the modes; nil where standard input is not a terminal.
    init?() {
        settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    }

    /// The modes of a full screen: each key is input at once, none is echoed, and none sends a signal.
    var raw: TerminalModes {
        var modes = self
        cfmakeraw(&modes.settings)
        return modes
    }

    /// Waits until the process is in the foreground; in the background the modes are those of the shell's line editor.
    ///
    /// Input that was not read is discarded, because such a call stops a process in the background.
    static func waitForForeground() {
        SignalAction.withUnblockedSignals {
            while tcflush(STDIN_FILENO, TCIFLUSH) < 0, errno == EINTR {}
        }
    }

    /// Sets the modes after all output was shown, and discards input that was not read.
    ///
    /// A process in the background is stopped here until it is in the foreground.
    ///
    /// - Returns: False if the terminal is gone.
    @discardableResult
    func apply() -> Bool {
        // SIGTTOU has to be unblocked, or the terminal would be changed from the background.
        SignalAction.withUnblockedSignals {
            var settings = settings
            while tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) < 0 {
                guard errno == EINTR else { return false }
            }
            return true
        }
    }
}
