import ViewKit

final class PrintingView: Component, AppView {
    private var lines: [TerminalText] = []
    private var isReading = false

    func setup() {}

    func print(_ lines: [TerminalText], isText: Bool = false) {
        self.lines += lines
        isReading = isText
        setContentChanged()
    }

    override var isText: Bool { isReading }

    override func takeLines(for page: LinePage) -> [TerminalText] {
        defer { lines = [] }
        return lines
    }

    override func prepareToReappear() {
        print(["again"])
    }
}
