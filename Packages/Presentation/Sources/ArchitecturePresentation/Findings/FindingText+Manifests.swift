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
        case .packageDependency(let from, let to, let fromLayer, let toLayer):
            FindingText(
                Phrase(
                    en: "Package '\(from)' of layer '\(fromLayer)' depends on package '\(to)' of layer '\(toLayer)'.",
                    ja: "レイヤー '\(fromLayer)' のパッケージ '\(from)' がレイヤー '\(toLayer)' の '\(to)' に依存しています。"
                ),
                Phrase(
                    en: "Move what uses it to a package that may, then remove the dependency from the manifest.",
                    ja: "それを使うコードを、使えるパッケージに移してから、マニフェストの依存を削除してください。"
                )
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
        case .undeclaredProduct(let target, let module, let package):
            FindingText(
                Phrase(
                    en: "'\(target)' imports '\(module)' of package '\(package)' without declaring it.",
                    ja: "'\(target)' は宣言していない '\(module)' (パッケージ '\(package)') を import しています。"
                ),
                declare
            )
        case .unknownDependency(let target, let dependency, let package):
            FindingText(
                package.map {
                    Phrase(
                        en: "'\(target)' declares '\(dependency)', and package '\($0)' has no such product.",
                        ja: "'\(target)' が宣言する '\(dependency)' は、パッケージ '\($0)' のプロダクトにありません。"
                    )
                }
                    ?? Phrase(
                        en: "'\(target)' declares '\(dependency)', and there is no such target or product.",
                        ja: "'\(target)' が宣言する '\(dependency)' というターゲットもプロダクトもありません。"
                    ),
                Phrase(en: "Correct the name, or remove the dependency.", ja: "名前を修正するか、依存を削除してください。")
            )
        case .unusedDependency(let target, let dependency):
            FindingText(
                Phrase(
                    en: "'\(target)' declares '\(dependency)' and never imports it.",
                    ja: "'\(target)' は '\(dependency)' を宣言していますが、import していません。"
                ),
                removeUnused
            )
        case .unusedProduct(let target, let product, let package, let isGuess):
            FindingText(
                Phrase(
                    en: "'\(target)' declares '\(product)'\(package.map { " of package '\($0)'" } ?? "") and "
                        + (isGuess ? "imports no module of that name." : "never imports it."),
                    ja: "'\(target)' は '\(product)'\(package.map { " (パッケージ '\($0)')" } ?? "") を宣言していますが、"
                        + (isGuess ? "同じ名前のモジュールを import していません。" : "import していません。")
                ),
                isGuess
                    ? Phrase(
                        en:
                            "Remove it from the manifest, unless its modules have other names: 'swift package resolve' shows them to strata.",
                        ja: "モジュール名が異なるのでなければ、マニフェストから削除してください。'swift package resolve' を実行すると strata が確かめられます。"
                    ) : removeUnused
            )
        case .testOnlyDependency(let target, let dependency, let tests):
            FindingText(
                Phrase(
                    en: "'\(target)' declares '\(dependency)' and never imports it; its tests '\(tests)' do.",
                    ja: "'\(target)' は '\(dependency)' を宣言していますが、import しているのはテスト '\(tests)' です。"
                ),
                Phrase(
                    en: "Declare it for the tests, and wherever else it is imported, then remove it here.",
                    ja: "テストと、他に import している箇所で宣言してから、ここでは削除してください。"
                )
            )
        case .settings(let target, let missing, let additional):
            FindingText(
                Phrase(
                    en: "The settings of '\(target)' differ: \(difference(missing, additional)).",
                    ja: "'\(target)' の設定が異なります: \(difference(missing, additional))。"
                ),
                Phrase(
                    en: "Use the settings of the rules, and correct what the compiler then refuses.",
                    ja: "規則にある設定をそのまま使い、コンパイラが拒む箇所を修正してください。"
                )
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
        en: "Declare it in the manifest if the rules allow it; otherwise move what uses it, then remove the import.",
        ja: "規則が許すならマニフェストに宣言し、そうでなければ使う箇所を移してから import を削除してください。"
    )

    private static let removeUnused = Phrase(
        en:
            "Declare it wherever else it is imported, then remove it here, unless it is needed without an import: linked or at run time.",
        ja: "他に import している箇所で宣言してから、ここでは削除してください。リンクや実行時にだけ必要なら残してください。"
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
