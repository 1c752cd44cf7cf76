package import PhotoDomain
package import PresentationKit

extension Phrase {
    /// Creates the sentence that photos were moved into the trash.
    package init(removed count: Int, from album: String) {
        self.init(
            en: "\(count == 1 ? "1 photo" : "\(count) photos") from '\(album)' moved to the trash.",
            ja: "'\(album)' の写真 \(count) 件をごみ箱に移しました。"
        )
    }

    /// Creates the sentence that an album was moved into the trash.
    package init(removed album: String) {
        self.init(en: "Album '\(album)' moved to the trash.", ja: "アルバム '\(album)' をごみ箱に移しました。")
    }

    /// Creates the sentence that a change was undone, or that there was nothing to undo.
    package init(undone change: AlbumChange?) {
        self = change?.undonePhrase ?? Phrase(en: "There is nothing to undo.", ja: "元に戻す操作はありません。")
    }
}

extension AlbumChange {
    /// A sentence that names the change and tells the state after its undoing.
    fileprivate var undonePhrase: Phrase {
        let names = photos.map { "'\($0)'" }.joined(separator: ", ")
        switch kind {
        case .removal where photos.isEmpty:
            return Phrase(en: "Removal undone: the album '\(album)' is back.", ja: "削除の取り消し: アルバム '\(album)' を戻しました。")
        case .removal:
            return Phrase(en: "Removal undone: \(names) in '\(album)'.", ja: "削除の取り消し: '\(album)' に \(names) を戻しました。")
        case .move:
            return Phrase(en: "Move undone: \(names) in '\(album)'.", ja: "移動の取り消し: '\(album)' に \(names) を戻しました。")
        case .rename:
            return Phrase(
                en: "Renaming undone: the album is called '\(album)' again.",
                ja: "名前の変更の取り消し: アルバムの名前を '\(album)' に戻しました。"
            )
        case .merge:
            return Phrase(
                en: "Merge undone: '\(album)' is a separate album again.",
                ja: "統合の取り消し: '\(album)' を独立したアルバムに戻しました。"
            )
        case .edit where photos.isEmpty:
            return Phrase(en: "Edit undone: '\(album)' is as it was before.", ja: "編集の取り消し: '\(album)' を変更前に戻しました。")
        case .edit:
            return Phrase(
                en: "Edit undone: \(names) in '\(album)' restored.",
                ja: "編集の取り消し: '\(album)' の \(names) を変更前に戻しました。"
            )
        case .overwriting:
            return Phrase(
                en: "Overwriting undone: previous version of \(names) restored in '\(album)'.",
                ja: "上書きの取り消し: '\(album)' の \(names) を上書き前に戻しました。"
            )
        case .import:
            let photos = photos.count == 1 ? "1 photo" : "\(photos.count) photos"
            return Phrase(
                en: "Import undone: \(photos) from '\(album)' moved to the trash.",
                ja: "取り込みの取り消し: '\(album)' の写真 \(self.photos.count) 件をごみ箱に移しました。"
            )
        }
    }
}
