import DomainKit
import PhotoDomain
import PresentationKit
import PresenterKit
import ReportKit

extension Phrase {
    /// Creates the outcome for a photo in one line.
    init(of name: String, _ result: Result<AddedPhoto, ApplicationError>) {
        switch result {
        case .success(let added) where added.isDuplicate:
            self.init(
                en: "\(name): already there as '\(added.photo.fileName)'",
                ja: "\(name): '\(added.photo.fileName)' としてすでにあります"
            )
        case .success(let added): self.init(verbatim: "\(name): \(added.photo.fileName)")
        case .failure: self.init(en: "\(name): not added", ja: "\(name): 追加できませんでした")
        }
    }

    /// Creates the notice that a photo was not added, with the reason.
    init(notAdded name: String, _ reason: Phrase) {
        self.init(
            en: "'\(name)' was not added. \(reason.english)",
            ja: "'\(name)' を追加できませんでした。\(reason.japanese)"
        )
    }

    /// Creates the sentence that photos were added to an album, or that a run without `--dry-run` would add them.
    init(added count: Int, to album: String, isDryRun: Bool) {
        let photos = Phrase.photoCount(count).english
        self =
            isDryRun
            ? Phrase(en: "\(photos) would be added to '\(album)'", ja: "'\(album)' に追加されるのは写真 \(count) 件です")
            : Phrase(en: "\(photos) added to '\(album)'", ja: "'\(album)' に写真を \(count) 件追加しました")
    }

    /// Returns the number of photos.
    static func photoCount(_ count: Int) -> Phrase {
        Phrase(en: count == 1 ? "1 photo" : "\(count) photos", ja: "写真 \(count) 件")
    }

    /// Returns the number of photos that are shown, with the total if it is known.
    static func photosShown(_ count: Int, of total: Int?, hasNext: Bool) -> Phrase {
        if count == 0, !hasNext { return .noPhotos }
        guard let total else { return .photoCount(count) }
        return Phrase(en: "\(count) of \(total) photos", ja: "\(total) 件中 \(count) 件")
    }

    static var noPhotos: Phrase { Phrase(en: "No photos", ja: "写真はありません") }
}

extension Result<AddedPhoto, ApplicationError> {
    /// A Boolean value that indicates whether the photo was added; false also for one that the album had already.
    var isAdded: Bool { (try? get())?.isDuplicate == false }

    /// The values of the fields of a record.
    var facts: (outcome: String, file: String?, exitCode: Int) {
        switch self {
        case .success(let added): (added.isDuplicate ? "duplicate" : "added", added.photo.fileName.text, 0)
        case .failure(let error): ("failed", nil, Int(ExitOutcome(error).code))
        }
    }
}
