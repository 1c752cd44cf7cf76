import DomainKit
import FailureKit
import PhotoContract
import PhotoDomain
public import PhotoUseCase
import PresentationKit
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
        self.init(of: DownloadField.self) { field in
            switch field {
            case .id: .text(outcome.id.description)
            case .outcome: .text(word)
            case .file: .text(file)
            case .exitCode: .integer(code)
            }
        }
    }
}
