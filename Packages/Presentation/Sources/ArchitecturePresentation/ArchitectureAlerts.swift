import ArchitectureContract
import ArchitectureDomain
import DomainKit
import PresentationKit
import PresenterKit
import ReportKit

extension AlertStrategy<ArchitectureAlertAction> {
    /// Creates the alert for a failure.
    ///
    /// - Parameters:
    ///   - question: the question that cannot be answered.
    ///   - root: the path of the repository's folder.
    init(_ error: ApplicationError, for question: ArchitectureQuestion?, root: String) {
        let text = FailureText(error)
        let (title, message) =
            switch (error.kind, question) {
            case (.invalidInput(let refused), .scaffold(let kind, let name, let feature, _, _, _)):
                Self.missingDeclarations(refused, ScaffoldKind(kind, name), of: feature) ?? (text.title, text.message)
            case (_, .newProject), (_, .scaffold), (_, .removeFeature), (_, .renameFeature),
                (.storage, .extract):
                (text.title, text.message)
            case (.notFound, _): Self.noTarget(in: root)
            case (.storage(.exists), _):
                (
                    Phrase(en: "The rules file exists", ja: "規則ファイルはすでにあります"),
                    Phrase(
                        en: text.message.english + " '\(Phrase.programName) init --force' replaces it.",
                        ja: text.message.japanese + "'\(Phrase.programName) init --force' で置き換えられます。"
                    )
                )
            case (.invalidInput(let refused), _):
                Self.unknownName(refused) ?? (text.title, Self.sentence(refused) ?? text.message)
            default: (text.title, text.message)
            }
        self.init(title: title, message: message, actions: [.close], outcome: ExitOutcome(error))
    }

    private static func noTarget(in root: String) -> (Phrase, Phrase) {
        (
            Phrase(en: "Nothing to check", ja: "調べるものがありません"),
            Phrase(
                en:
                    "No Swift file in '\(root)' or below it belongs to a target of a Swift package, an Xcode project or 'architecture.toml'. Use '--root' to name the repository, and '[target.NAME]' in 'architecture.toml' for a target that a 'Project.swift' of Tuist computes.",
                ja:
                    "'\(root)' とその下に、Swift パッケージ、Xcode プロジェクト、'architecture.toml' のターゲットに属する Swift ファイルがありません。'--root' でリポジトリを指定してください。Tuist の 'Project.swift' が計算で作るターゲットは、'architecture.toml' の '[target.NAME]' に書いてください。"
            )
        )
    }

    /// Returns the sentence for a value that breaks a rule of this feature, or nil for another rule.
    private static func sentence(_ refused: ValidationError) -> Phrase? {
        switch refused.rule {
        case .versioned:
            Phrase(
                en:
                    "'\(refused.value)' cannot be looked up: '\(refused.field)' is not in a git repository, or git is not installed.",
                ja: "'\(refused.value)' を確認できません。'\(refused.field)' が git リポジトリの中にないか、git がありません。"
            )
        case .revision:
            Phrase(
                en:
                    "There is no commit '\(refused.value)' in '\(refused.field)'. Name a branch, a tag, or a commit such as HEAD~1, each by itself.",
                ja:
                    "'\(refused.field)' にコミット '\(refused.value)' はありません。ブランチ、タグ、HEAD~1 のようなコミットを一つずつ指定してください。"
            )
        case .fetched:
            Phrase(
                en:
                    "'\(refused.value)' is not in this shallow clone. Fetch it first, for example with 'git fetch --unshallow'.",
                ja: "'\(refused.value)' はこの浅いクローンに含まれていません。'git fetch --unshallow' などで取得してください。"
            )
        case .complete:
            Phrase(
                en:
                    "Some files of '\(refused.value)' are not in this clone, which fetches them on demand. Fetch them first, for example with 'git fetch --refetch --no-filter'.",
                ja:
                    "'\(refused.value)' のファイルの一部がこのクローンにありません（部分クローン）。'git fetch --refetch --no-filter' などで取得してください。"
            )
        case .committed:
            Phrase(
                en: "There is no '\(refused.value)' yet: the repository of '\(refused.field)' has no commit.",
                ja: "'\(refused.value)' はまだありません。'\(refused.field)' のリポジトリにはコミットがありません。"
            )
        case .acyclic:
            Phrase(
                en:
                    "In line \(refused.place?.line ?? 1) of '\(refused.place?.path ?? "")', the layers use each other: \(refused.value).",
                ja: "'\(refused.place?.path ?? "")' の \(refused.place?.line ?? 1) 行目: レイヤーが循環しています: \(refused.value)。"
            )
        case .divided:
            Phrase(
                en: "'\(refused.value)' has no folders: all of its files lie in the same one.",
                ja: "'\(refused.value)' にはフォルダーがありません。すべてのファイルが同じ場所にあります。"
            )
        default: extractionSentence(refused)
        }
    }

