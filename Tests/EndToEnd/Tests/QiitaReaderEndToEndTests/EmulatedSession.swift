import Foundation
import InfrastructureTesting
import TerminalEmulator
import Testing

/// A program on a pseudo-terminal whose output an independent emulator shows.
///
/// A frame is the difference from the one before. ``expectWhole(_:)`` has the program write its screen whole, and compares
/// that with what the differences have led to. The trace of the program shows whether a message came in between.
///
/// A program writes its screen whole on its own, too, as after a change of its colours. For a comparison, the session reports
/// that the terminal has no synchronized updates (mode 2026) any more, and then that it has them again: the frame that
/// is written whole without an update ends what differences have led to, and the next one, an update, is the screen. All
/// of it has been taken when its end is there. A program whose last frame was not taken would draw nothing for the next key.
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
    /// A Boolean value that indicates whether the program writes its frames as synchronized updates.
    private var isSynchronized = false
    /// A Boolean value that indicates whether what was shown ends within an update.
    private var isInUpdate = false

    /// The sequence with which a frame begins that is written whole.
    private static let beginning = Array("\u{1B}[2J".utf8)
    private static let updateBeginning = Array("\u{1B}[?2026h".utf8)
    private static let updateEnd = Array("\u{1B}[?2026l".utf8)
    /// A key that does nothing; the answer to it has the changes that were not shown yet.
    private static let idleKey = "\u{1B}[24~"
    /// The report that the terminal has synchronized updates, and the attributes that end the answers of a terminal.
    private static let synchronizesUpdates = "\u{1B}[?2026;2$y\u{1B}[?62c"
    private static let synchronizesNothing = "\u{1B}[?2026;0$y"

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

    /// Sends keys, and waits until the screen shows a text.
    func send(_ keys: String, expecting text: String) async throws {
        await terminal.send(keys)
        try await expect(text)
    }

    /// Clicks on a text of the first line, which has no wide characters, and waits until the screen shows another text.
    func click(_ text: String, expecting other: String) async throws {
        let line = try #require(try await screen().lines.first)
        let column = line.distance(from: line.startIndex, to: try #require(line.firstRange(of: text)).lowerBound)
        try await send("\u{1B}[<0;\(column + 1);1M", expecting: other)
    }

    /// Sends keys that end the program, and expects that it succeeds.
    func quit(_ keys: String = "\u{3}", sourceLocation: SourceLocation = #_sourceLocation) async {
        await terminal.send(keys)
        #expect(await terminal.end() == 0, sourceLocation: sourceLocation)
        for emulator in [emulator, other] { await emulator.end() }
    }

    /// Changes the size of the window, and waits until the screen is written whole.
    func resize(columns: Int, rows: Int) async throws {
        _ = try await screen()
        for emulator in [emulator, other] { try await emulator.resize(columns: columns, rows: rows) }
        await terminal.resize(columns: columns, rows: rows)
        try await show(through: Self.beginning)
    }

    /// Expects that the screen is the same when it is written whole.
    ///
    /// A message of a scene that arrives between the two frames can change the screen, which is then compared once more.
    func expectWhole(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        while true {
            let size = traceSize
            let (shown, whole) = try await bothScreens()
            let (cells, wholeCells) = (shown.cells, whole.cells)
            if cells != wholeCells, traceSize != size { continue }
            #expect(shown.unknown == [], comment, sourceLocation: sourceLocation)
            #expect(isWhole(cells), comment, sourceLocation: sourceLocation)
            #expect(shown.lines == whole.lines, comment, sourceLocation: sourceLocation)
            #expect(cells == wholeCells, comment, sourceLocation: sourceLocation)
            return
        }
    }

    /// Returns a Boolean value that indicates whether no half of a wide character stands alone.
    private func isWhole(_ cells: [[EmulatedScreen.Cell]]) -> Bool {
        cells.allSatisfy { row in
            !row.indices.contains { row[$0].text.isEmpty && ($0 == 0 || row[$0 - 1].text.isEmpty) }
        }
    }

    /// Repaints the screen, and returns it as it was before and as it is then.
    private func bothScreens() async throws -> (shown: EmulatedScreen, whole: EmulatedScreen) {
        let shown: EmulatedScreen
        if isSynchronized {
            await terminal.send(Self.idleKey + Self.synchronizesNothing)
            try await showUpdates()
            shown = try await emulator.screen()
            await terminal.send(Self.synchronizesUpdates)
            try await show(through: Self.updateBeginning)
        } else {
            await terminal.send(Self.idleKey + Self.synchronizesUpdates)
            try await show(through: Self.updateBeginning)
            shown = try await emulator.screen()
            isSynchronized = true
        }
        try await other.write(Array("\u{1B}[?7l".utf8) + Self.updateBeginning)
        try await other.write(try await show(through: Self.updateEnd))
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
        let sequences = [Self.beginning, Self.updateBeginning, Self.updateEnd]
        let part = sequences.compactMap { sequence in
            (0..<sequence.count).last { rest.suffix($0).elementsEqual(sequence.prefix($0)) }
        }
        _ = try await show(rest.count - (part.max() ?? 0))
    }

    /// Shows the output up to the end of a sequence, and returns it.
    @discardableResult
    private func show(through sequence: [UInt8]) async throws -> [UInt8] {
        while true {
            if let range = rest.firstRange(of: sequence) { return try await show(range.upperBound) }
            try await takeMore(lookingFor: "a frame that is written whole")
        }
    }

    /// Shows the updates before a frame that is written whole and is none.
    private func showUpdates() async throws {
        while true {
            if isInUpdate { try await show(through: Self.updateEnd) }
            let update = rest.firstRange(of: Self.updateBeginning)?.lowerBound
            if let whole = rest.firstRange(of: Self.beginning)?.lowerBound, whole < update ?? rest.endIndex {
                try await show(whole)
                return
            }
            if update == nil {
                try await takeMore(lookingFor: "a frame that is written whole")
            } else {
                try await show(through: Self.updateEnd)
            }
        }
    }

    /// Shows a number of the bytes that were taken, and returns them.
    @discardableResult
    private func show(_ count: Int) async throws -> [UInt8] {
        let part = Array(rest.prefix(count))
        rest.removeFirst(part.count)
        let begins = part.ranges(of: Self.updateBeginning).last?.lowerBound ?? -1
        let ends = part.ranges(of: Self.updateEnd).last?.lowerBound ?? -1
        if begins != ends { isInUpdate = begins > ends }
        try await emulator.write(part)
        return part
    }
}

extension EmulatedScreen {
    /// Returns whether a line has a text.
    func shows(_ text: String) -> Bool {
        lines.contains { $0.contains(text) }
    }
}
