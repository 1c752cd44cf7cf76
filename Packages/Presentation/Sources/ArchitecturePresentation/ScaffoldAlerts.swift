import ArchitectureContract
import ArchitectureDomain
import DomainKit
import PresentationKit

extension AlertStrategy<ArchitectureAlertAction> {
    /// Returns the alert for a project or a feature that lacks what the templates use, or nil for another reason.
    static func missingDeclarations(
        _ refused: ValidationError,
        _ kind: ScaffoldKind,
        of feature: String?
    ) -> (Phrase, Phrase)? {
        if refused.rule == .present, refused.place == nil, refused.field == "TEMPLATE" {
            return (title, absence(of: refused.value))
        }
        guard refused.rule == .fitting else { return nil }
        let folder = ".\(Phrase.programName)/templates/\(kind.rawValue)"
        let message =
            if let feature {
                Phrase(
                    en: """
                        The templates need what \(feature) does not have: \(refused.value). Declare it there, or put templates of \
                        your own into '\(folder)'.
                        """,
                    ja: """
                        テンプレートが使う次のものが \(feature) にありません: \(refused.value)。そこに宣言するか、'\(folder)' に\
                        独自のテンプレートを置いてください。
                        """
                )
            } else {
                Phrase(
                    en: """
                        No feature has everything that the templates use. For example, this is missing: \(refused.value). Add a \
                        feature with '\(Phrase.programName) new feature', or put templates of your own into '\(folder)'.
                        """,
                    ja: """
                        テンプレートが使うものをすべて備えた機能がありません。足りないものの例: \(refused.value)。\
                        '\(Phrase.programName) new feature' で機能を加えるか、'\(folder)' に独自のテンプレートを置いてください。
                        """
                )
            }
        return (title, message)
    }

    private static var title: Phrase { Phrase(en: "The templates do not fit", ja: "テンプレートが合いません") }

    /// Returns the message that a template, or a file that templates edit, is not there.
    private static func absence(of path: String) -> Phrase {
        path.hasPrefix("templates/")
            ? Phrase(
                en: "No template has a path like '.\(Phrase.programName)/\(path)'. Add one.",
                ja: "'.\(Phrase.programName)/\(path)' のようなパスのテンプレートがありません。追加してください。"
            )
            : Phrase(
                en: "The templates use '\(path)', which the project does not have.",
                ja: "テンプレートが使う '\(path)' がプロジェクトにありません。"
            )
    }
}
