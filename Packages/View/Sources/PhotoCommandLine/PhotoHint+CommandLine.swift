public import PhotoContract
public import PresentationKit

extension PhotoHint {
    /// The words for the users of a command line, a sentence.
    public var commandLinePhrase: Phrase {
        switch self {
        case .browseOffline:
            Phrase(en: "'--source demo' has drawings that need no network.", ja: "'--source demo' の内蔵の絵には接続は要りません。")
        case .changeSource:
            Phrase(
                en: """
                    Choose another source with '--source SOURCE', or permanently with \
                    '\(Phrase.programName) config set source SOURCE'.
                    """,
                ja: "'--source SOURCE' で、または常に使うなら '\(Phrase.programName) config set source SOURCE' で変更できます。"
            )
        case .setKey(let source):
            Phrase(
                en: "Set it in the environment variable \(PhotoSourceDescription.keyVariable(of: source)).",
                ja: "環境変数 \(PhotoSourceDescription.keyVariable(of: source)) に設定してください。"
            )
        case .emptyTrash:
            Phrase(
                en: "'\(Phrase.programName) empty-trash' deletes what is in the trash.",
                ja: "'\(Phrase.programName) empty-trash' でごみ箱を空にできます。"
            )
        case .mergeAlbums:
            Phrase(
                en: "'\(Phrase.programName) albums merge' merges two albums, and renames photos.",
                ja: "'\(Phrase.programName) albums merge' なら、写真の名前を変えて統合できます。"
            )
        }
    }
}
