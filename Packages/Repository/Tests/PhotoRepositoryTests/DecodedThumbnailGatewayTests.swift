import DomainKit
import Foundation
import PhotoDomain
import PhotoRepository
import RepositoryKit
import RepositoryTesting
import Testing

@testable import PhotoRepository

/// A decoder that returns a dot of the size of the limit, or fails.
private struct StubDecoder: ImageDecoder {
    var error: ImageError?

    @concurrent
    func decode(_ file: [UInt8], fitting limit: PixelSize) async throws(ImageError) -> PixelImage {
        let dot: [UInt8] = [file.count > 8 ? 1 : 0, 2, 3, 255]
        guard error == nil, let image = PixelImage(width: 1, height: 1, rgba: dot) else { throw error ?? .empty }
        return image
    }
}

/// A decoder that counts the files, and returns a row of their bytes as pixels.
private struct CountingDecoder: ImageDecoder {
    let calls = CallCount()

    @concurrent
    func decode(_ file: [UInt8], fitting limit: PixelSize) async throws(ImageError) -> PixelImage {
        _ = await calls.add()
        guard let image = PixelImage(width: file.count / 4, height: 1, rgba: file) else { throw .empty }
        return image
    }
}

/// A decoder that decodes nothing until its task is cancelled.
private struct SuspendedDecoder: ImageDecoder {
    let starts = AsyncStream.makeStream(of: Void.self)

    @concurrent
    func decode(_ file: [UInt8], fitting limit: PixelSize) async throws(ImageError) -> PixelImage {
        let (suspension, continuation) = AsyncStream.makeStream(of: Void.self)
        starts.continuation.yield()
        for await _ in suspension {}
        continuation.finish()
        throw Task.isCancelled ? ImageError.cancelled : .empty
    }
}

struct DecodedThumbnailGatewayTests {
    private func thumbnail(_ decoder: StubDecoder) async throws -> PixelImage {
        let photos = DemoPhotoGateway()
        let photo = try await photos.photo(PhotoID("demo:cat-1"))
        return try await DecodedThumbnailGateway(photos: photos, decoder: decoder).thumbnail(of: photo)
    }

    @Test func `the file of the source is decoded`() async throws {
        #expect(try await thumbnail(StubDecoder()) == PixelImage(width: 1, height: 1, rgba: [1, 2, 3, 255]))
    }

