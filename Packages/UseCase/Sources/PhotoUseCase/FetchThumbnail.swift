public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Fetches the small picture of a photo.
public struct FetchThumbnail: QueryUseCase {
    private let gateway: any ThumbnailGateway

    /// Creates the use case.
    public init(gateway: any ThumbnailGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Photo) async throws(ApplicationError) -> PixelImage {
        try await gateway.thumbnail(of: input)
    }
}
