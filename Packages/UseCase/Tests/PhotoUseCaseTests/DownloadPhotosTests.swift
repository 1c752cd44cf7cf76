import DomainKit
import DomainTesting
import Foundation
import PhotoDomain
import PhotoUseCase
import Synchronization
import Testing

@testable import UseCaseKit

struct DownloadPhotosTests {
    private let progress = State(DownloadProgress())
    private let queue = InMemoryDownloadQueue()

    private func input(_ keys: String...) throws -> DownloadPhotos.Input {
        DownloadPhotos.Input(try keys.map { try PhotoID("demo:\($0)") }, into: try AlbumName("Pets"))
    }

    private func download(from gateway: StubPhotoGateway, albums: StubAlbumGateway = StubAlbumGateway())
        -> DownloadPhotos
    {
        DownloadPhotos(gateway: gateway, albums: albums, trash: StubTrashGateway(), queue: queue, progress: progress)
    }

    private func outcomes() -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: progress.value.outcomes.map { outcome in
                switch outcome.result {
                case .success(let added): (outcome.id.key, added.photo.fileName.text)
                case .failure(let error): (outcome.id.key, "\(error.kind)")
                }
            }
        )
    }

    @Test func `a photo that fails does not stop the others`() async throws {
        let gateway = StubPhotoGateway(failures: ["b": .notFound])
        try await download(from: gateway)(input("a", "b", "c", "a"))
        #expect(outcomes() == ["a": "a.png", "b": "notFound", "c": "c.png"])
    }

    @Test func `a lost connection ends the work, and the next call resumes it`() async throws {
        let albums = StubAlbumGateway()
        let broken = StubPhotoGateway(failures: ["b": .offline, "c": .offline])
        let photos = try input("a", "b", "c")
        await #expect(throws: ApplicationError(.offline)) {
            try await download(from: broken, albums: albums)(photos)
        }
        #expect(progress.value.outcomes.allSatisfy { $0.id.key == "a" })
        #expect(try await queue.downloads(awaitedBy: photos.album).count == 3 - progress.value.outcomes.count)
        try await download(from: StubPhotoGateway(), albums: albums)(photos)
        #expect(outcomes() == ["a": "a.png", "b": "b.png", "c": "c.png"])
        #expect(try await queue.downloads(awaitedBy: photos.album).isEmpty)
    }

    @Test func `the photos of an interrupted run are resumed without naming them`() async throws {
        let album = try AlbumName("Pets")
        try await queue.add(
            ["a", "b"].map { PendingDownload(try PhotoID("demo:\($0)"), overwrites: false) },
            to: album
        )
        try await download(from: StubPhotoGateway())(DownloadPhotos.Input([], into: album))
        #expect(outcomes() == ["a": "a.png", "b": "b.png"])
        #expect(progress.value.photos.map(\.key) == ["a", "b"])
    }

    @Test func `downloads that are given up are not resumed`() async throws {
        let album = try AlbumName("Pets")
        let photos = [try PhotoID("demo:a"), try PhotoID("demo:b")]
        try await queue.add(photos.map { PendingDownload($0, overwrites: false) }, to: album)
        try await CancelDownloads(queue: queue)(DownloadPhotos.Input([photos[0]], into: album))
        #expect(try await queue.downloads(awaitedBy: album).map(\.photo) == [photos[1]])
        try await CancelDownloads(queue: queue)(DownloadPhotos.Input([], into: album))
        #expect(try await queue.downloads(awaitedBy: album).isEmpty)
    }

    @Test func `a photo that the album has is overwritten on request only`() async throws {
        let photo = try PhotoID("demo:a")
        let albums = StubAlbumGateway(existing: photo)
        try await download(from: StubPhotoGateway(), albums: albums)(
            DownloadPhotos.Input([photo], into: AlbumName("Pets"))
        )
        #expect(outcomes() == ["a": "a.png"])
        progress.set(DownloadProgress())
        let input = DownloadPhotos.Input([photo], into: try AlbumName("Pets"), overwrites: true)
        try await download(from: StubPhotoGateway(), albums: albums)(input)
        #expect(outcomes() == ["a": "old.png"])
    }

    @Test func `a download that overwrites does so when another run resumes it`() async throws {
        let photo = try PhotoID("demo:a")
        let album = try AlbumName("Pets")
        let albums = StubAlbumGateway(existing: photo)
        await #expect(throws: ApplicationError(.offline)) {
            try await download(from: StubPhotoGateway(failures: ["a": .offline]), albums: albums)(
                DownloadPhotos.Input([photo], into: album, overwrites: true)
            )
        }
        try await download(from: StubPhotoGateway(), albums: albums)(DownloadPhotos.Input([], into: album))
        #expect(outcomes() == ["a": "old.png"])
    }

    @Test func `a photo that is requested again while it is downloaded is fetched once`() async throws {
        let gateway = StubPhotoGateway(gate: Gate())
        let (download, photos) = (download(from: gateway), try input("a"))
        try await overlap(
            at: #require(gateway.gate),
            { try await download(photos) },
            { try await download(photos) },
            until: { progress.turns.withLock { $0.waitingCount } == 1 }
        )
        #expect(await gateway.counter.calls == 1)
        #expect(progress.value.outcomes.map(\.id.key) == ["a"])
    }

    @Test func `no more photos than the limit are fetched at once`() async throws {
        let gateway = StubPhotoGateway()
        let keys = (1...20).map { "p\($0)" }
        let photos = DownloadPhotos.Input(try keys.map { try PhotoID("demo:\($0)") }, into: try AlbumName("Pets"))
        try await download(from: gateway)(photos)
        #expect(progress.value.outcomes.count == 20)
        #expect(await gateway.counter.most <= DownloadPhotos.connections)
    }

    @Test func `names are parsed, each photo once`() throws {
        let removal = try RemovePhotos.Input(["a.jpg", "b.png", "a.jpg"], from: "Pets")
        #expect(removal.photos.map(\.text) == ["a.jpg", "b.png"])
        #expect(throws: ValidationError.self) { try RemovePhotos.Input(["../a.jpg"], from: "Pets") }
        #expect(throws: ValidationError.self) { try DownloadPhotos.Input(["cat"], into: "Pets") }
        #expect(try DownloadPhotos.Input(["demo:a", "demo:a"], into: "Pets").photos.count == 1)
    }

    @Test func `an album that cannot be read does not hide the others`() async throws {
        let gateway = StubAlbumGateway(unreadable: "Bad")
        let list = try await ListAlbums(gateway: gateway)(())
        #expect(list.albums.map(\.name.text) == ["Good"])
        #expect(list.unreadable.map(\.name.text) == ["Bad"])
    }
}

