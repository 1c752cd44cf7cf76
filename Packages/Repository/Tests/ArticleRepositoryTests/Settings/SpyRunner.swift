import RepositoryKit

/// A runner that records its programs.
actor SpyRunner: ForegroundRunner {
    private let answer: Result<Int32, ProcessError>
    private(set) var runs: [[String]] = []
    private(set) var inputs: [[UInt8]?] = []

    init(_ answer: Result<Int32, ProcessError> = .success(0)) {
        self.answer = answer
    }

    func run(_ program: String, _ arguments: [String], input: [UInt8]?) async throws(ProcessError) -> Int32 {
        runs.append([program] + arguments)
        inputs.append(input)
        return try answer.get()
    }
}
