import DomainKit
import PresentationKit

extension ApplicationError.StorageReason {
    /// What happened, and what to do next.
    var message: Phrase {
        switch self {
        case .full:
            Phrase(
                en: "The disk is full, so nothing was changed. Free some space and try again.",
                ja: "ディスクに空きがないため、何も変更しませんでした。空きを作ってからもう一度お試しください。"
            )
        case .notWritable(let path):
            Phrase(
                en:
                    "'\(path)' cannot be written, so nothing was changed. Check its permissions, or choose another folder.",
                ja: "'\(path)' に書き込めないため、何も変更しませんでした。権限を確認するか、別のフォルダーを指定してください。"
            )
        case .notLockable(let path):
            Phrase(
                en:
                    "The file system of '\(path)' does not support locks, so nothing was changed. Choose a folder on another file system.",
                ja: "'\(path)' のファイルシステムはロックに対応していないため、何も変更しませんでした。別の場所のフォルダーを指定してください。"
            )
        case .unconfirmed(let path):
            Phrase(
                en:
                    "Writing in '\(path)' failed halfway and could not be undone, so the change may have been made. Check it before you try again.",
                ja: "'\(path)' への書き込みが途中で失敗し、元に戻せませんでした。変更されている可能性があるため、確認してからもう一度お試しください。"
            )
        case .notReadable(let path):
            Phrase(
                en: "'\(path)' cannot be read. Check that it exists, and its permissions.",
                ja: "'\(path)' を読み取れません。存在するかどうかと、権限を確認してください。"
            )
        case .notAFile(let path):
            Phrase(
                en: "'\(path)' is not a file. Remove it, or replace it with a file.",
                ja: "'\(path)' はファイルではありません。削除するか、ファイルに置き換えてください。"
            )
        case .notUTF8(let path):
            Phrase(
                en: "The name of '\(path)' is not UTF-8, so it was left out. Rename it.",
                ja: "'\(path)' の名前が UTF-8 ではないため、対象から除きました。名前を変更してください。"
            )
        case .exists(let path):
            Phrase(
                en: "'\(path)' already exists and was not changed.",
                ja: "'\(path)' はすでにあるため、変更していません。"
            )
        case .missing(let paths):
            Phrase(
                en: "\(paths.quoted(by: ", ")) \(paths.count == 1 ? "does" : "do") not exist, so nothing was changed.",
                ja: "\(paths.quoted(by: "、")) がないため、何も変更していません。"
            )
        case .damaged(let setAside):
            Phrase(
                en:
                    "A stored file was damaged and has been moved to '\(setAside)'. Check its content before you delete it.",
                ja: "保存されたファイルが壊れていたため、'\(setAside)' に移動しました。削除する前に内容を確認してください。"
            )
        case .obstructed(let setAside):
            Phrase(
                en:
                    "Something other than a file was in the place of a stored file and has been moved to '\(setAside)'. Check it before you delete it.",
                ja: "保存されたファイルの場所にファイル以外のものがあったため、'\(setAside)' に移動しました。削除する前に内容を確認してください。"
            )
        case .tooLarge(let path, let limit):
            Phrase(
                en:
                    "'\(path)' is larger than \(limit >> 20) MiB and was not changed. Move it elsewhere, or remove it.",
                ja: "'\(path)' は \(limit >> 20) MiB を超えているため、そのままにしました。別の場所に移動するか、削除してください。"
            )
        case .malformed(let document):
            Phrase(
                en:
                    "The stored document '\(document)' does not have the expected form. Repair it, or remove it to start again.",
                ja: "保存された文書 '\(document)' の形式が正しくありません。修正するか、削除してやり直してください。"
            )
        case .malformedLine(let path, let line):
            Phrase(
                en:
                    "Line \(line) of '\(path)' does not have the form 'key = value'. Correct the line, or put '#' before it.",
                ja: "'\(path)' の \(line) 行目が 'key = value' の形式ではありません。修正するか、行頭に '#' を付けてください。"
            )
        case .repeatedKey(let key, let path, let line):
            Phrase(
                en: "Line \(line) of '\(path)' sets '\(key)' a second time. Remove one of the two lines.",
                ja: "'\(path)' の \(line) 行目で '\(key)' がもう一度設定されています。どちらかの行を削除してください。"
            )
        case .newerFormat(let path):
            Phrase(
                en:
                    "'\(path)' was written by a newer version of this program and was not changed. Update the program.",
                ja: "'\(path)' は新しいバージョンのプログラムで書かれたため、変更していません。プログラムを更新してください。"
            )
        case .exposed(let path):
            Phrase(
                en:
                    "Other users can read or change '\(path)', so the secret in it was not used. Remove their permissions (chmod go= '\(path)') and get a new token.",
                ja:
                    "'\(path)' を他の人が読み書きできるため、その中の秘密情報は使いませんでした。権限を取り除き（chmod go= '\(path)'）、新しいトークンを取得してください。"
            )
        case .secretsUnavailable(let store):
            Phrase(
                en: "The system did not give access to the \(store). Unlock the device, and try again.",
                ja: "システムが \(store) の使用を許可しませんでした。端末のロックを解除して、もう一度お試しください。"
            )
        case .busy(let path):
            Phrase(
                en: "Another program is using '\(path)'. Wait until it has finished, and try again.",
                ja: "'\(path)' は別のプログラムが使用中です。終わるのを待ってからもう一度お試しください。"
            )
        }
    }
}

extension [String] {
    fileprivate func quoted(by separator: String) -> String {
        map { "'\($0)'" }.joined(separator: separator)
    }
}
