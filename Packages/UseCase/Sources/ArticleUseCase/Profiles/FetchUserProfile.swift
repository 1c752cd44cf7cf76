public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches the public profile of a user.
public struct FetchUserProfile: QueryUseCase {
    private let gateway: any ProfileGateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: the gateway of the profiles.
    public init(gateway: any ProfileGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleAuthor) async throws(ApplicationError) -> Fetched<UserProfile> {
        try await gateway.profile(of: input)
    }
}
