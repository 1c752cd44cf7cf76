import DomainKit
import Foundation
import PhotoDomain
import PhotoUseCase
import Testing
import UseCaseKit

/// A gateway that adds and copies what it is given, two files at a time.
private struct StubTransferGateway: AlbumTransferGateway {
    var failure: (name: String, error: ApplicationError)?
    let cleaned = State<[String]>([])

    private func check(_ name: String) throws(ApplicationError) {
        if let failure, failure.name == name { throw failure.error }
    }

    @concurrent
    func files(at paths: [String]) async throws(ApplicationError) -> FoundFiles {
        FoundFiles(pictures: paths.map { "/\($0)" }, otherCount: 3)
    }

    @concurrent
    func add(
        _ files: [String],
        to name: AlbumName,
        in run: ImportRun
    ) async throws(ApplicationError) -> [Result<AddedPhoto, ApplicationError>] {
        files.prefix(2).map { file in
            guard let photo = PhotoFileName(String(file.dropFirst())) else {
                return .failure(ApplicationError(.notFound))
            }
            let added = AlbumPhoto(fileName: photo, byteCount: 1)
            return .success(AddedPhoto(added, isDuplicate: run.isDryRun))
        }
    }

    @concurrent
    func export(
        _ photo: PhotoFileName,
        of name: AlbumName,
        to folder: String,
        isDryRun: Bool
    ) async throws(ApplicationError) -> Bool {
        try check(photo.text)
        return !isDryRun
    }

    @concurrent
    func removeIncompleteCopies(in folder: String) async { cleaned.update { $0.append(folder) } }
}

struct AlbumTransferTests {
    private func photo(_ name: String) throws -> AlbumPhoto {
        AlbumPhoto(fileName: try #require(PhotoFileName(name)), byteCount: 1)
    }

    @Test func `an import goes on until every file has an outcome`() async throws {
        let progress = State(ImportProgress())
        let paths = ["a.jpg", "notes", "b.jpg", "c.jpg", "d.jpg"]
        try await ImportPhotos(gateway: StubTransferGateway(), progress: progress)(
            ImportPhotos.Input(paths, into: "Pets")
        )
        let outcomes = progress.value.outcomes
        #expect(progress.value.otherCount == 3)
        #expect(outcomes.map(\.path) == paths.map { "/\($0)" })
        #expect(outcomes.map { (try? $0.result.get()) != nil } == [true, false, true, true, true])
    }

    @Test func `an export names the photos that failed, and ends when the disk is full`() async throws {
        let albums = StubAlbumGateway(photos: [try photo("a.jpg"), try photo("b.jpg")])
        for (error, count) in [(ApplicationError(.storage(.exists(path: "a.jpg"))), 2), (.init(.storage(.full)), 0)] {
            let outcomes = State<[ExportOutcome]>([])
            let gateway = StubTransferGateway(failure: ("a.jpg", error))
            let export = ExportAlbum(albums: albums, gateway: gateway, outcomes: outcomes)
            try? await export(ExportAlbum.Input("Pets", to: "out"))
            #expect(outcomes.value.count == count)
            #expect(outcomes.value.first.map { (try? $0.result.get()) == nil } ?? true)
        }
    }

    @Test func `an export removes first what a killed one has left, and a dry run removes nothing`() async throws {
        let albums = StubAlbumGateway(photos: [try photo("a.jpg")])
        let gateway = StubTransferGateway()
        for isDryRun in [true, false] {
            let export = ExportAlbum(albums: albums, gateway: gateway, outcomes: State([]))
            try await export(ExportAlbum.Input("Pets", to: "out", isDryRun: isDryRun))
            #expect(gateway.cleaned.value == (isDryRun ? [] : ["out"]))
        }
    }

    @Test func `an album does not become part of itself`() {
        #expect(throws: ValidationError.self) { try MergeAlbums.Input("Pets", into: " Pets") }
    }

    @Test func `a change is that of the album, or of the photos that are named`() throws {
        let pets = try AlbumName("Pets")
        #expect(
            try EditAlbum.Input(caption: "Ours", of: [], in: "Pets") == .album(pets, .caption(Caption("Ours")))
        )
        #expect(
            try EditAlbum.Input(caption: "", of: ["a.jpg"], in: "Pets")
                == .photos(RemovePhotos.Input(["a.jpg"], from: "Pets"), .caption(nil))
        )
        #expect(throws: ValidationError.self) { try EditAlbum.Input(adding: [" "], removing: [], of: [], in: "Pets") }
        #expect(throws: ValidationError.self) { try EditAlbum.Input(cover: "notes.txt", of: "Pets") }
    }
}

private actor PreviewStore: AlbumPreviewGateway {
    private var previews: [AlbumName: AlbumPreview] = [:]

    func preview(of name: AlbumName) async -> AlbumPreview? { previews[name] }
    func keep(_ preview: AlbumPreview, of name: AlbumName) async { previews[name] = preview }
}

struct FetchAlbumTests {
    @Test func `an album that was read has a preview`() async throws {
        let name = try AlbumName("Pets")
        let file = try #require(PhotoFileName("a.jpg"))
        let photo = AlbumPhoto(fileName: file, byteCount: 1)
        let previews = PreviewStore()
        #expect(try await FetchAlbumPreview(previews: previews)(name) == nil)
        let album = try await FetchAlbum(gateway: StubAlbumGateway(photos: [photo]), previews: previews)(name)
        #expect(try await FetchAlbumPreview(previews: previews)(name) == AlbumPreview(album))
        #expect(album.photos == [photo])
    }
}

struct PhotoSettingTests {
    @Test(arguments: [
        (PhotoSetting.folder, "/albums"), (.folder, "~/Pictures"), (.source, "file"), (.perPage, "100"), (.contact, ""),
        (.contact, "ann@example.org"), (.theme, "light"), (.colors, "color-blind"),
    ])
    func `accepts valid values`(setting: PhotoSetting, value: String) throws {
        try setting.check(value, at: nil)
    }

    @Test(
        arguments: [
            (.folder, "albums", .form("/PATH, ~/PATH")), (.folder, "", .form("/PATH, ~/PATH")),
            (.folder, "~ann", .form("/PATH, ~/PATH")),
            (.source, "Flickr", .only(characters: "a-z")), (.perPage, "0", .within(1...100)),
            (.contact, "a\r\nb: c", .form("ann@example.org")), (.contact, "a)", .form("ann@example.org")),
            (.theme, "black", .oneOf(["auto", "light", "dark"])), (.colors, "", .oneOf(["terminal", "color-blind"])),
        ] as [(PhotoSetting, String, ValidationError.Rule)]
    )
    func `refuses what cannot be, with its place`(setting: PhotoSetting, value: String, rule: ValidationError.Rule) {
        let place = ValidationError.Place(path: "config", line: 3)
        #expect(throws: ValidationError(field: setting.rawValue, value: value, rule: rule, place: place)) {
            try setting.check(value, at: place)
        }
    }

    @Test func `every default can be`() throws {
        for setting in PhotoSetting.allCases where setting != .folder { try setting.check(setting.builtIn, at: nil) }
    }
}
