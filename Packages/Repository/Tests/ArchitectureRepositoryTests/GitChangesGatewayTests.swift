import ArchitectureDomain
import ArchitectureRepository
import DomainKit
import RepositoryKit
import Testing

/// Answers git's commands by their first words.
private struct StubGit: ProcessRunner {
    let answers: [String: Result<ProcessOutcome, ProcessError>]

    func run(_ command: ProcessCommand) async throws(ProcessError) -> ProcessOutcome {
        let known = command.arguments.last { answers[$0] != nil }
        guard command.program == "git", command.folder == "/root", let answer = answers[known ?? ""]
        else {
            throw .notStarted(program: command.program)
        }
        return try answer.get()
    }
}

struct GitChangesGatewayTests {
    private static func text(_ text: String, status: Int32 = 0) -> Result<ProcessOutcome, ProcessError> {
        .success(ProcessOutcome(status: status, output: Array(text.utf8)))
    }

    @Test func `lists each file once, those that git does not know too`() async throws {
        let git = StubGit(answers: [
            "rev-parse": Self.text("abc123\n"), "diff": Self.text("b.swift\0a b.swift\0b.swift\0"),
            "ls-files": Self.text("新.swift\0sub/\0"),
        ])
        let changes = try await GitChangesGateway(processes: git, root: "/root").changedFiles(since: "main")
        #expect(changes == ["a b.swift", "b.swift", "sub/", "新.swift"])
    }

    private static let isShallow = "--is-shallow-repository"

    @Test(arguments: [
        [isShallow: text("false\n"), "rev-parse": text("", status: 1)],
        [isShallow: text("false\n"), "rev-parse": text("abc"), "diff": text("", status: 128)],
        [
            isShallow: text("false\n"), "rev-parse": text("abc"), "diff": text(""),
            "ls-files": text("", status: 128),
        ],
    ])
    func `names the revision where git does not know it`(
        answers: [String: Result<ProcessOutcome, ProcessError>]
    ) async {
        await expect(
            answers,
            ValidationError(field: "git revision in '/root'", value: "nope", rule: .form("main | HEAD~1 | v1.0"))
        )
    }

    @Test func `says that a clone is shallow`() async {
        let answers = [Self.isShallow: Self.text("true\n"), "rev-parse": Self.text("", status: 1)]
        await expect(answers, ValidationError(field: "/root", value: "nope", rule: .fetched))
    }

    @Test(arguments: [text("", status: 128), .failure(ProcessError.notFound(program: "git"))])
    func `says that there is no repository of git`(answer: Result<ProcessOutcome, ProcessError>) async {
        await expect(["rev-parse": answer], ValidationError(field: "/root", value: "nope", rule: .versioned))
    }

    private func expect(_ answers: [String: Result<ProcessOutcome, ProcessError>], _ error: ValidationError) async {
        await #expect(throws: ApplicationError(.invalidInput(error))) {
            try await GitChangesGateway(processes: StubGit(answers: answers), root: "/root").changedFiles(since: "nope")
        }
    }
}
