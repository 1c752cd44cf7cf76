public import DomainKit
public import PhotoDomain
public import UseCaseKit

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
    private let outcomes: State<[ImportOutcome]>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: reads files and adds them.
    ///   - outcomes: the state that receives the outcome of each file, in the order of the files.
    public init(gateway: any AlbumTransferGateway, outcomes: State<[ImportOutcome]>) {
        self.gateway = gateway
        self.outcomes = outcomes
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        var files = try await gateway.files(at: input.paths)[...]
        while !files.isEmpty {
            let results = try await gateway.add(Array(files), to: input.album, in: input.run)
            let added = zip(files, results).map { ImportOutcome(path: $0, result: $1) }
            outcomes.update { $0 += added }
            files = files.dropFirst(results.count)
        }
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
