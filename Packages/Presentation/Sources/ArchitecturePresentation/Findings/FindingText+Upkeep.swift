import ArchitectureDomain
import PresentationKit

extension FindingText {
    static func upkeep(_ fact: Fact) -> FindingText {
        switch fact {
        case .fileLength(let lines, let limit):
            FindingText(
                Phrase(
                    en: "The file has \(lines.english("line")); \(limit) are allowed.",
                    ja: "\(lines) 行あります。上限は \(limit) 行です。"
                ),
                Phrase(en: "Move a part of it to a file of its own.", ja: "一部を別のファイルに分けてください。")
            )
        case .unsafeForbidden(let construct, let layer):
            FindingText(
                Phrase(
                    en: "'\(construct.rawValue)' has no place in layer '\(layer)'.",
                    ja: "レイヤー '\(layer)' では '\(construct.rawValue)' を使えません。"
                ),
                Phrase(en: "Write it so that the compiler can check it.", ja: "コンパイラが検査できる形に書き換えてください。")
            )
        case .unsafeWithoutReason(let construct):
            FindingText(
                Phrase(en: "'\(construct.rawValue)' has no reason.", ja: "'\(construct.rawValue)' に理由がありません。"),
                Phrase(
                    en: "Say in a '// SAFETY:' comment right above why it is safe, or do without.",
                    ja: "直前の行に '// SAFETY:' で安全な理由を書くか、使わないでください。"
                )
            )
        case .unsafeWithoutAllowance(let construct):
            FindingText(
                Phrase(
                    en: "'\(construct.rawValue)' is not allowed in this file.",
                    ja: "このファイルでは '\(construct.rawValue)' が許可されていません。"
                ),
                Phrase(
                    en: "Do without, or add it to [[unsafe.allowed]] of the rules file.",
                    ja: "使わないか、規則ファイルの [[unsafe.allowed]] に追加してください。"
                )
            )
        case .staleAllowance(let file, let construct, let allowed, let used):
            FindingText(
                Phrase(
                    en:
                        "'\(construct.rawValue)' is allowed \(allowed.english("time")) in '\(file)' and used \(used.english("time")).",
                    ja: "'\(file)' の '\(construct.rawValue)' は \(allowed) 回許可されていますが、使用は \(used) 回です。"
                ),
                Phrase(en: "Take the allowance back.", ja: "許可を取り消してください。")
            )
        case .emptyFeature(let feature):
            FindingText(
                Phrase(
                    en: "No target belongs to the feature '\(feature)'.",
                    ja: "フィーチャー '\(feature)' に属するターゲットがありません。"
                ),
                Phrase(
                    en: "Mend the name, or take it out of the rules file.",
                    ja: "名前を修正するか、規則ファイルから削除してください。"
                )
            )
        case .unlistedFeature(let feature, let targets):
            FindingText(
                Phrase(
                    en:
                        "The targets '\(targets.joined(separator: "', '"))' are of the feature '\(feature)', which the rules do not list.",
                    ja: "'\(targets.joined(separator: "', '"))' のフィーチャー '\(feature)' が規則にありません。"
                ),
                Phrase(en: "Add '\(feature)' to [features].", ja: "[features] に '\(feature)' を加えてください。")
            )
        case .staleEntry(let violation): staleEntry(violation)
        case .obstacle(let reason): obstacle(reason)
        default:
            FindingText(
                Phrase(en: fact.detail.joined(separator: " → "), ja: fact.detail.joined(separator: " → ")),
                removeDependency
            )
        }
    }

    private static func staleEntry(_ violation: Baseline.Violation) -> FindingText {
        let check = violation.check.rawValue
        let names = violation.names.joined(separator: " → ")
        return FindingText(
            Phrase(
                en: "The baseline holds '\(check)' of '\(names)', which is there no more.",
                ja: "基準にある '\(check)' ('\(names)') の違反はもうありません。"
            ),
            Phrase(
                en: "Remove this file, or let 'strata baseline' do it.",
                ja: "このファイルを削除するか、'strata baseline' を実行してください。"
            )
        )
    }

    private static func obstacle(_ reason: Codebase.Obstacle.Reason) -> FindingText {
        switch reason {
        case .manifest(let text):
            FindingText(
                Phrase(en: "The package manager does not take the manifest: \(text)", ja: "マニフェストを読み取れません: \(text)"),
                Phrase(en: "Mend it; the other packages were checked.", ja: "修正してください。他のパッケージは検査済みです。")
            )
        case .toolsVersion(let text):
            FindingText(
                Phrase(en: "The manifest needs a newer toolchain: \(text)", ja: "より新しいツールチェーンが必要です: \(text)"),
                Phrase(
                    en: "Install it, or lower the tools version if the manifest uses nothing newer.",
                    ja: "更新するか、新しい機能を使っていなければ tools version を下げてください。"
                )
            )
        case .missingFolder:
            FindingText(
                Phrase(en: "The target has no folder, or nothing is in it.", ja: "ターゲットのフォルダーがないか、空です。"),
                Phrase(
                    en: "Add its files, or remove it from the manifest, with what depends on it.",
                    ja: "ファイルを追加するか、依存している箇所とともにマニフェストから削除してください。"
                )
            )
        case .targetKind(let kind):
            FindingText(
                Phrase(
                    en: "The target is of the kind '\(kind)', which is not known here.",
                    ja: "ターゲットの種類 '\(kind)' は、このバージョンでは扱えません。"
                ),
                Phrase(en: "Update strata; everything else was checked.", ja: "strata を更新してください。それ以外は検査済みです。")
            )
        case .notReadable:
            FindingText(
                Phrase(en: "It cannot be read.", ja: "読み取れません。"),
                Phrase(en: "Check its permissions.", ja: "権限を確認してください。")
            )
        case .tooLarge(let limit):
            FindingText(
                Phrase(
                    en: "The file has more than \(limit >> 20) MiB and was not read.",
                    ja: "ファイルが \(limit >> 20) MiB を超えているため、読み取っていません。"
                ),
                Phrase(
                    en: "Make it smaller, or name its folder in 'exclude' of the rules file.",
                    ja: "小さくするか、規則ファイルの 'exclude' にフォルダーを指定してください。"
                )
            )
        case .notUTF8:
            FindingText(
                Phrase(en: "The file is not UTF-8.", ja: "UTF-8 ではありません。"),
                Phrase(en: "Save it as UTF-8.", ja: "UTF-8 で保存してください。")
            )
        case .linkLoop:
            FindingText(
                Phrase(en: "The link leads back to a folder that contains it.", ja: "リンクが自身を含むフォルダーを指しています。"),
                Phrase(en: "Remove the link.", ja: "リンクを削除してください。")
            )
        case .noPackageManager:
            FindingText(
                Phrase(en: "There is no 'swift' to read manifests with.", ja: "マニフェストを読むための 'swift' がありません。"),
                Phrase(en: "Install the Swift toolchain, or add it to PATH.", ja: "Swift をインストールするか、PATH に追加してください。")
            )
        }
    }
}
