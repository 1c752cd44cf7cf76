import ArchitectureContract
import ArchitectureDomain
import DomainKit
import PresentationKit
import ReportKit

extension AlertStrategy<ArchitectureAlertAction> {
    /// Creates the alert for the conflicts of an upgrade, or nil if there are none.
    ///
    /// - Parameter isDone: a Boolean value that indicates whether the changes were made.
    init?(_ plan: UpgradePlan, isDone: Bool) {
        let count = plan.files.count { $0.effect.isConflict }
        guard count > 0 else { return nil }
        let folder = ProjectPlan.baseFolder
        let left = isDone ? "was left as it is" : "will be left as it is"
        let leftPlural = isDone ? "were left as they are" : "will be left as they are"
        let advice =
            isDone
            ? Phrase(
                en: "Take what you need from the new template in '\(folder)'.",
                ja: "新しいテンプレートは '\(folder)' にあります。必要な変更を取り入れてください。"
            )
            : Phrase(
                en: "The upgrade puts the new template into '\(folder)'.",
                ja: "実行すると、新しいテンプレートを '\(folder)' に書き込みます。"
            )
        self.init(
            title: Phrase(en: "Conflicts", ja: "競合があります"),
            message: Phrase(
                en: """
                    \(count.english("file")) with edits where the template has changed \(count == 1 ? left : leftPlural). \
                    \(advice.english)
                    """,
                ja: "\(count) 個のファイルは、テンプレートの変更箇所が編集されているため、そのまま残します。\(advice.japanese)"
            ),
            actions: [.close],
            outcome: .failed
        )
    }

    /// Returns the alert for a folder that cannot be upgraded, or nil for another reason.
    static func notUpgradable(_ refused: ValidationError, in root: String) -> (Phrase, Phrase)? {
        switch (refused.field, refused.rule) {
        case (UpgradePlan.versionField, .oneOf(let versions)):
            let version = versions.joined()
            return (
                Phrase(en: "A later version is needed", ja: "新しい版が必要です"),
                Phrase(
                    en: """
                        The project has the templates of version '\(refused.value)', and this is version '\(version)' of \
                        \(Phrase.programName). Install version '\(refused.value)' or a later one.
                        """,
                    ja: """
                        プロジェクトは版 '\(refused.value)' のテンプレートを使っていますが、この \(Phrase.programName) は版 '\(version)' です。\
                        '\(refused.value)' 以降をインストールしてください。
                        """
                )
            )
        case ("--root", .present):
            return (
                Phrase(en: "Not a project", ja: "プロジェクトではありません"),
                Phrase(
                    en: """
                        There is no '\(ProjectOrigin.file)' in '\(root)': only projects that '\(Phrase.programName) new project' \
                        created can be upgraded. Use '--root' to name the folder.
                        """,
                    ja: """
                        '\(root)' に '\(ProjectOrigin.file)' がありません。'\(Phrase.programName) new project' で作成したプロジェクトだけを\
                        更新できます。'--root' でフォルダーを指定してください。
                        """
                )
            )
        default: return nil
        }
    }
}
