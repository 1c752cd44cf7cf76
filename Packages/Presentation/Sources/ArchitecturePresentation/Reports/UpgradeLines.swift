import ArchitectureDomain
import PresentationKit

/// The lines about an upgrade of a project.
enum UpgradeLines {
    /// Returns the tree of the files that would be changed, and of the conflicts.
    static func planned(_ plan: UpgradePlan) -> [Phrase] {
        guard !plan.changes.isEmpty else { return upToDate }
        return tree(plan) + [Phrase(en: "Nothing was written.", ja: "何も書き込んでいません。")]
    }

    /// Returns the tree of the files that were changed, and of the conflicts.
    static func made(_ plan: UpgradePlan) -> [Phrase] {
        guard !plan.changes.isEmpty else { return upToDate }
        let count = { (effect: UpgradePlan.File.Effect) in plan.files.count { $0.effect == effect } }
        let (new, edited, removed) = (count(.created), count(.edited), count(.removed))
        return tree(plan) + [
            Phrase(
                en: "\(new.english("file")) created, \(edited) edited, \(removed) removed.",
                ja: "\(new) 個のファイルを作成し、\(edited) 個を編集し、\(removed) 個を削除しました。"
            ),
            Phrase(
                en: "'make test' checks the architecture and runs the tests.",
                ja: "'make test' でアーキテクチャを調べ、テストを実行します。"
            ),
        ]
    }

    private static let upToDate = [
        Phrase(en: "The project has the templates of this version.", ja: "プロジェクトはこの版のテンプレートに合っています。")
    ]

    private static func tree(_ plan: UpgradePlan) -> [Phrase] {
        FileTreeLines.lines(plan.files.map { ($0.path, note(on: $0.effect)) })
    }

    private static func note(on effect: UpgradePlan.File.Effect) -> Phrase? {
        switch effect {
        case .created: nil
        case .edited: FileTreeLines.edited
        case .removed: Phrase(en: "removed", ja: "削除")
        case .conflict(nil): Phrase(en: "conflict", ja: "競合")
        case .conflict(let line?): Phrase(en: "conflict in line \(line)", ja: "\(line) 行目で競合")
        }
    }
}

extension UpgradePlan.File.Effect {
    /// A Boolean value that indicates whether the file is left as it is, unlike its template.
    var isConflict: Bool {
        if case .conflict = self { true } else { false }
    }
}
