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
        lines(plan.changes.map { (Array($0.path.split(separator: "/")), $0.old != nil) }, indentation: "")
    }

    /// Returns the lines below a folder; a folder with one entry shares the line of that entry.
    private static func lines(_ files: [(path: [Substring], isEdited: Bool)], indentation: String) -> [Phrase] {
        let names = files.reduce(into: [Substring]()) { names, file in
            if names.last != file.path[0] { names.append(file.path[0]) }
        }
        return names.flatMap { name in
            let isLast = name == names.last
            var label = String(name)
            var below = files.filter { $0.path[0] == name }.map {
                (path: Array($0.path.dropFirst()), isEdited: $0.isEdited)
            }
            while let next = below.first?.path.first, below.allSatisfy({ $0.path.first == next }) {
                label += "/" + next
                below = below.map { (Array($0.path.dropFirst()), $0.isEdited) }
            }
            let line = indentation + (isLast ? "└── " : "├── ") + label
            if below.first?.path.isEmpty == true {
                return [
                    below[0].isEdited
                        ? Phrase(en: line + " (edited)", ja: line + "（編集）") : Phrase(verbatim: line)
                ]
            }
            return [Phrase(verbatim: line)] + lines(below, indentation: indentation + (isLast ? "    " : "│   "))
        }
    }
}