/// The number of calls that run at once.
actor CallCounter {
    private(set) var most = 0
    private(set) var calls = 0
    private var running = 0

    func enter() {
        running += 1
        calls += 1
        most = max(most, running)
    }

    func leave() { running -= 1 }
}

struct StubPhotoGateway: PhotoGateway {
    let counter = CallCounter()
    var failures: [String: ApplicationError.Kind] = [:]
    /// Holds the first file.
    var gate: Gate?

    @concurrent
    func page(_ request: PageRequest, of search: PhotoSearch) async throws(ApplicationError) -> Page<Photo> {
        throw ApplicationError(.notFound)
    }

    @concurrent
    func photo(_ id: PhotoID) async throws(ApplicationError) -> Photo {
        if let kind = failures[id.key] { throw ApplicationError(kind) }
        let file = URL(filePath: "/\(id.key).png")
        return try ApplicationError.validating(
            try Photo(
                id: id,
                title: id.key,
                credit: PhotoCredit(author: nil, licence: try PhotoLicence("CC0"), page: nil),
                size: nil,
                files: PhotoFiles(download: file, thumbnail: file)
            )
        )
    }

    @concurrent
    func file(_ use: PhotoFileUse, of photo: Photo) async throws(ApplicationError) -> [UInt8] {
        await counter.enter()
        if let gate { await gate.pass() } else { await Task.yield() }
        await counter.leave()
        return [1]
    }
}

struct StubAlbumGateway: AlbumGateway {
    var unreadable = ""
    var photos: [AlbumPhoto] = []
    /// The photo that every album has as `old.png`.
    var existing: PhotoID?
    /// The reason why nothing can be added.
    var refusal: ApplicationError?

    @concurrent
    func otherFolders() async throws(ApplicationError) -> [String] { [] }

    @concurrent
    func names() async throws(ApplicationError) -> [AlbumName] {
        [try ApplicationError.validating(try AlbumName("Bad")), try ApplicationError.validating(try AlbumName("Good"))]
    }

