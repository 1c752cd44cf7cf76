public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Finds out what a download of photos would do, and fetches none of their files.
public struct PlanDownloads: QueryUseCase {
    private let gateway: any PhotoGateway
    private let albums: any AlbumGateway
    private let queue: any DownloadQueueGateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: fetches the facts about photos.
    ///   - albums: the albums.
    ///   - queue: the downloads that an album awaits.
    public init(gateway: any PhotoGateway, albums: any AlbumGateway, queue: any DownloadQueueGateway) {
        self.gateway = gateway
        self.albums = albums
        self.queue = queue
    }

    /// Returns a plan for each photo of the input in their order, or for those that the album awaits if it names none.
    public func callAsFunction(_ input: DownloadPhotos.Input) async throws(ApplicationError) -> [PlannedDownload] {
        let awaited = try await queue.downloads(awaitedBy: input.album)
        let photos = input.photos.isEmpty ? awaited.map(\.photo) : input.photos
        let overwritten = Set(awaited.filter(\.overwrites).map(\.photo))
        let saved = try await albums.savedPhotos(in: input.album)
        var plans: [PlannedDownload] = []
        for id in photos {
            do throws(ApplicationError) {
                _ = try await gateway.photo(id)
                plans.append(
                    PlannedDownload(id: id, result: .success(saved[id]), overwrites: overwritten.contains(id))
                )
            } catch {
                guard !error.concernsWholeBatch else { throw error }
                plans.append(PlannedDownload(id: id, result: .failure(error)))
            }
        }
        if plans.contains(where: \.changesAlbum) { try await albums.checkAdding(to: input.album) }
        return plans
    }
}

/// The outcome that a download of a photo would have.
public struct PlannedDownload: Equatable, Sendable {
    /// The photo.
    public let id: PhotoID
    /// The name of the photo if the album has it already, nil if it would be added, or the reason why it could not.
    public let result: Result<PhotoFileName?, ApplicationError>
    /// A Boolean value that indicates whether a photo that the album has already would be overwritten.
    public let overwrites: Bool

    /// Creates a plan.
    public init(id: PhotoID, result: Result<PhotoFileName?, ApplicationError>, overwrites: Bool = false) {
        self.id = id
        self.result = result
        self.overwrites = overwrites
    }

    /// A Boolean value that indicates whether the album would be another one.
    var changesAlbum: Bool {
        switch result {
        case .success(let name): name == nil || overwrites
        case .failure: false
        }
    }
}

extension AlbumGateway {
    /// Returns the names of the photos that an album has, by their identities in their sources; none if there is no such
    /// album.
    func savedPhotos(in album: AlbumName) async throws(ApplicationError) -> [PhotoID: PhotoFileName] {
        do throws(ApplicationError) {
            let photos = try await self.album(album).photos
            return Dictionary(photos.compactMap { photo in photo.origin.map { ($0.id, photo.fileName) } }) { one, _ in
                one
            }
        } catch {
            guard error.kind == .notFound else { throw error }
            return [:]
        }
    }
}
