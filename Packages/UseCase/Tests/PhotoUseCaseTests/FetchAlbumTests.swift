import DomainKit
import PhotoDomain
import PhotoUseCase
import Testing

private actor PreviewStore: AlbumPreviewGateway {
    private var previews: [AlbumName: AlbumPreview] = [:]

    func preview(of name: AlbumName) async -> AlbumPreview? { previews[name] }
    func keep(_ preview: AlbumPreview, of name: AlbumName) async { previews[name] = preview }
}

struct FetchAlbumTests {
    @Test func `an album that was read has a preview`() async throws {
        let name = try AlbumName("Pets")
        let file = try #require(PhotoFileName("a.jpg"))
        let photo = AlbumPhoto(fileName: file, origin: nil, caption: nil, tags: [], byteCount: 1)
        let previews = PreviewStore()
        #expect(try await FetchAlbumPreview(previews: previews)(name) == nil)
        let album = try await FetchAlbum(gateway: StubAlbumGateway(photos: [photo]), previews: previews)(name)
        #expect(try await FetchAlbumPreview(previews: previews)(name) == AlbumPreview(album))
        #expect(album.photos == [photo])
    }
}
