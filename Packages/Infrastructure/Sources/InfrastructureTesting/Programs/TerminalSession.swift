import DedicatedThreads
import Foundation
import SubprocessRunner

/// A program that runs on a pseudo-terminal.
///
/// A test sends input with ``type(_:)`` and waits for output with ``expect(_:)``.
///
/// ```swift
/// func toggle() async throws -> Int32 {
///     let session = try TerminalSession(BuiltProgram(named: "hoge"), [], columns: 60)
///     try await session.expect("light")
///     await session.type("t")
///     try await session.expect("dark")
///     await session.type("q")
///     return await session.end()
/// }
/// ```
public actor TerminalSession {
    private let leader: Int32
    private let process: ChildProcess
    private var transcript = ""
    /// The output after the last expected text, without attributes.
    private var unread = ""
    /// The newest output, which may end within a sequence that sets attributes.
    private var unparsed = ""
    /// The first bytes of a character that was not read completely.
    private var rest: [UInt8] = []
    private var isClosed = false
    private var isOverdue = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// The error of a session in which an expected text did not appear.
    public struct Unexpected: Error, CustomStringConvertible {
        let wanted: String
        let transcript: String

        public var description: String {
            "'\(wanted)' did not appear. What was written: \(transcript.debugDescription)"
        }
    }

    /// Starts a program in a terminal of a size; its `TERM` is `xterm-256color` unless the environment says otherwise.
    ///
    /// - Throws: An error if no terminal can be opened or the program does not start.
    public init(
        _ program: BuiltProgram,
        _ arguments: [String],
        environment: [String: String] = [:],
        columns: Int = 80,
        rows: Int = 24
    ) throws {
        var follower: Int32 = 0
        var leader: Int32 = 0
        var name = [CChar](repeating: 0, count: 128)
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&leader, &follower, &name, nil, &size) == 0 else {
            throw POSIXError(.init(rawValue: errno) ?? .EIO)
        }
        close(follower)
        _ = fcntl(leader, F_SETFD, FD_CLOEXEC)
        let terminal = ProgramLaunch.Stream.file(
            String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        )
        do {
            let launch = try ProgramLaunch(
                program.path,
                arguments,
                environment: SanitizerOptions.environment(
                    adding: ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin"],
                    environment
                ),
                streams: [terminal, terminal, terminal],
                groupRole: .sessionLeader
            )
            process = try launch.spawn()
        } catch {
            close(leader)
            throw error
        }
        self.leader = leader
        let (chunks, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        DedicatedThread.start { [leader] in
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(leader, &buffer, buffer.count)
                guard count > 0 else { break }
                continuation.yield(Array(buffer[..<count]))
            }
            continuation.finish()
        }
        Task { [weak self] in
            for await chunk in chunks { await self?.received(chunk) }
            await self?.ended()
        }
    }

    deinit {
        process.kill()
        close(leader)
    }

    /// Sends a line and the return key.
    public func type(_ line: String) {
        send(line + "\r")
    }

    /// Waits for a prompt as ``expect(_:)`` does, and sends a line and the return key.
    ///
    /// - Throws: ``Unexpected`` if the prompt does not appear.
    public func type(_ line: String, at prompt: String) async throws {
        try await expect(prompt)
        type(line)
    }

    /// Sends keys, for example `"\u{3}"` for Control-C.
    public func send(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(leader, bytes, bytes.count)
    }

    /// Changes the size of the terminal.
    public func resize(columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(leader, UInt(TIOCSWINSZ), &size)
    }

    /// The time after which ``expect(_:)`` fails, which is much longer than a busy machine needs.
    public static let timeout = Duration.seconds(120)

    /// Waits until the program has written texts, one after the other, after the one that was expected before.
    ///
    /// Colours and other attributes are ignored.
    ///
    /// - Throws: ``Unexpected`` if the program ends without one of them, or does not write it within ``timeout``.
    public func expect(_ texts: String...) async throws {
        for text in texts { try await expect(text: text) }
    }

    private func expect(text: String) async throws {
        try await wait(for: text) {
            let end = unparsed.firstMatch(of: #/\u{1B}(\[[0-9;?]*)?$/#)?.range.lowerBound ?? unparsed.endIndex
            unread += Self.plain(String(unparsed[..<end]))
            unparsed = String(unparsed[end...])
            guard let range = unread.range(of: text, options: .literal) else { return false }
            unread = String(unread[range.upperBound...])
            return true
        }
    }

    /// Returns the output after some bytes of ``written``, and waits for some if there is none yet.
    ///
    /// The error names the text that is looked for.
    ///
    /// - Throws: ``Unexpected`` if the program ends before, or writes nothing within ``timeout``.
    public func nextOutput(after count: Int, lookingFor text: String) async throws -> String {
        try await wait(for: text) { transcript.utf8.count > count }
        return output(after: count)
    }

    /// Returns the output so far after a number of bytes.
    public func output(after count: Int) -> String {
        String(transcript[transcript.utf8.index(transcript.startIndex, offsetBy: count)...])
    }

    private func wait(for text: String, until isWritten: () -> Bool) async throws {
        let watch = Task { [weak self] in
            try await Task.sleep(for: Self.timeout)
            await self?.timeOut()
        }
        defer { watch.cancel() }
        while !isWritten() {
            guard !isClosed, !isOverdue else { throw Unexpected(wanted: text, transcript: Self.plain(transcript)) }
            await withCheckedContinuation { waiters.append($0) }
        }
    }

    private func timeOut() {
        isOverdue = true
        wake()
    }

    /// A text without the sequences that set attributes.
    private static func plain(_ text: String) -> String {
        text.replacing(#/\u{1B}\[[0-9;?]*[A-Za-z]/#, with: "")
    }

    /// Waits for the end of the program, and until ``written`` has all of its output.
    ///
    /// A program that still runs after ``timeout`` is killed.
    ///
    /// - Returns: The exit code, or 128 and the number of the signal that ended it.
    public func end() async -> Int32 {
        let watch = Task { [process] in
            try await Task.sleep(for: Self.timeout)
            process.kill()
        }
        defer { watch.cancel() }
        let status = await process.end()
        while !isClosed {
            await withCheckedContinuation { waiters.append($0) }
        }
        return status < 0 ? 128 - status : status
    }

    /// The output so far.
    public var written: String { transcript }

    private func received(_ chunk: [UInt8]) {
        rest += chunk
        let count = Self.wholeCharacters(in: rest)
        let text = String(decoding: rest[..<count], as: UTF8.self)
        rest.removeFirst(count)
        transcript += text
        unparsed += text
        wake()
    }

    /// The number of bytes before an incomplete character of UTF-8 at the end.
    private static func wholeCharacters(in bytes: [UInt8]) -> Int {
        for (index, byte) in bytes.enumerated().suffix(3).reversed() where byte & 0xC0 != 0x80 {
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return index + length > bytes.count ? index : bytes.count
        }
        return bytes.count
    }

    private func ended() {
        isClosed = true
        wake()
    }

    private func wake() {
        for waiter in waiters { waiter.resume() }
        waiters = []
    }
}
