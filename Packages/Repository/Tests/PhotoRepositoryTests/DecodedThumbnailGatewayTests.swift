import DomainKit
import PhotoDomain
import RepositoryKit
import Testing

@testable import PhotoRepository

/// A decoder that returns a dot of the size of the limit, or fails.
private struct StubDecoder: ImageDecoder {
    var error: ImageError?

    @concurrent
    func decode(_ file: [UInt8], fitting limit: PixelSize) async throws(ImageError) -> DecodedImage {
        if let error { throw error }
        return DecodedImage(PixelSize(width: 1, height: 1), rgba: [UInt8(file.count > 8 ? 1 : 0), 2, 3, 255])
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

    @Test func `a file that cannot be decoded is invalid data`() async throws {
        let error = await #expect(throws: ApplicationError.self) {
            try await thumbnail(StubDecoder(error: .damaged(.png)))
        }
        #expect(error?.kind == .invalidData("picture: png"))
    }
}
