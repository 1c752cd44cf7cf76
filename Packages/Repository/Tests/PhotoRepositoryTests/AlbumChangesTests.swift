import DomainKit
import Foundation
import PhotoDomain
import PhotoRepository
import RepositoryKit
import RepositoryTesting
import Testing

struct AlbumChangesTests {
    private let store = InMemoryFolderStore()
    private let skipped = SkippedDocuments()
    private var albums: FolderAlbumGateway { FolderAlbumGateway(store: store, skipped: skipped) }
    private var trash: FolderTrashGateway { FolderTrashGateway(albums: albums) }

    private func photo(_ name: String) throws -> PhotoFileName { try #require(PhotoFileName(name)) }

    private func contents() async throws -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for path in store.paths { contents[path] = try await store.read(path, limit: .max) }
        return contents
    }

    /// Returns the text of a file with a credit.
    private func credit(_ title: String) -> String {
        #"{"version":1,"origin":{"id":"demo:1","title":"\#(title)","licence":"CC0","added_at":"2026-11-21T00:00:00Z"}}"#
    }

    @Test func `the description of an album is changed, and each change is undone`() async throws {
        let pets = try AlbumName("Pets")
        store.write("a", at: "Pets/a.jpg")
        store.write("b", at: "Pets/b.jpg")
        let before = try await contents()
        try await albums.edit(pets, .caption(Caption("Ours")))
        try await albums.edit(pets, .tags(TagEdit(adding: ["b", "a"])))
        try await albums.edit(pets, .cover(photo("b.jpg")))
        try await albums.edit(pets, .order(.name))
        let album = try await albums.album(pets)
        #expect(album.description.caption == "Ours" && album.description.tags == ["a", "b"])
        #expect(album.cover?.fileName.text == "b.jpg" && album.description.order == .name)
        for _ in 1...4 { #expect(try await trash.undo() == AlbumChange(.edit, of: pets)) }
        let after = try await contents().filter { !$0.key.hasPrefix(".trash/") }
        #expect(after == before)
    }

    @Test func `an edit keeps what other programs have written into the files`() async throws {
        let pets = try AlbumName("Pets")
        store.write("a", at: "Pets/a.jpg")
        store.write(
            #"{"version":1,"caption":"Ours","order":"colour","map":{"zoom":1.5,"on":true,"of":[1,null,"x"]}}"#,
            at: "Pets/album.json"
        )
        let origin = #"{"id":"demo:1","title":"A","licence":"CC0","added_at":"2026-11-21T00:00:00Z","lens":"50mm"}"#
        store.write(#"{"version":1,"origin":\#(origin),"caption":"A","rating":5}"#, at: "Pets/a.jpg.json")
        try await albums.edit(pets, .caption(nil))
        try await albums.edit(pets, .tags(TagEdit(adding: ["x"])))
        try await albums.edit([photo("a.jpg")], of: pets, .caption(nil))
        func file(_ path: String) async throws -> NSDictionary {
            let bytes = try await store.read(path, limit: .max)
            return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary)
        }
        let album: NSDictionary = [
            "version": 1, "order": "colour", "map": ["zoom": 1.5, "on": true, "of": [1, NSNull(), "x"]], "tags": ["x"],
        ]
        #expect(try await file("Pets/album.json") == album)
        let sidecar = try await file("Pets/a.jpg.json")
        #expect(sidecar["rating"] as? Int == 5 && sidecar["caption"] == nil)
        #expect((sidecar["origin"] as? NSDictionary)?["lens"] as? String == "50mm")
        try await albums.edit(pets, .order(.name))
        #expect(try await file("Pets/album.json")["order"] as? String == "name")
    }

    @Test func `a photo whose name is too long for a file beside it is not described, and stops nothing else`()
        async throws
    {
        let pets = try AlbumName("Pets")
        let long = String(repeating: "a", count: 247) + ".jpg"
        store.write("a", at: "Pets/\(long)")
        store.write("b", at: "Pets/b.jpg")
        let error = ValidationError(field: "photo", value: long, rule: .atMost(characters: 250))
        await #expect(throws: ApplicationError(.invalidInput(error))) {
            try await albums.edit([photo(long)], of: pets, .caption(Caption("A")))
        }
        try await albums.move([photo(long)], from: pets, to: AlbumName("Dogs"))
        #expect(try await albums.album(AlbumName("Dogs")).photos.map(\.fileName.text) == [long])
    }

    @Test func `an emptied trash is gone for ever, and later changes are undone as always`() async throws {
        let pets = try AlbumName("Pets")
        store.write("a", at: "Pets/a.jpg")
        store.write("b", at: "Pets/b.jpg")
        try await trash.remove([photo("a.jpg")], from: pets)
        let preview = FolderTrashGateway(
            albums: FolderAlbumGateway(store: DryRunFolderStore(store), skipped: skipped)
        )
        let size = try await preview.empty()
        #expect(size.fileCount == 2)
        #expect(try await trash.empty() == size)
        #expect(try await trash.empty() == TrashSize(fileCount: 0, byteCount: 0))
        #expect(try await trash.undo() == nil && store.paths == ["Pets/b.jpg"])
        try await trash.remove([photo("b.jpg")], from: pets)
        #expect(try await trash.undo()?.photos.map(\.text) == ["b.jpg"])
    }

