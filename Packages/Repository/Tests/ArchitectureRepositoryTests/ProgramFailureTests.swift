import ArchitectureDomain
import ArchitectureRepository
import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing

/// The errors for a git or a package manager that fails.
struct ProgramFailureTests {
    /// A git that knows every revision or none, and fails otherwise.
    private struct FailingGit: ProcessRunner {
        var knowsRevisions = true
        let failure: Result<String, ProcessError>

        func run(
            _ command: ProcessCommand,
            reportingTo: (@Sendable ([UInt8]) -> Void)?
        ) async throws(ProcessError) -> ProcessOutcome {
            if knowsRevisions, command.arguments.contains("rev-parse") {
                return ProcessOutcome(status: 0, output: Array("c\n".utf8))
            }
            return ProcessOutcome(status: 128, output: [], messages: Array(try failure.get().utf8))
        }
    }

    private static let missing = ValidationError(field: "/r", value: "main", rule: .complete)
    private static let id = String(repeating: "a1", count: 20)

    @Test(
        arguments: [
            (.success("Objekt \(id) konnte nicht abgerufen werden"), .invalidInput(missing)),
            (.success("fatal: write error: No space left on device"), .storage(.notReadable(path: "/r"))),
            (.failure(.timedOut(program: "git")), .storage(.notReadable(path: "/r"))),
            (.failure(.cancelled), .cancelled),
        ] as [(Result<String, ProcessError>, ApplicationError.Kind)]
    )
    func `only a message about an object says that the clone lacks files`(
        failure: Result<String, ProcessError>,
        kind: ApplicationError.Kind
    ) async {
        let gateway = GitChangesGateway(processes: FailingGit(failure: failure), root: "/r")
        await #expect(throws: ApplicationError(kind)) { try await gateway.changedFiles(since: "main") }
    }

    @Test func `a repository of another user is not taken for none`() async {
        let messages = """
            fatal: dubioser Besitz des Repositorys unter '/r' erkannt
            Um eine Ausnahme hinzuzufügen, rufen Sie auf:

            \tgit config --global --add safe.directory /r

            """
        let git = FailingGit(knowsRevisions: false, failure: .success(messages))
        let command = "git config --global --add safe.directory /r"
        let refused = ValidationError(field: "/r", value: command, rule: .trusted)
        await #expect(throws: ApplicationError(.invalidInput(refused))) {
            try await GitChangesGateway(processes: git, root: "/r").changedFiles(since: "HEAD")
        }
    }

    @Test(
        arguments: [
            (
                "/r/.git", .success("warning: x\nfatal: dubious ownership\nTo add"),
                [.ignoredFiles("fatal: dubious ownership")]
            ),
            ("/.git", .failure(.notFound(program: "git")), [.ignoredFiles(nil)]),
            ("/r/A/.git", .success("fatal: not a git repository"), []),
        ] as [(String, Result<String, ProcessError>, [Codebase.ReadFailure.Reason])]
    )
    func `files that git may ignore are read with a warning, unless their folder is in no repository`(
        repository: String,
        failure: Result<String, ProcessError>,
        reasons: [Codebase.ReadFailure.Reason]
    ) async throws {
        var rules = Rules()
        rules.targets = [.init(name: "A", folders: ["A"])]
        let gateway = FileCodebaseGateway(
            root: "/r",
            files: InMemoryFileTree(["/r/A/A.swift": "", repository: ""]),
            processes: FailingGit(failure: failure),
            cache: InMemoryDocumentStore()
        )
        let findings = Checker(try await gateway.codebase(for: rules), rules: rules).findings()
        #expect(findings.map(\.fact) == reasons.map { .readFailure($0) })
        #expect(findings.allSatisfy { $0.severity == .warning && $0.place == Place(file: ".") })
    }

    @Test(
        arguments: [
            (.notFound(program: "swift"), .noPackageManager),
            (.notStarted(program: "swift"), .packageManagerNotStarted),
            (.timedOut(program: "swift"), .packageManagerTimedOut),
        ] as [(ProcessError, Codebase.ReadFailure.Reason)]
    )
    func `reports why the package manager did not run`(
        error: ProcessError,
        reason: Codebase.ReadFailure.Reason
    ) async throws {
        let gateway = FileCodebaseGateway(
            root: "/r",
            files: InMemoryFileTree(["/r/Package.swift": ""]),
            processes: StubProcesses(["/r": .failure(error)]),
            cache: InMemoryDocumentStore()
        )
        #expect(try await gateway.codebase(for: Rules()).readFailures.map(\.reason) == [reason])
    }
}
