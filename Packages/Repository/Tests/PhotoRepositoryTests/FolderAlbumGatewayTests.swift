import DomainKit
import Foundation
import PhotoDomain
import PhotoRepository
import RepositoryKit
import RepositoryTesting
import Testing

struct FolderAlbumGatewayTests {
    let store = InMemoryFolderStore()
    let skipped = SkippedDocuments()
    var albums: FolderAlbumGateway { FolderAlbumGateway(store: store, skipped: skipped) }
    var trash: FolderTrashGateway { FolderTrashGateway(albums: albums) }

    func origin(_ title: String) throws -> AlbumPhoto.Origin {
        AlbumPhoto.Origin(
            id: try PhotoID("commons:7"),
            title: title,
            credit: PhotoCredit(
                author: "Ann",
                licence: try PhotoLicence("CC BY 4.0"),
                page: URL(string: "https://commons.example/7")
            ),
            size: PhotoSize(width: 32, height: 16),
            addedAt: Date(timeIntervalSince1970: 1_000)
        )
    }

    @Test func `a photo is added with its credit beside it`() async throws {
        let name = try AlbumName("Pets")
        let added = try await albums.add(ImageSample.jpeg, origin("Tabby cat"), to: name)
        #expect(added.photo.fileName.text == "Tabby-cat.jpg" && !added.isDuplicate)
        #expect(store.paths == ["Pets/Tabby-cat.jpg", "Pets/Tabby-cat.jpg.json"])
        let album = try await albums.album(name)
        #expect(album.photos == [added.photo])
        #expect(try await albums.names() == [name])
    }

    @Test func `a photo that was written again has another revision`() async throws {
        let name = try AlbumName("Pets")
        store.write("one", at: "Pets/cat.png")
        let first = try await albums.album(name).revisions
        #expect(first.count == 1)
        #expect(try await albums.album(name).revisions == first)
        store.write("two", at: "Pets/cat.png")
        #expect(try await albums.album(name).revisions != first)
    }

