import PresentationKit

/// The answers to the article's question before data is saved; `docs/listings.md` quotes them.
enum SaveDataAction: AlertActionType {
    case save, cancel

    var title: Phrase {
        switch self {
        case .save: Phrase(en: "OK", ja: "OK")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    var style: AlertActionStyle {
        self == .cancel ? .cancel : .default
    }
}

extension AlertStrategy<SaveDataAction> {
    /// The question before data is saved.
    static var saveConfirmation: Self {
        AlertStrategy(
            title: Phrase(en: "Save the Data", ja: "データの保存確認"),
            message: Phrase(en: "Do you want to save the data?", ja: "データを保存してもいいですか？"),
            actions: [.save, .cancel]
        )
    }
}