    @Test(
        arguments: [
            (.damaged(.png), .invalidData("picture: png")), (.tooLarge(nil), .unavailable(.tooLarge)),
            (.timedOut, .unavailable(.tooLarge)),
        ] as [(ImageError, ApplicationError.Kind)]
    )
    private func `a file that cannot be decoded is an error of the application`(
        reason: ImageError,
        kind: ApplicationError.Kind
    ) async throws {
        let error = await #expect(throws: ApplicationError.self) {
            try await thumbnail(StubDecoder(error: reason))
        }
        #expect(error?.kind == kind)
    }

    @Test(.timeLimit(.minutes(5))) func `the decoder is cancelled with the task that waits for the picture`()
        async throws
    {
        let decoder = SuspendedDecoder()
        let photos = DemoPhotoGateway()
        let photo = try await photos.photo(PhotoID("demo:cat-1"))
        let gateway = DecodedThumbnailGateway(photos: photos, decoder: decoder)
        let task = Task { () -> ApplicationError.Kind? in
            do throws(ApplicationError) {
                _ = try await gateway.thumbnail(of: photo)
                return nil
            } catch {
                return error.kind
            }
        }
        for await _ in decoder.starts.stream { break }
        task.cancel()
        #expect(await task.value == .cancelled)
    }

    @Test func `a photo of an album is decoded once, also in later runs, and again after it was written again`()
        async throws
    {
        let (store, tree, decoder) = (InMemoryFolderStore(), InMemoryFileTree(), CountingDecoder())
        let (album, photo) = (try AlbumName("Pets"), try #require(PhotoFileName("cat.png")))
        func thumbnail(_ folder: String = "/albums") async throws -> PixelImage {
            let gateway = DecodedAlbumThumbnailGateway(
                albums: FolderAlbumGateway(store: store, skipped: SkippedDocuments()),
                decoder: decoder,
                cache: AlbumCache(tree: tree, folder: "/cache", albums: folder)
            )
            return try await gateway.thumbnail(of: photo, in: album)
        }
        let error = await #expect(throws: ApplicationError.self) { try await thumbnail() }
        #expect(error?.kind == .notFound)
        store.write("four", at: "Pets/cat.png")
        for _ in 1...3 { #expect(try await thumbnail().rgba == Array("four".utf8)) }
        #expect(await decoder.calls.count == 1)
        store.write("fivefive", at: "Pets/cat.png")
        let second = PixelImage(width: 2, height: 1, rgba: Array("fivefive".utf8))
        for _ in 1...2 { #expect(try await thumbnail() == second) }
        #expect(await decoder.calls.count == 2)
        _ = try await thumbnail("/others")
        #expect(await decoder.calls.count == 3)
    }

    @Test func `every photo of an album of 100 is decoded once`() async throws {
        let (store, decoder) = (InMemoryFolderStore(), CountingDecoder())
        let gateway = DecodedAlbumThumbnailGateway(
            albums: FolderAlbumGateway(store: store, skipped: SkippedDocuments()),
            decoder: decoder,
            cache: AlbumCache(tree: InMemoryFileTree(), folder: "/cache", albums: "/albums")
        )
        let album = try AlbumName("Pets")
        let photos = try (1...100).map { try #require(PhotoFileName("cat-\($0).png")) }
        for photo in photos { store.write("four", at: "Pets/\(photo)") }
        for photo in photos + photos { _ = try await gateway.thumbnail(of: photo, in: album) }
        #expect(await decoder.calls.count == 100)
    }
}

struct CachedAlbumPreviewGatewayTests {
    private let tree = InMemoryFileTree()

    private func gateway(_ albums: String = "/albums") -> CachedAlbumPreviewGateway {
        CachedAlbumPreviewGateway(cache: AlbumCache(tree: tree, folder: "/cache", albums: albums))
    }

    private func preview(_ count: Int) throws -> AlbumPreview {
        let origin = AlbumPhoto.Origin(
            id: try PhotoID("commons:7"),
            title: "Tabby 猫",
            credit: PhotoCredit(author: "Ann", licence: try PhotoLicence("CC BY 4.0"), page: nil),
            size: PhotoSize(width: 32, height: 16),
            addedAt: Date(timeIntervalSince1970: 1_000)
        )
        let photos = try (0..<count).map { number in
            AlbumPhoto(
                fileName: try #require(PhotoFileName("\(number).jpg")),
                origin: number == 1 ? nil : origin,
                caption: number == 2 ? "Lines\nof a caption" : nil,
                tags: ["pets"],
                byteCount: number
            )
        }
        let revisions = Dictionary(uniqueKeysWithValues: photos.map { ($0.fileName, -$0.byteCount) })
        return AlbumPreview(photos: photos, revisions: revisions, count: count)
    }

    @Test func `a later run gets what was kept last`() async throws {
        let name = try AlbumName("Pets")
        #expect(await gateway().preview(of: name) == nil)
        await gateway().keep(try preview(2), of: name)
        await gateway().keep(try preview(3), of: name)
        #expect(await gateway().preview(of: name) == (try preview(3)))
        #expect(await gateway().preview(of: try AlbumName("Dogs")) == nil)
        #expect(await gateway("/others").preview(of: name) == nil)
    }

    @Test func `a large album has the first photos, and the number of all`() async throws {
        let name = try AlbumName("Pets")
        await gateway().keep(try preview(10_000), of: name)
        let preview = try #require(await gateway().preview(of: name))
        #expect(preview.photos.map(\.byteCount) == Array(0..<AlbumPreview.photoLimit))
        #expect(preview.count == 10_000)
    }

    @Test func `a damaged file is no preview, and is replaced`() async throws {
        let name = try AlbumName("Pets")
        await gateway().keep(try preview(1), of: name)
        let path = String(try #require(tree.texts.keys.first).dropFirst("/cache/".count))
        var bytes = try await tree.read(path, under: "/cache", limit: .max)
        bytes[bytes.count - 3] ^= 1
        try await tree.remove(path, under: "/cache")
        try await tree.create(path, under: "/cache", with: bytes)
        #expect(await gateway().preview(of: name) == nil)
        await gateway().keep(try preview(1), of: name)
        #expect(await gateway().preview(of: name) == (try preview(1)))
    }
}
