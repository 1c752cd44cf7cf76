import ArchitectureDomain
import PresentationKit

extension FindingText {
    /// Creates the sentences for the reason why a part of the repository could not be read.
    init(_ reason: Codebase.ReadFailure.Reason) {
        switch reason {
        case .manifest(let text):
            self.init(
                en: "SwiftPM rejects the manifest: \(text)",
                ja: "マニフェストを読み取れません: \(text)",
                fix: "Fix it; the other packages were checked.",
                ja: "修正してください。他のパッケージは検査済みです。"
            )
        case .toolsVersion(let text):
            self.init(
                en: "The manifest needs a newer toolchain: \(text)",
                ja: "より新しいツールチェーンが必要です: \(text)",
                fix: "Install it, or lower the tools version if the manifest uses nothing newer.",
                ja: "更新するか、新しい機能を使っていなければ tools version を下げてください。"
            )
        case .cacheNotWritable(let text):
            self.init(
                en: "The manifest was not read, because SwiftPM cannot write to its cache: \(text)",
                ja: "SwiftPM がキャッシュに書き込めないため、マニフェストを読み取っていません: \(text)",
                fix: "Make its folder writable, or name one that is in XDG_CACHE_HOME.",
                ja: "フォルダーを書き込み可能にするか、XDG_CACHE_HOME に書き込めるフォルダーを指定してください。"
            )
        case .missingFolder:
            self.init(
                en: "The target has no folder, or the folder is empty.",
                ja: "ターゲットのフォルダーがないか、空です。",
                fix: "Add its files, or remove it from the manifest together with the dependencies on it.",
                ja: "ファイルを追加するか、依存している箇所とともにマニフェストから削除してください。"
            )
        case .targetKind(let kind):
            self.init(
                en: "This version of the program does not know targets of the kind '\(kind)'.",
                ja: "ターゲットの種類 '\(kind)' は、このバージョンでは扱えません。",
                fix: "Update the program; everything else was checked.",
                ja: "プログラムを更新してください。それ以外は検査済みです。"
            )
        case .notReadable:
            self.init(
                en: "The file or folder cannot be read.",
                ja: "読み取れません。",
                fix: "Check its permissions.",
                ja: "権限を確認してください。"
            )
        case .tooLarge(let limit):
            self.init(
                en: "The file is larger than \(limit >> 20) MiB and was not read.",
                ja: "ファイルが \(limit >> 20) MiB を超えているため、読み取っていません。",
                fix: "Make it smaller, or list its folder under 'exclude' in the rules file.",
                ja: "小さくするか、規則ファイルの 'exclude' にフォルダーを指定してください。"
            )
        case .notUTF8:
            self.init(
                en: "The file is not UTF-8.",
                ja: "UTF-8 ではありません。",
                fix: "Save it as UTF-8.",
                ja: "UTF-8 で保存してください。"
            )
        case .pointer:
            self.init(
                en: "The file is a pointer to one in Git LFS.",
                ja: "Git LFS のファイルへのポインターです。",
                fix: "Fetch the files with 'git lfs pull'; a past commit is read without them.",
                ja: "'git lfs pull' でファイルを取得してください。過去のコミットはファイルなしで読みます。"
            )
        case .linkLoop:
            self.init(
                en: "The link leads back to a folder that contains it.",
                ja: "リンクが自身を含むフォルダーを指しています。",
                fix: "Remove the link.",
                ja: "リンクを削除してください。"
            )
        case .malformedProject:
            self.init(
                en: "The project cannot be read from this line on.",
                ja: "この行からプロジェクトを読み取れません。",
                fix: "Correct the file, for example by resolving a merge conflict. The other targets were checked.",
                ja: "マージの残りなどを修正してください。他のターゲットは検査済みです。"
            )
        case .computedTargets:
            self.init(
                en: "The project computes targets, which were not read, because that would take running its manifest.",
                ja: "マニフェストを実行しないとわからないターゲットがあり、それらは調べていません。",
                fix:
                    "Generate the project before the check, or declare the targets as [target.NAME] in the rules file.",
                ja: "検査の前にプロジェクトを生成するか、規則ファイルの [target.NAME] で宣言してください。"
            )
        case .noPackageManager:
            self.init(
                en: "'swift' was not found, so manifests cannot be read.",
                ja: "'swift' が見つからないため、マニフェストを読み取れません。",
                fix: "Install the Swift toolchain, or add it to PATH.",
                ja: "Swift をインストールするか、PATH に追加してください。"
            )
        case .packageManagerNotStarted:
            self.init(
                en: "'swift' could not be started, so the manifest was not read.",
                ja: "'swift' を起動できないため、マニフェストを読み取っていません。",
                fix:
                    "Make sure that it can be executed, and that TMPDIR, if it is set, is a folder that can be written.",
                ja: "実行できることと、TMPDIR を設定しているなら書き込めるフォルダーであることを確かめてください。"
            )
        case .packageManagerTimedOut:
            self.init(
                en: "SwiftPM did not read the manifest in time.",
                ja: "SwiftPM が時間内にマニフェストを読み取れませんでした。",
                fix: "Run 'swift package dump-package' in its folder to see what takes long.",
                ja: "そのフォルダーで 'swift package dump-package' を実行し、時間のかかる理由を確かめてください。"
            )
        case .ignoredFiles(let text?):
            self.init(
                en: "Git does not tell which files it ignores, so they were read, too: \(text)",
                ja: "無視するファイルを git から得られないため、それらも読み取りました: \(text)",
                fix: "Run 'git status' in this folder, and follow its advice.",
                ja: "このフォルダーで 'git status' を実行し、表示に従ってください。"
            )
        case .ignoredFiles(nil):
            self.init(
                en: "'git' cannot be run, so the files that it ignores were read, too.",
                ja: "'git' を実行できないため、無視するはずのファイルも読み取りました。",
                fix: "Make sure that it is on PATH, and that TMPDIR, if it is set, is a folder that can be written.",
                ja: "PATH にあることと、TMPDIR を設定しているなら書き込めるフォルダーであることを確かめてください。"
            )
        }
    }

