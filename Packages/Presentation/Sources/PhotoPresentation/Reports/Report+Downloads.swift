public import DomainKit
import Foundation
import PhotoContract
public import PhotoDomain
public import PhotoUseCase
import PresentationKit
import PresenterKit
public import ReportKit

extension Report {
    /// Creates the report on downloads into an album, of which `count` outcomes were reported before.
    ///
    /// The outcome is that of the failures if they have one reason.
    public init(downloads progress: DownloadProgress, after count: Int = 0, into album: String) {
        let new = progress.outcomes.dropFirst(count)
        self.init(
            new.map { Entry([ReportLine($0.phrase)], record: Record(of: $0)) },
            footer: Phrase(added: progress.outcomes.count(where: \.result.isAdded), to: album, isDryRun: false),
            notices: new.compactMap { outcome in
                outcome.result.failure.map { Phrase(notAdded: "\(outcome.id)", FailureText($0).message) }
            },
            outcome: ExitOutcome(ofEach: progress.outcomes.map { $0.result.map { _ in } })
        )
    }
}

extension Report {
    /// Creates the report on what a download into an album would do.
    public init(planned downloads: [PlannedDownload], into album: String) {
        self.init(
            downloads.map { Entry([ReportLine($0.phrase)], record: Record(of: $0)) },
            footer: Phrase(added: downloads.count(where: \.isAdded), to: album, isDryRun: true),
            notices: downloads.compactMap { download in
                guard let reason = download.result.failure.map({ FailureText($0).message }) else { return nil }
                return Phrase(
                    en: "'\(download.id)' cannot be added. \(reason.english)",
                    ja: "'\(download.id)' は追加できません。\(reason.japanese)"
                )
            },
            outcome: ExitOutcome(ofEach: downloads.map { $0.result.map { _ in } })
        )
    }
}

extension PlannedDownload {
    /// A Boolean value that indicates whether the album would get the photo, in the place of another file or not.
    fileprivate var isAdded: Bool {
        guard case .success(let name) = result else { return false }
        return name == nil || overwrites
    }

    fileprivate var phrase: Phrase {
        switch result {
        case .success(let name?) where overwrites:
            Phrase(en: "\(id): would overwrite '\(name)'", ja: "\(id): '\(name)' を上書きします")
        case .success(let name?): Phrase(en: "\(id): already there as '\(name)'", ja: "\(id): '\(name)' としてすでにあります")
        case .success(nil): Phrase(en: "\(id): would be added", ja: "\(id): 追加されます")
        case .failure: Phrase(en: "\(id): cannot be added", ja: "\(id): 追加できません")
        }
    }
}

extension DownloadProgress.Outcome {
    var phrase: Phrase { Phrase(of: "\(id)", result) }
}

extension Record {
    fileprivate init(of outcome: DownloadProgress.Outcome) {
        let (word, file, code) = outcome.result.facts
        self.init(outcome.id, word, file, code)
    }

    fileprivate init(of download: PlannedDownload) {
        switch download.result {
        case .success(let name): self.init(download.id, download.isAdded ? "added" : "duplicate", name?.text, 0)
        case .failure(let error): self.init(download.id, "failed", nil, Int(ExitOutcome(error).code))
        }
    }

    private init(_ id: PhotoID, _ outcome: String, _ file: String?, _ code: Int) {
        self.init(of: DownloadField.self) { field in
            switch field {
            case .id: .text(id.description)
            case .outcome: .text(outcome)
            case .file: .text(file)
            case .exitCode: .integer(code)
            }
        }
    }
}

extension Report {
    /// Creates the report on a page of photos.
    public init(photos page: Page<Photo>) {
        self.init(
            page.elements.map { photo in
                Entry(
                    [
                        ReportLine(Phrase(verbatim: photo.title), .strong),
                        ReportLine(photo.summary, .faint, depth: 1),
                    ],
                    record: Record(of: photo)
                )
            },
            footer: Phrase(
                joining: [
                    .photosShown(page.elements.count, of: page.total, hasNext: page.next != nil),
                    page.next.map { _ in Phrase(en: "; '--page' shows more", ja: "。'--page' で続きを表示します") },
                ],
                by: ""
            )
        )
    }

