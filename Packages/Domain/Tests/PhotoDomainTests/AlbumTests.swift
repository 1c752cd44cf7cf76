import DomainKit
import Foundation
import PhotoDomain
import Testing

struct AlbumTests {
    @Test(arguments: [
        "", " ", ".hidden", "a/b", "a\\b", "CON", "nul.txt", "a:b", "end.", "what?", "a\u{202E}b", "a\nb",
    ])
    func `a name that some system refuses is no name of an album`(_ text: String) {
        #expect(throws: ValidationError.self) { try AlbumName(text) }
    }

    @Test(
        arguments: [
            ("a/b", .without(characters: "< > : \" / \\ | ? *")), (".hidden", .undotted), ("end.", .undotted),
            ("nul.txt", .unreserved), ("a\nb", .printable),
        ] as [(String, ValidationError.Rule)]
    )
    func `the error of a name has the rule that it breaks`(_ text: String, rule: ValidationError.Rule) {
        #expect(throws: ValidationError(field: "album", value: text, rule: rule)) { try AlbumName(text) }
    }

    @Test func `both spellings of a letter are one name`() throws {
        #expect(try AlbumName("Cafe\u{301}") == AlbumName("Caf\u{E9}"))
        #expect(try AlbumName(" 夏 2026 ").text == "夏 2026")
        for name in ["家族👨‍👩‍👧", "می‌خواهم"] { #expect(try AlbumName(name).text == name) }
    }

    @Test(
        arguments: [
            ("Tabby cat", "Tabby-cat.jpg"), ("a/b:c", "a-b-c.jpg"), ("../../etc/passwd", "etc-passwd.jpg"),
            ("con", "photo-con.jpg"), ("...", "photo.jpg"), ("夕焼け", "夕焼け.jpg"), ("a\u{1B}[2Jb", "a-[2Jb.jpg"),
        ]
    )
    func `a title becomes a name that every system accepts`(_ title: String, _ name: String) {
        #expect(PhotoFileName(title: title, fileExtension: "jpg").text == name)
    }

    @Test func `a long title is cut between characters`() {
        let name = PhotoFileName(title: String(repeating: "猫", count: 100), fileExtension: "png", number: 12).text
        #expect(name.hasSuffix("猫-12.png") && name.utf8.count <= 110)
    }

    @Test func `a file of another kind is no photo`() {
        #expect(PhotoFileName("notes.txt") == nil && PhotoFileName(".jpg") == nil && PhotoFileName("a/b.jpg") == nil)
        #expect(PhotoFileName("A.JPG")?.text == "A.JPG")
    }

    @Test func `photos have the order of the description, and a missing cover is the first of them`() throws {
        let one = try photo("b.jpg", size: 1, day: 1)
        let two = try photo("a.jpg", size: 2, day: 2)
        let foreign = try photo("c.jpg", size: 3, day: nil)
        func names(_ order: AlbumOrder) throws -> [String] {
            try Album(
                name: AlbumName("x"),
                description: AlbumDescription(cover: PhotoFileName("gone.jpg"), order: order),
                photos: [foreign, two, one]
            ).photos.map(\.fileName.text)
        }
        #expect(try names(.added) == ["b.jpg", "a.jpg", "c.jpg"])
        #expect(try names(.name) == ["a.jpg", "b.jpg", "c.jpg"])
        #expect(try names(.size) == ["c.jpg", "a.jpg", "b.jpg"])
    }

    private func photo(_ name: String, size: Int, day: Int?) throws -> AlbumPhoto {
        AlbumPhoto(
            fileName: try #require(PhotoFileName(name)),
            origin: try day.map {
                AlbumPhoto.Origin(
                    try Photo.sample(width: 1, height: 1),
                    addedAt: Date(timeIntervalSince1970: Double($0) * 86_400)
                )
            },
            byteCount: size
        )
    }

    @Test func `tags are added and removed, each once`() throws {
        let edit = try TagEdit(adding: [" b ", "a", "a"], removing: ["c"])
        #expect(edit.applied(to: ["c", "d", "a"]) == ["a", "b", "d"])
        for tags in [[], [" "], ["a\nb"], [String(repeating: "x", count: 101)]] {
            #expect(throws: ValidationError.self) { try TagEdit(adding: tags) }
        }
    }

    @Test(arguments: ["", " \n", "a\u{1B}[2J", String(repeating: "x", count: 2_001)])
    func `a caption is a text that can be shown`(_ text: String) {
        #expect(throws: ValidationError.self) { try Caption(text) }
    }

    @Test func `a change leaves the rest of a description as it is`() throws {
        var description = AlbumDescription(caption: "old", tags: ["a"])
        description = AlbumEdit.order(.size).applied(to: description)
        description = AlbumEdit.caption(try Caption("two\nlines")).applied(to: description)
        #expect(description == AlbumDescription(caption: "two\nlines", tags: ["a"], order: .size))
        #expect(AlbumEdit.caption(nil).applied(to: description).caption == nil)
    }
}

struct NumericOrderTests {
    @Test func `numbers within texts are compared by value`() {
        let texts = [
            "", "1", "01", "2", "10", "100000000000000000000001", "IMG", "IMG_9", "IMG_9a", "IMG_010", "IMG_11", "img",
        ]
        #expect(
            texts.shuffled().sorted { $0.precedesNumerically($1) } == ["", "01"]
                + texts.dropFirst().filter { $0 != "01" }
        )
        for text in texts { #expect(!text.precedesNumerically(text)) }
    }
}
