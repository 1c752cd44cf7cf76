import DomainKit
import Foundation
import PhotoDomain
import PhotoRepository
import RepositoryKit
import RepositoryTesting
import Testing

struct FolderTransferGatewayTests {
    private let store = InMemoryFolderStore()
    private let tree = InMemoryFileTree(["/home/photos/notes.txt": "notes"])
    private let skipped = SkippedDocuments()
    private var albums: FolderAlbumGateway { FolderAlbumGateway(store: store, skipped: skipped) }
    private var trash: FolderTrashGateway { FolderTrashGateway(albums: albums) }
    private var transfer: FolderTransferGateway { FolderTransferGateway(albums: albums, tree: tree, folder: "/home") }

    private let credit =
        #"{"version":1,"origin":{"id":"demo:1","title":"A","licence":"CC0","added_at":"2026-11-21T00:00:00Z"}}"#

    private func write(_ bytes: [UInt8], _ name: String) async throws {
        try await tree.create(name, under: "/home/photos", with: bytes)
    }

    @Test func `a photo and its credit keep their times of modification in an album, and in its export`() async throws {
        let pets = try AlbumName("Pets")
        let files = [
            ("a.png", ImageSample.png, 1_234_567_890_123_456_789), ("a.png.json", Array(credit.utf8), 987_654_321),
        ]
        for (file, bytes, time) in files {
            try await tree.create(file, under: "/home/photos", with: bytes, modificationTime: time)
        }
        _ = try await transfer.add(["/home/photos/a.png"], to: pets, in: ImportRun())
        let photo = try #require(PhotoFileName("a.png"))
        #expect(try await transfer.export(photo, of: pets, to: "out", isDryRun: false))
        for (file, _, time) in files {
            #expect(try await store.file(at: "Pets/\(file)").modificationTime == time)
            #expect(try await tree.modificationTime(of: "out/\(file)", under: "/home") == time)
        }
    }

    private func names(_ outcomes: [Result<AddedPhoto, ApplicationError>]) -> [String] {
        outcomes.map { outcome in
            switch outcome {
            case .success(let added): "\(added.photo.fileName)\(added.isDuplicate ? " again" : "")"
            case .failure(let error): "\(error.kind)"
            }
        }
    }

    @Test func `photos of a folder are added with the credits beside them, and undone at once`() async throws {
        let pets = try AlbumName("Pets")
        try await write(ImageSample.png, "A.PNG")
        try await write(Array(credit.utf8), "A.PNG.json")
        try await write(ImageSample.gif, "summer/b.jpg")
        try await write(ImageSample.png, "twin.png")
        try await write(Array("{}".utf8), "twin.png.json")
        try await write(Array("<html>".utf8), "page.jpg")
        let found = try await transfer.files(at: ["photos", "/home/photos/A.PNG"])
        let files = found.pictures
        #expect(found.otherCount == 1, "the notes")
        #expect(files.map { $0.dropFirst("/home/photos/".count) } == ["A.PNG", "page.jpg", "summer/b.jpg", "twin.png"])
        let run = ImportRun()
        var outcomes = names(try await transfer.add(files, to: pets, in: run))
        #expect(outcomes.remove(at: 1).hasPrefix("invalidData"))
        #expect(outcomes == ["A.png", "b.gif", "A.png again"])
        #expect(try await albums.album(pets).photos.map { $0.origin?.title } == ["A", nil])
        try await write(ImageSample.jpeg, "later.jpg")
        _ = try await transfer.add(["/home/photos/later.jpg"], to: pets, in: run)
        #expect(try await albums.album(pets).photos.count == 3)
        #expect(try await trash.undo()?.photos.map(\.text) == ["A.png", "b.gif", "later.jpg"])
        #expect(try await albums.album(pets).photos.isEmpty)
        #expect(store.paths.contains(".trash/1/A.png"))
        // The folder in the trash is not used again.
        _ = try await transfer.add(files, to: pets, in: ImportRun())
        #expect(try await trash.undo() != nil)
        #expect(try await trash.undo() == nil)
    }

