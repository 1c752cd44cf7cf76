import ArchitectureContract
import ArchitectureDomain
import DomainKit
import PresentationKit
import PresenterKit
import ReportKit

extension AlertStrategy<ArchitectureAlertAction> {
    /// Creates the alert for a failure to answer a question about the repository in a folder.
    init(_ error: ApplicationError, for question: ArchitectureQuestion?, root: String) {
        let text = FailureText(error)
        var outcome = ExitOutcome(error)
        let (title, message): (Phrase, Phrase)
        switch (error.kind, question) {
        case (.invalidInput(let refused), _):
            (title, message) = Self.refusal(of: refused, question, root: root) ?? (text.title, text.message)
            if [.existing, .project, .kits, .indexed].contains(refused.rule) { outcome = .notFound }
        case (.notFound, _): (title, message) = Self.noTarget(in: root)
        case (.storage(.exists), .proposal):
            title = Phrase(en: "The rules file exists", ja: "規則ファイルはすでにあります")
            message = Phrase(
                en: text.message.english + " '\(Phrase.programName) init --force' replaces it.",
                ja: text.message.japanese + "'\(Phrase.programName) init --force' で置き換えられます。"
            )
        default: (title, message) = (text.title, text.message)
        }
        self.init(title: title, message: message, actions: [.close], outcome: outcome)
    }

