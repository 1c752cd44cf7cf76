public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Downloads photos into an album.
///
/// A photo that fails does not stop the others. A failure that would meet every other photo ends the work; the next call
/// with the same input resumes with the photos that have no outcome. Up to ``connections`` photos are downloaded at once;
/// a source that wants fewer requests at a time has its gateway wait.
public struct DownloadPhotos: CommandUseCase {
    /// The photos, and the album that receives them.
    public struct Input: Hashable, Sendable {
        /// The identities of the photos.
        public let photos: [PhotoID]
        /// The album, which is created if there is none.
        public let album: AlbumName

        /// Parses the names of photos and of the album.
        ///
        /// - Throws: ``ValidationError`` for `photo` or `album`.
        public init(_ photos: [String], into album: String) throws(ValidationError) {
            self.init(try photos.map { text throws(ValidationError) in try PhotoID(text) }, into: try AlbumName(album))
        }

        /// Creates an input; a photo that is named twice is downloaded once.
        public init(_ photos: [PhotoID], into album: AlbumName) {
            var seen: Set<PhotoID> = []
            self.photos = photos.filter { seen.insert($0).inserted }
            self.album = album
        }
    }

    /// The number of photos that are downloaded at once.
    public static let connections = 4

    private let gateway: any PhotoGateway
    private let albums: any AlbumGateway
    private let clock: any WallClock
    private let progress: State<DownloadProgress>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: fetches photos.
    ///   - albums: keeps them.
    ///   - clock: the clock of the dates on which photos are added.
    ///   - progress: the state that receives the outcome of each photo.
    public init(
        gateway: any PhotoGateway,
        albums: any AlbumGateway,
        clock: any WallClock = SystemWallClock(),
        progress: State<DownloadProgress>
    ) {
        self.gateway = gateway
        self.albums = albums
        self.clock = clock
        self.progress = progress
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        let done = Set(progress.value.outcomes.map(\.id))
        var rest = input.photos.filter { !done.contains($0) }.makeIterator()
        let failure: ApplicationError? = await withTaskGroup { group in
            var (running, failure) = (0, ApplicationError?.none)
            while true {
                while failure == nil, !Task.isCancelled, running < Self.connections, let id = rest.next() {
                    running += 1
                    group.addTask { (id, await download(id, into: input.album)) }
                }
                guard let (id, result) = await group.next() else { break }
                running -= 1
                if case .failure(let error) = result, error.stopsDownloads {
                    failure = failure ?? error
                    group.cancelAll()
                } else {
                    progress.update { $0.outcomes.append(DownloadProgress.Outcome(id: id, result: result)) }
                }
            }
            return failure
        }
        if let failure { throw failure }
        if Task.isCancelled { throw ApplicationError(.cancelled) }
    }

    private func download(_ id: PhotoID, into album: AlbumName) async -> Result<AddedPhoto, ApplicationError> {
        do throws(ApplicationError) {
            let photo = try await gateway.photo(id)
            let file = try await gateway.file(.download, of: photo)
            return .success(try await albums.add(file, AlbumPhoto.Origin(photo, addedAt: clock.now), to: album))
        } catch {
            return .failure(error)
        }
    }
}

extension ApplicationError {
    /// A Boolean value that indicates whether the failure is independent of the photo.
    fileprivate var stopsDownloads: Bool {
        switch kind {
        case .offline, .timedOut, .unauthorized, .rateLimited, .cancelled: true
        case .unavailable(.tooLarge): false
        case .unavailable: true
        case .storage(.full), .storage(.notWritable), .storage(.notLockable), .storage(.busy): true
        case .storage, .forbidden, .notFound, .invalidInput, .invalidData: false
        }
    }
}
