import ArchitectureContract
import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import PresentationKit
import ReportKit

/// The lines about files that become a module.
enum ExtractionLines {
    /// Returns the lines about a plan that is not carried out, and its changes as a diff, which `git apply` reads.
    static func planned(_ plan: PlannedExtraction, showsChanges: Bool) -> [Phrase] {
        let extraction = plan.extraction
        guard extraction.obstacles.isEmpty else { return obstacles(extraction) + leaving(extraction) }
        return summary(plan) + reasons(plan.refusal) + [nothing] + additions(extraction)
            + (showsChanges ? diff(extraction.changes, extraction.moves + (extraction.tests?.moves ?? [])) : [])
    }

    static let nothing = Phrase(en: "Nothing was written.", ja: "何も書き込んでいません。")

    /// Returns the files or the errors that speak against a plan.
    static func reasons(_ refusal: ExtractionRefusal?) -> [Phrase] {
        switch refusal {
        case .uncommitted(let paths): listed(paths)
        case .unproven(let errors): errors.prefix(limit).map { Phrase(verbatim: "  " + $0) }
        default: []
        }
    }

    static func lines(_ moves: [Extraction.Move]) -> [Phrase] {
        moves.map { Phrase(verbatim: "  \($0.old) → \($0.new)") }
    }

    /// Returns changes as a diff with renamed files.
    static func diff(_ changes: [ProjectChange], _ moves: [Extraction.Move]) -> [Phrase] {
        let renamed = Dictionary(moves.map { ($0.new, $0.old) }) { first, _ in first }
        return UnifiedDiff.lines(changes, renamed: renamed).map(Phrase.init(verbatim:))
    }

    /// Returns the lines about a plan that was carried out in a folder.
    static func applied(_ plan: PlannedExtraction, in root: String) -> [Phrase] {
        summary(plan) + [staged(in: root)] + additions(plan.extraction)
    }

    /// Returns the lines that the user has to add to files of projects.
    private static func additions(_ extraction: Extraction) -> [Phrase] {
        extraction.additions.flatMap { addition in
            let isManifest = PackageManifest.isManifest(addition.file)
            let heading =
                isManifest
                ? Phrase(
                    en: "Add these lines to '\(addition.file)':",
                    ja: "次の行を '\(addition.file)' に追加してください:"
                )
                : Phrase(
                    en: "Add these lines to '\(addition.file)', and make the project from it again:",
                    ja: "次の行を '\(addition.file)' に追加して、プロジェクトを生成し直してください:"
                )
            return [heading] + addition.lines.map { Phrase(verbatim: "  " + $0) }
        }
    }

    static func staged(in root: String) -> Phrase {
        let git = root == "." ? "git" : "git -C " + root.shellWord
        return Phrase(
            en: "Everything is staged: '\(git) commit' keeps it, '\(git) restore --staged --worktree .' undoes it.",
            ja: "すべてステージしました。'\(git) commit' で確定し、'\(git) restore --staged --worktree .' で元に戻せます。"
        )
    }

    private static let limit = 50

    private static func listed(_ paths: [String]) -> [Phrase] {
        paths.prefix(limit).map { Phrase(verbatim: "  " + $0) } + (paths.count > limit ? [Phrase(verbatim: "  …")] : [])
    }

