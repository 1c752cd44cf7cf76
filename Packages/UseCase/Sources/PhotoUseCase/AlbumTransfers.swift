public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Copies the photos of an album with their credits into another folder.
///
/// A file that is there already is left as it is, so that an export that ended early is continued by the next one.
public struct ExportAlbum: CommandUseCase {
    /// The album, and the folder that receives its photos.
    public struct Input: Hashable, Sendable {
        /// The album.
        public let album: AlbumName
        /// The path of the folder, which is created if there is none.
        public let folder: String
        /// A Boolean value that indicates whether nothing is written.
        public let isDryRun: Bool

        /// Parses the name of the album.
        ///
        /// - Throws: ``ValidationError`` for `album`.
        public init(_ album: String, to folder: String, isDryRun: Bool = false) throws(ValidationError) {
            self.album = try AlbumName(album)
            self.folder = folder
            self.isDryRun = isDryRun
        }
    }

    private let albums: any AlbumGateway
    private let gateway: any AlbumTransferGateway
    private let outcomes: State<[ExportOutcome]>

    /// Creates the use case; the state receives the outcome of each photo, in the order of the album.
    public init(
        albums: any AlbumGateway,
        gateway: any AlbumTransferGateway,
        outcomes: State<[ExportOutcome]>
    ) {
        self.albums = albums
        self.gateway = gateway
        self.outcomes = outcomes
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        let album = try await albums.album(input.album)
        if !input.isDryRun { await gateway.removeIncompleteCopies(in: input.folder) }
        for photo in album.photos {
            if Task.isCancelled { throw ApplicationError(.cancelled) }
            let result = await copy(photo.fileName, input)
            if case .failure(let error) = result, case .storage(.full) = error.kind { throw error }
            outcomes.update { $0.append(ExportOutcome(photo: photo.fileName, result: result)) }
        }
    }

    private func copy(_ photo: PhotoFileName, _ input: Input) async -> Result<Bool, ApplicationError> {
        do throws(ApplicationError) {
            return .success(
                try await gateway.export(photo, of: input.album, to: input.folder, isDryRun: input.isDryRun)
            )
        } catch {
            return .failure(error)
        }
    }
}

/// The outcome of the export of one photo.
public struct ExportOutcome: Equatable, Sendable {
    /// The photo.
    public let photo: PhotoFileName
    /// The outcome: true if the photo was copied, false if the folder had it already, or the reason why it is not there.
    public let result: Result<Bool, ApplicationError>

    /// Creates an outcome.
    public init(photo: PhotoFileName, result: Result<Bool, ApplicationError>) {
        self.photo = photo
        self.result = result
    }
}

/// Imports photos of other folders into an album.
///
/// A file that fails does not stop the others. Photos that were added stay if the import ends early; importing the same
/// files again continues, because the album does not add the same content twice.
public struct ImportPhotos: CommandUseCase {
    /// The files, and the album that receives them.
    public struct Input: Hashable, Sendable {
        /// The paths of files and folders.
        public let paths: [String]
        /// The album, which is created if there is none.
        public let album: AlbumName
        /// The import.
        public let run: ImportRun

        /// Parses the name of the album.
        ///
        /// - Throws: ``ValidationError`` for `album`.
        public init(_ paths: [String], into album: String, run: ImportRun = ImportRun()) throws(ValidationError) {
            self.paths = paths
            self.album = try AlbumName(album)
            self.run = run
        }
    }

    private let gateway: any AlbumTransferGateway
    private let progress: State<ImportProgress>

    /// Creates the use case; the state receives the outcome of each file, in the order of the files.
    public init(gateway: any AlbumTransferGateway, progress: State<ImportProgress>) {
        self.gateway = gateway
        self.progress = progress
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        let found = try await gateway.files(at: input.paths)
        progress.update { $0.otherCount = found.otherCount }
        var files = found.pictures[...]
        while !files.isEmpty {
            let results = try await gateway.add(Array(files), to: input.album, in: input.run)
            let added = zip(files, results).map { ImportOutcome(path: $0, result: $1) }
            progress.update { $0.outcomes += added }
            files = files.dropFirst(results.count)
        }
    }
}

/// The state of an import.
public struct ImportProgress: Equatable, Sendable {
    /// The outcomes of the pictures so far, in the order of the files.
    public internal(set) var outcomes: [ImportOutcome]
    /// The number of files in the folders that are not pictures.
    public internal(set) var otherCount: Int

    /// Creates a state.
    public init(_ outcomes: [ImportOutcome] = [], otherCount: Int = 0) {
        self.outcomes = outcomes
        self.otherCount = otherCount
    }
}

/// The outcome of the import of one file.
public struct ImportOutcome: Equatable, Sendable {
    /// The path of the file.
    public let path: String
    /// The photo in the album, or the reason why it is not there.
    public let result: Result<AddedPhoto, ApplicationError>

    /// Creates an outcome.
    public init(path: String, result: Result<AddedPhoto, ApplicationError>) {
        self.path = path
        self.result = result
    }
}
