public import DomainKit

/// The version control and the build of a repository in which files are moved.
public protocol ExtractionGateway: Sendable {
    /// Returns the files that differ from the last commit, also those that are not under version control.
    ///
    /// - Throws: ``ApplicationError``: `invalidInput` with the rule `versioned` or `committed` if there is no commit.
    @concurrent
    func uncommittedFiles() async throws(ApplicationError) -> [String]

    /// Returns the files of folders that are not Swift, but for hidden ones, sorted; a folder with an ending, such as an asset
    /// catalogue, counts as one.
    ///
    /// - Throws: ``ApplicationError``: `storage` if a folder cannot be read.
    @concurrent
    func otherFiles(in folders: [String]) async throws(ApplicationError) -> [String]

    /// Changes files, and runs a command in the folder of the repository.
    ///
    /// The files are restored by the next call, or when the changes of a plan are applied; also after an interruption.
    ///
    /// - Throws: ``ApplicationError``: `storage` if a file cannot be changed, `cancelled` if the task was cancelled.
    @concurrent
    func run(_ command: String, with changes: [ProjectChange]) async throws(ApplicationError) -> CommandOutcome

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