    /// Creates the report on one photo with all facts.
    public init(photo: Photo) {
        let lines = [ReportLine(Phrase(verbatim: photo.title), .strong)] + photo.facts
        self.init([Entry(lines, record: Record(of: photo, isSingle: true))])
    }
}

extension Photo {
    /// The identity, the size, the author and the licence in one line.
    fileprivate var summary: Phrase {
        let facts = [id.description, size?.description, credit.author].map { $0.map { Phrase(verbatim: $0) } }
        return Phrase(joining: facts + [Phrase(credit.licence)], by: "  ")
    }

    fileprivate var facts: [ReportLine] {
        let facts: [(Phrase, Phrase?)] = [
            (Phrase(en: "Photo", ja: "写真"), Phrase(verbatim: id.description)),
            (Phrase(en: "Size", ja: "サイズ"), size.map { Phrase(verbatim: $0.description) }),
            (Phrase(en: "File", ja: "ファイル"), details.file),
            (Phrase(en: "Taken", ja: "撮影日"), details.takenOn.map { Phrase(verbatim: $0.text) }),
            (
                Phrase(en: "Published", ja: "公開日時"),
                details.publishedAt.map { Phrase(verbatim: $0.formatted(.iso8601)) }
            ), (Phrase(en: "Author", ja: "作者"), credit.author.map { Phrase(verbatim: $0) }),
            (
                Phrase(en: "Author's page", ja: "作者のページ"),
                credit.authorURL.map { Phrase(verbatim: $0.absoluteString) }
            ), (Phrase(en: "Licence", ja: "ライセンス"), Phrase(credit.licence)),
            (
                Phrase(en: "Licence text", ja: "ライセンスの本文"),
                credit.licence.url.map { Phrase(verbatim: $0.absoluteString) }
            ), (Phrase(en: "Page", ja: "ページ"), credit.page.map { Phrase(verbatim: $0.absoluteString) }),
            (Phrase(en: "Tags", ja: "タグ"), tags.isEmpty ? nil : Phrase(verbatim: tags.joined(separator: ", "))),
            (Phrase(en: "Description", ja: "説明"), caption.map { Phrase(verbatim: $0) }),
        ]
        return facts.compactMap { name, value in
            value.map { ReportLine(Phrase(joining: [name, $0], by: ": "), depth: 1) }
        }
    }
}

extension PhotoDetails {
    /// The media type and the size of the file, or nil if neither is known.
    fileprivate var file: Phrase? {
        let facts = [mediaType, byteCount?.byteText].compactMap(\.self)
        return facts.isEmpty ? nil : Phrase(verbatim: facts.joined(separator: ", "))
    }
}

extension Record {
    fileprivate init(of photo: Photo, isSingle: Bool = false) {
        let columns: [PhotoField] = [.id, .title, .author, .licence, .width, .height, .page]
        self.init(columns: isSingle ? nil : columns, isSingle: isSingle) { (field: PhotoField) in
            switch field {
            case .id: .text(photo.id.description)
            case .title: .text(photo.title)
            case .author: .text(photo.credit.author)
            case .licence: .text(photo.credit.licence.name)
            case .width: .integer(photo.size?.width)
            case .height: .integer(photo.size?.height)
            case .page: .text(photo.credit.page?.absoluteString)
            case .authorURL: .text(photo.credit.authorURL?.absoluteString)
            case .licenceURL: .text(photo.credit.licence.url?.absoluteString)
            case .terms: .text(photo.credit.licence.terms.rawValue)
            case .caption: .text(photo.caption)
            case .tags: .list(photo.tags)
            case .takenOn: .text(photo.details.takenOn?.text)
            case .publishedAt: .date(photo.details.publishedAt)
            case .mediaType: .text(photo.details.mediaType)
            case .bytes: .integer(photo.details.byteCount)
            }
        }
    }
}