    @Test func `an album that is read again reads what has changed alone, and what it could not use`() async throws {
        let name = try AlbumName("Pets")
        for title in ["One", "Two"] {
            let file = ImageSample.png(of: Array("\(title)!".utf8))
            _ = try await albums.add(file, origin(title), to: name)
        }
        store.write("{}", at: "Pets/odd.png")
        store.write("{", at: "Pets/odd.png.json")
        let reads = CallCount()
        let observed = ObservedFolderStore(store) { call in
            if case .read(let path) = call, path.hasSuffix("png.json") { _ = await reads.add() }
        }
        let albums = FolderAlbumGateway(store: observed, skipped: skipped)
        let first = try await albums.album(name)
        #expect(await reads.count == 3)
        #expect(try await albums.album(name) == first)
        #expect(await reads.count == 4)
        #expect(skipped.reasons.count == 1)
        try await albums.edit([#require(PhotoFileName("One.png"))], of: name, .caption(Caption("first")))
        let before = await reads.count
        #expect(try await albums.album(name).photos.map(\.caption) == ["first", nil, nil])
        #expect(await reads.count == before + 2)
    }

    @Test func `the same content is added once, other content of one title gets a number`() async throws {
        let name = try AlbumName("Pets")
        _ = try await albums.add(ImageSample.png, origin("Cat"), to: name)
        let again = try await albums.add(ImageSample.png, origin("Another title"), to: name)
        #expect(again.isDuplicate && again.photo.fileName.text == "Cat.png")
        let other = ImageSample.png(of: [1, 2, 3, 255])
        #expect(try await albums.add(other, origin("CAT"), to: name).photo.fileName.text == "CAT-2.png")
    }

    @Test func `a photo without a credit gets that of a download with the same content`() async throws {
        let name = try AlbumName("Pets")
        try await store.commit([.create(path: "Pets/old.png", ImageSample.png)])
        let added = try await albums.add(ImageSample.png, origin("Cat"), to: name)
        #expect(added.isDuplicate && added.photo.fileName.text == "old.png" && added.photo.origin?.title == "Cat")
        #expect(try await albums.album(name).photos == [added.photo])
    }

    @Test func `a photo that another process adds at the same time is added once`() async throws {
        let name = try AlbumName("Pets")
        let other = albums
        let rival = ObservedFolderStore(store) { [origin = try origin("Cat")] call in
            if case .commit(let changes) = call, case .create = changes.first {
                _ = try? await other.add(ImageSample.png, origin, to: name)
            }
        }
        let added = try await FolderAlbumGateway(store: rival, skipped: skipped)
            .add(ImageSample.png, origin("Cat"), to: name)
        #expect(added.isDuplicate && added.photo.fileName.text == "Cat.png")
        #expect(try await albums.album(name).photos == [added.photo])
    }

    @Test func `the extension is that of the content, and a file that is no picture is refused`() async throws {
        let name = try AlbumName("Pets")
        #expect(try await albums.add(ImageSample.gif, origin("a.jpg"), to: name).photo.fileName.text == "a.jpg.gif")
        for file in [[], Array("<html>".utf8)] {
            await #expect(throws: ApplicationError.self) { try await albums.add(file, origin("b"), to: name) }
        }
        #expect(try await albums.album(name).photos.count == 1)
    }

    @Test func `a photo with more pixels than are decoded is kept all the same`() async throws {
        let name = try AlbumName("Pets")
        let added = try await albums.add(ImageSample.huge(.png), origin("Panorama"), to: name)
        #expect(added.photo.fileName.text == "Panorama.png")
    }

    @Test func `a file of another program is a photo without a credit`() async throws {
        store.write("pixels", at: "Pets/IMG_1.JPG")
        store.write("notes", at: "Pets/notes.txt")
        store.write("x", at: "CON/a.jpg")
        let album = try await albums.album(AlbumName("Pets"))
        #expect(album.photos.map(\.fileName.text) == ["IMG_1.JPG"] && album.photos.first?.origin == nil)
        #expect(try await albums.names().map(\.text) == ["Pets"])
    }

    @Test(arguments: ["{", #"{"version":2}"#, #"{"version":1,"origin":{"id":"x"}}"#, #"{}"#])
    func `a file beside a photo that cannot be read hides nothing, and is reported`(_ text: String) async throws {
        let name = try AlbumName("Pets")
        _ = try await albums.add(ImageSample.png, origin("Good"), to: name)
        store.write("pixels", at: "Pets/bad.jpg")
        store.write(text, at: "Pets/bad.jpg.json")
        let album = try await albums.album(name)
        #expect(album.photos.map(\.fileName.text) == ["Good.png", "bad.jpg"])
        #expect(skipped.reasons.count == 1)
        // It was only half written.
        store.write(#"{"version":1}"#, at: "Pets/bad.jpg.json")
        _ = try await albums.album(name)
        #expect(skipped.reasons.isEmpty)
    }

    @Test func `a missing album is not found`() async throws {
        await #expect(throws: ApplicationError(.notFound)) { try await albums.album(AlbumName("None")) }
    }

    @Test func `removed photos come back with their credits, the last removal first`() async throws {
        let name = try AlbumName("Pets")
        let one = try await albums.add(ImageSample.png, origin("One"), to: name).photo.fileName
        let two = try await albums.add(ImageSample.gif, origin("Two"), to: name).photo.fileName
        let before = try await albums.album(name)
        try await trash.remove([one], from: name)
        try await trash.remove([two], from: name)
        #expect(try await albums.album(name).photos.isEmpty)
        #expect(try await trash.undo() == AlbumChange(.removal, of: name, photos: [two]))
        #expect(try await trash.undo() == AlbumChange(.removal, of: name, photos: [one]))
        #expect(try await albums.album(name) == before)
        #expect(try await trash.undo() == nil)
    }

    @Test func `photos are moved with their credits, and never over others`() async throws {
        let (pets, cats) = (try AlbumName("Pets"), try AlbumName("Cats"))
        let one = try await albums.add(ImageSample.png, origin("One"), to: pets).photo
        try await albums.move([one.fileName], from: pets, to: cats)
        #expect(try await albums.album(cats).photos == [one])
        #expect(try await albums.album(pets).photos.isEmpty)
        _ = try await albums.add(ImageSample.png, origin("One"), to: pets)
        await #expect(throws: ApplicationError.self) { try await albums.move([one.fileName], from: pets, to: cats) }
        #expect(store.paths.count { !$0.hasPrefix(".trash/") } == 4)
    }

    @Test func `an album is renamed unless the name is taken`() async throws {
        let (pets, cats) = (try AlbumName("Pets"), try AlbumName("Cats"))
        let one = try await albums.add(ImageSample.png, origin("One"), to: pets).photo
        try await albums.rename(pets, to: cats)
        #expect(try await albums.album(cats).photos == [one])
        try await albums.create(pets)
        await #expect(throws: ApplicationError(.storage(.exists(path: "Cats")))) {
            try await albums.rename(pets, to: cats)
        }
    }

    @Test func `a move and a new name are undone`() async throws {
        let (pets, cats, dogs) = (try AlbumName("Pets"), try AlbumName("Cats"), try AlbumName("Dogs"))
        let one = try await albums.add(ImageSample.png, origin("One"), to: pets).photo
        try await albums.move([one.fileName], from: pets, to: cats)
        try await albums.rename(cats, to: dogs)
        #expect(try await trash.undo() == AlbumChange(.rename, of: cats))
        #expect(try await albums.album(cats).photos == [one])
        #expect(try await trash.undo() == AlbumChange(.move, of: pets, photos: [one.fileName]))
        #expect(try await albums.album(pets).photos == [one])
        #expect(try await albums.album(cats).photos.isEmpty)
    }

    @Test func `a record of an older version is undone`() async throws {
        store.write("pixels", at: ".trash/1/a.jpg")
        store.write("{}", at: ".trash/1/a.jpg.json")
        store.write(
            #"{"version":1,"album":"Pets","files":["a.jpg","a.jpg.json"],"removed_at":"2026-11-21T00:00:00Z"}"#,
            at: ".trash/1.json"
        )
        let photo = try #require(PhotoFileName("a.jpg"))
        #expect(try await trash.undo() == AlbumChange(.removal, of: AlbumName("Pets"), photos: [photo]))
        #expect(store.paths == ["Pets/a.jpg", "Pets/a.jpg.json"])
    }

    @Test func `a change of photos of which some are missing changes nothing, and names those`() async throws {
        let name = try AlbumName("Pets")
        let one = try await albums.add(ImageSample.png, origin("One"), to: name).photo.fileName
        let photos = [one] + (try ["gone.jpg", "lost.jpg"].map { try #require(PhotoFileName($0)) })
        let error = ApplicationError(.storage(.missing(paths: ["Pets/gone.jpg", "Pets/lost.jpg"])))
        await #expect(throws: error) { try await trash.remove(photos, from: name) }
        await #expect(throws: error) { try await albums.move(photos, from: name, to: AlbumName("Cats")) }
        await #expect(throws: error) { try await albums.edit(photos, of: name, .caption(Caption("x"))) }
        #expect(try await albums.album(name).photos.map(\.caption) == [nil])
    }

    @Test func `a record of a removal that names a file elsewhere is refused`() async throws {
        store.write(
            #"{"version":1,"album":"Pets","files":["../../secret"],"removed_at":"2026-11-21T00:00:00Z"}"#,
            at: ".trash/1.json"
        )
        await #expect(throws: ApplicationError(.storage(.malformed(document: ".trash/1.json")))) {
            try await trash.undo()
        }
    }

    @Test func `an undo does not overwrite a photo that has the name now`() async throws {
        let name = try AlbumName("Pets")
        let one = try await albums.add(ImageSample.png, origin("One"), to: name).photo.fileName
        try await trash.remove([one], from: name)
        store.write("other", at: "Pets/One.png")
        await #expect(throws: ApplicationError(.storage(.exists(path: "Pets/One.png")))) { try await trash.undo() }
        #expect(try await store.read("Pets/One.png", limit: 9) == Array("other".utf8))
    }
}
