public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Downloads photos into an album.
///
/// A photo that fails does not stop the others. A failure that would meet every other photo ends the work; the next call
/// with the same input resumes with the photos that have no outcome. Up to ``connections`` photos are downloaded at once;
/// a source that wants fewer requests at a time has its gateway wait.
///
/// Until it has an outcome, a photo is in the queue of its album, so that another run resumes it.
public struct DownloadPhotos: CommandUseCase {
    /// The photos, and the album that receives them.
    public struct Input: Hashable, Sendable {
        /// The identities of the photos.
        public let photos: [PhotoID]
        /// The album, which is created if there is none.
        public let album: AlbumName
        /// A Boolean value that indicates whether a photo that the album has already is overwritten; downloads that are
        /// resumed do so if they were requested to.
        public let overwrites: Bool

        /// Parses the names of photos and of the album.
        ///
        /// - Throws: ``ValidationError`` for `photo` or `album`.
        public init(_ photos: [String], into album: String, overwrites: Bool = false) throws(ValidationError) {
            self.init(
                try photos.map { text throws(ValidationError) in try PhotoID(text) },
                into: try AlbumName(album),
                overwrites: overwrites
            )
        }

        /// Creates an input; a photo that is named twice is downloaded once, and no photo resumes those that the album
        /// awaits.
        public init(_ photos: [PhotoID], into album: AlbumName, overwrites: Bool = false) {
            var seen: Set<PhotoID> = []
            self.photos = photos.filter { seen.insert($0).inserted }
            self.album = album
            self.overwrites = overwrites
        }
    }

    /// The number of photos that are downloaded at once.
    public static let connections = 4

    private let gateway: any PhotoGateway
    private let albums: any AlbumGateway
    private let trash: any PhotoTrashGateway
    private let queue: any DownloadQueueGateway
    private let clock: any WallClock
    private let progress: State<DownloadProgress>

    /// Creates the use case.
    ///
    /// The trash keeps photos that are overwritten, the queue remembers photos until they have an outcome, and the
    /// state receives what arrives and the outcome of each photo.
    public init(
        gateway: any PhotoGateway,
        albums: any AlbumGateway,
        trash: any PhotoTrashGateway,
        queue: any DownloadQueueGateway,
        clock: any WallClock = SystemWallClock(),
        progress: State<DownloadProgress>
    ) {
        self.gateway = gateway
        self.albums = albums
        self.trash = trash
        self.queue = queue
        self.clock = clock
        self.progress = progress
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        try await progress.serially { () throws(ApplicationError) in try await run(input) }
    }

    private func run(_ input: Input) async throws(ApplicationError) {
        let downloads =
            input.photos.isEmpty
            ? try await queue.downloads(awaitedBy: input.album)
            : input.photos.map { PendingDownload($0, overwrites: input.overwrites) }
        let photos = downloads.map(\.photo)
        progress.update { progress in
            progress.photos = progress.outcomes.map(\.id).filter { !photos.contains($0) } + photos
        }
        let done = Set(progress.value.outcomes.map(\.id))
        let awaited = downloads.filter { !done.contains($0.photo) }
        try await queue.add(awaited, to: input.album)
        let existing = awaited.contains(where: \.overwrites) ? try await albums.savedPhotos(in: input.album) : [:]
        var rest = awaited.makeIterator()
        let failure: ApplicationError? = await withTaskGroup { group in
            var (running, failure) = (0, ApplicationError?.none)
            while true {
                while failure == nil, !Task.isCancelled, running < Self.connections, let next = rest.next() {
                    running += 1
                    let id = next.photo
                    let name = next.overwrites ? existing[id] : nil
                    group.addTask { (id, await download(id, into: input.album, over: name)) }
                }
                guard let (id, result) = await group.next() else { break }
                running -= 1
                if case .failure(let error) = result, error.concernsWholeBatch {
                    failure = failure ?? error
                    group.cancelAll()
                } else {
                    progress.update { progress in
                        progress.outcomes.append(DownloadProgress.Outcome(id: id, result: result))
                        progress.received[id] = nil
                    }
                }
            }
            return failure
        }
        if let failure { throw failure }
        if Task.isCancelled { throw ApplicationError(.cancelled) }
    }

    private func download(
        _ id: PhotoID,
        into album: AlbumName,
        over existing: PhotoFileName?
    ) async -> Result<AddedPhoto, ApplicationError> {
        do throws(ApplicationError) {
            let added = try await save(id, into: album, over: existing)
            try await queue.remove([id], from: album)
            return .success(added)
        } catch {
            guard !error.concernsWholeBatch else { return .failure(error) }
            do throws(ApplicationError) {
                try await queue.remove([id], from: album)
                return .failure(error)
            } catch {
                return .failure(error)
            }
        }
    }

    private func save(
        _ id: PhotoID,
        into album: AlbumName,
        over existing: PhotoFileName?
    ) async throws(ApplicationError) -> AddedPhoto {
        let photo = try await gateway.photo(id)
        let file = try await gateway.download(photo) { [progress] received in
            progress.update { $0.received[id] = received }
        }
        let origin = AlbumPhoto.Origin(photo, addedAt: clock.now)
        guard let existing else { return try await albums.add(file, origin, to: album) }
        return try await trash.replace(existing, in: album, with: file, origin)
    }
}

/// The downloads of one command: what has arrived, and the outcomes so far.
public struct DownloadProgress: Equatable, Sendable {
    /// The outcome for one photo.
    public struct Outcome: Equatable, Sendable {
        /// The photo.
        public let id: PhotoID
        /// The photo in the album, or the reason why it is not there.
        public let result: Result<AddedPhoto, ApplicationError>

        /// Creates an outcome.
        public init(id: PhotoID, result: Result<AddedPhoto, ApplicationError>) {
            self.id = id
            self.result = result
        }
    }

    /// The photos, in the order in which they were requested; empty until the work has begun.
    public internal(set) var photos: [PhotoID]
    /// The outcomes, in the order in which they came.
    public internal(set) var outcomes: [Outcome]
    /// The bytes that have arrived of the photos that have no outcome.
    public internal(set) var received: [PhotoID: ReceivedBytes]

    /// Creates a progress with the given outcomes.
    public init(
        _ outcomes: [Outcome] = [],
        of photos: [PhotoID] = [],
        received: [PhotoID: ReceivedBytes] = [:]
    ) {
        self.photos = photos
        self.outcomes = outcomes
        self.received = received
    }
}

/// Finds out what a download of photos would do, and fetches none of their files.
public struct PlanDownloads: QueryUseCase {
    private let gateway: any PhotoGateway
    private let albums: any AlbumGateway
    private let queue: any DownloadQueueGateway

    /// Creates the use case.
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

/// Finds the photos that an album has already, by their identities in their sources.
public struct FindSavedPhotos: QueryUseCase {
    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    /// Returns the photos of the input that the album has, in their order; none if there is no such album.
    public func callAsFunction(_ input: DownloadPhotos.Input) async throws(ApplicationError) -> [PhotoID] {
        let saved = try await gateway.savedPhotos(in: input.album)
        return input.photos.filter { saved[$0] != nil }
    }
}
