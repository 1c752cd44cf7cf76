import ArchitectureDomain
import PresentationKit

/// The lines about an addition to a project.
enum ScaffoldLines {
    /// Returns the tree of the files that would be changed.
    static func planned(_ plan: ScaffoldPlan) -> [Phrase] {
        tree(plan) + [Phrase(en: "Nothing was written.", ja: "何も書き込んでいません。")]
    }

    /// Returns the tree of the files that were changed, and what follows.
    static func made(_ plan: ScaffoldPlan) -> [Phrase] {
        let new = plan.changes.count { $0.old == nil }
        let edited = plan.changes.count - new
        return tree(plan) + [
            Phrase(
                en: "\(new.english("file")) created, \(edited) edited.",
                ja: "\(new) 個のファイルを作成し、\(edited) 個を編集しました。"
            ),
            Phrase(
                en: "'make test' checks the architecture and runs the tests.",
                ja: "'make test' でアーキテクチャを調べ、テストを実行します。"
            ),
        ]
    }

    // MARK: - Tree

    private static func tree(_ plan: ScaffoldPlan) -> [Phrase] {
        FileTreeLines.lines(plan.changes.map { ($0.path, $0.old == nil ? nil : FileTreeLines.edited) })
    }
}
