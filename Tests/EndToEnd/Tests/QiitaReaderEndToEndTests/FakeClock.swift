import Foundation
import InfrastructureTesting

/// A calendar for the built program that is not the machine's, and that can jump while the program runs.
///
/// The distribution's `faketime` comes between the program and the C library. It moves the ends of timers as well, so
/// nothing can wait for a moment while the calendar is not the machine's; a wait that has begun before it jumps goes on.
final class FakeClock: Sendable {
    private let file = FileManager.default.temporaryDirectory.appending(path: "clock-\(UUID().uuidString)")

    /// Whether the built program can have one.
    ///
    /// A sanitizer, too, comes between the program and the C library, and asks for the time before `faketime` can tell it:
    /// the program would wait for itself before its first line.
    static var isPossible: Bool {
        #if THREAD_SANITIZER || ADDRESS_SANITIZER
            false
        #else
            true
        #endif
    }

    /// Makes a calendar.
    ///
    /// - Parameter offset: how far it is from the machine's, for example `+3d` or `-2h`; or a date and a time, for example
    ///   `2026-11-22 09:00:00`, at which it stands still.
    init(_ offset: String = "+0") throws {
        try jump(to: offset)
    }

    deinit {
        try? FileManager.default.removeItem(at: file)
    }

    /// Sets the calendar, also of a program that runs.
    func jump(to offset: String) throws {
        try Data((offset + "\n").utf8).write(to: file)
    }

    /// What starts a program with this calendar, and the arguments for that.
    func start(_ program: BuiltProgram, _ arguments: [String]) -> (BuiltProgram, [String]) {
        let script = """
            unset FAKETIME; export FAKETIME_TIMESTAMP_FILE='\(file.path)' FAKETIME_NO_CACHE=1 NO_FAKE_STAT=1; exec "$0" "$@"
            """
        // The names of what it shares hold its process number; a killed one leaves them to whoever gets the number next.
        let starter = #"rm -f /dev/shm/*faketime_s??_"$$"; exec /usr/bin/faketime "$@""#
        let words = ["-m", "--exclude-monotonic", "-f", "+0", "/bin/sh", "-c", script, program.path] + arguments
        return (BuiltProgram(at: "/bin/sh"), ["-c", starter, "sh"] + words)
    }
}

extension ReaderHome {
    /// Runs the reader with a calendar of its own.
    func run(
        _ arguments: String...,
        clock: FakeClock,
        environment: [String: String] = [:]
    ) async throws -> BuiltProgram.Run {
        let (starter, words) = clock.start(program, arguments)
        return try await starter.run(words, environment: self.environment.merging(environment) { $1 })
    }

    /// Opens the reader on a terminal with a calendar of its own.
    func open(
        _ arguments: [String],
        clock: FakeClock,
        environment: [String: String] = [:],
        columns: Int = 200
    ) throws -> TerminalSession {
        let (starter, words) = clock.start(program, arguments)
        return try TerminalSession(
            starter,
            words,
            environment: self.environment.merging(environment) { $1 },
            columns: columns
        )
    }
}
