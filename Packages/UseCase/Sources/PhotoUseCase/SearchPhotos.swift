public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Fetches one page of a search for photos.
public struct SearchPhotos: QueryUseCase {
    /// A search, and one of its pages.
    public struct Input: Hashable, Sendable {
        /// The search.
        public let search: PhotoSearch
        /// The page.
        public let page: PageRequest

        /// Creates an input.
        public init(_ search: PhotoSearch, page: PageRequest) {
            self.search = search
            self.page = page
        }
    }

    private let gateway: any PhotoGateway

    /// Creates the use case.
    public init(gateway: any PhotoGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) -> Page<Photo> {
        try await gateway.page(input.page, of: input.search)
    }
}

/// Fetches the facts about one photo.
public struct FetchPhoto: QueryUseCase {
    private let gateway: any PhotoGateway

    /// Creates the use case.
    public init(gateway: any PhotoGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: PhotoID) async throws(ApplicationError) -> Photo {
        try await gateway.photo(input)
    }
}

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
