import PresentationKit

/// The headings of help texts and manual pages.
extension Phrase {
    static let examples = Phrase(en: "Examples", ja: "例")
    static let usage = Phrase(en: "Usage", ja: "使い方")
    static let commands = Phrase(en: "Commands", ja: "コマンド")
    static let arguments = Phrase(en: "Arguments", ja: "引数")
    static let options = Phrase(en: "Options", ja: "オプション")
    static let globalOptions = Phrase(en: "Options of every command", ja: "すべてのコマンドに共通のオプション")
    static let environment = Phrase(en: "Environment", ja: "環境変数")
    static let keys = Phrase(en: "Keys of the full screen", ja: "全画面のキー操作")
    static let files = Phrase(en: "Files", ja: "ファイル")
    static let exitStatus = Phrase(en: "Exit status", ja: "終了コード")
    static let name = Phrase(en: "Name", ja: "名前")
    static let synopsis = Phrase(en: "Synopsis", ja: "書式")
    static let description = Phrase(en: "Description", ja: "説明")
}
