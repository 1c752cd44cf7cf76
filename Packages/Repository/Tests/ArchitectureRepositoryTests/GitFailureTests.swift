import ArchitectureDomain
import ArchitectureRepository
import DomainKit
import RepositoryKit
import Testing

/// The errors for a git that fails.
struct GitFailureTests {
    /// A git that knows every revision, and fails otherwise.
    private struct FailingGit: ProcessRunner {
        let failure: Result<String, ProcessError>

        func run(
            _ command: ProcessCommand,
            reportingTo: (@Sendable ([UInt8]) -> Void)?
        ) async throws(ProcessError) -> ProcessOutcome {
            if command.arguments.contains("rev-parse") { return ProcessOutcome(status: 0, output: Array("c\n".utf8)) }
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
}
