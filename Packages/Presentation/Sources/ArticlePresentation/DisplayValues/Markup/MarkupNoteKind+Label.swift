import ArticleDomain
import PresentationKit

extension MarkupNoteKind {
    /// The label of a note.
    var label: Phrase {
        switch self {
        case .info: Phrase(en: "Note", ja: "補足")
        case .warning: Phrase(en: "Warning", ja: "注意")
        case .alert: Phrase(en: "Danger", ja: "警告")
        }
    }
}
