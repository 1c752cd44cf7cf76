public import DomainKit

/// A reader of a codebase: its manifests and source files.
public protocol CodebaseGateway: Sendable {
    /// Reads the repository; parts that cannot be read are listed in the codebase.
    ///
    /// - Parameters:
    ///   - rules: the rules, which name excluded folders and the packages whose words are needed.
    ///   - changed: the paths of changed files relative to the root, or nil to read everything; source files of targets
    ///     that they cannot have broken are not read.
    /// - Throws: ``ApplicationError``: `notFound` if no Swift file belongs to a target, `storage` if it cannot be read.
    @concurrent
    func codebase(for rules: Rules, affectedBy changed: [String]?) async throws(ApplicationError) -> Codebase
}

extension CodebaseGateway {
    /// Reads the whole repository; throws like ``codebase(for:affectedBy:)``.
    @concurrent
    public func codebase(for rules: Rules) async throws(ApplicationError) -> Codebase {
        try await codebase(for: rules, affectedBy: nil)
    }
}

/// A store of the rules of a repository.
public protocol RulesGateway: Sendable {
    /// Reads the rules file.
    ///
    /// - Returns: The rules, or nil if the repository has none.
    /// - Throws: ``ApplicationError``: `invalidInput` with the place of a mistake, `storage` if it cannot be read.
    @concurrent
    func rules() async throws(ApplicationError) -> Rules?

    /// Writes a rules file, in the place of an existing one only if it `replaces` that.
    ///
    /// - Throws: ``ApplicationError``: `storage`, with the reason `exists` if a file exists and must not be replaced.
    @concurrent
    func write(_ rules: Rules, replacing replaces: Bool) async throws(ApplicationError)
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