    /// Returns the title and the message about a value that breaks a rule of this feature, or nil for another rule.
    private static func refusal(
        of refused: ValidationError,
        _ question: ArchitectureQuestion?,
        root: String
    ) -> (Phrase, Phrase)? {
        if case .scaffold(let kind, let name, let feature, _, _, _) = question,
            let absence = missingDeclarations(refused, ScaffoldKind(kind, name), of: feature)
        {
            return absence
        }
        if let absence = absence(refused, root: root) {
            return (Phrase(en: "Not found", ja: "見つかりません"), absence)
        }
        return unknownName(refused)
            ?? sentence(refused).map { sentence in
                let title = FailureText(refused).title
                guard let place = refused.place else { return (title, sentence) }
                return (
                    title,
                    Phrase(
                        en: "In line \(place.line) of '\(place.path)', \(sentence.english)",
                        ja: "'\(place.path)' の \(place.line) 行目: \(sentence.japanese)"
                    )
                )
            }
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
        case .trusted:
            Phrase(
                en:
                    "Git does not read the repository of '\(refused.field)', which belongs to another user. If you trust it, run: \(refused.value)",
                ja:
                    "'\(refused.field)' のリポジトリは別のユーザーのものなので、git が読みません。信頼できる場合は次を実行してください: \(refused.value)"
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
                en: "the layers use each other: \(refused.value).",
                ja: "レイヤーが循環しています: \(refused.value)。"
            )
        case .listed:
            Phrase(
                en:
                    "the list '\(refused.field)' of the target keeps '\(refused.value)' out of it. Change the list first.",
                ja: "ターゲットの '\(refused.field)' では '\(refused.value)' が対象になりません。先にその一覧を変更してください。"
            )
        case .writtenOut:
            Phrase(
                en:
                    "'\(refused.value)' cannot be read or written in '\(refused.field)', which the manifest computes. Write the list out first.",
                ja: "'\(refused.field)' はマニフェストで計算されているため、'\(refused.value)' を読み書きできません。先にリストとして書いてください。"
            )
        case .divided:
            Phrase(
                en: "'\(refused.value)' has no folders: all of its files lie in the same one.",
                ja: "'\(refused.value)' にはフォルダーがありません。すべてのファイルが同じ場所にあります。"
            )
        case .capitalized:
            Phrase(
                en:
                    "'\(refused.value)' cannot be the name. Use a capital letter, then letters and digits, as in 'Notes'.",
                ja: "'\(refused.value)' は名前に使えません。大文字で始まる英数字（例: Notes）を指定してください。"
            )
        case .identifier where refused.value.isEmpty:
            Phrase(
                en: "Name the module with '\(refused.field)', as in '\(refused.field) Domain'.",
                ja: "'\(refused.field) Domain' のように、'\(refused.field)' でモジュールの名前を指定してください。"
            )
        case .reserved where refused.field == "--as":
            Phrase(
                en: "'\(refused.value)' is a module of the system, or a word of Swift. Choose another name.",
                ja: "'\(refused.value)' はシステムのモジュールか、Swift の予約語です。別の名前を指定してください。"
            )
        case .identifier:
            Phrase(
                en: "'\(refused.value)' cannot be the name. Use letters, digits and underscores, as in 'Domain'.",
                ja: "'\(refused.value)' は名前に使えません。英数字と下線（例: Domain）で指定してください。"
            )
        case .label:
            Phrase(
                en:
                    "'\(refused.value)' cannot be the label. Use a text without double quotes and backslashes, as in 'Title'.",
                ja: "'\(refused.value)' は入力欄の名前に使えません。二重引用符とバックスラッシュを含まない文字列（例: Title）を指定してください。"
            )
        case .reserved:
            Phrase(
                en:
                    "'\(refused.value)' is the name of a layer, or a word of Swift, the kits or the templates. Choose another name.",
                ja: "'\(refused.value)' はレイヤーの名前か、Swift、キット、テンプレートで使われている語です。別の名前を指定してください。"
            )
        case .unused:
            Phrase(
                en: "'\(refused.value)' is the name of something in the project already. Choose another name.",
                ja: "'\(refused.value)' という名前は、プロジェクトですでに使われています。別の名前を指定してください。"
            )
        case .address:
            Phrase(
                en:
                    "'\(refused.value)' is not the address of a repository, such as 'https://example.org/Strata.git'. For a folder, add '--kits path'.",
                ja:
                    "'\(refused.value)' はリポジトリのアドレス（例: https://example.org/Strata.git）ではありません。フォルダーの場合は '--kits path' を付けてください。"
            )
        default: extractionSentence(refused)
        }
    }

    /// Returns the sentence about a file or a folder that is not there, or nil for another rule.
    private static func absence(_ refused: ValidationError, root: String) -> Phrase? {
        switch refused.rule {
        case .existing where refused.field == "--root":
            Phrase(
                en: "There is no folder '\(refused.value)'. Use '--root' to name the folder of the repository.",
                ja: "フォルダー '\(refused.value)' はありません。'--root' でリポジトリのフォルダーを指定してください。"
            )
        case .existing:
            Phrase(
                en:
                    "No target has a Swift file at '\(refused.value)'. Name files and folders by their paths in '\(root)'.",
                ja: "'\(refused.value)' には、ターゲットに属する Swift ファイルがありません。'\(root)' からのパスで指定してください。"
            )
        case .project:
            Phrase(
                en:
                    "There is no project in '\(root)': '\(refused.value)' does not exist. Use '--root' to name the folder of one, or create one with '\(Phrase.programName) new project'.",
                ja:
                    "'\(root)' はプロジェクトではありません（'\(refused.value)' がありません）。'--root' でプロジェクトを指定するか、'\(Phrase.programName) new project' で作成してください。"
            )
        case .kits:
            Phrase(
                en: "There are no kits in '\(refused.value)': it has no 'Package.swift'. Name the folder of a clone.",
                ja: "'\(refused.value)' にキットがありません（'Package.swift' がありません）。クローンのフォルダーを指定してください。"
            )
        case .indexed:
            Phrase(
                en:
                    "There is no compiler's index there: '\(refused.value)' does not exist. Build first, or use '--index-store' to name another folder.",
                ja: "コンパイラーの索引がありません（'\(refused.value)' がありません）。先にビルドするか、'--index-store' で別のフォルダーを指定してください。"
            )
        default: nil
        }
    }

    /// Returns the alert for an unknown name, with the names that were probably meant.
    private static func unknownName(_ refused: ValidationError) -> (Phrase, Phrase)? {
        guard case .oneOf(let names) = refused.rule, refused.place == nil, let noun = nouns[refused.field] else {
            return nil
        }
        let near = names.near(refused.value).map { "'\($0)'" }
        let advice =
            if !near.isEmpty {
                Phrase(
                    en: "Did you mean \(near.joined(separator: " or "))?",
                    ja: "\(near.joined(separator: " か ")) ではありませんか。"
                )
            } else if let list = lists[refused.field] {
                Phrase(en: "'\(list)' lists them.", ja: "一覧は '\(list)' で表示します。")
            } else {
                Phrase(
                    en: "Use one of: \(names.joined(separator: ", ")).",
                    ja: "使えるのは \(names.joined(separator: "、")) です。"
                )
            }
        return (
            Phrase(en: "No such \(noun.english)", ja: "\(noun.japanese)がありません"),
            Phrase(
                en: "There is no \(noun.english) '\(refused.value)'. \(advice.english)",
                ja: "\(noun.japanese) '\(refused.value)' はありません。\(advice.japanese)"
            )
        )
    }

    /// The kind of thing that each field names, such as a layer or a feature.
    private static let nouns: [String: Phrase] = [
        "folder": Phrase(en: "folder", ja: "フォルダー"), "target": Phrase(en: "target", ja: "ターゲット"),
        "module": Phrase(en: "module", ja: "モジュール"), "package": Phrase(en: "package", ja: "パッケージ"),
        "layer or module": Phrase(en: "layer or module", ja: "レイヤーまたはモジュール"),
        "--app": Phrase(en: "app", ja: "アプリ"), "--feature": Phrase(en: "feature", ja: "機能"),
        "NAME": Phrase(en: "feature", ja: "機能"), "OLD": Phrase(en: "feature", ja: "機能"),
    ]

    /// The commands that list names which are too many for a sentence.
    private static let lists = [
        "folder": "\(Phrase.programName) graph --inside", "target": "\(Phrase.programName) graph",
        "module": "\(Phrase.programName) graph", "layer or module": "\(Phrase.programName) graph",
        "package": "\(Phrase.programName) graph --packages",
    ]

    /// Creates the alert for a removal that needs `--force`.
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
    /// Returns at most three names: those of several packages that have the name, or those that contain it in any case, the
    /// shortest first; or else the most similar one.
    fileprivate func near(_ text: String) -> [String] {
        let namesakes = filter { $0.hasSuffix("/" + text) }
        guard namesakes.isEmpty else { return Array(namesakes.prefix(3)) }
        let folded = text.lowercased()
        let holding = folded.isEmpty ? [] : filter { $0.lowercased().contains(folded) }
        guard holding.isEmpty else { return Array(holding.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(3)) }
        let meant = map { $0.lowercased() }.nearest(to: folded)
        return filter { $0.lowercased() == meant }
    }
}
