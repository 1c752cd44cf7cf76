import TerminalKit

do {
    try await ScreenProbe().run()
} catch {
    print("<refused: \(error)>")
}
