public import RepositoryKit
internal import Testing

/// The contract of `ForegroundRunner`s that start programs.
///
/// That a program has the terminal is a matter of the technology, and tested there.
public typealias ForegroundRunnerContract = Contract<any ForegroundRunner>

extension ForegroundRunnerContract {
    /// The requirements of a runner in the foreground.
    public static var all: [Self] { requirements }
}

extension ForegroundRunner {
    fileprivate func expect(
        _ status: Int32,
        _ script: String,
        _ words: [String] = [],
        input: [UInt8] = []
    ) async throws {
        let found = try await run("sh", ["-c", script, "sh"] + words, input: input)
        #expect(found == status, "\(script)", sourceLocation: .contract)
    }

    fileprivate func expect(_ error: ProcessError, of program: String) async {
        await #expect(throws: error, sourceLocation: .contract) { try await run(program, [], input: []) }
    }
}

private let requirements: [ForegroundRunnerContract] = [
    Contract("The exit status is returned") { runner in
        for status in [Int32(0), 1, 7, 255] { try await runner.expect(status, "exit \(status)") }
    },
    Contract("Arguments arrive as they are") { runner in
        let words = ["x; $(y)", "a b", "*", "", "日本語"]
        let script = #"test $# = 5 && test "$1$2$3$4$5" = 'x; $(y)a b*日本語' && exit 7"#
        try await runner.expect(7, script, words)
    },
    Contract("Input arrives completely, and empty input is empty") { runner in
        let input = Array(repeating: UInt8(ascii: "x"), count: 1_000_000)
        try await runner.expect(5, "test $(wc -c) = 1000000 && exit 5", input: input)
        try await runner.expect(7, "test $(wc -c) = 0 && exit 7")
    },
    Contract("Input that a program does not read is dropped") { runner in
        try await runner.expect(6, "head -c 3 > /dev/null; exit 6", input: Array(repeating: 7, count: 1_000_000))
    },
    Contract("A killed program reports the signal") { runner in
        try await runner.expect(-15, "kill -TERM $$")
    },
    Contract("A missing program is not found") { runner in
        await runner.expect(.notFound(program: "no-such-program"), of: "no-such-program")
        await runner.expect(.notFound(program: "/no/such/program"), of: "/no/such/program")
    },
    Contract("A file that is not executable is not started") { runner in
        await runner.expect(.notStarted(program: "/"), of: "/")
    },
    Contract("Cancelling the task ends no program") { runner in
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await runner.run("sh", ["-c", "exit 4"], input: [])
        }
        let status = try await task.value
        #expect(status == 4, sourceLocation: .contract)
    },
]
