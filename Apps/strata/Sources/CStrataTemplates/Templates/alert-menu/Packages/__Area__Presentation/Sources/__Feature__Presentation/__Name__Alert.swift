public import PresentationKit
public import __Feature__Contract

extension AlertStrategy<__Name__Action> {
    /// Creates the menu of what can be done with something.
    ///
    /// - Parameter name: its name.
    public init(about name: String) {
        self.init(
            title: Phrase(verbatim: name),
            message: Phrase(en: "Choose an action.", ja: "操作を選んでください。"),
            actions: [.edit, .delete, .cancel],
            style: .actionSheet
        )
    }
}
