import AttemptKit
import DomainKit
import Foundation
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoUseCase
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
            details: PhotoDetails(
                takenOn: CaptureDay("2013-05-04"),
                publishedAt: Date(timeIntervalSince1970: 0),
                mediaType: "image/jpeg",
                byteCount: 1_500_000
            ),
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
        #expect(lines.contains("File: image/jpeg, 1.5 MB") && lines.contains("Taken: 2013-05-04"))
        #expect(lines.contains("Published: 1970-01-01T00:00:00Z"))
        let json = report.entries.first?.record?.json().line ?? ""
        #expect(json.contains(#""author":null"#) && json.contains(#""terms":"attribution""#))
        #expect(json.contains(#""bytes":1500000"#) && json.contains(#""media_type":"image/jpeg""#))
        #expect(json.contains(#""taken_on":"2013-05-04""#) && json.contains(#""published_at":"1970-01-01T00:00:00Z""#))
    }

    @Test func `a licence that the source does not say is named in the language of the user`() throws {
        let photo = try Photo(
            id: PhotoID("file:/a.jpg"),
            title: "Tabby",
            credit: PhotoCredit(author: nil, licence: .unknown, page: nil),
            size: nil,
            files: PhotoFiles(download: URL(filePath: "/a.jpg"), thumbnail: URL(filePath: "/a.jpg"))
        )
        let lines = Report(photo: photo).entries.flatMap(\.lines).map(\.text)
        #expect(lines.contains { $0.english == "Licence: unknown" && $0.japanese == "ライセンス: 不明" })
        let page = Report(photos: Page(elements: [photo], next: nil, total: 1))
        #expect(page.entries.first?.lines.last?.text.japanese == "file:/a.jpg  不明")
        #expect(page.entries.first?.record?.columns()[3] == "unknown")
    }

    private func kept(_ name: String, title: String, author: String? = nil) throws -> AlbumPhoto {
        AlbumPhoto(
            fileName: try #require(PhotoFileName(name)),
            origin: AlbumPhoto.Origin(
                id: try PhotoID("commons:7"),
                title: title,
                credit: PhotoCredit(
                    author: author,
                    authorURL: URL(string: "https://commons.example/Ann"),
                    licence: try PhotoLicence("CC BY 4.0", url: URL(string: "https://cc.example/by?a=1&b=2")),
                    page: URL(string: "https://commons.example/7")
                ),
                size: nil,
                addedAt: Date(timeIntervalSince1970: 0)
            ),
            byteCount: 1
        )
    }

    @Test(
        arguments: [
            (
                CreditFormat.text,
                "<b>*A*]\u{301}</b> <https://commons.example/7>, Ann <https://commons.example/Ann> "
                    + "(CC BY 4.0 <https://cc.example/by?a=1&b=2>)"
            ),
            (
                .markdown,
                "- [\\<b\\>\\*A\\*\\]\u{301}\\</b\\>](<https://commons.example/7>), [Ann](<https://commons.example/Ann>) "
                    + "([CC BY 4\\.0](<https://cc.example/by?a=1&b=2>))"
            ),
            (
                .html,
                "<p><a href=\"https://commons.example/7\">&lt;b&gt;*A*]\u{301}&lt;/b&gt;</a>, "
                    + #"<a href="https://commons.example/Ann">Ann</a> "#
                    + #"(<a href="https://cc.example/by?a=1&amp;b=2">CC BY 4.0</a>)</p>"#
            ),
        ]
    )
    func `a credit is safe in each format, and names author and licence`(_ format: CreditFormat, _ line: String) throws
    {
        let foreign = try SamplePhoto.kept("b.jpg")
        let album = Album(
            name: try AlbumName("Pets"),
            description: AlbumDescription(),
            photos: [try kept("a.jpg", title: "<b>*A*]\u{301}</b>", author: "Ann"), foreign]
        )
        let report = Report(creditsOf: album, as: format)
        #expect(report.entries.map(\.record?.document) == [line])
        #expect(report.notices.map(\.english) == ["'b.jpg' has no credit."])
    }

    @Test func `the outcome of downloads is that of the failures`() throws {
        let id = try PhotoID("demo:cat-1")
        let photo = try kept("a.jpg", title: "A")
        let added = DownloadProgress.Outcome(id: id, result: .success(AddedPhoto(photo, isDuplicate: false)))
        let same = DownloadProgress.Outcome(id: id, result: .success(AddedPhoto(photo, isDuplicate: true)))
        let missing = DownloadProgress.Outcome(id: id, result: .failure(ApplicationError(.notFound)))
        let large = DownloadProgress.Outcome(id: id, result: .failure(ApplicationError(.unavailable(.tooLarge))))
        #expect(Report(downloads: DownloadProgress([added, same]), into: "Pets").outcome == .done)
        let report = Report(downloads: DownloadProgress([added, missing]), into: "Pets")
        #expect(report.outcome == .notFound && report.notices.count == 1)
        #expect(report.footer?.english == "1 photo added to 'Pets'")
        #expect(report.entries.last?.record?.columns() == ["demo:cat-1", "failed", "", "3"])
        #expect(Report(downloads: DownloadProgress([missing, large]), into: "Pets").outcome == .failed)
    }

    @Test func `the removal of an album names it, and so does its undoing`() throws {
        func lines(_ report: Report) -> [Phrase] { report.entries.flatMap(\.lines).map(\.text) }
        #expect(lines(.removed("Cats", isDryRun: true)) == [Phrase(removed: "Cats")])
        #expect(lines(.removed("Cats")).first?.english.contains("undo'") == true)
        let change = AlbumChange(.removal, of: try AlbumName("Cats"))
        #expect(lines(Report(undone: change)) == [Phrase(undone: change)])
        #expect(Phrase(undone: change).english.contains("'Cats'"))
    }

    @Test func `a dry run reports its lines as planned, and nothing to undo`() {
        func lines(_ report: Report) -> [String] { report.entries.flatMap(\.lines).map(\.text.english) }
        let removed = Report.removed(1, from: "Cats", isDryRun: true).dryRun(true)
        #expect(lines(removed) == ["Planned: \(Phrase(removed: 1, from: "Cats").english)"])
        #expect(removed.notices.count == 1 && removed.notices[0].english.contains("'--dry-run'"))
        #expect(lines(Report.removed(2, from: "Cats").dryRun(false)).first?.contains("undo'") == true)
    }

    @Test func `a photo that would be overwritten counts as added`() throws {
        let name = try #require(PhotoFileName("Cat-1.png"))
        let id = try PhotoID("demo:cat-1")
        let plans = [true, false].map { PlannedDownload(id: id, result: .success(name), overwrites: $0) }
        let report = Report(planned: plans, into: "Cats")
        #expect(report.footer?.english == "1 photo would be added to 'Cats'")
        #expect(report.entries[0].lines[0].text.english == "demo:cat-1: would overwrite 'Cat-1.png'")
    }

    @Test func `albums are reported, and those that cannot be read are named`() throws {
        let name = try AlbumName("Pets")
        let album = Album(name: name, description: AlbumDescription(), photos: [try kept("a.jpg", title: "A")])
        let error = ApplicationError(.storage(.notReadable(path: "Bad")))
        let report = Report(
            albums: AlbumList([album], unreadable: [AlbumList.Unreadable(name: try AlbumName("Bad"), error: error)])
        )
        #expect(report.entries.map { $0.record?.columns() } == [["Pets", "1", "1"]])
        #expect(report.outcome == .storage && report.notices.count == 1)
    }

    @Test func `an undo without a change is a notice, which pipes do not take away`() {
        let report = Report(undone: nil)
        #expect(report.outcome == .notFound && report.entries.isEmpty)
        #expect(report.notices == [Phrase(undone: nil)])
    }

    @Test func `the settings have the names of the contract`() {
        #expect(PhotoSettingKey.allCases.map(\.rawValue) == PhotoSetting.allCases.map(\.rawValue))
    }

    @Test func `a search is parsed with its conditions`() throws {
        let query = PhotoQuery("cats", source: "demo", licence: .attribution, orientation: .square, minimumSize: "4x3")
        let search = try PhotoSearch(query)
        #expect(search.source == .demo && search.filter.licence == .attribution)
        #expect(search.filter.orientation == .square && search.filter.minimumSize == PhotoSize(width: 4, height: 3))
        #expect(throws: ValidationError(field: "--min-size", value: "4", rule: .form("WIDTHxHEIGHT"))) {
            try PhotoSearch(PhotoQuery("", source: "demo", minimumSize: "4"))
        }
    }

    @Test(
        arguments: [
            (ApplicationError.Kind.offline, [FetchPhotoErrorAction.retry, .setting, .cancel], ExitOutcome.offline),
            (.unauthorized, [.signIn, .cancel], .signInNeeded), (.notFound, [.close], .notFound),
            (.rateLimited(until: nil), [.retry, .cancel], .rateLimited),
            (.unavailable(.tooLarge), [.close], .failed), (.storage(.full), [.retry, .cancel], .storage),
            (.storage(.missing(paths: ["Cats/a.jpg"])), [.close], .notFound),
        ]
    )
    func `the actions of an alert follow from the failure`(
        _ kind: ApplicationError.Kind,
        _ actions: [FetchPhotoErrorAction],
        _ outcome: ExitOutcome
    ) {
        let alert = PhotoFailureAlerts(source: .unsplash).alert(for: ApplicationError(kind))
        #expect(alert.actions == actions)
        #expect(alert.outcome == outcome)
    }

    @Test(
        arguments: [
            (ApplicationError.Kind.offline, PhotoHint.browseOffline), (.unauthorized, .setKey(source: "unsplash")),
            (.storage(.full), .emptyTrash), (.storage(.exists(path: "a")), .mergeAlbums),
        ]
    )
    func `a message ends with the hint of a program that has one`(_ kind: ApplicationError.Kind, _ hint: PhotoHint) {
        let failure = ApplicationError(kind)
        let plain = PhotoFailureAlerts(source: .unsplash).alert(for: failure).message
        let hinted = PhotoFailureAlerts(source: .unsplash) { Phrase(verbatim: "<\($0)>") }.alert(for: failure).message
        #expect(hinted.english == "\(plain.english) <\(hint)>" && hinted.japanese == "\(plain.japanese)<\(hint)>")
    }

    @Test(
        arguments: [
            (.photo("demo:cat-1"), ["'demo:cat-1'"]), (.folder("/pets"), ["'/pets'"]), (.album("Cats"), ["'Cats'"]),
            (.albums("Cats", "Pets"), ["'Cats'", "'Pets'"]), (.lastChange, []),
        ] as [(PhotoFailureAlerts.Subject, [String])]
    )
    func `a message about what is missing names it`(_ subject: PhotoFailureAlerts.Subject, _ facts: [String]) {
        let message = PhotoFailureAlerts().about(subject).alert(for: ApplicationError(.notFound)).message
        #expect(message != PhotoFailureAlerts().alert(for: ApplicationError(.notFound)).message)
        for fact in facts { #expect(message.english.contains(fact) && message.japanese.contains(fact)) }
    }

    @Test func `an import has a record for each file, and the exit code of its failures`() throws {
        let cat = AddedPhoto(try kept("Cat.jpg", title: "Cat"), isDuplicate: false)
        let report = Report(
            imports: ImportProgress(
                [
                    ImportOutcome(path: "/a.jpg", result: .success(cat)),
                    ImportOutcome(path: "/b.jpg", result: .success(AddedPhoto(cat.photo, isDuplicate: true))),
                    ImportOutcome(path: "/c.jpg", result: .failure(ApplicationError(.notFound))),
                    ImportOutcome(path: "/d.jpg", result: .failure(ApplicationError(.invalidData("picture: format")))),
                    ImportOutcome(path: "/e.HEIC", result: .failure(ApplicationError(.invalidData("picture: format")))),
                    ImportOutcome(path: "/f.heic", result: .failure(ApplicationError(.invalidData("picture: format")))),
                ],
                otherCount: 2
            ),
            into: "Pets",
            isDryRun: false
        )
        #expect(
            report.entries.compactMap { $0.record?.columns() } == [
                ["/a.jpg", "added", "Cat.jpg", "0"], ["/b.jpg", "duplicate", "Cat.jpg", "0"],
                ["/c.jpg", "failed", "", "3"],
                ["/d.jpg", "failed", "", "\(ExitOutcome.failed.code)"],
                ["/e.HEIC", "failed", "", "\(ExitOutcome.failed.code)"],
                ["/f.heic", "failed", "", "\(ExitOutcome.failed.code)"],
            ]
        )
        #expect(report.footer?.english == "1 photo added to 'Pets'" && report.outcome == .failed)
        let facts = [["'/c.jpg'"], ["'/d.jpg'"], ["2 files", "HEIC", "JPEG"], ["2 other files"]]
        #expect(report.notices.count == facts.count)
        for (notice, facts) in zip(report.notices, facts) {
            #expect(facts.allSatisfy { notice.english.contains($0) }, "\(notice.english)")
        }
        let planned = Report(
            imports: ImportProgress([ImportOutcome(path: "/a", result: .success(cat))]),
            into: "Pets",
            isDryRun: true
        )
        #expect(planned.footer?.english == "1 photo would be added to 'Pets'")
    }

    @Test func `an import that finds nothing says so`() {
        let report = Report(imports: ImportProgress(), into: "Pets", isDryRun: false)
        #expect(report.notices.count == 1)
    }

    @Test(arguments: [
        (nil, "empty"), (TrashSize(fileCount: 1, byteCount: 10), "1 file (10 bytes)"),
    ])
    func `an emptied trash is reported with its size`(_ size: TrashSize?, _ text: String) {
        let report = Report.emptied(size, isDryRun: true)
        #expect(report.entries.first?.lines.first?.text.english.contains(text) == true)
    }

    @Test func `folders that are no albums are named`() {
        let report = Report(albums: AlbumList(otherFolders: ["Trip: Rome"]))
        #expect(report.notices.count == 1 && report.notices[0].english.contains("'Trip: Rome'"))
        #expect(report.outcome == .done)
    }

    @Test(arguments: [ApplicationError.Kind.unauthorized, .forbidden])
    func `a source without keys asks nobody to sign in`(_ kind: ApplicationError.Kind) {
        let alert = PhotoFailureAlerts(source: .commons).alert(for: ApplicationError(kind))
        #expect(!alert.actions.contains(.signIn))
        #expect(alert.message.english.contains("needs no key"))
        #expect(PhotoFailureAlerts(source: .unsplash).alert(for: ApplicationError(kind)).actions.contains(.signIn))
    }

    @Test func `a failure of no source in particular names none`() {
        let alert = PhotoFailureAlerts().alert(for: ApplicationError(.offline))
        #expect(alert.actions == [.retry, .cancel] && !alert.message.english.contains("'"))
    }

    @Test func `an export says what the folder had already`() throws {
        let photo = try #require(PhotoFileName("Cat.jpg"))
        let exists = ApplicationError(.storage(.exists(path: "/out/Cat.jpg")))
        let results: [Result<Bool, ApplicationError>] = [.success(true), .success(false), .failure(exists)]
        let report = Report(
            exports: results.map { ExportOutcome(photo: photo, result: $0) },
            to: "/out",
            isDryRun: false
        )
        #expect(
            report.entries.compactMap { $0.record?.columns() }
                == [["Cat.jpg", "copied", "0"], ["Cat.jpg", "present", "0"], ["Cat.jpg", "failed", "7"]]
        )
        #expect(report.footer?.english == "1 photo copied to '/out'" && report.outcome == .storage)
    }

    @Test(arguments: AlbumChange.Kind.allCases)
    func `every change that is undone has a sentence of its own`(_ kind: AlbumChange.Kind) throws {
        let photos = [try #require(PhotoFileName("Cat.jpg"))]
        let change = AlbumChange(kind, of: try AlbumName("Pets"), photos: photos)
        let sentence = Phrase(undone: change)
        #expect(sentence.english.contains("'Pets'") && sentence.japanese.contains("'Pets'"))
        let name = kind == .rename ? "renaming" : kind.rawValue
        #expect(sentence.english.lowercased().hasPrefix(name + " undone: "))
    }
}
