public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches what is publicly known about a tag.
public struct FetchTagProfile: QueryUseCase {
    private let gateway: any ProfileGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: where the profiles come from.
    public init(gateway: any ProfileGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleTag) async throws(ApplicationError) -> Fetched<TagProfile> {
        try await gateway.profile(of: input)
    }
}
