public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Finds the photos that an album has already, by their identities in their sources.
public struct FindSavedPhotos: QueryUseCase {
    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    /// Returns the photos of the input that the album has, in their order; none if there is no such album.
    public func callAsFunction(_ input: DownloadPhotos.Input) async throws(ApplicationError) -> [PhotoID] {
        do throws(ApplicationError) {
            let saved = Set(try await gateway.album(input.album).photos.compactMap { $0.origin?.id })
            return input.photos.filter(saved.contains)
        } catch {
            guard error.kind == .notFound else { throw error }
            return []
        }
    }
}
