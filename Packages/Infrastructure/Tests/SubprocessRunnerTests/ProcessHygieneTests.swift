import Foundation
import RepositoryKit
import SubprocessRunner
import Testing

/// The resources that programs leave behind, and those that they do not inherit.
struct ProcessHygieneTests {
    private let runner = SubprocessRunner(environment: ProgramEnvironment(["PATH": "/usr/bin:/bin"], withholding: []))

    #if os(Linux)
        // In a separate process, because other tests open files.
        @Test func `many runs leave no descriptor and no zombie behind`() async {
            await #expect(processExitsWith: .success) { try await Self.expectNothingIsLeft(after: 200) }
        }

        @Suite struct Slow {
            @Test func `2,000 runs leave no descriptor and no zombie behind`() async {
                await #expect(processExitsWith: .success) { try await expectNothingIsLeft(after: 2_000) }
            }
        }

        private static func expectNothingIsLeft(after runs: Int) async throws {
            let runner = SubprocessRunner(environment: ProgramEnvironment(["PATH": "/usr/bin:/bin"], withholding: []))
            // Files that the first runs open permanently, such as a source of random numbers, are open already.
            for _ in 0..<10 { _ = try await runner.run(ProcessCommand("true", [])) }
            let before = try descriptors()
            for _ in 0..<runs {
                let outcome = try await runner.run(ProcessCommand("true", []))
                try #require(outcome.status == 0)
            }
            try #require(try descriptors() == before)
            try #require(try zombies() == 0)
        }

        @Test func `a program has no descriptor of this process, however it was opened`() async throws {
            let leaking = open("/", O_RDONLY)
            defer { close(leaking) }
            let flags = fcntl(leaking, F_GETFD)
            try #require(leaking > 2 && flags & FD_CLOEXEC == 0)
            // The shell's own file is the folder that is listed.
            let outcome = try await runner.run(
                ProcessCommand("sh", ["-c", "for f in /proc/$$/fd/*; do echo $f; done"])
            )
            let names = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
                .compactMap { $0.split(separator: "/").last }
            #expect(names.filter { $0 != "3" } == ["0", "1", "2"])
        }

        private static func descriptors() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").sorted()
        }

        /// The number of zombies among the children of this process.
        private static func zombies() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.count { name in
                guard let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
                    let end = text.lastIndex(of: ")")
                else { return false }
                let fields = text[end...].split(separator: " ")
                return fields[1] == "Z" && fields[2] == "\(getpid())"
            }
        }
    #endif

    @Test func `no signal is blocked or ignored`() async throws {
        let outcome = try await runner.run(ProcessCommand("sh", ["-c", "kill -TERM $$; echo alive"]))
        #expect(outcome.status == -SIGTERM)
        #expect(outcome.output.isEmpty)
    }

    @Test func `a program that ignores signals ends in time, and what it started ends too`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try #require(mkfifo(folder + "/pipe", 0o600) == 0)
        // The grandchild holds the output open, and the pipe as long as it lives.
        let script = "trap '' TERM; sleep 1000 3>pipe & sleep 1000"
        async let outcome = Result { () async throws in
            try await runner.run(ProcessCommand("sh", ["-c", script], in: folder, limit: .seconds(1)))
        }
        // Reading the pipe waits for its writer, and then for the writer's end.
        let reader = try await runner.run(ProcessCommand("cat", ["pipe"], in: folder, limit: .seconds(60)))
        #expect(reader.status == 0)
        let result = await outcome
        #expect(throws: ProcessError.timedOut(program: "sh")) { try result.get() }
    }

    @Test func `a file that cannot be executed exists, and does not start`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        try Data("#!/bin/sh\n".utf8).write(to: URL(filePath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        await #expect(throws: ProcessError.notStarted(program: file)) {
            try await runner.run(ProcessCommand(file, []))
        }
        await #expect(throws: ProcessError.notStarted(program: "/usr")) {
            try await runner.run(ProcessCommand("/usr", []))
        }
        await #expect(throws: ProcessError.notFound(program: file + "x")) {
            try await runner.run(ProcessCommand(file + "x", []))
        }
    }

    @Test func `a folder that does not exist starts nothing`() async {
        await #expect(throws: ProcessError.notStarted(program: "pwd")) {
            try await runner.run(ProcessCommand("pwd", [], in: "/no/such/folder"))
        }
    }
}

/// The programs on a terminal when their parent process is terminated.
struct TerminalHandoffTests {
    /// Runs a script that terminates its parent process, and ends only after it has got the signal itself.
    private static func run(asking signal: String) async throws {
        let runner = TerminalProgramRunner(environment: ProgramEnvironment(["PATH": "/usr/bin:/bin"], withholding: []))
        let script = "trap 'echo asked; exit 3' TERM; kill -\(signal) $PPID; while :; do sleep 0.01; done"
        _ = try await runner.run("sh", ["-c", script])
    }

    @Test func `a parent passes SIGTERM on to the program, and ends by it after the program`()
        async throws
    {
        let result = try await #require(
            processExitsWith: .signal(SIGTERM),
            observing: [\.standardOutputContent]
        ) {
            try await Self.run(asking: "TERM")
        }
        #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("asked"))
    }

    @Test func `and at SIGHUP`() async throws {
        let result = try await #require(
            processExitsWith: .signal(SIGHUP),
            observing: [\.standardOutputContent]
        ) {
            try await Self.run(asking: "HUP")
        }
        #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("asked"))
    }

    @Test func `a signal that is ignored stays ignored`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGHUP, SIG_IGN)
            let runner = TerminalProgramRunner(
                environment: ProgramEnvironment(["PATH": "/usr/bin:/bin"], withholding: [])
            )
            exit(try await runner.run("sh", ["-c", "kill -HUP $PPID; exit 7"]))
        }
    }

    @Test func `programs that run at once leave the actions for signals as they were`() async {
        await #expect(processExitsWith: .signal(SIGINT)) {
            let runner = TerminalProgramRunner(
                environment: ProgramEnvironment(["PATH": "/usr/bin:/bin"], withholding: [])
            )
            async let first = runner.run("sh", ["-c", "kill -INT $PPID"])
            async let second = runner.run("sh", ["-c", "kill -INT $PPID"])
            let statuses = try await (first, second)
            guard statuses == (0, 0) else { return }
            kill(getpid(), SIGINT)
            while true { pause() }
        }
    }
}
