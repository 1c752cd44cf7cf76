import PhotoContract
import PhotoDomain
public import PhotoUseCase
import PresentationKit
import PresenterKit
public import ReportKit

extension Report {
    /// Creates the report on downloads into an album; the outcome is that of the failures if they have one reason.
    ///
    /// - Parameters:
    ///   - progress: the downloads.
    ///   - count: the number of outcomes that were reported before.
    ///   - album: the name of the album.
    public init(downloads progress: DownloadProgress, after count: Int = 0, into album: String) {
        let new = progress.outcomes.dropFirst(count)
        let added = progress.outcomes.count {
            if case .success(let added) = $0.result { !added.isDuplicate } else { false }
        }
        self.init(
            new.map { Entry([ReportLine($0.phrase)], record: Record(of: $0)) },
            footer: Phrase(
                en: "\(added == 1 ? "1 photo" : "\(added) photos") added to '\(album)'",
                ja: "'\(album)' に写真を \(added) 件追加しました"
            ),
            notices: new.compactMap(\.notice),
            outcome: ExitOutcome(ofEach: progress.outcomes.map { $0.result.map { _ in } })
        )
    }
}

extension Report {
    /// Creates the report on what a download into an album would do.
    public init(planned downloads: [PlannedDownload], into album: String) {
        let added = downloads.count { $0.isAdded }
        self.init(
            downloads.map { Entry([ReportLine($0.phrase)], record: Record(of: $0)) },
            footer: Phrase(
                en: "\(added == 1 ? "1 photo" : "\(added) photos") would be added to '\(album)'",
                ja: "'\(album)' に追加されるのは写真 \(added) 件です"
            ),
            notices: downloads.compactMap { download in
                guard case .failure(let error) = download.result else { return nil }
                let reason = FailureText(error).message
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
    var phrase: Phrase {
        switch result {
        case .success(let added) where added.isDuplicate:
            Phrase(
                en: "\(id): already there as '\(added.photo.fileName)'",
                ja: "\(id): '\(added.photo.fileName)' としてすでにあります"
            )
        case .success(let added): Phrase(verbatim: "\(id): \(added.photo.fileName)")
        case .failure: Phrase(en: "\(id): not added", ja: "\(id): 追加できませんでした")
        }
    }

    /// The reason of a failure, or nil.
    fileprivate var notice: Phrase? {
        guard case .failure(let error) = result else { return nil }
        let reason = FailureText(error).message
        return Phrase(en: "'\(id)' was not added. \(reason.english)", ja: "'\(id)' を追加できませんでした。\(reason.japanese)")
    }
}

extension Record {
    fileprivate init(of outcome: DownloadProgress.Outcome) {
        let (word, file, code): (String, String?, Int) =
            switch outcome.result {
            case .success(let added): (added.isDuplicate ? "duplicate" : "added", added.photo.fileName.text, 0)
            case .failure(let error): ("failed", nil, Int(ExitOutcome(error).code))
            }
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
