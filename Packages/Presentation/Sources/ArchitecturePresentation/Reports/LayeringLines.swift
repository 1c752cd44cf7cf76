import ArchitectureDomain
import PresentationKit

/// The lines of a plan by which a target becomes several modules, for text and Markdown.
enum LayeringLines {
    struct Line {
        /// The level in the outline; that of headings is 0.
        let depth: Int
        let text: Phrase

        init(_ depth: Int, _ text: Phrase) { (self.depth, self.text) = (depth, text) }

        init(_ depth: Int, en english: String, ja japanese: String) {
            self.init(depth, Phrase(en: english, ja: japanese))
        }

        init(_ depth: Int, _ names: String) { self.init(depth, Phrase(verbatim: names)) }
    }

    /// The largest number of names in a line, and of declarations in the way of a group.
    private static let mostNames = 6
    private static let mostObstacles = 12

    static func text(_ plan: LayeringPlan) -> [Phrase] {
        lines(plan).map { line in
            let indent = String(repeating: "  ", count: line.depth)
            return Phrase(en: indent + line.text.english, ja: indent + line.text.japanese)
        }
    }

    static func lines(_ plan: LayeringPlan) -> [Line] {
        let noun = noun(plan.grouping)
        let files = plan.steps.reduce(0) { $0 + $1.files.count }
        let summary = Phrase(
            en: "\(plan.name): \(files.english("file")) in \(plan.steps.count) \(noun.english)s",
            ja: "\(plan.name): \(files) ファイル、\(noun.japanese) \(plan.steps.count) 個"
        )
        let evidence = ReportLines.evidence([plan.evidence: [plan.target.target]])
        return [Line(0, summary)] + moves(plan) + circles(plan)
            + [Line(0, en: "From inside outwards:", ja: "切り出す順 (内側から):")]
            + plan.steps.enumerated().flatMap { lines($0 + 1, $1, plan) }
            + [evidence, plan.evidence == .sources ? omission : nil].compactMap { $0.map { Line(0, $0) } }
    }

    private static let omission = Phrase(
        en: "Uses of members of values, such as those of extensions, are seen only with the compiler's index",
        ja: "値のメンバー (拡張のメンバーなど) の利用は、コンパイラーの索引があるときだけわかる"
    )

    private static func noun(_ grouping: LayeringPlan.Grouping) -> Phrase {
        switch grouping {
        case .layers: Phrase(en: "layer", ja: "レイヤー")
        case .folders: Phrase(en: "folder", ja: "フォルダー")
        case .proposal: Phrase(en: "proposed group", ja: "グループ案")
        }
    }

    private static func moves(_ plan: LayeringPlan) -> [Line] {
        guard !plan.moves.isEmpty else { return [] }
        let noun = noun(plan.grouping)
        let heading = Phrase(
            en: "Moves that let the \(noun.english)s use each other in one direction:",
            ja: "\(noun.japanese)間の参照を一方向にするファイルの移動:"
        )
        return [Line(0, heading)]
            + plan.moves.flatMap { move -> [Line] in
                let reference = move.reference
                let place = ReportLines.location(reference.place)
                return [
                    Line(1, "\(list(move.files)) → \(move.folder)"),
                    Line(
                        2,
                        en: move.opened == 1
                            ? "resolves '\(reference.name)' at \(place)"
                            : "resolves \(move.opened) references, such as '\(reference.name)' at \(place)",
                        ja: move.opened == 1
                            ? "\(place) の '\(reference.name)' への参照がなくなる"
                            : "\(place) の '\(reference.name)' など \(move.opened) 件の参照がなくなる"
                    ),
                ]
            }
    }

    private static func circles(_ plan: LayeringPlan) -> [Line] {
        guard !plan.circles.isEmpty else { return [] }
        let heading = Phrase(
            en: plan.moves.isEmpty ? "They use each other:" : "After these moves they still use each other:",
            ja: plan.moves.isEmpty ? "互いに参照し合うもの:" : "移動の後も互いに参照し合うもの:"
        )
        return [Line(0, heading)]
            + plan.circles.map { Line(1, $0.joined(separator: ", ")) }
    }

