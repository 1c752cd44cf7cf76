import Foundation
import PhotoDomain
import PhotoRepository
import RepositoryKit
import RepositoryTesting
import Testing

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
