import Foundation
package import PresentationKit
import ReportKit
import TerminalEmulator
package import TerminalKit
package import Testing
package import ViewKit

/// A full-screen host of the test's process on a real pseudo-terminal, whose other end an independent emulator shows.
///
/// Keys pass the pseudo-terminal one way, and the bytes of each frame the other. After each frame every cell of the emulator,
/// and its cursor, is compared with the grid that the host has drawn.
@MainActor
package final class EmulatedHost {
    package let host: ScreenHost
    private let recorder: ScreenRecorder
    private let terminal: PseudoTerminal
    private let programEnd: Int32
    private let emulator: TerminalEmulator
    private var emulatedSize: Size
    private var running: Task<ExitOutcome, Never>?
    /// The number of frames that were compared.
    package private(set) var frameCount = 0

    /// Opens the pseudo-terminal and the emulator.
    package init(columns: Int = 80, rows: Int = 24, language: Language = .english) async throws {
        emulatedSize = Size(columns: columns, rows: rows)
        terminal = try PseudoTerminal(columns: columns, rows: rows)
        programEnd = try terminal.openProgramEnd()
        emulator = try TerminalEmulator(columns: columns, rows: rows)
        recorder = ScreenRecorder(emulatedSize)
        host = ScreenHost(terminal: recorder, wording: Wording(language))
        recorder.host = host
        // As in a session, lines do not break at the right edge, and the cursor is hidden.
        try await emulator.write("\u{1B}[?7l\u{1B}[?25l".utf8)
    }

    deinit {
        close(programEnd)
    }

    /// Runs the host, whose screens were shown already, up to its first frame.
    package func start(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        running = Task { [host] in await host.run() }
        await recorder.waitUntilIdle()
        try await expectFrames("the start", sourceLocation)
    }

    /// Presses keys, one after the other, and compares the frames after each.
    ///
    /// - Parameter keys: the bytes of each key.
    package func press(_ keys: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        for key in keys where !recorder.hasEnded {
            var decoder = InputDecoder()
            let bytes = try await terminal.send(Array(key.utf8), to: programEnd)
            for event in decoder.decode(bytes) + decoder.flush() { await recorder.send(.input(event)) }
            try await expectFrames("after \(key.debugDescription)", sourceLocation)
        }
    }

    /// Changes the size of the window, and compares the frames.
    package func resize(_ columns: Int, _ rows: Int, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        guard !recorder.hasEnded else { return }
        try terminal.resize(columns: columns, rows: rows)
        let size = try PseudoTerminal.size(at: programEnd)
        recorder.size = Size(columns: size.columns, rows: size.rows)
        await recorder.send(.resized(recorder.size))
        try await expectFrames("\(columns)x\(rows)", sourceLocation)
        #expect(host.grid.size == Size(columns: columns, rows: rows), sourceLocation: sourceLocation)
    }

    /// Compares the frames of changes that came from no event, such as the answer of a presenter.
    package func expectFrames(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        await recorder.send(.outputReady)
        try await expectFrames("after a change", sourceLocation)
    }

    /// A Boolean value that indicates whether the session has ended.
    package var hasEnded: Bool { recorder.hasEnded }

    /// The rows of the last frame.
    package var rows: [String] { (0..<host.grid.size.rows).map(host.grid.text(ofRow:)) }

    /// Ends the session by Control-C, unless it has ended.
    package func end() async throws {
        try await press("\u{3}")
        _ = await running?.value
        await emulator.end()
    }

    private func expectFrames(_ cause: String, _ sourceLocation: SourceLocation) async throws {
        for frame in recorder.takeFrames() {
            let comment: Comment = "frame \(frameCount), \(cause), \(frame.grid.size)"
            if frame.grid.size != emulatedSize {
                emulatedSize = frame.grid.size
                try await emulator.resize(columns: emulatedSize.columns, rows: emulatedSize.rows)
            }
            let bytes = try await terminal.receive(frame.bytes, from: programEnd)
            #expect(bytes == frame.bytes, comment, sourceLocation: sourceLocation)
            try await emulator.write(bytes)
            let screen = try await emulator.screen()
            let difference = screen.difference(from: frame.grid, for: recorder.capabilities)
            let cursor = screen.isCursorHidden ? nil : Point(column: screen.cursor.column, row: screen.cursor.row)
            #expect(difference == nil, comment, sourceLocation: sourceLocation)
            #expect(cursor == frame.cursor, comment, sourceLocation: sourceLocation)
            #expect(frame.grid.isWhole, comment, sourceLocation: sourceLocation)
            frameCount += 1
        }
    }
}

extension CellGrid {
    /// A Boolean value that indicates whether no half of a wide character stands alone.
    package var isWhole: Bool {
        (0..<size.rows).allSatisfy { row in
            (0..<size.columns).allSatisfy { column in
                switch self[column, row].width {
                case 0: column > 0 && self[column - 1, row].width == 2
                case 2: column + 1 < size.columns && self[column + 1, row].width == 0
                default: true
                }
            }
        }
    }
}
