import DomainKit
import Foundation
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PresentationKit
import ReportKit
import Testing

struct PhotoReportTests {
    private func photo(author: String? = "Ann") throws -> Photo {
        let file = URL(filePath: "/a.jpg")
        return try Photo(
            id: PhotoID("commons:7"),
            title: "Tabby",
            caption: "A cat",
            tags: ["cat"],
            credit: PhotoCredit(
                author: author,
                licence: PhotoLicence("CC BY 4.0"),
                page: URL(string: "https://commons.example/7")
            ),
            size: PhotoSize(width: 40, height: 30),
            files: PhotoFiles(download: file, thumbnail: file)
        )
    }

    @Test func `a page names the author and the licence of each photo`() throws {
        let report = Report(photos: Page(elements: [try photo()], next: PageRequest.first.next, total: 50))
        #expect(
            report.entries.flatMap(\.lines).map(\.text.english) == ["Tabby", "commons:7  40x30  Ann  CC BY 4.0"]
        )
        #expect(report.footer?.english == "1 of 50 photos; '--page' shows more")
        #expect(
            report.entries.first?.record?.columns()
                == ["commons:7", "Tabby", "Ann", "CC BY 4.0", "40", "30", "https://commons.example/7"]
        )
    }

    @Test func `one photo has all facts, except for those that are unknown`() throws {
        let report = Report(photo: try photo(author: nil))
        let lines = report.entries.flatMap(\.lines).map(\.text.english)
        #expect(lines.contains("Licence: CC BY 4.0") && lines.contains("Tags: cat"))
        #expect(!lines.contains { $0.hasPrefix("Author") })
        let json = report.entries.first?.record?.json().line ?? ""
        #expect(json.contains(#""author":null"#) && json.contains(#""terms":"attribution""#))
    }

    @Test func `a search is parsed with its conditions`() throws {
        let query = PhotoQuery("cats", source: "demo", licence: .attribution, orientation: .square, leastSize: "4x3")
        let search = try PhotoSearch(query)
        #expect(search.source == .demo && search.filter.licence == .attribution)
        #expect(search.filter.orientation == .square && search.filter.leastSize == PhotoSize(width: 4, height: 3))
        #expect(throws: ValidationError(field: "--least-size", value: "4", rule: .form("WIDTHxHEIGHT"))) {
            try PhotoSearch(PhotoQuery("", source: "demo", leastSize: "4"))
        }
    }

    @Test(
        arguments: [
            (ApplicationError.Kind.offline, [FetchPhotoErrorAction.retry, .setting, .cancel], ExitOutcome.offline),
            (.unauthorized, [.signIn, .cancel], .signInNeeded), (.notFound, [.cancel], .notFound),
            (.rateLimited(until: nil), [.retry, .cancel], .rateLimited),
        ]
    )
    func `the actions of an alert follow from the failure`(
        _ kind: ApplicationError.Kind,
        _ actions: [FetchPhotoErrorAction],
        _ outcome: ExitOutcome
    ) {
        let alert = PhotoFailureAlerts(source: "unsplash").alert(for: ApplicationError(kind))
        #expect(alert.actions == actions)
        #expect(alert.outcome == outcome)
    }
}
