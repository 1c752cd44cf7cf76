internal import RepositoryKit
internal import Testing

/// The checks behind ``ProcessRunnerContract``, one function for each requirement.
struct ProcessRunnerCheck {
    let runner: any ProcessRunner
    let location: SourceLocation

    private func expect(_ expected: ProcessOutcome, of command: ProcessCommand) async throws {
        let outcome = try await runner.run(command)
        #expect(outcome.status == expected.status, sourceLocation: location)
        // Without the bytes themselves, of which there may be more than anybody reads.
        let isSame = outcome.output == expected.output && outcome.messages == expected.messages
        let start = String(decoding: outcome.output.prefix(200) + outcome.messages.prefix(200), as: UTF8.self)
        #expect(isSame, "\(outcome.output.count) + \(outcome.messages.count) bytes: \(start)", sourceLocation: location)
    }

    private func expect(_ error: ProcessError, of command: ProcessCommand) async {
        await #expect(throws: error, sourceLocation: location) { try await runner.run(command) }
    }

    func outputMessagesAndStatusComeApart() async throws {
        let expected = ProcessOutcome(status: 3, output: Array("out\n".utf8), messages: Array("err\n".utf8))
        try await expect(expected, of: ProcessCommand("sh", ["-c", "echo out; echo err >&2; exit 3"]))
    }

    func argumentsArriveAsTheyAre() async throws {
        let words = ["$HOME;", "a b", "*", "", "'\"\\", "日本語", "-n"]
        let script = #"for word; do printf '%s\n' "$word"; done"#
        let expected = ProcessOutcome(status: 0, output: words.flatMap { Array("\($0)\n".utf8) })
        try await expect(expected, of: ProcessCommand("sh", ["-c", script, "sh"] + words))
    }

    func aProgramRunsInItsFolder() async throws {
        try await expect(ProcessOutcome(status: 0, output: Array("/\n".utf8)), of: ProcessCommand("pwd", [], in: "/"))
    }

    func standardInputIsEmpty() async throws {
        try await expect(ProcessOutcome(status: 6, output: []), of: ProcessCommand("sh", ["-c", "cat; exit 6"]))
    }

    func standardInputIsThatOfTheCommand() async throws {
        let input = [UInt8](repeating: 0x61, count: 300_000)
        try await expect(ProcessOutcome(status: 0, output: input), of: ProcessCommand("cat", [], input: input))
        let first = ProcessOutcome(status: 0, output: [0x61])
        try await expect(first, of: ProcessCommand("head", ["-c", "1"], input: input))
    }

    func muchOutputIsWhole() async throws {
        let script = "head -c 1000000 /dev/zero; head -c 300000 /dev/zero >&2"
        let zeros = [UInt8](repeating: 0, count: 1_000_000)
        let expected = ProcessOutcome(status: 0, output: zeros, messages: Array(zeros.prefix(300_000)))
        try await expect(expected, of: ProcessCommand("sh", ["-c", script]))
    }

    func linesAreReportedWhileTheProgramRuns() async throws {
        // Each line is the number of a process that waits for it to be ended by the report.
        let script = "for i in 1 2; do sleep 1000 & echo $!; printf part; wait; echo; done; echo end; exit 5"
        let (lines, report) = AsyncStream.makeStream(of: [UInt8].self)
        let ending = Task { [runner] in
            var all: [UInt8] = []
            for await part in lines {
                #expect(part.last == UInt8(ascii: "\n"), sourceLocation: location)
                all += part
                let words = String(decoding: part, as: UTF8.self).split(separator: "\n")
                if let number = words.last, Int(number) != nil {
                    _ = try await runner.run(ProcessCommand("sh", ["-c", "kill \(number)"]))
                }
            }
            return all
        }
        let outcome = try await runner.run(ProcessCommand("sh", ["-c", script])) { report.yield($0) }
        report.finish()
        let all = try await ending.value
        #expect(outcome.status == 5 && outcome.output.starts(with: all), sourceLocation: location)
    }

    func aKilledProgramReportsItsSignal() async throws {
        for signal in [Int32(9), 15] {
            let command = ProcessCommand("sh", ["-c", "kill -\(signal) $$; echo alive"])
            try await expect(ProcessOutcome(status: -signal, output: []), of: command)
        }
    }

    func aMissingProgramIsNotFound() async {
        for program in ["no-such-program", "/no/such/program"] {
            await expect(.notFound(program: program), of: ProcessCommand(program, []))
        }
    }

    func failuresToStartAreDistinguished() async {
        await expect(.notStarted(program: "/"), of: ProcessCommand("/", []))
        await expect(.notStarted(program: "pwd"), of: ProcessCommand("pwd", [], in: "/no/such/folder"))
    }

    func aProgramWhoseTimeIsUpIsEnded() async {
        let command = ProcessCommand("sleep", ["1000"], limit: .milliseconds(20))
        await expect(.timedOut(program: "sleep"), of: command)
    }

    func aCancelledTaskStartsNothing() async {
        let task = Task { [runner] in
            withUnsafeCurrentTask { $0?.cancel() }
            // A program that is not there would be noticed if it were looked for.
            return try await runner.run(ProcessCommand("no-such-program", []))
        }
        await #expect(throws: ProcessError.cancelled, sourceLocation: location) { try await task.value }
    }

    func cancellingEndsAProgram() async {
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let task = Task { [runner] in
            start.finish()
            return try await runner.run(ProcessCommand("sleep", ["1000"]))
        }
        for await _ in started {}
        task.cancel()
        await #expect(throws: ProcessError.cancelled, sourceLocation: location) { try await task.value }
    }

    func programsThatRunAtOnceAreApart() async throws {
        try await withThrowingTaskGroup(of: (Int, ProcessOutcome).self) { [runner] group in
            for number in 0..<8 {
                group.addTask {
                    (number, try await runner.run(ProcessCommand("sh", ["-c", "echo \(number); exit \(number)"])))
                }
            }
            for try await (number, outcome) in group {
                let expected = ProcessOutcome(status: Int32(number), output: Array("\(number)\n".utf8))
                #expect(outcome == expected, sourceLocation: location)
            }
        }
    }
}
