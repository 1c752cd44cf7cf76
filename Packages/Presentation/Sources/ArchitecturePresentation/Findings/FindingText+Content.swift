import ArchitectureDomain
import PresentationKit

extension FindingText {
    static func content(_ fact: Fact) -> FindingText? {
        imports(fact) ?? composition(fact) ?? mentions(fact)
    }

    private static func imports(_ fact: Fact) -> FindingText? {
        switch fact {
        case .technology(let target, let module, let layer):
            FindingText(
                en: "'\(target)' imports '\(module)', a technology that layer '\(layer)' must not use.",
                ja: "'\(target)' が import する '\(module)' は、レイヤー '\(layer)' では使えない技術です。",
                fix: "Declare a port instead, and implement it in a layer that may use the technology.",
                ja: "代わりにポートを定義し、その技術を扱うレイヤーで実装してください。"
            )
        case .traitImport(let target, let module, let traits):
            FindingText(
                en: "'\(target)' imports '\(module)', but declares it only with '\(traits.joined(separator: "', '"))'.",
                ja: "'\(target)' が import する '\(module)' は、'\(traits.joined(separator: "', '"))' が有効なときだけ宣言されています。",
                fix:
                    "Put the import and the code that uses it behind '#if \(traits.joined(separator: " || "))', or declare it unconditionally.",
                ja: "import とそれを使う箇所を '#if \(traits.joined(separator: " || "))' で囲むか、条件なしで宣言してください。"
            )
        case .exportedImport(let target, let module):
            FindingText(
                en: "'\(target)' re-exports '\(module)' to every module that imports it.",
                ja: "'\(target)' は '\(module)' を利用者に再公開しています。",
                fix: "Remove '@_exported', and import '\(module)' wherever it was used through '\(target)'.",
                ja: "'@_exported' を外し、'\(target)' を通して使っていた箇所で '\(module)' を import してください。"
            )
        case .exposedModule(let target, let module, let layer):
            FindingText(
                en: "'\(target)' exposes '\(module)' in its public interface, which layer '\(layer)' does not allow.",
                ja: "'\(target)' が '\(module)' を公開していますが、レイヤー '\(layer)' では許可されていません。",
                fix:
                    "Remove it from declarations that are public, '@usableFromInline' or inlinable, then remove 'public' from the import.",
                ja: "public、'@usableFromInline'、inlinable の宣言から取り除いてから、import の 'public' を外してください。"
            )
        case .needlessPublicImport(let target, let module, let needed):
            FindingText(
                en: "'\(target)' imports '\(module)' as public in a file that declares nothing public.",
                ja: "'\(target)' は公開宣言のないファイルで '\(module)' を public import しています。",
                remedy: needed == .package
                    ? Phrase(
                        en: "Write 'package import': the file has declarations for the package.",
                        ja: "'package import' にしてください。ファイルに package 宣言があります。"
                    )
                    : Phrase(en: "Remove 'public' from the import.", ja: "import の 'public' を外してください。")
            )
        case .testableImport(let target, let module):
            FindingText(
                en: "'\(target)' imports '\(module)' of another package with '@testable'.",
                ja: "'\(target)' は別パッケージの '\(module)' を '@testable' で import しています。",
                fix: "Test it through its public declarations, or in its own package.",
                ja: "公開宣言を通してテストするか、そのパッケージ内でテストしてください。"
            )
        default: nil
        }
    }

    private static func composition(_ fact: Fact) -> FindingText? {
        switch fact {
        case .errorDecision(let target):
            FindingText(
                en: "'\(target)' branches on an error.",
                ja: "'\(target)' がエラーの種類で分岐しています。",
                fix: "Leave the decision to a presenter.",
                ja: "判断はプレゼンターに任せてください。"
            )
        case .sentence(let target):
            FindingText(
                en: "'\(target)' contains text for users.",
                ja: "'\(target)' に利用者向けの文章があります。",
                fix: "Move the text to Presentation.",
                ja: "文章は Presentation に置いてください。"
            )
        case .compositionLines(let target, let lines, let limit):
            FindingText(
                en: "'\(target)' has \(lines.english("line")), screens not counted; the limit is \(limit).",
                ja: "'\(target)' は画面を除いて \(lines) 行あります。上限は \(limit) 行です。",
                remedy: moveOut
            )
        case .screenLines(let target, let lines, let limit):
            FindingText(
                en: "This file with screens of '\(target)' has \(lines.english("line")); the limit is \(limit).",
                ja: "'\(target)' の画面のファイルが \(lines) 行あります。上限は \(limit) 行です。",
                fix: "Split it by subject, or move code that is not composition to a layer.",
                ja: "対象ごとに分けるか、組み立て以外の処理をいずれかのレイヤーに移してください。"
            )
        case .compositionBranches(let target, let branches, let limit):
            FindingText(
                en:
                    "'\(target)' branches in \(branches.count.english("place")); the limit is \(limit): \(list(branches)).",
                ja: "'\(target)' には分岐が \(branches.count) か所あります。上限は \(limit) か所です: \(list(branches))。",
                remedy: moveOut
            )
        default: nil
        }
    }

    /// Returns each file with its lines; a line with several branches is repeated.
    private static func list(_ places: [Place]) -> String {
        Dictionary(grouping: places, by: \.file).sorted { $0.key < $1.key }
            .map { file, places in "\(file):\(places.map { "\($0.position.line)" }.joined(separator: ", "))" }
            .joined(separator: "; ")
    }

    private static let moveOut = Phrase(
        en: "Move code that is not composition to a layer.",
        ja: "組み立て以外の処理をいずれかのレイヤーに移してください。"
    )

    private static let callUseCase = Phrase(en: "Call a use case instead.", ja: "ユースケースを通してください。")

    private static func mentions(_ fact: Fact) -> FindingText? {
        switch fact {
        case .avoidedName(let target, let name, let layer):
            FindingText(
                en: "'\(target)' mentions '\(name)', which layer '\(layer)' must not use.",
                ja: "'\(target)' に '\(name)' がありますが、レイヤー '\(layer)' では使えません。",
                fix: "Use a port instead.",
                ja: "ポートを通してください。"
            )
        case .gatewayNamed(let target, let name, let layer):
            FindingText(
                en:
                    "'\(target)' uses the protocol '\(name)' of layer '\(layer)', but may only read data of that layer.",
                ja: "'\(target)' がプロトコル '\(name)' を参照しています。レイヤー '\(layer)' から読めるのはデータだけです。",
                remedy: callUseCase
            )
        case .businessRuleCalled(let target, let name, let layer):
            FindingText(
                en: "'\(target)' calls '\(name)' of layer '\(layer)', but may only read data of that layer.",
                ja: "'\(target)' が '\(name)' を呼び出しています。レイヤー '\(layer)' から読めるのはデータだけです。",
                remedy: callUseCase
            )
        default: nil
        }
    }
}
