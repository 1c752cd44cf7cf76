import DomainKit
import Foundation
import PhotoDomain
import PhotoUseCase
import Testing
import UseCaseKit

struct DownloadPhotosTests {
    private let progress = State(DownloadProgress())

    private func input(_ keys: String...) throws -> DownloadPhotos.Input {
        DownloadPhotos.Input(try keys.map { try PhotoID("demo:\($0)") }, into: try AlbumName("Pets"))
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
        let download = DownloadPhotos(gateway: gateway, albums: StubAlbumGateway(), progress: progress)
        try await download(input("a", "b", "c", "a"))
        #expect(outcomes() == ["a": "a.png", "b": "notFound", "c": "c.png"])
    }

    @Test func `a lost connection ends the work, and the next call resumes it`() async throws {
        let albums = StubAlbumGateway()
        let broken = StubPhotoGateway(failures: ["b": .offline, "c": .offline])
        let photos = try input("a", "b", "c")
        await #expect(throws: ApplicationError(.offline)) {
            try await DownloadPhotos(gateway: broken, albums: albums, progress: progress)(photos)
        }
        #expect(progress.value.outcomes.allSatisfy { $0.id.key == "a" })
        try await DownloadPhotos(gateway: StubPhotoGateway(), albums: albums, progress: progress)(photos)
        #expect(outcomes() == ["a": "a.png", "b": "b.png", "c": "c.png"])
    }

    @Test func `no more photos than the limit are fetched at once`() async throws {
        let gateway = StubPhotoGateway()
        let keys = (1...20).map { "p\($0)" }
        let photos = DownloadPhotos.Input(try keys.map { try PhotoID("demo:\($0)") }, into: try AlbumName("Pets"))
        try await DownloadPhotos(gateway: gateway, albums: StubAlbumGateway(), progress: progress)(photos)
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
    private var running = 0

    func enter() {
        running += 1
        most = max(most, running)
    }

    func leave() { running -= 1 }
}

struct StubPhotoGateway: PhotoGateway {
    let counter = CallCounter()
    var failures: [String: ApplicationError.Kind] = [:]

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
        await Task.yield()
        await counter.leave()
        return [1]
    }
}

struct StubAlbumGateway: AlbumGateway {
    var unreadable = ""
    var photos: [AlbumPhoto] = []

    @concurrent
    func names() async throws(ApplicationError) -> [AlbumName] {
        [try ApplicationError.validating(try AlbumName("Bad")), try ApplicationError.validating(try AlbumName("Good"))]
    }

    @concurrent
    func album(_ name: AlbumName) async throws(ApplicationError) -> Album {
        if name.text == unreadable { throw ApplicationError(.storage(.malformed(document: name.text))) }
        return Album(name: name, description: AlbumDescription(), photos: photos)
    }

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
    func add(
        _ file: [UInt8],
        _ origin: AlbumPhoto.Origin,
        to name: AlbumName
    ) async throws(ApplicationError) -> AddedPhoto {
        AddedPhoto(
            AlbumPhoto(
                fileName: PhotoFileName(title: origin.title, fileExtension: "png"),
                origin: origin,
                caption: nil,
                tags: [],
                byteCount: file.count
            ),
            isDuplicate: false
        )
    }
}
