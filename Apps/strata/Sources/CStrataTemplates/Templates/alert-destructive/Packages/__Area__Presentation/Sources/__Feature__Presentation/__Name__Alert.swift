public import PresentationKit
public import __Feature__Contract

extension AlertStrategy<__Name__Action> {
    /// Creates the alert that asks before something happens.
    ///
    /// - Parameter name: the name of what the question is about.
    public init(about name: String) {
        self.init(
            title: Phrase(en: "Delete '\(name)'?", ja: "'\(name)' を削除しますか"),
            message: Phrase(en: "This cannot be undone.", ja: "元には戻せません。"),
            actions: [.proceed, .cancel]
        )
    }
}
