import Foundation
import PhotoContract
public import PhotoDomain
public import PhotoUseCase
import PresentationKit
import PresenterKit
public import ReportKit

extension Report {
    /// Creates the report on the albums.
    public init(albums list: AlbumList) {
        let notices = list.unreadable.map { album in
            let reason = FailureText(album.error).message
            return Phrase(
                en: "The album '\(album.name)' cannot be read. \(reason.english)",
                ja: "アルバム '\(album.name)' を読み取れません。\(reason.japanese)"
            )
        }
        self.init(
            list.albums.map { album in
                Entry(
                    [
                        ReportLine(Phrase(verbatim: album.name.text), .strong),
                        ReportLine(.photos(album.photos.count), .faint, depth: 1),
                    ],
                    record: Record(of: album)
                )
            },
            footer: Phrase(albums: list.albums.count),
            notices: notices
                + list.otherFolders.map { folder in
                    Phrase(
                        en: """
                            The folder '\(folder)' is not shown as an album, because some systems refuse its name. Rename it, \
                            without < > : " \\ | ? * and dots at the ends.
                            """,
                        ja: """
                            フォルダー '\(folder)' の名前は使えないシステムがあるため、アルバムとして表示しません。< > : " \\ | ? * と\
                            先頭・末尾の点を含まない名前に変えてください。
                            """
                    )
                },
            outcome: list.unreadable.first.map { ExitOutcome($0.error) } ?? .done
        )
    }

    /// Creates the report on the photos of an album.
    public init(album: Album) {
        self.init(
            heading: Phrase(verbatim: album.name.text),
            album.photos.map { photo in
                Entry(
                    [
                        ReportLine(Phrase(verbatim: photo.fileName.text), .strong),
                        ReportLine(photo.summary, .faint, depth: 1),
                    ],
                    record: Record(of: photo, in: album.name)
                )
            },
            footer: .photos(album.photos.count)
        )
    }

    /// Returns the report that an album was created.
    public static func created(_ name: String) -> Report {
        Report(Phrase(en: "Album '\(name)' is ready.", ja: "アルバム '\(name)' を用意しました。"), record: nil)
    }

    /// Returns the report that an album was renamed.
    public static func renamed(_ name: String, to newName: String) -> Report {
        Report(
            Phrase(en: "'\(name)' renamed to '\(newName)'.", ja: "'\(name)' を '\(newName)' に変更しました。"),
            record: nil
        )
    }

    /// Returns the report that photos were moved into another album.
    public static func moved(_ count: Int, to album: String) -> Report {
        Report(
            Phrase(
                en: "\(Phrase.photoCount(count).english) moved to '\(album)'.",
                ja: "写真 \(count) 件を '\(album)' に移動しました。"
            ),
            record: nil
        )
    }

    /// Returns the report that photos were moved into the trash.
    ///
    /// - Parameter isDryRun: true if they were not, so that nothing can be undone.
    public static func removed(_ count: Int, from album: String, isDryRun: Bool = false) -> Report {
        Report(removal: Phrase(removed: count, from: album), of: count == 1 ? "it" : "them", isDryRun)
    }

    /// Returns the report that an album was moved into the trash.
    ///
    /// - Parameter isDryRun: true if it was not, so that nothing can be undone.
    public static func removed(_ album: String, isDryRun: Bool = false) -> Report {
        Report(removal: Phrase(removed: album), of: "it", isDryRun)
    }

    private init(removal: Phrase, of them: String, _ isDryRun: Bool) {
        let undo = "'\(Phrase.programName) undo'"
        let hint = Phrase(en: " \(undo) restores \(them).", ja: "\(undo) で元に戻せます。")
        self.init(isDryRun ? removal : Phrase(joining: [removal, hint], by: ""), record: nil)
    }

    /// Returns the report that an album became part of another one.
    public static func merged(_ name: String, into target: String) -> Report {
        Report(
            Phrase(en: "'\(name)' merged into '\(target)'.", ja: "'\(name)' を '\(target)' に統合しました。"),
            record: nil
        )
    }

