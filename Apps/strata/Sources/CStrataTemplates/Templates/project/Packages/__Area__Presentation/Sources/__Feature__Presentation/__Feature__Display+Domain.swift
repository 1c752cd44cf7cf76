import PresentationKit
import __Feature__Contract
import __Feature__Domain

extension __Feature__Display {
    /// Creates the display value of a count.
    init(_ value: __Feature__) {
        self.init(
            label: Phrase(en: "Counted: \(value.count)", ja: "カウント: \(value.count)"),
            button: Phrase(en: "Add one", ja: "1 を足す")
        )
    }
}
