import ArchitectureDomain
import PresentationKit

/// The lines about the plan of an addition to a project, or of a change of a feature.
struct PlanLines {
    /// The tree of the changed files, and remarks on the plan.
    private let facts: [Phrase]
    /// The number of files, and what follows.
    private let results: [Phrase]
    /// A Boolean value that indicates whether the plan is applied only with '--force'.
    let needsForce: Bool

    /// The lines about a plan that is not applied.
    var planned: [Phrase] { facts + [Phrase(en: "Nothing was written.", ja: "何も書き込んでいません。")] }

    /// The lines about a plan that was applied.
    var applied: [Phrase] { facts + results + [Self.test("make test")] }

    /// Creates the lines about an addition, or the use case of that name that tells whether it is a query.
    init(_ plan: ScaffoldPlan, ofUseCase useCase: String? = nil) {
        let new = plan.changes.count { $0.old == nil }
        let edited = plan.changes.count - new
        let count = Phrase(
            en: "\(new.english("file")) created, \(edited) edited.",
            ja: "\(new) 個のファイルを作成し、\(edited) 個を編集しました。"
        )
        let pictures = Phrase(
            en: "The picture of the modules is out of date; 'make graph' redraws it.",
            ja: "モジュールの図が古くなりました。'make graph' で描き直します。"
        )
        let heading = Phrase(
            en: "Left out, because they lack what the templates use:",
            ja: "テンプレートが使うものがないため、含めていない機能:"
        )
        let omitted = plan.omittedFeatures.map { feature in
            let rest = feature.missingNames.count > 1 ? ", …" : ""
            return Phrase(verbatim: "  \(feature.feature): \(feature.missingNames.prefix(1).joined())\(rest)")
        }
        facts =
            FileTree.lines(plan.changes.map { ($0.path, $0.old == nil ? nil : Self.edited) })
            + (omitted.isEmpty ? [] : [heading] + omitted) + (useCase.map { [Self.kind(ofUseCase: $0)] } ?? [])
        results = [count] + (plan.drawsModules ? [pictures] : [])
        needsForce = false
    }

    /// Creates the lines about a feature that is removed or renamed.
    init(_ plan: FeaturePlan) {
        let removed = plan.changes.count { $0.new == nil } - plan.renamed.count
        let edited = plan.changes.count { $0.old != nil && $0.new != nil }
        let old = Set(plan.renamed.values)
        let files = plan.changes.filter { !old.contains($0.path) }.map { change -> (path: String, note: Phrase?) in
            if let old = plan.renamed[change.path] {
                let name = old.fileName
                return (change.path, Phrase(en: "was \(name)", ja: "旧 \(name)"))
            }
            if change.new != nil { return (change.path, Self.edited) }
            return plan.edited.contains(change.path)
                ? (change.path, Phrase(en: "removed, edited after creation", ja: "削除（作成後に変更あり）"))
                : (change.path, Phrase(en: "removed", ja: "削除"))
        }
        func line(_ leftover: FeaturePlan.Leftover) -> Phrase {
            let place = "  " + leftover.path + (leftover.line.map { ":\($0)" } ?? "")
            return switch leftover.reason {
            case .name, .storedName: Phrase(verbatim: place)
            case .link: Phrase(en: "\(place) (broken link)", ja: "\(place) (リンク切れ)")
            case .emptyType: Phrase(en: "\(place) (no cases)", ja: "\(place) (ケースなし)")
            }
        }
        let stored = plan.leftovers.filter { $0.reason == .storedName }.map(line)
        let leftovers = plan.leftovers.filter { $0.reason != .storedName }.map(line)
        let kept = Phrase(
            en: "Left as they are, so that stored data is found:",
            ja: "保存済みのデータを見つけられるように残した場所:"
        )
        facts =
            FileTree.lines(files) + (stored.isEmpty ? [] : [kept] + stored)
            + (leftovers.isEmpty ? [] : [Phrase(en: "To edit by hand:", ja: "手で直す場所:")] + leftovers)
        results = [
            plan.renamed.isEmpty
                ? Phrase(
                    en: "\(removed.english("file")) removed, \(edited) edited.",
                    ja: "\(removed) 個のファイルを削除し、\(edited) 個を編集しました。"
                )
                : Phrase(
                    en: "\(plan.renamed.count.english("file")) renamed, \(edited) edited.",
                    ja: "\(plan.renamed.count) 個のファイルの名前を変え、\(edited) 個を編集しました。"
                )
        ]
        needsForce = plan.needsForce
    }

    /// Returns the lines about a new project in a folder.
    static func created(_ folder: String) -> [Phrase] {
        let make = "make -C " + folder.shellWord
        return [
            Phrase(en: "Created '\(folder)'.", ja: "'\(folder)' を作成しました。"),
            Phrase(en: "'\(make) run' opens the app.", ja: "'\(make) run' でアプリを開きます。"),
            test("\(make) test"),
        ]
    }

    private static func kind(ofUseCase name: String) -> Phrase {
        guard let verb = ScaffoldKind.queryVerb(of: name) else {
            return Phrase(
                en: "A command, because '\(name)' does not begin with a verb of queries; '--kind query' makes a query.",
                ja: "'\(name)' はクエリーの動詞で始まらないので、コマンドです。'--kind query' を付けるとクエリーになります。"
            )
        }
        return Phrase(
            en: "A query, because the name begins with '\(verb)'; '--kind command' makes a command.",
            ja: "名前が '\(verb)' で始まるので、クエリーです。'--kind command' を付けるとコマンドになります。"
        )
    }

    private static let edited = Phrase(en: "edited", ja: "編集")

    private static func test(_ command: String) -> Phrase {
        Phrase(
            en: "'\(command)' checks the architecture and runs the tests.",
            ja: "'\(command)' でアーキテクチャを調べ、テストを実行します。"
        )
    }
}

private enum FileTree {
    /// Returns the lines of a tree of sorted paths, each with its note.
    static func lines(_ files: [(path: String, note: Phrase?)]) -> [Phrase] {
        lines(files.map { (Array($0.path.split(separator: "/")), $0.note) }, indentation: "")
    }

    /// Returns the lines below a folder; a folder with one entry shares the line of that entry.
    private static func lines(_ files: [(path: [Substring], note: Phrase?)], indentation: String) -> [Phrase] {
        let names = files.reduce(into: [Substring]()) { names, file in
            if names.last != file.path[0] { names.append(file.path[0]) }
        }
        return names.flatMap { name in
            let isLast = name == names.last
            var label = String(name)
            var below = files.filter { $0.path[0] == name }.map { (path: Array($0.path.dropFirst()), note: $0.note) }
            while let next = below.first?.path.first, below.allSatisfy({ $0.path.first == next }) {
                label += "/" + next
                below = below.map { (Array($0.path.dropFirst()), $0.note) }
            }
            let line = indentation + (isLast ? "└── " : "├── ") + label
            if below.first?.path.isEmpty == true {
                guard let note = below[0].note else { return [Phrase(verbatim: line)] }
                return [Phrase(en: "\(line) (\(note.english))", ja: "\(line)（\(note.japanese)）")]
            }
            return [Phrase(verbatim: line)] + lines(below, indentation: indentation + (isLast ? "    " : "│   "))
        }
    }
}
