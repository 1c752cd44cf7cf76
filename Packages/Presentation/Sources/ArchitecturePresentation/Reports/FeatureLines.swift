import ArchitectureDomain
import PresentationKit

/// The lines about a feature that is removed from a project or renamed.
enum FeatureLines {
    /// Returns the tree of the files that would be changed, and what is left to be edited.
    static func planned(_ plan: FeaturePlan) -> [Phrase] {
        tree(plan) + leftovers(plan) + [Phrase(en: "Nothing was written.", ja: "何も書き込んでいません。")]
    }

    /// Returns the tree of the files that were changed, and what follows.
    static func changed(_ plan: FeaturePlan) -> [Phrase] {
        let removed = plan.changes.count { $0.new == nil } - plan.renamed.count
        let edited = plan.changes.count { $0.old != nil && $0.new != nil }
        let count =
            plan.renamed.isEmpty
            ? Phrase(
                en: "\(removed.english("file")) removed, \(edited) edited.",
                ja: "\(removed) 個のファイルを削除し、\(edited) 個を編集しました。"
            )
            : Phrase(
                en: "\(plan.renamed.count.english("file")) renamed, \(edited) edited.",
                ja: "\(plan.renamed.count) 個のファイルの名前を変え、\(edited) 個を編集しました。"
            )
        let check = Phrase(
            en: "'make test' checks the architecture and runs the tests.",
            ja: "'make test' でアーキテクチャを調べ、テストを実行します。"
        )
        return tree(plan) + leftovers(plan) + [count, check]
    }

    private static func tree(_ plan: FeaturePlan) -> [Phrase] {
        let old = Set(plan.renamed.values)
        return FileTreeLines.lines(
            plan.changes.filter { !old.contains($0.path) }.map { change in
                if let old = plan.renamed[change.path] {
                    let name = old.split(separator: "/").last.map(String.init) ?? old
                    return (change.path, Phrase(en: "was \(name)", ja: "旧 \(name)"))
                }
                if change.new != nil { return (change.path, FileTreeLines.edited) }
                return plan.edited.contains(change.path)
                    ? (change.path, Phrase(en: "removed, edited since created", ja: "削除（作成後に変更あり）"))
                    : (change.path, Phrase(en: "removed", ja: "削除"))
            }
        )
    }

    private static func leftovers(_ plan: FeaturePlan) -> [Phrase] {
        guard !plan.leftovers.isEmpty else { return [] }
        return [Phrase(en: "To edit by hand:", ja: "手で直す場所:")]
            + plan.leftovers.map { leftover in
                let place = "  " + leftover.path + (leftover.line.map { ":\($0)" } ?? "")
                return switch leftover.reason {
                case .name: Phrase(verbatim: place)
                case .link: Phrase(en: "\(place) (leads nowhere)", ja: "\(place) (リンク切れ)")
                case .emptyType: Phrase(en: "\(place) (has no case)", ja: "\(place) (ケースなし)")
                }
            }
    }
}