    @Test func `albums and photos are in numeric order, and a folder that is no album is named`() async throws {
        for path in ["Trip 10/IMG_10.jpg", "Trip 10/IMG_9.jpg", "Trip 9/a.jpg", "Rome: 2026/a.jpg", ".hidden/a.jpg"] {
            store.write("a", at: path)
        }
        #expect(try await albums.names().map(\.text) == ["Trip 9", "Trip 10"])
        #expect(try await albums.otherFolders() == ["Rome: 2026"])
        let photos = try await albums.album(AlbumName("Trip 10")).photos
        #expect(photos.map(\.fileName.text) == ["IMG_9.jpg", "IMG_10.jpg"])
    }

    @Test func `a folder whose name is not UTF-8 is no album, and is reported`() async throws {
        var named = ObservedFolderStore(store) { _ in }
        named.otherFolders = [FolderName("b\u{FFFD}", isRepaired: true)]
        let albums = FolderAlbumGateway(store: named, skipped: skipped)
        try await albums.create(AlbumName("Pets"))
        for _ in 1...2 { #expect(try await albums.names().map(\.text) == ["Pets"]) }
        #expect(try await albums.otherFolders() == [])
        #expect(skipped.reasons == [ApplicationError(.storage(.notUTF8(path: "b\u{FFFD}")))])
    }

    @Test(arguments: [
        [:], ["Pets/a.jpg": "a", "Pets/a.jpg.json": "{}", "Pets/album.json": "{}", "Pets/notes.txt": "n"],
    ])
    func `an album goes into the trash with all that is in its folder, and comes back`(_ files: [String: String])
        async throws
    {
        let pets = try AlbumName("Pets")
        try await albums.create(pets)
        for (path, text) in files { store.write(text, at: path) }
        let before = try await contents()
        try await trash.remove(pets)
        #expect(try await albums.names().isEmpty)
        await #expect(throws: ApplicationError(.notFound)) { try await trash.remove(pets) }
        #expect(try await trash.undo() == AlbumChange(.removal, of: pets))
        #expect(try await albums.names() == [pets])
        #expect(try await contents() == before)
        #expect(try await trash.undo() == nil)
    }

    @Test func `an album does not come back in the place of another one of its name`() async throws {
        let pets = try AlbumName("Pets")
        store.write("a", at: "Pets/a.jpg")
        try await trash.remove(pets)
        store.write("b", at: "Pets/b.jpg")
        await #expect(throws: ApplicationError(.storage(.exists(path: "Pets")))) { try await trash.undo() }
        #expect(try await albums.album(pets).photos.map(\.fileName.text) == ["b.jpg"])
    }

    @Test func `photos get tags and a caption, and keep their credit`() async throws {
        let pets = try AlbumName("Pets")
        store.write("a", at: "Pets/a.jpg")
        store.write(credit("A"), at: "Pets/a.jpg.json")
        store.write("b", at: "Pets/b.jpg")
        let both = [try photo("a.jpg"), try photo("b.jpg")]
        try await albums.edit(both, of: pets, .tags(TagEdit(adding: ["cat", "old"])))
        try await albums.edit(both, of: pets, .tags(TagEdit(removing: ["old"])))
        try await albums.edit([both[0]], of: pets, .caption(Caption("Mimi")))
        let photos = try await albums.album(pets).photos
        #expect(photos.map(\.tags) == [["cat"], ["cat"]])
        #expect(photos[0].origin?.title == "A" && photos[0].caption == "Mimi" && photos[1].origin == nil)
        for _ in 1...3 { #expect(try await trash.undo() != nil) }
        #expect(try await albums.album(pets).photos.allSatisfy { $0.tags.isEmpty && $0.caption == nil })
    }

    @Test func `a change that changes nothing needs no undo`() async throws {
        let pets = try AlbumName("Pets")
        try await albums.create(pets)
        try await albums.edit(pets, .order(.name))
        try await albums.edit(pets, .order(.name))
        #expect(try await trash.undo() != nil)
        #expect(try await trash.undo() == nil)
    }

    @Test func `a file that cannot be read is not overwritten, nor is what another program wrote since`() async throws {
        let pets = try AlbumName("Pets")
        store.write("a", at: "Pets/a.jpg")
        store.write("{", at: "Pets/a.jpg.json")
        await #expect(throws: ApplicationError(.storage(.malformed(document: "Pets/a.jpg.json")))) {
            try await albums.edit([photo("a.jpg")], of: pets, .caption(Caption("x")))
        }
        store.write(credit("A"), at: "Pets/a.jpg.json")
        try await albums.edit([photo("a.jpg")], of: pets, .caption(Caption("x")))
        store.write(credit("B"), at: "Pets/a.jpg.json")
        await #expect(throws: ApplicationError(.storage(.busy(path: "Pets/a.jpg.json")))) { try await trash.undo() }
        #expect(try await albums.album(pets).photos.first?.origin?.title == "B")
    }

    @Test func `the cover is a photo of the album`() async throws {
        let pets = try AlbumName("Pets")
        try await albums.create(pets)
        await #expect(throws: ApplicationError(.storage(.missing(paths: ["Pets/a.jpg"])))) {
            try await albums.edit(pets, .cover(photo("a.jpg")))
        }
        await #expect(throws: ApplicationError(.notFound)) { try await albums.edit(AlbumName("None"), .order(.name)) }
    }