    private static func lines(_ number: Int, _ step: LayeringPlan.Step, _ plan: LayeringPlan) -> [Line] {
        var lines = [Line(1, title(number, step))]
        if plan.grouping == .proposal {
            lines.append(Line(2, names(step.files).joined(separator: ", ")))
        }
        lines.append(Line(2, use(step, plan)))
        if !step.isFree, !step.leaving.isEmpty {
            let files = list(names(step.leaving))
            lines.append(Line(2, en: "Can leave: \(files)", ja: "切り出せるファイル: \(files)"))
        }
        lines += [waiting(step)].compactMap { $0.map { Line(2, $0) } }
        lines += obstacles(step)
        if step.developmentReferences > 0 {
            let count = step.developmentReferences
            lines.append(
                Line(
                    2,
                    en:
                        "Apart from these, \(count.english("reference")) outwards in previews and code for debugging",
                    ja: "ほかに、プレビューとデバッグ用のコードに外向きの参照が \(count) 件"
                )
            )
        }
        return lines
    }

    /// Returns the names of files without their folders; a module has no two of the same name.
    private static func names(_ files: [String]) -> [String] {
        files.map(\.fileName)
    }

    private static func title(_ number: Int, _ step: LayeringPlan.Step) -> Phrase {
        let count = step.files.count
        let beginning = Phrase(
            en: "\(number). \(step.group): \(count.english("file")), ",
            ja: "\(number). \(step.group): \(count) ファイル、"
        )
        let inner = step.inner.joined(separator: ", ")
        let end =
            if step.leaving.isEmpty {
                Phrase(en: "cannot leave yet", ja: "まだ切り出せない")
            } else if step.isFree {
                step.inner.isEmpty
                    ? Phrase(en: "can leave now", ja: "今すぐ切り出せる")
                    : Phrase(en: "can leave after \(inner)", ja: "\(inner) の後に切り出せる")
            } else {
                step.inner.isEmpty
                    ? Phrase(
                        en: "of which \(step.leaving.count) can leave now",
                        ja: "うち \(step.leaving.count) ファイルは今すぐ切り出せる"
                    )
                    : Phrase(
                        en: "of which \(step.leaving.count) can leave after \(inner)",
                        ja: "うち \(step.leaving.count) ファイルは \(inner) の後に切り出せる"
                    )
            }
        return Phrase(en: beginning.english + end.english, ja: beginning.japanese + end.japanese)
    }

    /// Returns when a group can leave, and what uses it.
    static func summary(_ number: Int, _ step: LayeringPlan.Step, _ plan: LayeringPlan) -> [Phrase] {
        [title(number, step), use(step, plan), waiting(step)].compactMap(\.self)
    }

    private static func waiting(_ step: LayeringPlan.Step) -> Phrase? {
        guard !step.awaited.isEmpty else { return nil }
        let names = step.awaited.joined(separator: ", ")
        return Phrase(en: "Waits for the rest of \(names)", ja: "先に \(names) の残りを切り出す必要がある")
    }

    private static func noUse(_ plan: LayeringPlan) -> Phrase {
        let noun = noun(plan.grouping)
        guard plan.evidence == .index else {
            return Phrase(
                en: "No use by another \(noun.english) is found",
                ja: "ほかの\(noun.japanese)からの利用は見つからない"
            )
        }
        return Phrase(
            en: "No other \(noun.english) uses it, so it can also stay",
            ja: "ほかの\(noun.japanese)から使われていないので、残してもよい"
        )
    }

    private static func use(_ step: LayeringPlan.Step, _ plan: LayeringPlan) -> Phrase {
        guard !step.users.isEmpty else { return noUse(plan) }
        let users = list(step.users.map { "\($0.group) (\($0.files))" })
        // Names alone do not tell all uses of members.
        let isLeast = plan.evidence == .sources
        return Phrase(
            en: "Used by files of \(users); \(isLeast ? "at least " : "")\(step.exposed.english("declaration")) "
                + "\(step.exposed == 1 ? "becomes" : "become") visible",
            ja: "利用元 (ファイル数): \(users)。公開する宣言: \(step.exposed) 個\(isLeast ? "以上" : "")"
        )
    }

