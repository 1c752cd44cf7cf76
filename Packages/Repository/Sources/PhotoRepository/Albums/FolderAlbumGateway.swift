public import DomainKit
import Foundation
public import PhotoDomain
public import RepositoryKit

/// A gateway of albums in plain folders: a folder for each album, with its photos and a file beside each.
///
/// A photo and the file with its credit are added, moved and removed in one transaction. A file beside a photo that cannot
/// be read hides neither the photo nor the others, and is never overwritten.
public struct FolderAlbumGateway: AlbumGateway {
    /// The number of names that are tried for a photo before its title is given up.
    static let nameLimit = 10_000
    /// The number of files beside photos that are read at once, each of ``PhotoSidecar/sizeLimit`` at most.
    private static let readLimit = 100

    private let store: any FolderStore
    private(set) var skipped: SkippedDocuments
    let history: AlbumHistory
    let adding = AsyncMutex()
    private let cache = AlbumPhotoCache()

    /// Creates a gateway.
    public init(store: any FolderStore, skipped: SkippedDocuments, clock: any WallClock = SystemWallClock()) {
        self.store = store
        self.skipped = skipped
        history = AlbumHistory(store: store, clock: clock)
    }

    @concurrent
    public func names() async throws(ApplicationError) -> [AlbumName] {
        try await folders().compactMap(Self.name).sorted()
    }

    @concurrent
    public func otherFolders() async throws(ApplicationError) -> [String] {
        try await folders().filter { Self.name($0) == nil }
    }

    /// Returns the names of the folders; those that are not UTF-8, which no path leads to, are reported.
    private func folders() async throws(ApplicationError) -> [String] {
        let folders = try await mapping { () throws(FolderError) in try await store.folders() }
        // No album has an empty name.
        skipped.replace(of: "", with: folders.filter(\.isRepaired).map { Self.notUTF8($0.text) })
        return folders.filter { !$0.isRepaired }.map(\.text)
    }

    private static func notUTF8(_ path: String) -> ApplicationError {
        ApplicationError(.storage(.notUTF8(path: path)))
    }

    /// Returns the name of the album in a folder.
    ///
    /// A folder whose name some system refuses is not an album: it could not be moved there.
    private static func name(_ folder: String) -> AlbumName? {
        guard let name = try? AlbumName(folder), name.text.utf8.elementsEqual(folder.utf8) else { return nil }
        return name
    }

    @concurrent
    public func album(_ name: AlbumName) async throws(ApplicationError) -> Album {
        // What could not be read while another program was writing it is forgotten with the next reading.
        var reading = self
        reading.skipped = SkippedDocuments()
        let album = try await reading.contents(of: name)
        skipped.replace(of: name.text, with: reading.skipped.reasons)
        return album
    }

    private func contents(of name: AlbumName) async throws(ApplicationError) -> Album {
        let files = try await files(of: name) { skipped.add(Self.notUTF8("\(name)/\($0)")) }
        let sidecars = Dictionary(files.map { ($0.name, $0.revision) }) { $1 }
        let known = cache.photos(of: name)
        var cached = AlbumPhotoCache.Photos()
        var (photos, revisions) = ([AlbumPhoto](), [PhotoFileName: Int]())
        var changed: [DescribedFile] = []
        for file in files {
            guard let fileName = PhotoFileName(file.name) else { continue }
            revisions[fileName] = file.revision
            guard let sidecar = sidecars[PhotoSidecar.name(of: fileName)] else {
                photos.append(AlbumPhoto(fileName: fileName, byteCount: file.byteCount))
                continue
            }
            if let photo = known.photo(fileName, file.byteCount, sidecar) {
                cached.add(photo, sidecar)
                photos.append(photo)
            } else {
                changed.append(DescribedFile(name: fileName, byteCount: file.byteCount, sidecar: sidecar))
            }
        }
        for (photo, sidecar) in try await described(changed, in: name) {
            cached.add(photo, sidecar)
            photos.append(photo)
        }
        cache.replace(of: name, with: cached)
        let path = "\(name)/\(AlbumFile.name)"
        let text = try await mapping { () throws(FolderError) in
            try await store.read([path], limit: AlbumFile.sizeLimit)[0]
        }
        let description: AlbumFile? = try readable(path, AlbumFile.version, text)
        return Album(
            name: name,
            description: description?.description ?? AlbumDescription(),
            photos: photos,
            revisions: revisions
        )
    }

    /// The file of a photo, with the revision of the file beside it.
    private struct DescribedFile {
        let name: PhotoFileName
        let byteCount: Int
        let sidecar: Int
    }

