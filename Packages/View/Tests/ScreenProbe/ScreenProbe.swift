import Foundation
import TerminalKit
import ViewKit

/// A program on a full screen, which the tests start on a pseudo-terminal: it writes each event, and keys make it end or
/// crash in all the ways in which a program can.
@MainActor
struct ScreenProbe {
    let terminal = StandardScreenTerminal(environment: ProcessInfo.processInfo.environment)

    /// The warning of a library, with what a file says.
    private let foreignText = Array("warning: \u{1B}]0;PWNED\u{7}".utf8)

    func show(_ text: String) {
        terminal.write(Array("<\(text)>".utf8))
    }

    func run() async throws {
        let events = try terminal.enter()
        show("ready \(terminal.size.columns)x\(terminal.size.rows)")
        for await event in events {
            switch event {
            case .input(.key(let key)):
                show("key \(key.label)")
                if !handle(key) { return }
            case .input(let event): show("\(event)")
            case .resized(let size): show("resized \(size.columns)x\(size.rows)")
            case .resumed: show("resumed")
            case .outputReady: show("ready again")
            case .capabilitiesChanged:
                let capabilities = terminal.capabilities
                show(
                    "\(capabilities.background ?? .light) \(capabilities.colorDepth) synchronizes:\(capabilities.synchronizesOutput)"
                )
            case .stopRequested: terminal.stop(writing: [])
            case .terminated(let signal):
                terminal.leave()
                exit(128 + signal)
            }
        }
    }

    /// Performs the command of a key, and returns false if the program ends.
    private func handle(_ key: Key) -> Bool {
        switch key {
        case "q":
            terminal.leave(writing: Array("<left>".utf8))
            return false
        case "d": return false
        case "e": exit(3)
        case "b": show(String(repeating: "long ", count: 200_000))
        case "p": terminal.write(Array("\u{1B}_G\(String(repeating: "AAAA", count: 200_000))\u{1B}\\".utf8))
        case "f": readInvalidAddress()
        case "a": abort()
        case "w":
            for stream in [STDOUT_FILENO, STDERR_FILENO] {
                foreignText.withUnsafeBytes { _ = write(stream, $0.baseAddress, $0.count) }
            }
            show("written")
        case "o": while true { if terminal.isReady { show("frame") } }
        case "t": preconditionFailure("on purpose")
        case .control("z"): terminal.stop(writing: [])
        default: break
        }
        return true
    }

    private func readInvalidAddress() {
        let pointer = UnsafePointer<Int>(bitPattern: 8)
        show("\(pointer?.pointee ?? 0)")
    }
}
