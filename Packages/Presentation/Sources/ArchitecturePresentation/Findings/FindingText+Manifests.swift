import ArchitectureDomain
import PresentationKit

extension FindingText {
    static func manifest(_ fact: Fact) -> FindingText? {
        declaration(fact) ?? package(fact)
    }

    private static func package(_ fact: Fact) -> FindingText? {
        switch fact {
        case .foreignPackage(_, let dependency, .remote(let address)):
            FindingText(
                en: "Package '\(dependency)' comes from '\(address)'; its modules were not checked.",
                ja: "パッケージ '\(dependency)' は '\(address)' から取得されるため、そのモジュールは調べていません。",
                remedy: leaveAsItIs
            )
        case .foreignPackage(_, let dependency, .folder(let folder)):
            FindingText(
                en:
                    "Package '\(dependency)' lies outside the repository, in '\(folder)'; its modules were not checked.",
                ja: "パッケージ '\(dependency)' はリポジトリの外の '\(folder)' にあるため、そのモジュールは調べていません。",
                remedy: leaveAsItIs
            )
        case .missingPackage(_, let dependency, let path):
            FindingText(
                en: "There is no package '\(dependency)' in '\(path)'; its modules were not checked.",
                ja: "'\(path)' にパッケージ '\(dependency)' がないため、そのモジュールは調べていません。",
                fix: "Restore the folder, or correct its path.",
                ja: "フォルダーを戻すか、パスを修正してください。"
            )
        case .packageDependency(let from, let to, let fromLayer, let toLayer):
            FindingText(
                en:
                    "Package '\(from)' in layer '\(fromLayer)' must not depend on package '\(to)' in layer '\(toLayer)'.",
                ja: "レイヤー '\(fromLayer)' のパッケージ '\(from)' は、レイヤー '\(toLayer)' の '\(to)' に依存できません。",
                fix: "Move the code that uses it to a package that may, then remove the dependency from the manifest.",
                ja: "それを使うコードを、使えるパッケージに移してから、マニフェストの依存を削除してください。"
            )
        case .settings(let target, let missing, let additional):
            FindingText(
                en: "The Swift settings of '\(target)' differ from the rules: \(difference(missing, additional)).",
                ja: "'\(target)' の設定が規則と異なります: \(difference(missing, additional))。",
                fix: "Use the settings of the rules, and fix what the compiler then rejects.",
                ja: "規則にある設定をそのまま使い、コンパイラが拒む箇所を修正してください。"
            )
        case .unplacedTarget(let target):
            FindingText(
                en: "'\(target)' belongs to no layer.",
                ja: "'\(target)' はどのレイヤーにも属していません。",
                fix: "Add its package to a layer in the rules file.",
                ja: "規則ファイルのレイヤーにパッケージを追加してください。"
            )
        default: nil
        }
    }

    private static func declaration(_ fact: Fact) -> FindingText? {
        switch fact {
        case .undeclaredImport(let target, let module, true):
            FindingText(
                en:
                    "'\(target)' imports '\(module)' without declaring it; it compiles only because another module does.",
                ja: "'\(target)' は宣言していない '\(module)' を import しています。他のモジュールの依存により偶然コンパイルできています。",
                remedy: declare
            )
        case .undeclaredImport(let target, let module, false):
            FindingText(
                en: "'\(target)' imports '\(module)', which is not one of its dependencies.",
                ja: "'\(target)' が import する '\(module)' は、依存に含まれていません。",
                remedy: declare
            )
        case .undeclaredProduct(let target, let module, let package):
            FindingText(
                en: "'\(target)' imports '\(module)' from package '\(package)' without declaring it.",
                ja: "'\(target)' は宣言していない '\(module)' (パッケージ '\(package)') を import しています。",
                remedy: declare
            )
        case .unknownDependency(let target, let dependency, let package?):
            FindingText(
                en: "'\(target)' depends on '\(dependency)', but package '\(package)' has no such product.",
                ja: "'\(target)' が依存する '\(dependency)' は、パッケージ '\(package)' のプロダクトにありません。",
                remedy: correctName
            )
        case .unknownDependency(let target, let dependency, nil):
            FindingText(
                en: "'\(target)' depends on '\(dependency)', but there is no such target or product.",
                ja: "'\(target)' が依存する '\(dependency)' というターゲットもプロダクトもありません。",
                remedy: correctName
            )
        case .unusedDependency(let target, let dependency):
            FindingText(
                en: "'\(target)' declares '\(dependency)' but never imports it.",
                ja: "'\(target)' は '\(dependency)' を宣言していますが、import していません。",
                remedy: removeUnused
            )
        case .unusedProduct(let target, let product, let package):
            FindingText(
                en:
                    "'\(target)' declares '\(product)'\(package.map { " from package '\($0)'" } ?? "") but never imports it.",
                ja: "'\(target)' は '\(product)'\(package.map { " (パッケージ '\($0)')" } ?? "") を宣言していますが、import していません。",
                remedy: removeUnused
            )
        case .unverifiedImport(let target, let module):
            FindingText(
                en:
                    "'\(target)' imports '\(module)', and no manifest in the repository tells which package it comes from.",
                ja: "'\(target)' が import する '\(module)' がどのパッケージのものか、リポジトリのマニフェストからはわかりません。",
                fix: "Declare a product of that name if its package has one; otherwise nothing needs to be done.",
                ja: "パッケージに同じ名前のプロダクトがあれば宣言してください。なければ対応は不要です。"
            )
        case .unverifiedDependency(let target, let dependency):
            FindingText(
                en:
                    "'\(target)' declares '\(dependency)', which imports of unknown modules or generated sources may use.",
                ja: "'\(target)' が宣言する '\(dependency)' は、由来のわからない import や生成されるソースが使う可能性があります。",
                fix: "Remove it from the manifest if the target builds without it; otherwise nothing needs to be done.",
                ja: "なくてもビルドできるなら、マニフェストから削除してください。必要なら対応は不要です。"
            )
        case .testOnlyDependency(let target, let dependency, let tests):
            FindingText(
                en: "'\(target)' declares '\(dependency)' but never imports it; only its tests '\(tests)' do.",
                ja: "'\(target)' は '\(dependency)' を宣言していますが、import しているのはテスト '\(tests)' だけです。",
                fix: "Declare it for the tests, and wherever else it is imported, then remove it here.",
                ja: "テストと、他に import している箇所で宣言してから、ここでは削除してください。"
            )
        default: nil
        }
    }

    private static let declare = Phrase(
        en:
            "Declare it in the manifest if the rules allow it; otherwise move the code that uses it, then remove the import.",
        ja: "規則が許すならマニフェストに宣言し、そうでなければ使う箇所を移してから import を削除してください。"
    )

    private static let correctName = Phrase(
        en: "Correct the name, or remove the dependency.",
        ja: "名前を修正するか、依存を削除してください。"
    )

    private static let removeUnused = Phrase(
        en:
            "Declare it wherever else it is imported, then remove it here, unless it is needed without an import: linked or at run time.",
        ja: "他に import している箇所で宣言してから、ここでは削除してください。リンクや実行時にだけ必要なら残してください。"
    )

    private static let leaveAsItIs = Phrase(
        en: "Nothing needs to be done: what the manifests say about it was checked.",
        ja: "対応は不要です。マニフェストに書かれた内容は検査済みです。"
    )

    private static func difference(_ missing: [String], _ additional: [String]) -> String {
        let parts = missing.map { "- \($0)" } + additional.map { "+ \($0)" }
        return parts.isEmpty ? "1 ↔ 2" : parts.joined(separator: ", ")
    }
}
