public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches what is publicly known about a person.
public struct FetchUserProfile: QueryUseCase {
    private let gateway: any ProfileGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: where the profiles come from.
    public init(gateway: any ProfileGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleAuthor) async throws(ApplicationError) -> Fetched<UserProfile> {
        try await gateway.profile(of: input)
    }
}
