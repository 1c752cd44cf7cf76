public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// Two states of a repository.
public struct RevisionPair: Hashable, Sendable {
    /// The name of the former commit.
    public let base: String
    /// The name of the later commit, or nil for the working tree.
    public let head: String?

    /// Creates a pair.
    public init(base: String, head: String? = nil) {
        self.base = base
        self.head = head
    }
}

/// Compares two states of a repository, each checked against its own rules.
public struct CompareRevisions: QueryUseCase {
    private let history: any HistoryGateway

    /// Creates the use case.
    public init(_ history: any HistoryGateway) {
        self.history = history
    }

    @concurrent
    public func callAsFunction(_ input: RevisionPair) async throws(ApplicationError) -> ArchitectureDifference {
        let base = try await former(input.base)
        return ArchitectureDifference(from: base, to: try await history.snapshot(of: input.head))
    }

    /// Reads the former state, which may be older than the first target.
    private func former(_ revision: String) async throws(ApplicationError) -> RepositorySnapshot? {
        do throws(ApplicationError) {
            return try await history.snapshot(of: revision)
        } catch {
            guard error.kind == .notFound else { throw error }
            return nil
        }
    }
}
