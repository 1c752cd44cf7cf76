import DomainKit
import Foundation
import PhotoDomain
import Testing

struct PhotoTests {
    @Test(
        arguments: [
            ("CC0", PhotoLicence.Terms.publicDomain), ("Public domain", .publicDomain), ("PD-USGov", .publicDomain),
            ("CC BY 4.0", .attribution), ("CC-BY-SA-3.0", .shareAlike), ("CC BY-NC 2.0", .other),
            ("CC BY-ND 2.0", .other), ("Unsplash License", .other), ("GFDL", .other),
        ]
    )
    func `the terms of a licence follow from its name`(_ name: String, _ terms: PhotoLicence.Terms) throws {
        #expect(try PhotoLicence(name).terms == terms)
    }

    @Test func `an address that no browser opens is no address of a credit`() throws {
        let script = URL(string: "javascript:alert(1)")
        let credit = PhotoCredit(
            author: "  ",
            authorURL: script,
            licence: try PhotoLicence("CC0", url: script),
            page: URL(filePath: "/etc/passwd")
        )
        #expect(credit.author == nil && credit.authorURL == nil && credit.licence.url == nil && credit.page == nil)
    }

    @Test(arguments: ["", "commons", "commons:", "commons: ", "Commons:1", "commons:a\u{1B}[2J", ":1"])
    func `a text that names no photo is refused`(_ text: String) {
        #expect(throws: ValidationError.self) { try PhotoID(text) }
    }

    @Test func `an identity is parsed from its own text`() throws {
        let id = try PhotoID("file:Summer 2026/a:b.jpg")
        #expect(id.source == .file && id.key == "Summer 2026/a:b.jpg")
        #expect(try PhotoID(id.description) == id)
    }

    @Test(arguments: [
        ("2013:05:04 12:33:01", "2013-05-04"), ("2013-05-04", "2013-05-04"), ("2013-05-04T23:59:59Z", "2013-05-04"),
        ("4 May 2013", nil), ("2013", nil), ("0000:00:00 00:00:00", nil), ("2013-13-01", nil), ("", nil),
        ("+201-05-04", nil),
    ])
    func `the day of a photo is read from the text of its date`(_ text: String, _ day: String?) {
        #expect(CaptureDay(text)?.text == day)
    }

    @Test(arguments: ["1920", "1920x", "x1080", "0x10", "-1x5", "1x2x3", "axb"])
    func `a text that is no size is refused`(_ text: String) {
        #expect(throws: ValidationError(field: "least", value: text, rule: .form("WIDTHxHEIGHT"))) {
            try PhotoSize(text, field: "least")
        }
    }

    @Test func `a filter admits licences with the same terms or less restrictive ones`() throws {
        let photo = try Photo.sample(licence: "CC BY 4.0", width: 400, height: 300)
        #expect(PhotoFilter(licence: .shareAlike).matches(photo))
        #expect(PhotoFilter(licence: .attribution).matches(photo))
        #expect(!PhotoFilter(licence: .publicDomain).matches(photo))
    }

    @Test func `a filter on size excludes photos of unknown size`() throws {
        let photo = try Photo.sample(width: 400, height: 300)
        #expect(PhotoFilter(orientation: .landscape, minimumSize: PhotoSize(width: 400, height: 300)).matches(photo))
        #expect(!PhotoFilter(minimumSize: PhotoSize(width: 300, height: 400)).matches(photo))
        #expect(!PhotoFilter(orientation: .portrait).matches(photo))
        let unknown = try Photo.sample(width: 0, height: 0)
        #expect(!PhotoFilter(orientation: .square).matches(unknown))
        #expect(!PhotoFilter(minimumSize: PhotoSize(width: 1, height: 1)).matches(unknown))
    }
}

extension Photo {
    static func sample(licence: String = "CC0", width: Int, height: Int) throws -> Photo {
        let file = URL(filePath: "/a.jpg")
        return try Photo(
            id: PhotoID("demo:a"),
            title: "A",
            credit: PhotoCredit(author: "Ann", licence: PhotoLicence(licence), page: nil),
            size: PhotoSize(width: width, height: height),
            files: PhotoFiles(download: file, thumbnail: file)
        )
    }
}
