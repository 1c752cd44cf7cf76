public import PresentationKit
public import __Feature__Contract

extension AlertStrategy<__Name__Action> {
    /// Creates the alert that asks for a text.
    ///
    /// - Parameter text: the text that is in the field at first.
    public init(editing text: String) {
        let label = Phrase(verbatim: "__label__")
        self.init(
            title: label,
            message: Phrase(en: "Enter a text.", ja: "文字列を入力してください。"),
            actions: [.save, .cancel],
            textField: AlertTextField(label: label, text: text)
        )
    }
}
