import DomainKit
import Foundation
import PhotoDomain
import PhotoRepository
import RepositoryKit
import RepositoryTesting
import Testing

extension FolderAlbumGatewayTests {
    private static let file = ImageSample.png(of: [1, 2, 3, 255])

    @Test func `an overwritten photo keeps what the user wrote, and comes back by one undo`() async throws {
        let name = try AlbumName("Pets")
        let old = try await albums.add(ImageSample.png, origin("Cat"), to: name).photo
        let path = "Pets/Cat.png.json"
        let text = String(decoding: try await store.read(path, limit: 9_999), as: UTF8.self)
        store.write(text.replacing(#""version""#, with: #""caption" : "Mine", "version""#), at: path)
        let before = try await albums.album(name)
        let new = try await trash.replace(old.fileName, in: name, with: Self.file, origin("New title"))
        #expect(new.photo.caption == "Mine" && new.photo.origin?.title == "New title" && !new.isDuplicate)
        #expect(try await albums.album(name).photos == [new.photo])
        #expect(try await store.read("Pets/Cat.png", limit: 9_999) == Self.file)
        #expect(try await trash.replace(old.fileName, in: name, with: Self.file, origin("New title")).isDuplicate)
        #expect(try await trash.undo() == AlbumChange(.overwriting, of: name, photos: [old.fileName]))
        #expect(try await albums.album(name) == before)
        #expect(try await store.read("Pets/Cat.png", limit: 9_999) == ImageSample.png)
        #expect(try await trash.undo() == nil)
    }

    @Test func `a photo without a credit gets one when it is overwritten, and loses it when that is undone`()
        async throws
    {
        let name = try AlbumName("Pets")
        store.write("pixels", at: "Pets/IMG.png")
        let photo = try #require(PhotoFileName("IMG.png"))
        _ = try await trash.replace(photo, in: name, with: ImageSample.png, origin("Cat"))
        #expect(try await albums.album(name).photos.first?.origin?.title == "Cat")
        #expect(try await trash.undo() == AlbumChange(.overwriting, of: name, photos: [photo]))
        #expect(try await store.files(in: "Pets").map(\.name) == ["IMG.png"])
        #expect(try await store.read("Pets/IMG.png", limit: 9) == Array("pixels".utf8))
    }

    @Test(arguments: 0...2)
    func `a disk that is full loses no photo that is overwritten`(commits: Int) async throws {
        let name = try AlbumName("Pets")
        let old = try await albums.add(ImageSample.png, origin("Cat"), to: name).photo
        let origin = try origin("New title")
        let performed = CallCount()
        let filling = ObservedFolderStore(store) { call throws(FolderError) in
            if case .commit = call, await performed.add() > commits { throw .file(.full(path: "")) }
        }
        let trash = FolderTrashGateway(albums: FolderAlbumGateway(store: filling, skipped: skipped))
        do throws(ApplicationError) {
            let new = try await trash.replace(old.fileName, in: name, with: Self.file, origin)
            #expect(try await albums.album(name).photos == [new.photo])
        } catch {
            #expect(error.kind == .storage(.full))
            #expect(try await albums.album(name).photos == [old])
        }
    }

    @Test func `a photo that another process overwrites meanwhile is kept in the trash`() async throws {
        let name = try AlbumName("Pets")
        let old = try await albums.add(ImageSample.png, origin("Cat"), to: name).photo
        let before = try await albums.album(name)
        let (file, other) = (Self.file, ImageSample.png(of: [9, 2, 3, 255]))
        async let one = trash.replace(old.fileName, in: name, with: file, origin("One"))
        async let two = trash.replace(old.fileName, in: name, with: other, origin("Two"))
        _ = try await (one, two)
        for _ in 1...2 { #expect(try await trash.undo()?.kind == .overwriting) }
        #expect(try await albums.album(name) == before)
        #expect(try await store.read("Pets/Cat.png", limit: 9_999) == ImageSample.png)
    }

    @Test func `a file of another format is added beside the photo`() async throws {
        let name = try AlbumName("Pets")
        let old = try await albums.add(ImageSample.png, origin("Cat"), to: name).photo
        let new = try await trash.replace(old.fileName, in: name, with: ImageSample.gif, origin("Cat"))
        #expect(new.photo.fileName.text == "Cat.gif")
        #expect(try await albums.album(name).photos.count == 2)
    }
}