    /// Returns the report that an album, or some of its photos, were changed.
    public static func edited(_ photos: Int, of album: String) -> Report {
        Report(
            photos == 0
                ? Phrase(en: "'\(album)' changed.", ja: "'\(album)' を変更しました。")
                : Phrase(
                    en: "\(Phrase.photoCount(photos).english) in '\(album)' changed.",
                    ja: "'\(album)' の写真 \(photos) 件を変更しました。"
                ),
            record: nil
        )
    }

    /// Returns the report that the trash was emptied, or would be.
    public static func emptied(_ size: TrashSize?, isDryRun: Bool) -> Report {
        guard let size, size.fileCount > 0 else {
            return Report(Phrase(en: "The trash is empty.", ja: "ごみ箱は空です。"), record: nil)
        }
        let files = size.fileCount == 1 ? "1 file" : "\(size.fileCount) files"
        let bytes = size.byteCount.byteText
        return Report(
            Phrase(
                en: "\(files) (\(bytes)) deleted from the trash."
                    + (isDryRun ? "" : " Earlier changes cannot be undone."),
                ja: "ごみ箱の \(size.fileCount) 件（\(bytes)）を削除しました。" + (isDryRun ? "" : "これより前の操作は元に戻せません。")
            ),
            record: nil
        )
    }

    /// Creates the report on a change that was undone, or the notice that there was nothing to undo.
    public init(undone: AlbumChange?) {
        let sentence = Phrase(undone: undone)
        if undone == nil {
            self.init([], notices: [sentence], outcome: .notFound)
        } else {
            self.init(sentence, record: nil)
        }
    }
}

extension AlbumPhoto {
    fileprivate var summary: Phrase {
        let (title, author) = (origin?.title, origin?.credit.author)
        return Phrase(
            joining: [title, author].map { $0.map { Phrase(verbatim: $0) } }
                + [(origin?.credit.licence).map { Phrase($0) }, caption.map { Phrase(verbatim: $0) }],
            by: "  "
        )
    }
}

extension Phrase {
    fileprivate static func photos(_ count: Int) -> Phrase { count == 0 ? .noPhotos : .photoCount(count) }

    fileprivate init(albums count: Int) {
        switch count {
        case 0:
            self.init(
                en: "No albums. Create one with '\(Phrase.programName) get PHOTO --into NAME'.",
                ja: "アルバムはありません。'\(Phrase.programName) get PHOTO --into NAME' で作成できます。"
            )
        case 1: self.init(en: "1 album", ja: "アルバム 1 件")
        default: self.init(en: "\(count) albums", ja: "アルバム \(count) 件")
        }
    }
}

extension Record {
    fileprivate init(of album: Album) {
        self.init(columns: [.name, .photos, .bytes]) { (field: AlbumField) in
            switch field {
            case .name: .text(album.name.text)
            case .photos: .integer(album.photos.count)
            case .bytes: .integer(album.photos.reduce(0) { $0 + $1.byteCount })
            case .cover: .text(album.cover?.fileName.text)
            case .caption: .text(album.description.caption)
            case .tags: .list(album.description.tags)
            }
        }
    }

    /// Creates the record of a photo in an album.
    init(of photo: AlbumPhoto, in album: AlbumName, document: String? = nil) {
        let columns: [AlbumPhotoField] = [.file, .title, .author, .licence, .page]
        self.init(columns: columns, document: document) { (field: AlbumPhotoField) in
            switch field {
            case .album: .text(album.text)
            case .file: .text(photo.fileName.text)
            case .id: .text(photo.origin?.id.description)
            case .title: .text(photo.origin?.title)
            case .author: .text(photo.origin?.credit.author)
            case .licence: .text(photo.origin?.credit.licence.name)
            case .page: .text(photo.origin?.credit.page?.absoluteString)
            case .authorURL: .text(photo.origin?.credit.authorURL?.absoluteString)
            case .licenceURL: .text(photo.origin?.credit.licence.url?.absoluteString)
            case .bytes: .integer(photo.byteCount)
            case .addedAt: .date(photo.origin?.addedAt)
            case .caption: .text(photo.caption)
            case .tags: .list(photo.tags)
            }
        }
    }
}
