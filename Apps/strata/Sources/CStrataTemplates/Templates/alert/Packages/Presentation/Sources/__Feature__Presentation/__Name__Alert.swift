public import PresentationKit
public import __Feature__Contract
public import __Feature__Domain

extension AlertStrategy<__Name__Action> {
    /// Creates the alert that asks before something happens.
    ///
    /// - Parameter value: the value that the question is about.
    public init(about value: __Feature__) {
        self.init(
            title: Phrase(en: "Continue?", ja: "続けますか"),
            message: Phrase(en: "The count is \(value.count).", ja: "カウントは \(value.count) です。"),
            actions: [.proceed, .cancel]
        )
    }
}
