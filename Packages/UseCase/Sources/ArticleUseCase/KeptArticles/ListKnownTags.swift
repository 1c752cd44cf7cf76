public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Lists the tags that are known on this machine, those that most kept articles have first.
public struct ListKnownTags: QueryUseCase {
    private let gateway: any CompletionSource

    /// Makes the use case.
    ///
    /// - Parameter gateway: sees what is there.
    public init(gateway: any CompletionSource) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> [KnownTag] {
        try await gateway.tags()
    }
}
