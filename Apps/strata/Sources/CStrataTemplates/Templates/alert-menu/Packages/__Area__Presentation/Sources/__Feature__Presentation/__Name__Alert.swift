public import PresentationKit
public import __Feature__Contract

extension AlertStrategy<__Name__Action> {
    /// Creates the alert that asks before something happens.
    ///
    /// - Parameter name: the name of what the question is about.
    public init(about name: String) {
        self.init(
            title: Phrase(en: "Continue?", ja: "続けますか"),
            message: Phrase(en: "This changes '\(name)'.", ja: "'\(name)' が変わります。"),
            actions: [.proceed, .cancel],
            style: .actionSheet
        )
    }
}
