import Foundation
import InfrastructureTesting
import Testing

/// A wall clock for the built program, which can jump while the program runs.
///
/// `faketime` intercepts the calls of the program to the C library. It shifts the deadlines of timers as well, so no wait
/// until a date works while the clock is not the machine's; a wait that started before a jump continues.
final class FakeClock: Sendable {
    private let file: URL

    /// A Boolean value that indicates whether the built program can run with the clock.
    ///
    /// A sanitizer intercepts the same calls, and reads the time before `faketime` is ready: the program would deadlock
    /// before `main`.
    static var isPossible: Bool {
        #if THREAD_SANITIZER || ADDRESS_SANITIZER
            false
        #else
            true
        #endif
    }

    /// Creates a clock.
    ///
    /// - Parameters:
    ///   - offset: the offset from the machine's clock, for example `+3d` or `-2h`; or a date and a time, for example
    ///     `2026-11-22 09:00:00`, at which the clock stops.
    ///   - home: the home whose folder has the file that a program reads the time from. Without that file it would read
    ///     the machine's clock, so the file stays as long as the home.
    init(_ offset: String = "+0", in home: ReaderHome) throws {
        file = URL(filePath: home.folder).appending(path: "clock-\(UUID().uuidString)")
        try jump(to: offset)
    }

    /// Sets the clock, also of a running program.
    func jump(to offset: String) throws {
        try Data((offset + "\n").utf8).write(to: file)
    }

    /// Returns the program that starts another one with this clock, and its arguments.
    func start(_ program: BuiltProgram, _ arguments: [String]) -> (BuiltProgram, [String]) {
        let script = """
            unset FAKETIME; export FAKETIME_TIMESTAMP_FILE='\(file.path)' FAKETIME_NO_CACHE=1 NO_FAKE_STAT=1; exec "$0" "$@"
            """
        // A killed process leaves shared memory behind, under names that the next process with its identifier would use.
        let starter = #"rm -f /dev/shm/*faketime_s??_"$$"; exec /usr/bin/faketime "$@""#
        let words = ["-m", "--exclude-monotonic", "-f", "+0", "/bin/sh", "-c", script, program.path] + arguments
        return (BuiltProgram(at: "/bin/sh"), ["-c", starter, "sh"] + words)
    }
}

extension ReaderHome {
    /// Runs the reader with a clock.
    ///
    /// - Parameter status: the expected exit code; nil for any.
    @discardableResult
    func run(
        _ arguments: String...,
        clock: FakeClock,
        environment: [String: String] = [:],
        exits status: Int32? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> BuiltProgram.Run {
        let (starter, words) = clock.start(program, arguments)
        let run = try await starter.run(words, environment: self.environment.merging(environment) { $1 })
        if let status { #expect(run.status == status, "\(arguments): \(run)", sourceLocation: sourceLocation) }
        return run
    }

    /// Opens the reader on a terminal, with a clock.
    func open(
        _ arguments: [String],
        clock: FakeClock,
        environment: [String: String] = [:],
        columns: Int = 200
    ) throws -> TerminalSession {
        let (starter, words) = clock.start(program, arguments)
        return try open(words, with: starter, environment: environment, columns: columns)
    }
}
