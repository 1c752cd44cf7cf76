public import RepositoryKit
internal import Testing

/// The contract of `ProcessRunner`s that start programs.
///
/// The programs are those of every system: `sh`, `cat`, `head`, `pwd` and `sleep`, on the `PATH` of the runner. A
/// double that returns scripted results runs no program and need not meet the contract.
public typealias ProcessRunnerContract = Contract<any ProcessRunner>

extension ProcessRunnerContract {
    /// The requirements of a runner of programs.
    public static var all: [Self] { requirements }
}

extension ProcessRunner {
    fileprivate func expect(_ expected: ProcessOutcome, of command: ProcessCommand) async throws {
        let outcome = try await run(command)
        #expect(outcome.status == expected.status, sourceLocation: .contract)
        // Without the bytes themselves, of which there may be more than anybody reads.
        let isSame = outcome.output == expected.output && outcome.messages == expected.messages
        let start = String(decoding: outcome.output.prefix(200) + outcome.messages.prefix(200), as: UTF8.self)
        #expect(
            isSame,
            "\(outcome.output.count) + \(outcome.messages.count) bytes: \(start)",
            sourceLocation: .contract
        )
    }

    fileprivate func expect(_ error: ProcessError, of command: ProcessCommand) async {
        await #expect(throws: error, sourceLocation: .contract) { try await run(command) }
    }
}

private let requirements: [ProcessRunnerContract] = [
    Contract("Output, messages and status are separate, whatever the status is") { runner in
        let expected = ProcessOutcome(status: 3, output: Array("out\n".utf8), messages: Array("err\n".utf8))
        try await runner.expect(expected, of: ProcessCommand("sh", ["-c", "echo out; echo err >&2; exit 3"]))
    },
    Contract("Arguments arrive as they are") { runner in
        let words = ["$HOME;", "a b", "*", "", "'\"\\", "日本語", "-n"]
        let script = #"for word; do printf '%s\n' "$word"; done"#
        let expected = ProcessOutcome(status: 0, output: words.flatMap { Array("\($0)\n".utf8) })
        try await runner.expect(expected, of: ProcessCommand("sh", ["-c", script, "sh"] + words))
    },
    Contract("A program runs in its folder") { runner in
        try await runner.expect(
            ProcessOutcome(status: 0, output: Array("/\n".utf8)),
            of: ProcessCommand("pwd", [], in: "/")
        )
    },
    Contract("The standard input is empty") { runner in
        try await runner.expect(ProcessOutcome(status: 6, output: []), of: ProcessCommand("sh", ["-c", "cat; exit 6"]))
    },
    Contract("The standard input is that of the command") { runner in
        let input = [UInt8](repeating: 0x61, count: 300_000)
        try await runner.expect(ProcessOutcome(status: 0, output: input), of: ProcessCommand("cat", [], input: input))
        let first = ProcessOutcome(status: 0, output: [0x61])
        try await runner.expect(first, of: ProcessCommand("head", ["-c", "1"], input: input))
    },
    Contract("Large output is complete") { runner in
        let script = "head -c 1000000 /dev/zero; head -c 300000 /dev/zero >&2"
        let zeros = [UInt8](repeating: 0, count: 1_000_000)
        let expected = ProcessOutcome(status: 0, output: zeros, messages: Array(zeros.prefix(300_000)))
        try await runner.expect(expected, of: ProcessCommand("sh", ["-c", script]))
    },
    Contract("Lines are reported while the program runs") { runner in
        // Each line is the number of a process that waits for it to be ended by the report.
        let script = "for i in 1 2; do sleep 1000 & echo $!; printf part; wait; echo; done; echo end; exit 5"
        let (lines, report) = AsyncStream.makeStream(of: [UInt8].self)
        let ending = Task {
            var all: [UInt8] = []
            for await part in lines {
                #expect(part.last == UInt8(ascii: "\n"), sourceLocation: .contract)
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
        #expect(outcome.status == 5 && outcome.output.starts(with: all), sourceLocation: .contract)
    },
    Contract("A killed program reports the signal") { runner in
        for signal in [Int32(9), 15] {
            let command = ProcessCommand("sh", ["-c", "kill -\(signal) $$; echo alive"])
            try await runner.expect(ProcessOutcome(status: -signal, output: []), of: command)
        }
    },
    Contract("A missing program is not found") { runner in
        for program in ["no-such-program", "/no/such/program"] {
            await runner.expect(.notFound(program: program), of: ProcessCommand(program, []))
        }
    },
    Contract("A file that is missing or not executable is not started") { runner in
        await runner.expect(.notStarted(program: "/"), of: ProcessCommand("/", []))
        await runner.expect(.notStarted(program: "pwd"), of: ProcessCommand("pwd", [], in: "/no/such/folder"))
    },
    Contract("A program is ended at its time limit") { runner in
        let command = ProcessCommand("sleep", ["1000"], limit: .milliseconds(20))
        await runner.expect(.timedOut(program: "sleep"), of: command)
    },
    Contract("A cancelled task starts nothing") { runner in
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            // A program that is not there would be noticed if it were looked for.
            return try await runner.run(ProcessCommand("no-such-program", []))
        }
        await #expect(throws: ProcessError.cancelled, sourceLocation: .contract) { try await task.value }
    },
    Contract("Cancelling ends a program that runs") { runner in
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            start.finish()
            return try await runner.run(ProcessCommand("sleep", ["1000"]))
        }
        for await _ in started {}
        task.cancel()
        await #expect(throws: ProcessError.cancelled, sourceLocation: .contract) { try await task.value }
    },
    Contract("Concurrent programs are separate") { runner in
        try await withThrowingTaskGroup(of: (Int, ProcessOutcome).self) { group in
            for number in 0..<8 {
                group.addTask {
                    (number, try await runner.run(ProcessCommand("sh", ["-c", "echo \(number); exit \(number)"])))
                }
            }
            for try await (number, outcome) in group {
                let expected = ProcessOutcome(status: Int32(number), output: Array("\(number)\n".utf8))
                #expect(outcome == expected, sourceLocation: .contract)
            }
        }
    },
]
