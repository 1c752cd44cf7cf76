import PresentationKit

/// The actions of the article's alert; `docs/listings.md` quotes them.
enum FetchPhotoErrorAction: String, AlertActionType {
    case retry = "Retry"
    case cancel = "Cancel"
    case setting = "Setting"
    case signIn = "Sign In"
    case confirm = "Confirm"

    var title: Phrase {
        Phrase(verbatim: self.rawValue)
    }

    var style: AlertActionStyle {
        self == .cancel ? .cancel : .default
    }
}

/// A photo, which the article leaves to its readers.
struct Photo: Equatable {}

extension Result<Photo, AlertStrategy<FetchPhotoErrorAction>> {
    /// The result of a photo that could not be fetched.
    static var notFetched: Self {
        .failure(
            AlertStrategy(
                title: Phrase(verbatim: "Error"),
                message: Phrase(verbatim: "The photo was not fetched."),
                actions: [.retry, .setting, .cancel],
                style: .actionSheet
            )
        )
    }
}
