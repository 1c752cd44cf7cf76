import Foundation

/// A terminal as pyte, an emulator that shares no code with this repository, has it.
///
/// `emulator.py` beside this file runs in a process of its own.
public actor TerminalEmulator {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    /// Starts an emulator with an empty screen.
    ///
    /// - Throws: An error if Python cannot be started.
    public init(columns: Int, rows: Int) throws {
        // Writing to an emulator that has ended is an error of the call.
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = [URL(filePath: #filePath).deletingLastPathComponent().appending(path: "emulator.py").path]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try send("open \(columns) \(rows)\n")
    }

    deinit {
        process.terminate()
    }

    /// Ends the emulator, and closes its files.
    ///
    /// Nothing else can be called after that.
    public func end() {
        process.terminate()
        try? input.fileHandleForWriting.close()
        try? output.fileHandleForReading.close()
    }

    /// Gives bytes to the terminal.
    public func write(_ bytes: some Sequence<UInt8>) throws {
        let data = Data(bytes)
        try send("write \(data.count)\n")
        try input.fileHandleForWriting.write(contentsOf: data)
    }

    /// Changes the size of the window.
    public func resize(columns: Int, rows: Int) throws {
        try send("resize \(columns) \(rows)\n")
    }

    /// Returns the content of the screen, after everything that was written.
    ///
    /// - Throws: An error if the emulator has ended, because pyte is missing for example.
    public func screen() async throws -> EmulatedScreen {
        try send("state\n")
        let handle = output.fileHandleForReading
        let line = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var line = Data()
                while line.last != 0x0A {
                    let part = handle.availableData
                    if part.isEmpty { break }
                    line += part
                }
                continuation.resume(returning: line)
            }
        }
        return try JSONDecoder().decode(EmulatedScreen.self, from: line)
    }

    private nonisolated func send(_ command: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(command.utf8))
    }
}
