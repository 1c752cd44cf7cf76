import ArchitectureDomain

extension FindingText {
    static func maintenance(_ fact: Fact) -> FindingText {
        switch fact {
        case .fileLength(let lines, let limit):
            FindingText(
                en: "The file has \(lines.english("line")); the limit is \(limit).",
                ja: "\(lines) 行あります。上限は \(limit) 行です。",
                fix: "Move a part of it to a file of its own.",
                ja: "一部を別のファイルに分けてください。"
            )
        case .unsafeForbidden(let construct, let layer):
            FindingText(
                en: "Layer '\(layer)' does not allow '\(construct.rawValue)'.",
                ja: "レイヤー '\(layer)' では '\(construct.rawValue)' を使えません。",
                fix: "Rewrite it so that the compiler can check it.",
                ja: "コンパイラが検査できる形に書き換えてください。"
            )
        case .unsafeWithoutReason(let construct):
            FindingText(
                en: "'\(construct.rawValue)' has no '// SAFETY:' comment.",
                ja: "'\(construct.rawValue)' に '// SAFETY:' コメントがありません。",
                fix: "Explain in a '// SAFETY:' comment right above why it is safe, or avoid it.",
                ja: "直前の行に '// SAFETY:' で安全な理由を書くか、使わないでください。"
            )
        case .unsafeWithoutAllowance(let construct):
            FindingText(
                en: "The rules do not allow '\(construct.rawValue)' in this file.",
                ja: "このファイルでは '\(construct.rawValue)' が許可されていません。",
                fix: "Avoid it, or add it to [[unsafe.allowed]] in the rules file.",
                ja: "使わないか、規則ファイルの [[unsafe.allowed]] に追加してください。"
            )
        case .staleAllowance(let file, let construct, let allowed, let used):
            FindingText(
                en:
                    "The rules allow '\(construct.rawValue)' \(allowed.english("time")) in '\(file)', but it is used \(used.english("time")).",
                ja: "'\(file)' の '\(construct.rawValue)' は \(allowed) 回許可されていますが、使用は \(used) 回です。",
                fix: "Lower the count, or remove the entry.",
                ja: "回数を減らすか、項目を削除してください。"
            )
        case .emptyFeature(let feature):
            FindingText(
                en: "No target belongs to the feature '\(feature)'.",
                ja: "機能 '\(feature)' に属するターゲットがありません。",
                fix: "Correct the name, or remove it from the rules file.",
                ja: "名前を修正するか、規則ファイルから削除してください。"
            )
        case .deadPattern(let pattern, let rule):
            FindingText(
                en: "The pattern '\(pattern)' of '\(rule)' matches nothing in the repository.",
                ja: "'\(rule)' のパターン '\(pattern)' に当てはまるものがありません。",
                fix: "Correct the pattern, or remove it from the rules file.",
                ja: "パターンを修正するか、規則ファイルから削除してください。"
            )
        case .shadowedPattern(let pattern, let rule, let others):
            FindingText(
                en:
                    "The pattern '\(pattern)' of '\(rule)' has no effect: '\(others.joined(separator: "', '"))' already matches the same targets.",
                ja: "'\(rule)' のパターン '\(pattern)' は無効です。'\(others.joined(separator: "', '"))' が先に当てはまります。",
                fix: "Move the rule before the others, make their patterns narrower, or remove this one.",
                ja: "規則を前に移すか、他のパターンを狭めるか、このパターンを削除してください。"
            )
        case .unlistedFeature(let feature, let targets):
            FindingText(
                en:
                    "The targets '\(targets.joined(separator: "', '"))' belong to the feature '\(feature)', which the rules do not list.",
                ja: "'\(targets.joined(separator: "', '"))' の機能 '\(feature)' が規則にありません。",
                fix: "Add '\(feature)' to [features].",
                ja: "[features] に '\(feature)' を加えてください。"
            )
        case .staleEntry(let violation):
            FindingText(
                en:
                    "The baseline lists '\(violation.check.rawValue)' for '\(violation.names.joined(separator: " → "))', which no longer occurs.",
                ja:
                    "ベースラインにある '\(violation.check.rawValue)' ('\(violation.names.joined(separator: " → "))') の違反はもうありません。",
                fix: "Remove this file, or run the command 'baseline'.",
                ja: "このファイルを削除するか、コマンド 'baseline' を実行してください。"
            )
        case .deprecatedTable(let old, let new):
            FindingText(
                en: "'\(old)' is the old name of '\(new)'.",
                ja: "'\(old)' は '\(new)' の古い名前です。",
                fix: "Rename the table.",
                ja: "テーブルの名前を変更してください。"
            )
        case .readFailure(let reason): readFailure(reason)
        default:
            FindingText(
                en: fact.detail.joined(separator: " → "),
                ja: fact.detail.joined(separator: " → "),
                remedy: removeDependency
            )
        }
    }

    private static func readFailure(_ reason: Codebase.ReadFailure.Reason) -> FindingText {
        switch reason {
        case .manifest(let text):
            FindingText(
                en: "SwiftPM rejects the manifest: \(text)",
                ja: "マニフェストを読み取れません: \(text)",
                fix: "Fix it; the other packages were checked.",
                ja: "修正してください。他のパッケージは検査済みです。"
            )
        case .toolsVersion(let text):
            FindingText(
                en: "The manifest needs a newer toolchain: \(text)",
                ja: "より新しいツールチェーンが必要です: \(text)",
                fix: "Install it, or lower the tools version if the manifest uses nothing newer.",
                ja: "更新するか、新しい機能を使っていなければ tools version を下げてください。"
            )
        case .missingFolder:
            FindingText(
                en: "The target has no folder, or the folder is empty.",
                ja: "ターゲットのフォルダーがないか、空です。",
                fix: "Add its files, or remove it from the manifest together with the dependencies on it.",
                ja: "ファイルを追加するか、依存している箇所とともにマニフェストから削除してください。"
            )
        case .targetKind(let kind):
            FindingText(
                en: "This version of the program does not know targets of the kind '\(kind)'.",
                ja: "ターゲットの種類 '\(kind)' は、このバージョンでは扱えません。",
                fix: "Update the program; everything else was checked.",
                ja: "プログラムを更新してください。それ以外は検査済みです。"
            )
        case .notReadable:
            FindingText(
                en: "The file or folder cannot be read.",
                ja: "読み取れません。",
                fix: "Check its permissions.",
                ja: "権限を確認してください。"
            )
        case .tooLarge(let limit):
            FindingText(
                en: "The file is larger than \(limit >> 20) MiB and was not read.",
                ja: "ファイルが \(limit >> 20) MiB を超えているため、読み取っていません。",
                fix: "Make it smaller, or list its folder under 'exclude' in the rules file.",
                ja: "小さくするか、規則ファイルの 'exclude' にフォルダーを指定してください。"
            )
        case .notUTF8:
            FindingText(
                en: "The file is not UTF-8.",
                ja: "UTF-8 ではありません。",
                fix: "Save it as UTF-8.",
                ja: "UTF-8 で保存してください。"
            )
        case .linkLoop:
            FindingText(
                en: "The link leads back to a folder that contains it.",
                ja: "リンクが自身を含むフォルダーを指しています。",
                fix: "Remove the link.",
                ja: "リンクを削除してください。"
            )
        case .noPackageManager:
            FindingText(
                en: "'swift' was not found, so manifests cannot be read.",
                ja: "'swift' が見つからないため、マニフェストを読み取れません。",
                fix: "Install the Swift toolchain, or add it to PATH.",
                ja: "Swift をインストールするか、PATH に追加してください。"
            )
        }
    }
}