    private static func summary(_ plan: PlannedExtraction) -> [Phrase] {
        let extraction = plan.extraction
        let imports = extraction.importing.count
        let module = extraction.module
        let shown = extraction.exposures.map {
            Phrase(verbatim: "  \(ReportLines.location($0.place)): \($0.name): \($0.access.rawValue)")
        }
        var lines = moved(extraction.moves, from: extraction.origin, to: module)
        if let tests = extraction.tests {
            lines += moved(tests.moves, from: tests.origin, to: tests.target)
            if extraction.projectEdits.contains(where: { $0.link != nil }) {
                lines.append(
                    en: "Xcode runs '\(tests.target)' if a scheme or a test plan names it: add it there.",
                    ja: "Xcode で '\(tests.target)' を実行するには、スキームまたはテストプランに追加してください。"
                )
            }
        }
        lines += extraction.testObstacles.map { reference in
            let place = ReportLines.location(reference.place)
            return Phrase(
                en:
                    "\(place): stays, because it uses '\(reference.name)' for resources that other tests use, or whose name is computed.",
                ja: "\(place): '\(reference.name)' で使うリソースをほかのテストも使うか、名前が実行時に決まるため、移しません。"
            )
        }
        if !shown.isEmpty {
            lines.append(
                en: """
                    \(shown.count.english("declaration")) \(shown.count == 1 ? "becomes" : "become") visible to other \
                    modules:
                    """,
                ja: "\(shown.count) 個の宣言をほかのモジュールに公開します:"
            )
        }
        lines += shown
        lines.append(
            en: "\(imports.english("file")) \(imports == 1 ? "imports" : "import") '\(module)'.",
            ja: "\(imports) 個のファイルが '\(module)' を import します。"
        )
        lines += extraction.unknownImports.map { unknown in
            Phrase(
                en: """
                    '\(module)' imports '\(unknown)', which no package of the project is known to have; what CocoaPods or Carthage \
                    builds, a package cannot import.
                    """,
                ja: """
                    '\(module)' は '\(unknown)' を import しますが、プロジェクトのどのパッケージのものかわかりません。\
                    CocoaPods や Carthage のモジュールは、パッケージから import できません。
                    """
            )
        }
        if !extraction.testable.isEmpty {
            let count = extraction.testable.count
            lines.append(
                en: """
                    \(count.english("file")) \(count == 1 ? "imports" : "import") '\(module)' of another package with \
                    '@testable', which '\(Phrase.programName) check' reports; test through what is public, or move the tests:
                    """,
                ja: """
                    \(count) 個のファイルは別パッケージの '\(module)' を '@testable' で import し、'\(Phrase.programName) check' が\
                    これを報告します。公開宣言を通してテストするか、テストを移してください:
                    """
            )
            lines += listed(extraction.testable)
        }
        if extraction.publicCount > 0 {
            lines.append(
                en: """
                    \(extraction.publicCount.english("declaration")) \(extraction.publicCount == 1 ? "was" : "were") public \
                    already: code outside the repository that uses \(extraction.publicCount == 1 ? "it" : "them") has to \
                    import '\(module)', too.
                    """,
                ja: """
                    \(extraction.publicCount) 個の宣言は以前から public です。リポジトリの外で使うコードも '\(module)' の import が必要です。
                    """
            )
        }
        if !extraction.otherFiles.isEmpty {
            let count = extraction.otherFiles.count
            lines.append(
                en: """
                    \(count.english("file")) \(count == 1 ? "is" : "are") not Swift and \(count == 1 ? "stays" : "stay"); move \
                    what the module needs, and name its resources in the manifest:
                    """,
                ja: """
                    Swift ではない \(count) 個のファイルは元の場所に残ります。モジュールに必要なものは手で移し、リソースはマニフェストに書いてください:
                    """
            )
            lines += listed(extraction.otherFiles)
        }
        if plan.rounds > 0, plan.refusal == nil {
            lines.append(
                en: "Proven in \(plan.rounds.english("round")).",
                ja: "\(plan.rounds) 回の実行で確かめました。"
            )
        }
        return lines
    }

    private static func moved(_ moves: [Extraction.Move], from origin: String, to target: String) -> [Phrase] {
        let count = moves.count
        return [
            Phrase(
                en: "\(count.english("file")) of '\(origin)' \(count == 1 ? "becomes" : "become") '\(target)':",
                ja: "'\(origin)' の \(count) 個のファイルを '\(target)' にします:"
            )
        ] + lines(moves)
    }

    /// Returns a command that extracts the files that can leave now.
    private static func leaving(_ extraction: Extraction) -> [Phrase] {
        let (files, total) = (extraction.leaving, extraction.moves.count)
        guard !files.isEmpty else { return [] }
        let package = extraction.package.map { " --to " + $0.shellWord } ?? ""
        let arguments = files.map { "  " + $0.shellWord + " \\" } + ["  --as " + extraction.module + package]
        return [
            Phrase(
                en: "\(files.count) of \(total.english("file")) can leave now:",
                ja: "\(total) 個のうち \(files.count) 個のファイルは今すぐ切り出せます:"
            )
        ] + (["\(Phrase.programName) extract \\"] + arguments).map(Phrase.init(verbatim:))
    }

    private static func obstacles(_ extraction: Extraction) -> [Phrase] {
        extraction.obstacles.map { reference in
            let (place, declared) = (ReportLines.location(reference.place), ReportLines.location(reference.declaration))
            let column = reference.place.position.column
            return Phrase(
                en: "\(place):\(column): uses '\(reference.name)', which stays in \(declared)",
                ja: "\(place):\(column): '\(reference.name)' を使っていますが、これは \(declared) に残ります"
            )
        }
    }
}

