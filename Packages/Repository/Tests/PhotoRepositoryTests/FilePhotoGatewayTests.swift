import DomainKit
import Foundation
import PhotoDomain
import PhotoRepository
import RepositoryKit
import RepositoryTesting
import Testing

struct FilePhotoGatewayTests {
    private let tree = InMemoryFileTree(["/home/photos/notes.txt": "notes"])
    private let skipped = SkippedDocuments()
    private var photos: FilePhotoGateway { FilePhotoGateway(tree: tree, folder: "/home/photos", skipped: skipped) }

    private func write(_ bytes: [UInt8], _ name: String) async throws {
        try await tree.create(name, under: "/home/photos", with: bytes)
    }

    @Test func `the photos of a folder are found by their paths, page by page`() async throws {
        try await write(ImageSample.png, "Cats/b.png")
        try await write(ImageSample.jpeg, "Cats/a.jpg")
        try await write(Array("<html>".utf8), "Cats/page.jpg")
        try await write(ImageSample.gif, "dog.gif")
        let search = PhotoSearch("CATS", in: .file)
        let first = try await photos.page(PageRequest(number: 1, size: 2), of: search)
        #expect(first.elements.map(\.title) == ["a", "b"] && first.total == 3)
        let next = try #require(first.next)
        let last = try await photos.page(next, of: search)
        #expect(last.elements.isEmpty && last.next == nil)
        let cats = PhotoSearch("", in: .file, folder: "Cats")
        #expect(try await photos.page(.first, of: cats).elements.count == 2)
        await #expect(throws: ApplicationError(.notFound)) {
            try await photos.page(.first, of: PhotoSearch("", in: .file, folder: "none"))
        }
    }

    @Test func `an unreadable file hides no other photo, and is reported`() async throws {
        try await write(ImageSample.png, "a.png")
        try await write(ImageSample.gif, "b.gif")
        try await write(Array(#"{"version":2,"caption":"new"}"#.utf8), "b.gif.json")
        try await write(ImageSample.gif, "private/c.gif")
        tree.refuse("/home/photos/private", with: .linkLoop(path: "private"))
        let page = try await photos.page(.first, of: PhotoSearch("", in: .file))
        #expect(page.elements.map(\.title) == ["a", "c"])
        let expected: [ApplicationError.StorageReason] = [
            .notReadable(path: "/home/photos/private"), .newerFormat(path: "/home/photos/b.gif.json"),
        ]
        #expect(skipped.reasons == expected.map { ApplicationError(.storage($0)) })
    }

    @Test func `a photo has the credit beside it, its size and its file`() async throws {
        try await write(ImageSample.png, "a.png")
        try await write(ImageSample.gif, "b.gif")
        try await write(
            Array(
                #"""
                {"version":1,"caption":"Mimi","tags":["cat"],"origin":{"id":"demo:1","title":"A","author":"Ann",\#
                "licence":"CC BY 4.0","added_at":"2026-11-21T00:00:00Z"}}
                """#.utf8
            ),
            "a.png.json"
        )
        let photo = try await photos.photo(PhotoID("file:a.png"))
        #expect(photo.id.key == "/home/photos/a.png" && photo.title == "A" && photo.credit.author == "Ann")
        #expect(photo.caption == "Mimi" && photo.tags == ["cat"] && photo.size != nil)
        #expect(try await photos.file(.thumbnail, of: photo) == ImageSample.png)
        #expect(try await photos.photo(PhotoID("file:/home/photos/b.gif")).credit.licence.terms == .other)
        await #expect(throws: ApplicationError.self) { try await photos.photo(PhotoID("file:notes.txt")) }
    }

    @Test(arguments: [("2013:05:04 12:33:01", "2013-05-04"), ("    :  :     :  :  ", nil), ("short", nil)])
    func `a photo has the day on which it was taken, its format and the size of its file`(
        _ date: String,
        _ day: String?
    ) async throws {
        let file = ImageSample.taken(date)
        try await write(file, "a.jpg")
        let details = try await photos.photo(PhotoID("file:a.jpg")).details
        #expect(
            details
                == PhotoDetails(
                    takenOn: day.flatMap { CaptureDay($0) },
                    mediaType: "image/jpeg",
                    byteCount: file.count
                )
        )
    }
}
