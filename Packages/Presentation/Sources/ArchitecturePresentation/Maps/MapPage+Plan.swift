import ArchitectureDomain
import PresentationKit
import ReportKit

extension MapPage {
    /// The texts and facts of a plan, which its page shows in place of modules, layers and rules.
    struct PlanNotes {
        /// The words that differ from those of a map, by key.
        let texts: [String: Phrase]
        /// The references that stand in the way, with the ways out, by the two files of each.
        let obstacles: [[String]: JSONValue]
        /// When a group can leave, and what uses it, by the name of its rule.
        let groups: [String: JSONValue]
        /// The paths of the files that move, each with the new folder.
        let folders: [String: String]

        init(_ plan: LayeringPlan) {
            var obstacles: [[String]: [(obstacle: LayeringPlan.Obstacle, group: String)]] = [:]
            for step in plan.steps {
                for obstacle in step.obstacles {
                    for files in Set(obstacle.references.map { [$0.place.file, $0.declaration.file] }) {
                        obstacles[files, default: []].append((obstacle, step.group))
                    }
                }
            }
            self.obstacles = obstacles.mapValues { found in
                .fields([
                    "name": .text(found.map { LayeringLines.name($0.obstacle) }.joined(separator: ", ")),
                    "reason": MapPage.words(
                        LayeringLines.joined(found.map { LayeringLines.waysOut($0.obstacle, $0.group) }, by: "; ")
                    ),
                    "place": .text(ReportLines.location(found[0].obstacle.declaration)),
                ])
            }
            let groups = plan.steps.enumerated().map { number, step in
                let lines = LayeringLines.summary(number + 1, step, plan)
                let reason = MapPage.words(LayeringLines.joined(lines, by: "\n"))
                return ("layer.\(step.group)", JSONValue.fields(["reason": reason]))
            }
            self.groups = Dictionary(groups) { first, _ in first }
            folders = Dictionary(plan.moves.flatMap { move in move.files.map { ($0, move.folder) } }) { $1 }
            let group =
                switch plan.grouping {
                case .layers: Phrase(en: "Layer", ja: "レイヤー")
                case .folders: Phrase(en: "Folder", ja: "フォルダー")
                case .proposal: Phrase(en: "Proposed group", ja: "グループ案")
                }
            texts = [
                "title": Phrase(en: "Plan of \(plan.name)", ja: "\(plan.name) の計画"),
                "search": Phrase(en: "Search files", ja: "ファイルを検索"),
                "table": Phrase(en: "All files as a table", ja: "すべてのファイルの表"),
                "module": Phrase(en: "File", ja: "ファイル"), "modules": Phrase(en: "%0 files", ja: "%0 ファイル"),
                "package": Phrase(en: "Path", ja: "パス"), "layer": group,
                "rebuilt": Phrase(en: "Used by, also through others", ja: "間接的なものも含めた利用元"),
                "changes": Phrase(en: "Moves: %0", ja: "移動 %0 件"), "change": Phrase(en: "Move", ja: "移動"),
                "added": Phrase(en: "moves here", ja: "ここへ移動"),
                "violations": Phrase(en: "In the way: %0", ja: "妨げ %0 件"),
                "forbidden": Phrase(en: "In the way", ja: "妨げ"),
            ]
        }
    }
}