    @Test func `an album becomes part of another one, and comes back as it was`() async throws {
        let (pets, cats) = (try AlbumName("Pets"), try AlbumName("Cats"))
        store.write("same", at: "Pets/a.jpg")
        store.write("other", at: "Pets/B.jpg")
        store.write(#"{"version":1,"tags":["all"]}"#, at: "Pets/album.json")
        store.write("same", at: "Cats/twin.jpg")
        store.write(credit("Twin"), at: "Cats/twin.jpg.json")
        store.write("mine", at: "Cats/b.jpg")
        store.write(credit("B"), at: "Cats/b.jpg.json")
        store.write("notes", at: "Cats/notes.txt")
        store.write(#"{"version":1,"tags":["cats"]}"#, at: "Cats/album.json")
        let before = try await contents()
        try await albums.merge(cats, into: pets)
        #expect(try await albums.names() == [pets])
        let album = try await albums.album(pets)
        #expect(album.photos.map(\.fileName.text) == ["a.jpg", "b-2.jpg", "B.jpg"])
        // The credit of a copy is not lost with it.
        #expect(album.photos.map { $0.origin?.title } == ["Twin", "B", nil])
        #expect(album.description.tags == ["all", "cats"])
        #expect(store.paths.contains(".trash/1/Cats/notes.txt") && store.paths.contains(".trash/1/Cats/twin.jpg"))
        #expect(try await trash.undo()?.kind == .merge)
        #expect(try await contents() == before)
    }

    @Test func `downloads that an album awaits follow it into another one`() async throws {
        let (pets, cats) = (try AlbumName("Pets"), try AlbumName("Cats"))
        let queue = FolderDownloadQueueGateway(store: store)
        let one = PendingDownload(try PhotoID("commons:1"), overwrites: true)
        let two = PendingDownload(try PhotoID("commons:2"), overwrites: false)
        for name in [pets, cats] { try await albums.create(name) }
        try await queue.add([two], to: pets)
        try await queue.add([one, two], to: cats)
        try await albums.merge(cats, into: pets)
        #expect(try await queue.downloads(awaitedBy: pets) == [one, two])
        // A download that has an outcome meanwhile does not keep the merge from being undone.
        try await queue.remove([one.photo], from: pets)
        #expect(try await trash.undo()?.kind == .merge)
        #expect(try await albums.names() == [cats, pets])
    }

    @Test func `instances that change one file at the same time lose no change`() async throws {
        let pets = try AlbumName("Pets")
        store.write("a", at: "Pets/a.jpg")
        try await withThrowingTaskGroup { group in
            for number in 0..<8 {
                let other = FolderAlbumGateway(store: store, skipped: skipped)
                group.addTask { try await other.edit(pets, .tags(TagEdit(adding: ["\(number)"]))) }
            }
            try await group.waitForAll()
        }
        #expect(try await albums.album(pets).description.tags == (0..<8).map { String($0) })
        for _ in 0..<8 { #expect(try await trash.undo() != nil) }
        #expect(try await albums.album(pets).description.tags.isEmpty)
    }

    @Test func `an undo during which another process undoes the same change undoes the one before`() async throws {
        let pets = try AlbumName("Pets")
        for name in ["a.jpg", "b.jpg", "c.jpg"] {
            store.write(name, at: "Pets/\(name)")
            try await self.trash.remove([photo(name)], from: pets)
        }
        let (other, commits) = (self.trash, CallCount())
        let observed = ObservedFolderStore(store) { call throws(FolderError) in
            if case .commit = call, await commits.add() < 3 { _ = try? await other.undo() }
        }
        let trash = FolderTrashGateway(albums: FolderAlbumGateway(store: observed, skipped: skipped))
        #expect(try await trash.undo()?.photos.map(\.text) == ["a.jpg"])
        #expect(store.paths == ["Pets/a.jpg", "Pets/b.jpg", "Pets/c.jpg"])
        #expect(try await trash.undo() == nil)
    }
}
