#if canImport(UIKit)
    public import PhotoContract
    public import PresentationKit

    extension PhotoHint {
        /// The words for the users of a touch screen, a sentence; nil for a way out that it does not have.
        public var touchPhrase: Phrase? {
            switch self {
            case .browseOffline, .changeSource:
                Phrase(
                    en: "The menu at the top has other sources, and drawings that need no network.",
                    ja: "上のメニューから、ほかの取得元や、接続の要らない内蔵の絵を選べます。"
                )
            case .setKey, .emptyTrash, .mergeAlbums: nil
            }
        }
    }
#endif