    @concurrent
    func album(_ name: AlbumName) async throws(ApplicationError) -> Album {
        if name.text == unreadable { throw ApplicationError(.storage(.malformed(document: name.text))) }
        let saved = try existing.map { photo throws(ApplicationError) in
            let origin = AlbumPhoto.Origin(
                id: photo,
                title: "old",
                credit: PhotoCredit(
                    author: nil,
                    licence: try ApplicationError.validating(try PhotoLicence("CC0")),
                    page: nil
                ),
                size: nil,
                addedAt: Date(timeIntervalSince1970: 0)
            )
            let name = PhotoFileName(title: "old", fileExtension: "png")
            return AlbumPhoto(fileName: name, origin: origin, byteCount: 1)
        }
        return Album(name: name, description: AlbumDescription(), photos: saved.map { [$0] } ?? photos)
    }

    func changes(of name: AlbumName) throws(ApplicationError) -> AsyncStream<Void> { AsyncStream { $0.finish() } }

    @concurrent
    func create(_ name: AlbumName) async throws(ApplicationError) {}

    @concurrent
    func rename(_ name: AlbumName, to newName: AlbumName) async throws(ApplicationError) {}

    @concurrent
    func move(
        _ photos: [PhotoFileName],
        from name: AlbumName,
        to other: AlbumName
    ) async throws(ApplicationError) {}

    @concurrent
    func edit(_ name: AlbumName, _ edit: AlbumEdit) async throws(ApplicationError) {}

    @concurrent
    func edit(
        _ photos: [PhotoFileName],
        of name: AlbumName,
        _ edit: PhotoEdit
    ) async throws(ApplicationError) {}

    @concurrent
    func merge(_ name: AlbumName, into other: AlbumName) async throws(ApplicationError) {}

    @concurrent
    func checkAdding(to name: AlbumName) async throws(ApplicationError) {
        if let refusal { throw refusal }
    }

    @concurrent
    func add(
        _ file: [UInt8],
        _ origin: AlbumPhoto.Origin,
        to name: AlbumName
    ) async throws(ApplicationError) -> AddedPhoto {
        let name = PhotoFileName(title: origin.title, fileExtension: "png")
        return AddedPhoto(AlbumPhoto(fileName: name, origin: origin, byteCount: file.count), isDuplicate: false)
    }
}

/// A trash that overwrites photos.
private struct StubTrashGateway: PhotoTrashGateway {
    @concurrent
    func remove(_ photos: [PhotoFileName], from album: AlbumName) async throws(ApplicationError) {
        throw ApplicationError(.notFound)
    }

    @concurrent
    func remove(_ album: AlbumName) async throws(ApplicationError) { throw ApplicationError(.notFound) }

    @concurrent
    func replace(
        _ photo: PhotoFileName,
        in album: AlbumName,
        with file: [UInt8],
        _ origin: AlbumPhoto.Origin
    ) async throws(ApplicationError) -> AddedPhoto {
        let new = AlbumPhoto(fileName: photo, origin: origin, byteCount: file.count)
        return AddedPhoto(new, isDuplicate: false)
    }

    @concurrent
    func undo() async throws(ApplicationError) -> AlbumChange? { nil }

    @concurrent
    func empty() async throws(ApplicationError) -> TrashSize { TrashSize(fileCount: 0, byteCount: 0) }
}

/// A queue in memory.
actor InMemoryDownloadQueue: DownloadQueueGateway {
    private var awaited: [AlbumName: [PhotoID: PendingDownload]] = [:]

    @concurrent
    func downloads(awaitedBy album: AlbumName) async throws(ApplicationError) -> [PendingDownload] {
        await sorted(album)
    }

    @concurrent
    func add(_ downloads: [PendingDownload], to album: AlbumName) async throws(ApplicationError) {
        await change(album) { awaited in
            for download in downloads { awaited[download.photo] = download }
        }
    }

    @concurrent
    func remove(_ photos: [PhotoID], from album: AlbumName) async throws(ApplicationError) {
        await change(album) { awaited in
            for photo in photos { awaited[photo] = nil }
        }
    }

    private func sorted(_ album: AlbumName) -> [PendingDownload] {
        awaited[album, default: [:]].values.sorted { $0.photo.description < $1.photo.description }
    }

    private func change(_ album: AlbumName, _ change: @Sendable (inout [PhotoID: PendingDownload]) -> Void) {
        change(&awaited[album, default: [:]])
    }
}
