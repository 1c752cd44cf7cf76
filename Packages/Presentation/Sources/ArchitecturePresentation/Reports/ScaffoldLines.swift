import ArchitectureDomain
import PresentationKit

/// The lines about an addition to a project.
enum ScaffoldLines {
    /// Returns the tree of the files that would be changed.
    static func planned(_ plan: ScaffoldPlan) -> [Phrase] {
        tree(plan) + omittedFeatures(plan) + [Phrase(en: "Nothing was written.", ja: "何も書き込んでいません。")]
    }

    /// Returns the tree of the files that were changed, and what follows.
    static func made(_ plan: ScaffoldPlan) -> [Phrase] {
        let new = plan.changes.count { $0.old == nil }
        let edited = plan.changes.count - new
        var lines = tree(plan) + omittedFeatures(plan)
        lines.append(
            Phrase(
                en: "\(new.english("file")) created, \(edited) edited.",
                ja: "\(new) 個のファイルを作成し、\(edited) 個を編集しました。"
            )
        )
        if plan.drawsModules {
            lines.append(
                Phrase(
                    en: "The pictures of the modules are out of date; 'make graph' redraws them.",
                    ja: "モジュールの図が古くなりました。'make graph' で描き直します。"
                )
            )
        }
        lines.append(
            Phrase(
                en: "'make test' checks the architecture and runs the tests.",
                ja: "'make test' でアーキテクチャを調べ、テストを実行します。"
            )
        )
        return lines
    }

    // MARK: - Features

    /// Returns the features that a new app does not have, each with the first of what it lacks.
    private static func omittedFeatures(_ plan: ScaffoldPlan) -> [Phrase] {
        guard !plan.omittedFeatures.isEmpty else { return [] }
        let heading = Phrase(
            en: "Left out, because they lack what the templates use:",
            ja: "テンプレートが使うものがないため、含めていない機能:"
        )
        return [heading]
            + plan.omittedFeatures.map { feature in
                let rest = feature.missingNames.count > 1 ? ", …" : ""
                return Phrase(verbatim: "  \(feature.feature): \(feature.missingNames.prefix(1).joined())\(rest)")
            }
    }

    // MARK: - Tree

    private static func tree(_ plan: ScaffoldPlan) -> [Phrase] {
        FileTreeLines.lines(plan.changes.map { ($0.path, $0.old == nil ? nil : FileTreeLines.edited) })
    }
}
