import Foundation
import InfrastructureTesting
import TerminalEmulator
import Testing

/// A program on a pseudo-terminal whose output an independent emulator shows.
///
/// A frame is the difference from the one before. ``expectWhole(_:)`` has the program write its screen whole, and compares
/// that with what the differences have led to.
final class EmulatedSession {
    let terminal: TerminalSession
    private let emulator: TerminalEmulator
    private var size: (columns: Int, rows: Int)
    private var byteCount = 0

    /// The sequence with which a frame begins that is written whole.
    private static let beginning = "\u{1B}[2J"

    init(
        _ program: BuiltProgram,
        _ arguments: [String] = [],
        environment: [String: String],
        columns: Int = 80,
        rows: Int = 24
    ) throws {
        size = (columns, rows)
        emulator = try TerminalEmulator(columns: columns, rows: rows)
        terminal = try TerminalSession(program, arguments, environment: environment, columns: columns, rows: rows)
    }

    /// Returns the screen after all output so far.
    func screen() async throws -> EmulatedScreen {
        try await show(await terminal.written)
        return try await emulator.screen()
    }

    /// Waits until the screen shows a text.
    func expect(_ text: String) async throws {
        while true {
            let lines = try await screen().lines
            if lines.contains(where: { $0.contains(text) }) { return }
            try await terminal.waitForOutput(after: byteCount, lookingFor: "\(text) in \(lines)")
        }
    }

    /// Sends keys, and waits until the screen shows a text.
    func send(_ keys: String, expecting text: String) async throws {
        await terminal.send(keys)
        try await expect(text)
    }

    /// Changes the size of the window, and waits until the screen is written whole.
    func resize(columns: Int, rows: Int) async throws {
        let before = await frames().count
        try await show(await terminal.written)
        size = (columns, rows)
        try await emulator.resize(columns: columns, rows: rows)
        await terminal.resize(columns: columns, rows: rows)
        try await waitForFrames(before + 1)
    }

    /// Expects that a screen on which nothing happens is the same when it is written whole.
    func expectWhole(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let before = await frames().count
        // The second frame shows that the first one is complete.
        for number in 1...2 {
            await terminal.send("\u{C}")
            try await waitForFrames(before + number)
        }
        let frames = await frames()
        try await show(frames[..<before].joined(separator: Self.beginning))
        let shown = try await emulator.screen()
        let other = try TerminalEmulator(columns: size.columns, rows: size.rows)
        try await other.write((Self.beginning + frames[before]).utf8)
        let whole = try await other.screen()
        #expect(shown.unknown == [], sourceLocation: sourceLocation)
        #expect(shown.isWhole, sourceLocation: sourceLocation)
        #expect(shown.cells == whole.cells, "\(shown.lines)\n\(whole.lines)", sourceLocation: sourceLocation)
    }

    /// The output so far, cut before each frame that is written whole.
    private func frames() async -> [String] {
        await terminal.written.components(separatedBy: Self.beginning)
    }

    private func waitForFrames(_ count: Int) async throws {
        while true {
            let written = await terminal.written
            guard written.components(separatedBy: Self.beginning).count < count else { return }
            try await terminal.waitForOutput(after: written.utf8.count, lookingFor: "a frame that is written whole")
        }
    }

    /// Gives the output to the emulator, as far as it has not got it yet.
    private func show(_ output: String) async throws {
        let bytes = Array(output.utf8)
        try await emulator.write(bytes.dropFirst(byteCount))
        byteCount = max(byteCount, bytes.count)
    }
}

extension EmulatedScreen {
    /// A Boolean value that indicates whether no half of a wide character stands alone.
    var isWhole: Bool {
        cells.allSatisfy { row in
            !row.indices.contains { row[$0].text.isEmpty && ($0 == 0 || row[$0 - 1].text.isEmpty) }
        }
    }
}