    private static func obstacles(_ step: LayeringPlan.Step) -> [Line] {
        guard !step.obstacles.isEmpty else { return [] }
        let count = step.obstacles.reduce(0) { $0 + $1.references.count }
        let declarations = step.obstacles.count
        var lines = [
            Line(
                2,
                en:
                    "In the way: \(count.english("reference")) to \(declarations.english("declaration")) further outside",
                ja: "妨げになる参照: \(count) 件 (外側の \(declarations) 個の宣言へ)"
            )
        ]
        for obstacle in step.obstacles.prefix(mostObstacles) {
            let name = "\(name(obstacle)) (\(obstacle.group), \(ReportLines.location(obstacle.declaration)))"
            let freed = obstacle.freed
            lines.append(
                Line(
                    3,
                    en: name + (freed > 0 ? ": without it, \(freed.english("more file")) can leave" : ""),
                    ja: name + (freed > 0 ? ": なくせば、さらに \(freed) ファイルを切り出せる" : "")
                )
            )
            let places = obstacle.references.map {
                "\($0.place.file):\($0.place.position.line):\($0.place.position.column)"
            }
            lines.append(Line(4, list(places)))
            guard !obstacle.waysOut.isEmpty else { continue }
            lines.append(Line(4, waysOut(obstacle, step.group)))
        }
        let rest = declarations - mostObstacles
        if rest > 0 { lines.append(Line(3, en: "and \(rest) more", ja: "ほか \(rest) 個")) }
        return lines
    }

    /// Returns the name of a declaration behind its keyword.
    static func name(_ obstacle: LayeringPlan.Obstacle) -> String {
        (obstacle.keyword.map { $0 + " " } ?? "") + obstacle.name
    }

    static func waysOut(_ obstacle: LayeringPlan.Obstacle, _ group: String) -> Phrase {
        let ways = obstacle.waysOut.map { wayOut($0, obstacle, group) }
        return Phrase(
            en: "→ " + ways.map(\.english).joined(separator: "; or "),
            ja: "→ " + ways.map(\.japanese).joined(separator: "、または ")
        )
    }

    static func joined(_ lines: [Phrase], by separator: String) -> Phrase {
        Phrase(
            en: lines.map(\.english).joined(separator: separator),
            ja: lines.map(\.japanese).joined(separator: separator)
        )
    }

    private static func wayOut(_ way: LayeringPlan.WayOut, _ obstacle: LayeringPlan.Obstacle, _ group: String) -> Phrase
    {
        switch way {
        case .moveExtension:
            Phrase(en: "move the extension to '\(obstacle.group)'", ja: "拡張を '\(obstacle.group)' に移す")
        case .moveFile:
            Phrase(
                en: "move \(obstacle.declaration.file) to '\(group)'",
                ja: "\(obstacle.declaration.file) を '\(group)' に移す"
            )
        case .moveDeclaration:
            Phrase(
                en: "move '\(obstacle.name)' into a file of its own in '\(group)'",
                ja: "'\(obstacle.name)' を独立したファイルにして '\(group)' に移す"
            )
        case .moveTogether:
            Phrase(
                en: "move '\(obstacle.name)' to '\(group)' with what it uses",
                ja: "'\(obstacle.name)' を、それが使うものとともに '\(group)' に移す"
            )
        case .invert:
            Phrase(
                en: "declare a protocol in '\(group)' with what it needs, and conform to it in '\(obstacle.group)'",
                ja: "必要な機能のプロトコルを '\(group)' に宣言し、'\(obstacle.group)' の側で準拠させる"
            )
        case .passValue where obstacle.keyword == "func":
            Phrase(en: "let '\(obstacle.group)' pass in a closure", ja: "クロージャを '\(obstacle.group)' から渡す")
        case .passValue:
            Phrase(en: "let '\(obstacle.group)' pass in the value", ja: "値を '\(obstacle.group)' から渡す")
        }
    }

    /// Returns the first names, and the number of the others.
    private static func list(_ names: [String]) -> String {
        let rest = names.count - mostNames
        return names.prefix(mostNames).joined(separator: ", ") + (rest > 0 ? ", … +\(rest)" : "")
    }
}
