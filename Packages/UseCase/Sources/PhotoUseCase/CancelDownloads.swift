public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Cancels downloads and removes what has arrived of them; photos that have an outcome are kept.
public struct CancelDownloads: CommandUseCase {
    private let queue: any DownloadQueueGateway

    /// Creates the use case.
    public init(queue: any DownloadQueueGateway) {
        self.queue = queue
    }

    public func callAsFunction(_ input: DownloadPhotos.Input) async throws(ApplicationError) {
        let awaited = try await queue.downloads(awaitedBy: input.album).map(\.photo)
        let photos = input.photos.isEmpty ? awaited : awaited.filter(input.photos.contains)
        try await queue.remove(photos, from: input.album)
    }
}
