import Foundation

/// A program on a pseudo-terminal of its own, which a benchmark drives without leaving its thread.
@MainActor
final class ScreenProgram {
    private let child: Child
    private let leader: Int32
    private var written: [UInt8] = []
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: the path of the program.
    ///   - arguments: its arguments.
    ///   - home: its home folder.
    ///   - environment: the variables besides the usual ones.
    ///   - columns: the width of its terminal.
    ///   - rows: the height of its terminal.
    init(
        _ path: String,
        _ arguments: [String] = [],
        in home: String,
        adding environment: [String: String] = [:],
        columns: Int = 200,
        rows: Int = 60
    ) {
        var (leader, follower): (Int32, Int32) = (0, 0)
        var name = [CChar](repeating: 0, count: 128)
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        precondition(openpty(&leader, &follower, &name, nil, &size) == 0, "There is no pseudo-terminal.")
        close(follower)
        _ = fcntl(leader, F_SETFD, FD_CLOEXEC)
        self.leader = leader
        let environment = StartWorkload.environment(in: home).merging(["TERM": "xterm-256color"]) { $1 }
            .merging(environment) { $1 }
        child = Child(path, arguments, environment) { [name] setup in
            setup.startSession()
            setup.open(name, as: 0, O_RDWR)
            setup.duplicate(0, as: 1)
            setup.duplicate(0, as: 2)
        }
    }

    /// Ends the program.
    func end() {
        child.kill()
        close(leader)
    }

    /// Sends keys.
    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        precondition(write(leader, bytes, bytes.count) == bytes.count)
    }

    /// Reads what the program writes until a text was there a number of times since the last call.
    func wait(for text: String, count: Int = 1) {
        let pattern = Array(text.utf8)
        var (found, place) = (0, 0)
        while true {
            while let match = Self.firstRange(of: pattern, in: written, from: place) {
                (found, place) = (found + 1, match.upperBound)
            }
            guard found < count else { break }
            place = max(place, written.count - pattern.count + 1)
            var poll = pollfd(fd: leader, events: Int16(POLLIN), revents: 0)
            let isReadable = Foundation.poll(&poll, 1, 60_000) > 0
            let length = isReadable ? read(leader, &buffer, buffer.count) : 0
            precondition(
                length > 0,
                "'\(text)' did not appear. \(String(decoding: written, as: UTF8.self).debugDescription)"
            )
            written += buffer[..<length]
        }
        written.removeFirst(place)
    }

    /// Finds bytes as the C library does, because the benchmark must not take longer than the program.
    private static func firstRange(of pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Range<Int>? {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            var place = start
            while place + pattern.count <= bytes.count,
                let match = memchr(base + place, Int32(pattern[0]), bytes.count - place - pattern.count + 1)
            {
                let lower = UnsafeRawPointer(match) - base
                if memcmp(match, pattern, pattern.count) == 0 { return lower..<lower + pattern.count }
                place = lower + 1
            }
            return nil
        }
    }

    #if os(Linux)
        /// The resident size in megabytes.
        var residentSize: Int { child.residentSize }
    #endif
}
