import Foundation
import InfrastructureTesting
import TerminalEmulator
import Testing

/// A program on a pseudo-terminal whose output an independent emulator shows.
///
/// A frame is the difference from the one before. ``expectWhole(_:)`` has the program write its screen whole, and compares
/// that with what the differences have led to. The trace of the program shows whether a message came in between.
final class EmulatedSession {
    let terminal: TerminalSession
    private let emulator: TerminalEmulator
    /// The terminal that shows the frames alone that are written whole.
    private let other: TerminalEmulator
    private let trace = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID().uuidString).jsonl")
    /// The number of bytes of the output that were taken.
    private var takenBytes = 0
    /// The bytes that were taken, and that the emulator has not got yet.
    private var rest: [UInt8] = []

    /// The sequence with which a frame begins that is written whole.
    private static let beginning = Array("\u{1B}[2J".utf8)
    /// A key that does nothing; the answer to it has the changes that were not shown yet.
    private static let idleKey = "\u{1B}[24~"
    private static let repaintKey = "\u{C}"

    /// The error of a session whose screen did not come to show what was expected.
    struct NotShown: Error, CustomStringConvertible {
        let description: String
    }

    init(
        _ program: BuiltProgram,
        _ arguments: [String] = [],
        environment: [String: String],
        columns: Int = 80,
        rows: Int = 24
    ) throws {
        emulator = try TerminalEmulator(columns: columns, rows: rows)
        other = try TerminalEmulator(columns: columns, rows: rows)
        terminal = try TerminalSession(
            program,
            arguments + ["--trace", trace.path],
            environment: environment,
            columns: columns,
            rows: rows
        )
    }

    deinit {
        try? FileManager.default.removeItem(at: trace)
    }

    /// Returns the screen after all output so far.
    func screen() async throws -> EmulatedScreen {
        take(await terminal.output(after: takenBytes))
        try await showRest()
        return try await emulator.screen()
    }

    /// Waits until the screen meets a condition.
    func wait(for text: String, until isMet: (EmulatedScreen) -> Bool) async throws {
        while true {
            let screen = try await screen()
            if isMet(screen) { return }
            try await takeMore(lookingFor: "\(text) on\n\(screen.lines.joined(separator: "\n"))")
        }
    }

    /// Waits until the screen shows a text.
    func expect(_ text: String) async throws {
        try await wait(for: text) { $0.shows(text) }
    }

    /// Waits until the screen does not show a text any more.
    func expectNo(_ text: String) async throws {
        try await wait(for: "no \(text)") { !$0.shows(text) }
    }

    /// Sends keys, and waits until the screen shows a text.
    func send(_ keys: String, expecting text: String) async throws {
        await terminal.send(keys)
        try await expect(text)
    }

    /// Sends keys that end the program, and expects that it succeeds.
    func quit(_ keys: String = "\u{3}", sourceLocation: SourceLocation = #_sourceLocation) async {
        await terminal.send(keys)
        #expect(await terminal.end() == 0, sourceLocation: sourceLocation)
    }

    /// Changes the size of the window, and waits until the screen is written whole.
    func resize(columns: Int, rows: Int) async throws {
        _ = try await screen()
        for emulator in [emulator, other] { try await emulator.resize(columns: columns, rows: rows) }
        await terminal.resize(columns: columns, rows: rows)
        try await showUntilBeginning()
        try await showBeginning()
    }

    /// Expects that the screen is the same when it is written whole.
    ///
    /// A message of a scene that arrives between the two frames can change the screen, which is then compared once more.
    func expectWhole(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        while true {
            let size = traceSize
            let (shown, whole) = try await bothScreens()
            if shown.cells != whole.cells, traceSize != size { continue }
            #expect(shown.unknown == [], comment, sourceLocation: sourceLocation)
            #expect(shown.isWhole, comment, sourceLocation: sourceLocation)
            #expect(shown.lines == whole.lines, comment, sourceLocation: sourceLocation)
            #expect(shown.cells == whole.cells, comment, sourceLocation: sourceLocation)
            return
        }
    }

    /// Has the screen written whole, and returns it as it was before and as it is then.
    private func bothScreens() async throws -> (shown: EmulatedScreen, whole: EmulatedScreen) {
        await terminal.send(Self.idleKey + Self.repaintKey)
        try await showUntilBeginning()
        let shown = try await emulator.screen()
        try await showBeginning()
        // The beginning of a second frame shows that the first one is complete.
        await terminal.send(Self.repaintKey)
        try await other.write(Array("\u{1B}[?7l\u{1B}[m".utf8) + Self.beginning)
        try await showUntilBeginning { try await self.other.write($0) }
        try await showBeginning()
        return (shown, try await other.screen())
    }

    // MARK: - Output

    /// The size of the trace, which grows with each message of a scene.
    private var traceSize: Int {
        (try? FileManager.default.attributesOfItem(atPath: trace.path)[.size] as? Int) ?? 0
    }

    private func take(_ output: String) {
        rest += output.utf8
        takenBytes += output.utf8.count
    }

    private func takeMore(lookingFor text: String) async throws {
        do {
            take(try await terminal.nextOutput(after: takenBytes, lookingFor: text))
        } catch is TerminalSession.Unexpected {
            throw NotShown(description: "The screen did not show \(text)")
        }
    }

    /// Shows what was taken, but for a part of the beginning of a whole frame at the end.
    private func showRest() async throws {
        let part = (0..<Self.beginning.count).last { rest.suffix($0).elementsEqual(Self.beginning.prefix($0)) } ?? 0
        try await emulator.write(rest.dropLast(part))
        rest.removeFirst(rest.count - part)
    }

    /// Shows the output before the next frame that is written whole.
    ///
    /// - Parameter copy: receives the same bytes.
    private func showUntilBeginning(copy: ([UInt8]) async throws -> Void = { _ in }) async throws {
        while true {
            if let range = rest.firstRange(of: Self.beginning) {
                let part = Array(rest[..<range.lowerBound])
                rest.removeFirst(part.count)
                try await copy(part)
                return try await emulator.write(part)
            }
            try await takeMore(lookingFor: "a frame that is written whole")
        }
    }

    private func showBeginning() async throws {
        rest.removeFirst(Self.beginning.count)
        try await emulator.write(Self.beginning)
    }
}

extension EmulatedScreen {
    /// A Boolean value that indicates whether no half of a wide character stands alone.
    var isWhole: Bool {
        cells.allSatisfy { row in
            !row.indices.contains { row[$0].text.isEmpty && ($0 == 0 || row[$0 - 1].text.isEmpty) }
        }
    }

    /// Returns whether a line has a text.
    func shows(_ text: String) -> Bool {
        lines.contains { $0.contains(text) }
    }
}