    @Test func `an undo during which the import goes on undoes all of it, and what comes later is a change of its own`()
        async throws
    {
        let pets = try AlbumName("Pets")
        try await write(ImageSample.png, "a.png")
        try await write(ImageSample.gif, "b.gif")
        try await write(ImageSample.jpeg, "c.jpg")
        let (run, transfer, commits) = (ImportRun(), self.transfer, CallCount())
        _ = try await transfer.add(["/home/photos/a.png"], to: pets, in: run)
        let observed = ObservedFolderStore(store) { call in
            guard case .commit = call, await commits.add() == 1 else { return }
            _ = try? await transfer.add(["/home/photos/b.gif"], to: pets, in: run)
        }
        let undoing = FolderTrashGateway(albums: FolderAlbumGateway(store: observed, skipped: skipped))
        #expect(try await undoing.undo()?.photos.map(\.text) == ["a.png", "b.gif"])
        #expect(try await albums.album(pets).photos.isEmpty)
        _ = try await transfer.add(["/home/photos/c.jpg"], to: pets, in: run)
        #expect(try await trash.undo()?.photos.map(\.text) == ["c.jpg"])
        #expect(try await trash.undo() == nil)
    }

    @Test func `a dry run changes nothing, and says the same`() async throws {
        let pets = try AlbumName("Pets")
        try await write(ImageSample.png, "a.png")
        try await write(ImageSample.png, "b.png")
        let files = try await transfer.files(at: ["photos"]).pictures
        let planned = names(try await transfer.add(files, to: pets, in: ImportRun(isDryRun: true)))
        #expect(planned == ["a.png", "a.png again"] && store.paths.isEmpty)
        #expect(names(try await transfer.add(files, to: pets, in: ImportRun())) == planned)
    }

