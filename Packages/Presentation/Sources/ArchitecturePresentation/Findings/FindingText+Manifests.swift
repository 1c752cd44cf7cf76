import ArchitectureDomain
import PresentationKit

extension FindingText {
    static func manifest(_ fact: Fact) -> FindingText? {
        switch fact {
        case .foreignPackage(_, let dependency, .remote(let address)):
            FindingText(
                Phrase(
                    en: "Package '\(dependency)' comes from '\(address)'; its modules were not looked at.",
                    ja: "パッケージ '\(dependency)' は '\(address)' から取得されるため、そのモジュールは調べていません。"
                ),
                leaveAlone
            )
        case .foreignPackage(_, let dependency, .folder(let folder)):
            FindingText(
                Phrase(
                    en: "Package '\(dependency)' lies outside, in '\(folder)'; its modules were not looked at.",
                    ja: "パッケージ '\(dependency)' は外部の '\(folder)' にあるため、そのモジュールは調べていません。"
                ),
                leaveAlone
            )
        case .missingPackage(_, let dependency, let path):
            FindingText(
                Phrase(
                    en: "There is no package '\(dependency)' in '\(path)'; its modules were not looked at.",
                    ja: "'\(path)' にパッケージ '\(dependency)' がないため、そのモジュールは調べていません。"
                ),
                Phrase(en: "Bring the folder back, or mend its path.", ja: "フォルダーを戻すか、パスを修正してください。")
            )
        case .packageArrow(let from, let to, let fromLayer, let toLayer):
            FindingText(
                Phrase(
                    en: "Package '\(from)' of layer '\(fromLayer)' depends on package '\(to)' of layer '\(toLayer)'.",
                    ja: "レイヤー '\(fromLayer)' のパッケージ '\(from)' がレイヤー '\(toLayer)' の '\(to)' に依存しています。"
                ),
                Phrase(en: "Remove the dependency from the manifest.", ja: "マニフェストから依存を削除してください。")
            )
        case .undeclaredImport(let target, let module, true):
            FindingText(
                Phrase(
                    en:
                        "'\(target)' imports '\(module)' without declaring it; it compiles only because another module does.",
                    ja: "'\(target)' は宣言していない '\(module)' を import しています。他のモジュールの依存により偶然コンパイルできています。"
                ),
                declare
            )
        case .undeclaredImport(let target, let module, false):
            FindingText(
                Phrase(
                    en: "'\(target)' imports '\(module)', which none of its dependencies reaches.",
                    ja: "'\(target)' が import する '\(module)' は、どの依存からも届きません。"
                ),
                declare
            )
        case .unusedDependency(let target, let dependency):
            FindingText(
                Phrase(
                    en: "'\(target)' declares '\(dependency)' and never imports it.",
                    ja: "'\(target)' は '\(dependency)' を宣言していますが、import していません。"
                ),
                Phrase(en: "Remove the dependency from the manifest.", ja: "マニフェストから依存を削除してください。")
            )
        case .testOnlyDependency(let target, let dependency, let tests):
            FindingText(
                Phrase(
                    en: "'\(target)' declares '\(dependency)', which only '\(tests)' imports.",
                    ja: "'\(target)' が宣言する '\(dependency)' は、'\(tests)' だけが import しています。"
                ),
                Phrase(en: "Declare it for the tests alone.", ja: "テストターゲットだけで宣言してください。")
            )
        case .settings(let target, let missing, let additional):
            FindingText(
                Phrase(
                    en: "The settings of '\(target)' differ: \(difference(missing, additional)).",
                    ja: "'\(target)' の設定が異なります: \(difference(missing, additional))。"
                ),
                Phrase(en: "Use the settings block of the rules.", ja: "規則にある設定をそのまま使ってください。")
            )
        case .unplacedTarget(let target):
            FindingText(
                Phrase(en: "No layer speaks for '\(target)'.", ja: "'\(target)' はどのレイヤーにも属していません。"),
                Phrase(
                    en: "Add its package to a layer of the rules file.",
                    ja: "規則ファイルのレイヤーにパッケージを追加してください。"
                )
            )
        default: nil
        }
    }

    private static let declare = Phrase(
        en: "Declare it in the manifest if the rules allow it, or remove the import.",
        ja: "規則が許すならマニフェストに宣言し、そうでなければ import を削除してください。"
    )

    private static func difference(_ missing: [String], _ additional: [String]) -> String {
        let parts = missing.map { "- \($0)" } + additional.map { "+ \($0)" }
        return parts.isEmpty ? "1 ↔ 2" : parts.joined(separator: ", ")
    }

    /// What is elsewhere is in order.
    private static let leaveAlone = Phrase(
        en: "Nothing has to be done: what the manifests say of it was checked.",
        ja: "対応は不要です。マニフェストに書かれた内容は検査済みです。"
    )
}
