public import DomainKit

/// The version control and the build of a repository in which files are moved.
public protocol ExtractionGateway: Sendable {
    /// Returns the files that differ from the last commit, also those that are not under version control.
    ///
    /// - Throws: ``ApplicationError``: `invalidInput` with the rule `versioned` or `committed` if there is no commit.
    @concurrent
    func uncommittedFiles() async throws(ApplicationError) -> [String]

    /// Returns the files of folders that are not Swift, but for hidden ones, sorted.
    ///
    /// - Throws: ``ApplicationError``: `storage` if a folder cannot be read.
    @concurrent
    func otherFiles(in folders: [String]) async throws(ApplicationError) -> [String]

    /// Returns the changes of the files of projects, and what these do not allow to change.
    ///
    /// An edit of files that a project does not list, without a package, changes nothing.
    ///
    /// - Throws: ``ApplicationError``: `invalidInput` with the rule `editable` for a project whose change would have other effects,
    ///   `sameTargets` if other targets would compile a file at its new path, or `packageFolder` if a folder of one of its targets
    ///   contains the package, `storage` if a file cannot be read.
    @concurrent
    func outcome(of edits: [ProjectEdit]) async throws(ApplicationError) -> ProjectEdit.Outcome

    /// Changes files, and runs a command in the folder of the repository.
    ///
    /// The files are restored by the next call, or when the changes of a plan are applied; also after an interruption.
    ///
    /// - Parameter report: receives the last line of what the command has printed so far, from time to time.
    /// - Throws: ``ApplicationError``: `storage` if a file cannot be changed, `cancelled` if the task was cancelled.
    @concurrent
    func run(
        _ command: String,
        with changes: [ProjectChange],
        reportingTo report: @escaping @Sendable (String) -> Void
    ) async throws(ApplicationError) -> CommandOutcome

    /// Records the contents of files, or that they are gone, for the next commit.
    ///
    /// - Throws: ``ApplicationError``: `storage` if version control refuses.
    @concurrent
    func stage(_ paths: [String]) async throws(ApplicationError)
}

/// The result of a command.
public struct CommandOutcome: Hashable, Sendable {
    /// The exit status, or the negative number of a signal.
    public let status: Int
    /// All that it has printed.
    public let output: String

    /// Creates an outcome.
    public init(status: Int, output: String) {
        self.status = status
        self.output = output
    }
}