    // MARK: - Dependencies

    /// Creates the sentences for a forbidden dependency on a declaration, or on a whole module.
    init(_ dependency: Fact, on name: String?, remedy: Phrase) {
        func used(_ module: String) -> Phrase {
            guard let name else { return Phrase(en: "'\(module)'", ja: "'\(module)'") }
            return Phrase(en: "'\(name)' of '\(module)'", ja: "'\(module)' にある '\(name)'")
        }
        switch dependency {
        case .layerDependency(let from, let to, let fromLayer, let toLayer):
            self.init(
                en: "'\(from)' in layer '\(fromLayer)' must not use \(used(to).english) in layer '\(toLayer)'.",
                ja: "レイヤー '\(fromLayer)' の '\(from)' は、レイヤー '\(toLayer)' の \(used(to).japanese) を使えません。",
                remedy: remedy
            )
        case .groupDependency(let from, let to, let rule):
            self.init(
                en: "'\(from)' must not use \(used(to).english), which the rule '\(rule)' does not list.",
                ja: "'\(from)' は \(used(to).japanese) を使えません。規則 '\(rule)' で許可されていません。",
                remedy: remedy
            )
        case .featureDependency(let from, let to, let fromFeature?, let toFeature):
            self.init(
                en: "'\(from)' of feature '\(fromFeature)' must not use \(used(to).english) of feature '\(toFeature)'.",
                ja: "機能 '\(fromFeature)' の '\(from)' は、機能 '\(toFeature)' の \(used(to).japanese) を使えません。",
                remedy: remedy
            )
        case .featureDependency(let from, let to, nil, let toFeature):
            self.init(
                en:
                    "'\(from)', which belongs to no feature, must not use \(used(to).english) of feature '\(toFeature)'.",
                ja: "どの機能にも属さない '\(from)' は、機能 '\(toFeature)' の \(used(to).japanese) を使えません。",
                remedy: remedy
            )
        default: self.init(dependency)
        }
    }

    // MARK: - Remedies

    static let moveDeclaration = Phrase(
        en: "Move the code or the declaration to where both may be, or use a protocol that the code may use.",
        ja: "コードか宣言を使える場所に移すか、使ってよいプロトコルを通してください。"
    )

    static let openCircle = Phrase(
        en: "Move the code or the declaration to the other folder, or use a protocol of the folder that uses it.",
        ja: "コードか宣言をもう一方のフォルダーに移すか、使う側のフォルダーのプロトコルを通してください。"
    )

    /// Returns the advice to move files to the folder in which they belong.
    static func move(_ files: [String], to folder: String) -> Phrase {
        let list = files.map { "'\($0)'" }.joined(separator: ", ")
        return Phrase(en: "Move \(list) to '\(folder)'.", ja: "\(list) を '\(folder)' に移してください。")
    }

    static let removeDependency = Phrase(
        en: "Move what both need to a module that both may use, then remove the import and the dependency.",
        ja: "両方が使えるモジュールに共通部分を移してから、import と依存の宣言を削除してください。"
    )

    static let moveOut = Phrase(
        en: "Move code that is not composition to a layer.",
        ja: "組み立て以外の処理をいずれかのレイヤーに移してください。"
    )

    static let declare = Phrase(
        en:
            "Declare it in the manifest if the rules allow it; otherwise move the code that uses it, then remove the import.",
        ja: "規則が許すならマニフェストに宣言し、そうでなければ使う箇所を移してから import を削除してください。"
    )

    static let correctName = Phrase(
        en: "Correct the name, or remove the dependency.",
        ja: "名前を修正するか、依存を削除してください。"
    )

    static let removeUnused = Phrase(
        en:
            "Declare it wherever else it is imported, then remove it here, unless it is needed without an import: linked or at run time.",
        ja: "他に import している箇所で宣言してから、ここでは削除してください。リンクや実行時にだけ必要なら残してください。"
    )

    static let leaveAsItIs = Phrase(
        en: "Nothing needs to be done: what the manifests say about it was checked.",
        ja: "対応は不要です。マニフェストに書かれた内容は検査済みです。"
    )

    // MARK: - Lists

    /// Returns each file with its lines; a line with several branches is repeated.
    static func list(_ places: [Place]) -> String {
        Dictionary(grouping: places, by: \.file).sorted { $0.key < $1.key }
            .map { file, places in "\(file):\(places.map { "\($0.position.line)" }.joined(separator: ", "))" }
            .joined(separator: "; ")
    }

    static func difference(_ missing: [String], _ additional: [String]) -> String {
        let parts = missing.map { "- \($0)" } + additional.map { "+ \($0)" }
        return parts.isEmpty ? "1 ↔ 2" : parts.joined(separator: ", ")
    }
}