extension AlertStrategy<ArchitectureAlertAction> {
    /// Returns the sentence for files or a folder of which no module can be made, or nil for another rule.
    static func extractionSentence(_ refused: ValidationError) -> Phrase? {
        let value = refused.value
        return switch refused.rule {
        case .oneTarget:
            Phrase(
                en: "'\(value)' and the others belong to several targets. Name files and folders of one target.",
                ja: "'\(value)' などは複数のターゲットに属しています。1 つのターゲットのファイルとフォルダーを指定してください。"
            )
        case .packaged:
            Phrase(
                en:
                    "The files belong to '\(value)'. It is not a package, so name the folder of one: '--to Packages/Domain'.",
                ja: "ファイルはパッケージではなく '\(value)' のものです。パッケージのフォルダーを '--to Packages/Domain' のように指定してください。"
            )
        case .editable:
            Phrase(
                en:
                    "'\(value)' is not written as Xcode writes projects, so the change would have other effects, too. Open it with Xcode, change something and undo it, so that it is written anew.",
                ja:
                    "'\(value)' は Xcode が書き出す形式と異なるため、変更すると他にも影響します。Xcode で開いて何かを変更し、元に戻すと、書き直されます。"
            )
        case .sameTargets:
            Phrase(
                en:
                    "At '\(value)', other targets would compile the file: a folder that is synchronised, or named as a source, belongs to its targets as a whole. Change the target membership of the folders first.",
                ja:
                    "'\(value)' に移すと、ファイルをコンパイルするターゲットが変わります。同期されたフォルダーや、ソースとして指定されたフォルダーは、全体がターゲットに属するためです。先にフォルダーのターゲットを変更してください。"
            )
        case .partial:
            Phrase(
                en: "These are all files of '\(value)'. Name some of them; the others stay.",
                ja: "'\(value)' のすべてのファイルが含まれています。残すファイルがあるように、一部を指定してください。"
            )
        case .packageFolder:
            Phrase(
                en:
                    "'\(value)' cannot be the folder of the package. Name a folder of the repository that is in no target, has no quotes in its path, and is not named like another package.",
                ja: "'\(value)' はパッケージのフォルダーにできません。リポジトリの中で、ターゲットの外にあり、パスに引用符がなく、ほかのパッケージと同じ名前でないフォルダーを指定してください。"
            )
        case .independent:
            Phrase(
                en:
                    "The package in '\(value)' depends on the one that the files leave, so that one cannot depend on it. Name another folder.",
                ja: "'\(value)' のパッケージはファイルの元のパッケージに依存しているため、循環します。別のフォルダーを指定してください。"
            )
        case .withoutTraits:
            Phrase(
                en:
                    "What moves depends on traits of its package: \(value). A package that is there already does not get them, so name a new folder with '--to'.",
                ja: "移すものは元のパッケージのトレイトに依存しています: \(value)。既存のパッケージにトレイトは追加しないため、'--to' で新しいフォルダーを指定してください。"
            )
        default: nil
        }
    }

    /// Creates the alert for files that are not moved, with the references in the way and the rounds of the command.
    init(refusing refusal: ExtractionRefusal, obstacles: Int = 0, rounds: Int = 1) {
        let message =
            switch refusal {
            case .uncommitted(let files):
                Phrase(
                    en:
                        "\(files.count.english("file")) \(files.count == 1 ? "differs" : "differ") from the last commit. Commit or stash first, so that the change can be undone.",
                    ja: "\(files.count) 個のファイルが最後のコミットと異なります。元に戻せるように、先にコミットまたは stash してください。"
                )
            case .noCommit:
                Phrase(
                    en: "The repository has no commit. Commit first, so that the change can be undone.",
                    ja: "リポジトリにコミットがありません。元に戻せるように、先にコミットしてください。"
                )
            case .unversioned:
                Phrase(
                    en:
                        "The folder is in no git repository, or git is not installed, so that the change could not be undone.",
                    ja: "フォルダーが git リポジトリの中にないか、git がないため、変更を元に戻せません。"
                )
            case .obstacles:
                Phrase(
                    en:
                        "\(obstacles.english("reference")) to what stays \(obstacles == 1 ? "stands" : "stand") in the way. Move what is used, too, or remove the references first.",
                    ja: "残るものへの参照が \(obstacles) 件あります。参照先も一緒に移すか、先に参照をなくしてください。"
                )
            case .unproven:
                Phrase(
                    en:
                        "The command \(rounds > 1 ? "still fails in round \(rounds)" : "fails"), and everything was restored. Above are its last messages.",
                    ja: "\(rounds > 1 ? "\(rounds) 回目でも" : "")コマンドが失敗したため、すべて元に戻しました。上は最後のメッセージです。"
                )
            }
        self.init(
            title: Phrase(en: "Nothing was moved", ja: "移動していません"),
            message: message,
            actions: [.close],
            outcome: .failed
        )
    }
}