    /// Reads the files beside photos, many at once, because each call costs more than reading one of them.
    private func described(
        _ files: [DescribedFile],
        in album: AlbumName
    ) async throws(ApplicationError) -> [(photo: AlbumPhoto, sidecar: Int)] {
        var photos: [(AlbumPhoto, Int)] = []
        for start in stride(from: 0, to: files.count, by: Self.readLimit) {
            let part = files[start..<min(start + Self.readLimit, files.count)]
            let paths = part.map { "\(album)/\(PhotoSidecar.name(of: $0.name))" }
            let texts = try await mapping { () throws(FolderError) in
                try await store.read(paths, limit: PhotoSidecar.sizeLimit)
            }
            for (file, (path, text)) in zip(part, zip(paths, texts)) {
                photos.append((try photo(file.name, file.byteCount, at: path, text), file.sidecar))
            }
        }
        return photos
    }

    public func changes(of name: AlbumName) throws(ApplicationError) -> AsyncStream<Void> {
        do throws(FolderError) {
            return try store.changes(in: name.text)
        } catch {
            throw ApplicationError(error)
        }
    }

    @concurrent
    public func create(_ name: AlbumName) async throws(ApplicationError) {
        try await commit([.makeFolder(path: name.text)])
    }

    @concurrent
    public func checkAdding(to name: AlbumName) async throws(ApplicationError) {
        // A name that no file has.
        try await check([.makeFolder(path: name.text), .create(path: "\(name)/.\(UUID().uuidString)", [])])
    }

    @concurrent
    public func add(
        _ file: [UInt8],
        _ origin: AlbumPhoto.Origin,
        to name: AlbumName
    ) async throws(ApplicationError) -> AddedPhoto {
        let header = try await mapping { () throws(ImageError) in try ImageHeader(file) }
        // One after the other, so that two copies of one photo notice each other.
        return try await adding.withLock { () throws(ApplicationError) in
            try await commit([.makeFolder(path: name.text)])
            return try await add(file, header.format, origin, to: name)
        }
    }

    /// Returns the names of photos, each before that of the file beside it.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` with `missing` for photos that do not exist.
    func filesWithCredits(
        of photos: [PhotoFileName],
        in album: AlbumName
    ) async throws(ApplicationError) -> [String] {
        let files = try await files(of: album)
        try Self.check(photos, of: album, among: files)
        let existing = Set(files.map(\.name))
        return photos.flatMap { photo in [photo.text, PhotoSidecar.name(of: photo)].filter(existing.contains) }
    }

    /// Checks that photos exist.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` with `missing` for those that do not.
    static func check(
        _ photos: [PhotoFileName],
        of album: AlbumName,
        among files: [FolderFile]
    ) throws(ApplicationError) {
        let existing = Set(files.map(\.name))
        let missing = photos.filter { !existing.contains($0.text) }
        guard missing.isEmpty else {
            throw ApplicationError(.storage(.missing(paths: missing.map { "\(album)/\($0)" })))
        }
    }

    private func add(
        _ file: [UInt8],
        _ format: ImageFormat,
        _ origin: AlbumPhoto.Origin,
        to album: AlbumName
    ) async throws(ApplicationError) -> AddedPhoto {
        let wanted = PhotoFileName(title: origin.title, fileExtension: format.fileExtension)
        var taken: Set<String> = []
        while true {
            let existing = try await files(of: album)
            if let same = try await photo(with: file, origin, in: album, among: existing) {
                return AddedPhoto(same, isDuplicate: true)
            }
            taken.formUnion(existing.map { Self.folded($0.name) })
            let name = try freeName(like: wanted, taken: &taken)
            let photo = AlbumPhoto(fileName: name, origin: origin, byteCount: file.count)
            let credit = try ReadableJSON.bytes(PhotoSidecar(photo))
            do throws(ApplicationError) {
                try await commit([
                    .create(path: "\(album)/\(PhotoSidecar.name(of: name))", credit),
                    .create(path: "\(album)/\(name)", file),
                ])
                return AddedPhoto(photo, isDuplicate: false)
            } catch {
                // Another process has taken the name meanwhile, perhaps for the same photo.
                guard case .storage(.exists) = error.kind else { throw error }
            }
        }
    }

    /// Returns the photo with the given content, or nil; one without a file beside it gets the credit.
    private func photo(
        with file: [UInt8],
        _ origin: AlbumPhoto.Origin,
        in album: AlbumName,
        among files: [FolderFile]
    ) async throws(ApplicationError) -> AlbumPhoto? {
        var contents = AlbumContents(of: album, files, in: self)
        guard let name = try await contents.photo(ContentHash(file), { file }) else { return nil }
        let sidecar = PhotoSidecar.name(of: name)
        if PhotoSidecar.isPossible(of: name), !files.contains(where: { Self.folded($0.name) == Self.folded(sidecar) }) {
            let photo = AlbumPhoto(fileName: name, origin: origin, byteCount: file.count)
            do throws(ApplicationError) {
                try await commit([.create(path: "\(album)/\(sidecar)", try ReadableJSON.bytes(PhotoSidecar(photo)))])
                return photo
            } catch {
                // Another process has described the photo meanwhile.
                guard case .storage(.exists) = error.kind else { throw error }
            }
        }
        return try await photo(name, file.count, in: album)
    }

