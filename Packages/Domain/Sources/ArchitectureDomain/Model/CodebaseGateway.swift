public import DomainKit

/// A source of codebases: manifests and source files.
public protocol CodebaseGateway: Sendable {
    /// Reads a repository.
    ///
    /// Parts that cannot be read are listed in the codebase; everything else is read.
    ///
    /// - Parameters:
    ///   - root: the path of the repository's folder.
    ///   - rules: the rules, which name excluded folders and the packages whose words are needed.
    ///   - changed: the paths of changed files relative to the root, or nil to read everything; source files of targets
    ///     that they cannot have broken are not read.
    /// - Throws: ``ApplicationError``: `notFound` if the folder contains no manifest, `storage` if it cannot be read.
    @concurrent
    func codebase(
        at root: String,
        for rules: Rules,
        affectedBy changed: [String]?
    ) async throws(ApplicationError) -> Codebase
}

extension CodebaseGateway {
    /// Reads a whole repository.
    ///
    /// - Throws: ``ApplicationError``: `notFound` if the folder contains no manifest, `storage` if it cannot be read.
    @concurrent
    public func codebase(at root: String, for rules: Rules) async throws(ApplicationError) -> Codebase {
        try await codebase(at: root, for: rules, affectedBy: nil)
    }
}

/// A store of the rules of repositories.
public protocol RulesGateway: Sendable {
    /// Reads the rules file.
    ///
    /// - Parameter root: the path of the repository's folder.
    /// - Returns: the rules, or nil if the repository has none.
    /// - Throws: ``ApplicationError``: `invalidInput` with the place of a mistake, `storage` if it cannot be read.
    @concurrent
    func rules(at root: String) async throws(ApplicationError) -> Rules?

    /// Writes a rules file.
    ///
    /// - Parameters:
    ///   - rules: the rules.
    ///   - root: the path of the repository's folder.
    ///   - replaces: a Boolean value that indicates whether an existing rules file is replaced.
    /// - Throws: ``ApplicationError``: `storage`, with the reason `exists` if a file exists and must not be replaced.
    @concurrent
    func write(_ rules: Rules, at root: String, replacing replaces: Bool) async throws(ApplicationError)
}

/// The progress of reading manifests.
public struct ManifestProgress: Hashable, Sendable {
    /// The number of manifests read so far.
    public let read: Int
    /// The number of all manifests.
    public let total: Int

    /// Creates a progress.
    public init(read: Int, total: Int) {
        self.read = read
        self.total = total
    }
}
