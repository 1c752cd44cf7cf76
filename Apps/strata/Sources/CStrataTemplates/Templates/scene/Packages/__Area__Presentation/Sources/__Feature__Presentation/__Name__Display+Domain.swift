import PresentationKit
import __Feature__Contract
import __Feature__Domain

extension __Name__Display {
    /// Creates the display value of what is stored.
    init(_ value: __Feature__) {
        self.init(label: Phrase(en: "__Name__: \(value.count)", ja: "__Name__: \(value.count)"))
    }
}
