public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches the public profile of a tag.
public struct FetchTagProfile: QueryUseCase {
    private let gateway: any ProfileGateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: the gateway of the profiles.
    public init(gateway: any ProfileGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleTag) async throws(ApplicationError) -> Fetched<TagProfile> {
        try await gateway.profile(of: input)
    }
}