    /// Returns a name as systems compare it that take names which differ in case only for one.
    static func folded(_ name: String) -> String { name.composed.lowercased() }

    // MARK: - Reading

    /// Returns the files of an album.
    ///
    /// - Parameter skip: takes the names that are not UTF-8, which no path leads to.
    func files(
        of album: AlbumName,
        skipping skip: (String) -> Void = { _ in }
    ) async throws(ApplicationError) -> [FolderFile] {
        let files = try await mapping { () throws(FolderError) in try await store.files(in: album.text) }
        for file in files where file.isNameRepaired { skip(file.name) }
        return files.filter { !$0.isNameRepaired }
    }

    /// Returns a text for the state of a file, which is another one after it was written again.
    ///
    /// - Throws: ``ApplicationError`` of kind `notFound` if there is no such file.
    func version(of path: String) async throws(ApplicationError) -> String {
        let file = try await mapping { () throws(FolderError) in try await store.file(at: path) }
        return "\(file.byteCount) \(file.revision)"
    }

    func photo(
        _ name: PhotoFileName,
        _ byteCount: Int,
        in album: AlbumName
    ) async throws(ApplicationError) -> AlbumPhoto {
        let path = "\(album)/\(PhotoSidecar.name(of: name))"
        let text = try await mapping { () throws(FolderError) in
            try await store.read([path], limit: PhotoSidecar.sizeLimit)[0]
        }
        return try photo(name, byteCount, at: path, text)
    }

    /// Returns a photo with what the file beside it says.
    private func photo(
        _ name: PhotoFileName,
        _ byteCount: Int,
        at path: String,
        _ text: Result<[UInt8], FolderError>
    ) throws(ApplicationError) -> AlbumPhoto {
        guard let sidecar: PhotoSidecar = try readable(path, PhotoSidecar.version, text) else {
            return AlbumPhoto(fileName: name, byteCount: byteCount)
        }
        do throws(ValidationError) {
            return try sidecar.photo(name, byteCount: byteCount)
        } catch {
            skipped.add(ApplicationError(.storage(.malformed(document: path)), origin: error))
            return AlbumPhoto(fileName: name, byteCount: byteCount)
        }
    }

    /// Decodes a file that people may have edited; one that cannot be used is skipped.
    private func readable<Value: Decodable>(
        _ path: String,
        _ version: Int,
        _ text: Result<[UInt8], FolderError>
    ) throws(ApplicationError) -> Value? {
        do throws(ApplicationError) {
            guard let bytes = try Self.presentFile(text) else { return nil }
            return try ReadableJSON.value(bytes, at: path, version: version)
        } catch {
            switch error.kind {
            case .storage(.malformed), .storage(.newerFormat), .storage(.tooLarge), .storage(.notReadable):
                skipped.add(error)
                return nil
            default: throw error
            }
        }
    }

    func readIfPresent(_ path: String, limit: Int) async throws(ApplicationError) -> [UInt8]? {
        try await readIfPresent([path], limit: limit)[0]
    }

    func readIfPresent(_ paths: [String], limit: Int) async throws(ApplicationError) -> [[UInt8]?] {
        let texts = try await mapping { () throws(FolderError) in try await store.read(paths, limit: limit) }
        return try texts.map { text throws(ApplicationError) in try Self.presentFile(text) }
    }

    /// Returns the time at which a file was last modified, in nanoseconds since 1970.
    func modificationTime(of path: String) async throws(ApplicationError) -> Int {
        try await mapping { () throws(FolderError) in try await store.file(at: path).modificationTime }
    }

    private static func presentFile(_ text: Result<[UInt8], FolderError>) throws(ApplicationError) -> [UInt8]? {
        do throws(FolderError) {
            return try text.get()
        } catch {
            if case .notFound = error { return nil }
            throw ApplicationError(error)
        }
    }

    // MARK: - Errors

    func commit(_ changes: [FolderChange]) async throws(ApplicationError) {
        try await mapping { () throws(FolderError) in try await store.commit(changes) }
    }

    func check(_ changes: [FolderChange]) async throws(ApplicationError) {
        try await mapping { () throws(FolderError) in try await store.check(changes) }
    }
}