    @Test(arguments: [true, false]) func `an album that cannot be written ends an import`(isDryRun: Bool) async throws {
        // A file is in the place of the album's folder.
        store.write("x", at: "Pets")
        try await write(ImageSample.png, "a.png")
        let files = try await transfer.files(at: ["photos"]).pictures
        let error = await #expect(throws: ApplicationError.self) {
            try await transfer.add(files, to: AlbumName("Pets"), in: ImportRun(isDryRun: isDryRun))
        }
        #expect(error?.origin as? FolderError == .file(.notWritable(path: "Pets/a.png", code: ENOTDIR)))
    }

    @Test func `files that are read at the same time are added in their order, and a copy is found`() async throws {
        let numbers = 10..<60
        for number in numbers {
            // Two of each size, which are the same.
            try await write(ImageSample.png + Array(repeating: 0, count: number / 2), "\(number).png")
        }
        let files = try await transfer.files(at: ["photos"]).pictures
        let added = names(try await transfer.add(files, to: AlbumName("Pets"), in: ImportRun()))
        #expect(added == numbers.map { $0.isMultiple(of: 2) ? "\($0).png" : "\($0 - 1).png again" })
    }

    @Test func `pictures of every format and without an extension are found, in numeric order`() async throws {
        for name in ["IMG_10.HEIC", "IMG_9.Jpg", "b.avif", "film.mov", "IMG_10.HEIC.json"] {
            try await write(Array("x".utf8), name)
        }
        try await write(ImageSample.png, "scan")
        try await write(Array("text".utf8), "README")
        let found = try await transfer.files(at: ["photos"])
        #expect(
            found.pictures.map { $0.dropFirst("/home/photos/".count) } == [
                "IMG_9.Jpg", "IMG_10.HEIC", "b.avif", "scan",
            ]
        )
        #expect(found.otherCount == 3, "the film, the notes and the README")
        let outcomes = names(try await transfer.add(found.pictures, to: AlbumName("Pets"), in: ImportRun()))
        #expect(
            outcomes.map { $0.hasPrefix("invalidData") } == [true, true, true, false] && outcomes.last == "scan.png"
        )
    }

    @Test func `the file beside a photo is imported with the keys of other programs`() async throws {
        let text = credit.dropLast() + #","rating":5}"#
        try await write(ImageSample.png, "a.png")
        try await write(Array(text.utf8), "a.png.json")
        _ = try await transfer.add(["/home/photos/a.png"], to: AlbumName("Pets"), in: ImportRun())
        #expect(try await store.read("Pets/a.png.json", limit: 999) == Array(text.utf8))
    }

    @Test func `a name that is not UTF-8 is reported as such`() async throws {
        try await write(ImageSample.gif, "x/b.gif")
        tree.refuse("/home/photos/x", with: .notReadable(path: "x", code: POSIXErrorCode.EILSEQ.rawValue))
        _ = try await transfer.files(at: ["photos"])
        #expect(skipped.reasons == [ApplicationError(.storage(.notUTF8(path: "/home/photos/x")))])
    }

    @Test func `a credit does not stay without its photo when the disk is full`() async throws {
        let pets = try AlbumName("Pets")
        store.write("pixels", at: "Pets/a.jpg")
        store.write(credit, at: "Pets/a.jpg.json")
        let photo = try #require(PhotoFileName("a.jpg"))
        tree.refuseCreation(of: "/home/out/a.jpg", with: .notWritable(path: "a.jpg", code: ENOSPC))
        await #expect(throws: ApplicationError(.storage(.full))) {
            try await transfer.export(photo, of: pets, to: "out", isDryRun: false)
        }
        #expect(tree.texts.keys.filter { $0.hasPrefix("/home/out") } == [])
    }

    @Test func `a missing file is an outcome of its own`() async throws {
        let files = try await transfer.files(at: ["gone.jpg"]).pictures
        let outcomes = try await transfer.add(files, to: AlbumName("Pets"), in: ImportRun())
        #expect(outcomes.map { try? $0.get() } == [nil] && store.paths.isEmpty)
    }

    @Test func `a photo is exported with its credit, and nothing is overwritten`() async throws {
        let pets = try AlbumName("Pets")
        store.write("pixels", at: "Pets/a.jpg")
        store.write(credit, at: "Pets/a.jpg.json")
        let photo = try #require(PhotoFileName("a.jpg"))
        #expect(try await transfer.export(photo, of: pets, to: "out", isDryRun: true))
        #expect(tree.texts["/home/out/a.jpg"] == nil)
        #expect(try await transfer.export(photo, of: pets, to: "out", isDryRun: false))
        #expect(tree.texts["/home/out/a.jpg"] == "pixels" && tree.texts["/home/out/a.jpg.json"] == credit)
        #expect(try await !transfer.export(photo, of: pets, to: "out", isDryRun: false))
        try await tree.remove("a.jpg", under: "/home/out")
        try await tree.create("a.jpg", under: "/home/out", with: Array("other!".utf8))
        for isDryRun in [true, false] {
            await #expect(throws: ApplicationError(.storage(.exists(path: "/home/out/a.jpg")))) {
                try await transfer.export(photo, of: pets, to: "out", isDryRun: isDryRun)
            }
        }
    }

    @Test func `no credit appears beside the photo of another origin`() async throws {
        let pets = try AlbumName("Pets")
        store.write("pixels", at: "Pets/Castle.jpg")
        store.write(credit, at: "Pets/Castle.jpg.json")
        try await tree.create("out/Castle.jpg", under: "/home", with: Array("theirs".utf8))
        let photo = try #require(PhotoFileName("Castle.jpg"))
        for isDryRun in [true, false] {
            await #expect(throws: ApplicationError(.storage(.exists(path: "/home/out/Castle.jpg")))) {
                try await transfer.export(photo, of: pets, to: "out", isDryRun: isDryRun)
            }
        }
        #expect(tree.texts["/home/out/Castle.jpg"] == "theirs" && tree.texts["/home/out/Castle.jpg.json"] == nil)
    }

    @Test func `a folder that cannot be read hides no other photo, and is reported`() async throws {
        try await write(ImageSample.png, "a.png")
        try await write(ImageSample.gif, "private/b.gif")
        tree.refuse("/home/photos/private", with: .notReadable(path: "private", code: 13))
        #expect(try await transfer.files(at: ["photos"]).pictures.contains("/home/photos/a.png"))
        #expect(skipped.reasons == [ApplicationError(.storage(.notReadable(path: "/home/photos/private")))])
    }

    @Test(arguments: [#"{"version":2,"origin":{}}"#, #"{"version":1,"origin":{"id":"x"}}"#])
    func `a photo is not added without the credit that its file has`(_ text: String) async throws {
        try await write(ImageSample.png, "a.png")
        try await write(Array(text.utf8), "a.png.json")
        try await write(ImageSample.gif, "b.gif")
        try await write(Array(#"{"version":7,"name":"of another program"}"#.utf8), "b.gif.json")
        let files = try await transfer.files(at: ["photos"]).pictures
        var outcomes = names(try await transfer.add(files, to: AlbumName("Pets"), in: ImportRun()))
        #expect(outcomes.removeFirst().hasPrefix("storage"))
        #expect(outcomes == ["b.gif"])
    }

    @Test func `a photo with a credit that cannot be read is not added`() async throws {
        try await write(ImageSample.png, "a.png")
        try await write(Array(credit.utf8), "a.png.json")
        tree.refuse("/home/photos/a.png.json", with: .notReadable(path: "a.png.json", code: 13))
        let outcomes = try await transfer.add(["/home/photos/a.png"], to: AlbumName("Pets"), in: ImportRun())
        #expect(outcomes == [.failure(ApplicationError(.storage(.notReadable(path: "/home/photos/a.png.json"))))])
    }

    @Test func `a photo that the album has without a credit gets that of its copy`() async throws {
        let pets = try AlbumName("Pets")
        try await store.commit([.create(path: "Pets/old.png", ImageSample.png)])
        try await write(ImageSample.png, "a.png")
        try await write(Array(credit.utf8), "a.png.json")
        try await write(ImageSample.gif, "b.gif")
        try await write(ImageSample.gif, "c.gif")
        try await write(Array(credit.utf8), "c.gif.json")
        let files = try await transfer.files(at: ["photos"]).pictures
        let outcomes = try await transfer.add(files, to: pets, in: ImportRun())
        #expect(names(outcomes) == ["old.png again", "b.gif", "b.gif again"])
        #expect(try await albums.album(pets).photos.map { $0.origin?.title } == ["A", "A"])
        #expect(try await trash.undo()?.photos.map(\.text) == ["old.png", "b.gif"])
        #expect(store.paths.filter { $0.hasPrefix("Pets/") } == ["Pets/old.png"])
    }

    @Test func `photos of one size are read once each, to import and to merge`() async throws {
        let (pets, more) = (try AlbumName("Pets"), try AlbumName("More"))
        let reads = CallCount()
        let counting = ObservedFolderStore(store) { call in
            if case .read(let path) = call, path.hasSuffix(".png") { _ = await reads.add() }
        }
        let albums = FolderAlbumGateway(store: counting, skipped: SkippedDocuments())
        let transfer = FolderTransferGateway(albums: albums, tree: tree, folder: "/home")
        for number in 0..<20 { try await write(ImageSample.png + [UInt8(number)], "\(number).png") }
        let files = try await transfer.files(at: ["photos"]).pictures
        for isDryRun in [true, false] {
            let outcomes = names(try await transfer.add(files, to: pets, in: ImportRun(isDryRun: isDryRun)))
            #expect(outcomes.count == 20 && outcomes.allSatisfy { !$0.hasSuffix("again") })
        }
        #expect(await reads.count == 0)
        let others = (100..<120).map { number in
            FolderChange.create(path: "More/\(number).png", ImageSample.png + [UInt8(number)])
        }
        try await store.commit([.makeFolder(path: "More")] + others)
        _ = try await transfer.add(files, to: more, in: ImportRun())
        #expect(await reads.count == 20)
        // Twenty of both albums are the same, and are read once more to compare them.
        try await albums.merge(pets, into: more)
        #expect(await reads.count == 20 + 20 + 40 + 20)
        #expect(try await albums.album(more).photos.count == 40)
    }

    @Test func `an export of a large album lists it not once for each photo`() async throws {
        let pets = try AlbumName("Pets")
        let listings = CallCount()
        let counting = ObservedFolderStore(store) { call in
            if case .files = call { _ = await listings.add() }
        }
        let albums = FolderAlbumGateway(store: counting, skipped: SkippedDocuments())
        let transfer = FolderTransferGateway(albums: albums, tree: tree, folder: "/home")
        for number in 1...3 {
            store.write("\(number)", at: "Pets/\(number).jpg")
            let photo = try #require(PhotoFileName("\(number).jpg"))
            #expect(try await transfer.export(photo, of: pets, to: "out", isDryRun: false))
        }
        #expect(await listings.count <= 1)
        let missing = try #require(PhotoFileName("4.jpg"))
        store.write(credit, at: "Pets/4.jpg.json")
        await #expect(throws: ApplicationError(.notFound)) {
            try await transfer.export(missing, of: pets, to: "out", isDryRun: false)
        }
        #expect(tree.texts["/home/out/4.jpg.json"] == nil)
    }
}