    /// Returns the alert for an unknown name, with the names that were probably meant.
    private static func unknownName(_ refused: ValidationError) -> (Phrase, Phrase)? {
        guard case .oneOf(let names) = refused.rule, refused.place == nil,
            let (noun, list) = nouns[refused.field]
        else { return nil }
        let near = names.near(refused.value).map { "'\($0)'" }
        let advice =
            near.isEmpty
            ? Phrase(en: "'\(list)' lists them.", ja: "一覧は '\(list)' で表示します。")
            : Phrase(
                en: "Did you mean \(near.joined(separator: " or "))?",
                ja: "\(near.joined(separator: " か ")) ではありませんか。"
            )
        return (
            Phrase(en: "No such \(noun.english)", ja: "\(noun.japanese)がありません"),
            Phrase(
                en: "There is no \(noun.english) '\(refused.value)'. \(advice.english)",
                ja: "\(noun.japanese) '\(refused.value)' はありません。\(advice.japanese)"
            )
        )
    }

    private static let nouns: [String: (Phrase, String)] = [
        "folder": (Phrase(en: "folder", ja: "フォルダー"), "\(Phrase.programName) graph --inside"),
        "target": (Phrase(en: "target", ja: "ターゲット"), "\(Phrase.programName) graph"),
        "module": (Phrase(en: "module", ja: "モジュール"), "\(Phrase.programName) graph"),
        "layer or module": (Phrase(en: "layer or module", ja: "レイヤーまたはモジュール"), "\(Phrase.programName) graph"),
        "package": (Phrase(en: "package", ja: "パッケージ"), "\(Phrase.programName) graph --packages"),
    ]

    /// Creates the alert for a removal that needs `--force`.
    ///
    /// - Parameter name: the name of the feature.
    init(refusing plan: FeaturePlan, of name: String) {
        let (files, lines) = (plan.edited.count, plan.leftovers.count)
        self.init(
            title: Phrase(en: "Nothing was removed", ja: "削除していません"),
            message: Phrase(
                en: """
                    \(files.english("file")) of \(name) \(files == 1 ? "was" : "were") edited after creation, and \
                    \(lines.english("line")) elsewhere \(lines == 1 ? "depends" : "depend") on it. Edit these lines first, or \
                    remove the feature with '--force' and edit them afterwards.
                    """,
                ja: """
                    \(name) のファイルのうち \(files) 個は作成後に変更されており、ほかの \(lines) 行がそれに依存しています。\
                    先にそれらの行を直すか、'--force' で削除してから直してください。
                    """
            ),
            actions: [.close],
            outcome: .failed
        )
    }

    /// Creates the alert for a change that adds errors, or nil if it adds none.
    init?(_ difference: ArchitectureDifference) {
        let count = difference.findings.added.count { $0.severity == .error }
        guard count > 0 else { return nil }
        self.init(
            title: Phrase(en: "The change adds errors", ja: "変更によりエラーが増えます"),
            message: Phrase(
                en:
                    "\(count.english("error")) \(count == 1 ? "is" : "are") new. The last line of each says how to fix it.",
                ja: "新しいエラーが \(count) 件あります。各項目の最終行に従って修正してください。"
            ),
            actions: [.close],
            outcome: .failed
        )
    }

    /// Creates the alert for a report with errors, or nil if there are none.
    init?(_ report: ArchitectureReport) {
        let count = report.findings.count { $0.severity == .error }
        guard count > 0 else { return nil }
        let canStay = report.findings.contains { $0.severity > .note && $0.fact.isAcceptable }
        self.init(
            title: Phrase(en: "The check failed", ja: "規則に反しています"),
            message: Phrase(
                en:
                    "\(count.english("finding")) \(count == 1 ? "fails" : "fail") the check. The last line of each says how to fix it"
                    + (canStay ? "; '\(Phrase.programName) baseline --add' accepts them for now." : "."),
                ja: "\(count) 件の違反があります。各項目の最終行に従って修正してください。"
                    + (canStay ? "当面認める場合は '\(Phrase.programName) baseline --add' を実行します。" : "")
            ),
            actions: [.close],
            outcome: .failed
        )
    }
}

extension [String] {
    /// Returns at most three names that contain a text in any case, the shortest first; or else the most similar one.
    fileprivate func near(_ text: String) -> [String] {
        let folded = text.lowercased()
        let holding = folded.isEmpty ? [] : filter { $0.lowercased().contains(folded) }
        guard holding.isEmpty else { return Array(holding.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(3)) }
        let meant = map { $0.lowercased() }.nearest(to: folded)
        return filter { $0.lowercased() == meant }
    }
}
