public import DomainKit

/// Reads the manifests and the source files of a repository.
public protocol CodebaseGateway: Sendable {
    /// Reads a repository.
    ///
    /// What cannot be read is listed in the codebase, and the rest is read all the same.
    ///
    /// - Parameters:
    ///   - root: the folder of the repository.
    ///   - rules: tells for which packages the words of the files are wanted.
    ///   - changed: the changed files, relative to the root, or nil to read everything; the source files of targets that
    ///     they cannot have broken are not read.
    /// - Throws: ``ApplicationError``: `notFound` if the folder holds no manifest, `storage` if it cannot be read.
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
    /// - Throws: ``ApplicationError``: `notFound` if the folder is not there or holds no manifest.
    @concurrent
    public func codebase(at root: String, for rules: Rules) async throws(ApplicationError) -> Codebase {
        try await codebase(at: root, for: rules, affectedBy: nil)
    }
}

/// Reads the rules of a repository.
public protocol RulesGateway: Sendable {
    /// Reads the rules file.
    ///
    /// - Parameter root: the folder of the repository.
    /// - Returns: the rules, or nil if the repository has none.
    /// - Throws: ``ApplicationError``: `invalidInput` with the place of what is wrong in the file.
    @concurrent
    func rules(at root: String) async throws(ApplicationError) -> Rules?

    /// Writes a rules file.
    ///
    /// - Parameters:
    ///   - rules: the rules.
    ///   - root: the folder of the repository.
    ///   - replaces: a Boolean value that indicates whether a rules file that is there is replaced.
    /// - Throws: ``ApplicationError``: `storage`, with the reason `exists` if there is one that is not to be replaced.
    @concurrent
    func write(_ rules: Rules, at root: String, replacing replaces: Bool) async throws(ApplicationError)
}

/// The part of the manifests that was read.
public struct ManifestProgress: Hashable, Sendable {
    /// The number of manifests that were read.
    public let read: Int
    /// The number of manifests to read.
    public let total: Int

    /// Creates a progress.
    public init(read: Int, total: Int) {
        self.read = read
        self.total = total
    }
}
