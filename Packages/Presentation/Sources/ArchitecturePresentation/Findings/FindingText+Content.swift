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
                Phrase(
                    en: "'\(target)' imports '\(module)', a technology that layer '\(layer)' must not know.",
                    ja: "'\(target)' が import する '\(module)' は、レイヤー '\(layer)' では使えない技術です。"
                ),
                Phrase(
                    en: "Put a port in its place and implement that where the technology is known.",
                    ja: "代わりにポートを定義し、その技術を扱うレイヤーで実装してください。"
                )
            )
        case .traitImport(let target, let module, let traits):
            FindingText(
                Phrase(
                    en:
                        "'\(target)' imports '\(module)', which its manifest declares with '\(traits.joined(separator: "', '"))' only.",
                    ja: "'\(target)' が import する '\(module)' は、'\(traits.joined(separator: "', '"))' が有効なときだけ宣言されています。"
                ),
                Phrase(
                    en:
                        "Put the import, and what uses it, behind '#if \(traits.joined(separator: " || "))', or declare it without a condition.",
                    ja: "import とそれを使う箇所を '#if \(traits.joined(separator: " || "))' で囲むか、条件なしで宣言してください。"
                )
            )
        case .exportedImport(let target, let module):
            FindingText(
                Phrase(
                    en: "'\(target)' hands '\(module)' on to everybody who imports it.",
                    ja: "'\(target)' は '\(module)' を利用者に再公開しています。"
                ),
                Phrase(
                    en: "Remove '@_exported', and import '\(module)' wherever it was used through '\(target)'.",
                    ja: "'@_exported' を外し、'\(target)' を通して使っていた箇所で '\(module)' を import してください。"
                )
            )
        case .exposedModule(let target, let module, let layer):
            FindingText(
                Phrase(
                    en: "'\(target)' shows '\(module)' in public; layer '\(layer)' must not.",
                    ja: "'\(target)' が '\(module)' を公開していますが、レイヤー '\(layer)' では許可されていません。"
                ),
                Phrase(
                    en:
                        "Take it out of what is public, '@usableFromInline' or inlinable, then remove 'public' from the import.",
                    ja: "public、'@usableFromInline'、inlinable の宣言から取り除いてから、import の 'public' を外してください。"
                )
            )
        case .needlessPublicImport(let target, let module, let needed):
            FindingText(
                Phrase(
                    en: "'\(target)' imports '\(module)' publicly in a file that declares nothing public.",
                    ja: "'\(target)' は公開宣言のないファイルで '\(module)' を public import しています。"
                ),
                needed == .package
                    ? Phrase(
                        en: "Write 'package import': the file has declarations for the package.",
                        ja: "'package import' にしてください。ファイルに package 宣言があります。"
                    )
                    : Phrase(en: "Remove 'public' from the import.", ja: "import の 'public' を外してください。")
            )
        case .testableImport(let target, let module):
            FindingText(
                Phrase(
                    en: "'\(target)' opens '\(module)' of another package with '@testable'.",
                    ja: "'\(target)' は別パッケージの '\(module)' を '@testable' で開いています。"
                ),
                Phrase(
                    en: "Test it through its public declarations, or in its own package.",
                    ja: "公開宣言を通してテストするか、そのパッケージ内でテストしてください。"
                )
            )
        default: nil
        }
    }

    private static func composition(_ fact: Fact) -> FindingText? {
        switch fact {
        case .errorDecision(let target):
            FindingText(
                Phrase(en: "'\(target)' decides by an error.", ja: "'\(target)' がエラーの種類で分岐しています。"),
                Phrase(en: "Leave the decision to a presenter.", ja: "判断はプレゼンターに任せてください。")
            )
        case .sentence(let target):
            FindingText(
                Phrase(en: "'\(target)' holds text for people.", ja: "'\(target)' に人が読む文章があります。"),
                Phrase(en: "Word it in Presentation.", ja: "文章は Presentation に置いてください。")
            )
        case .compositionLines(let target, let lines, let limit):
            FindingText(
                Phrase(
                    en: "'\(target)' has \(lines.english("line")) beside its screens; an app may have \(limit).",
                    ja: "'\(target)' は画面を除いて \(lines) 行あります。アプリの上限は \(limit) 行です。"
                ),
                moveOut
            )
        case .screenLines(let target, let lines, let limit):
            FindingText(
                Phrase(
                    en: "'\(target)' has \(lines.english("line")) in this file of screens; \(limit) are allowed.",
                    ja: "'\(target)' のこの画面のファイルは \(lines) 行あります。上限は \(limit) 行です。"
                ),
                Phrase(
                    en: "Split it by area, or move what is not composition to a layer.",
                    ja: "領域ごとに分けるか、組み立て以外の処理をいずれかのレイヤーに移してください。"
                )
            )
        case .compositionBranches(let target, let branches, let limit):
            FindingText(
                Phrase(
                    en:
                        "'\(target)' decides in \(branches.count.english("place")); an app may in \(limit): \(list(branches)).",
                    ja:
                        "'\(target)' には分岐が \(branches.count) か所あります。アプリの上限は \(limit) か所です: \(list(branches))。"
                ),
                moveOut
            )
        default: nil
        }
    }

    /// Each file with its lines, a line as often as it decides.
    private static func list(_ places: [Place]) -> String {
        Dictionary(grouping: places, by: \.file).sorted { $0.key < $1.key }
            .map { file, places in "\(file):\(places.map { "\($0.line)" }.joined(separator: ", "))" }
            .joined(separator: "; ")
    }

    private static let moveOut = Phrase(
        en: "Move what is not composition to a layer.",
        ja: "組み立て以外の処理をいずれかのレイヤーに移してください。"
    )

    private static func mentions(_ fact: Fact) -> FindingText? {
        switch fact {
        case .avoidedName(let target, let name, let layer):
            FindingText(
                Phrase(
                    en: "'\(target)' mentions '\(name)', which layer '\(layer)' must not know.",
                    ja: "'\(target)' に '\(name)' がありますが、レイヤー '\(layer)' では使えません。"
                ),
                Phrase(en: "Ask a port for it.", ja: "ポートを通してください。")
            )
        case .gatewayNamed(let target, let name, let layer):
            FindingText(
                Phrase(
                    en: "'\(target)' names '\(name)' of layer '\(layer)', whose data only it may read.",
                    ja: "'\(target)' がレイヤー '\(layer)' の '\(name)' を参照しています。読めるのはデータだけです。"
                ),
                Phrase(en: "Ask a use case.", ja: "ユースケースを通してください。")
            )
        case .businessRuleCalled(let target, let name, let layer):
            FindingText(
                Phrase(
                    en: "'\(target)' calls '\(name)' of layer '\(layer)', whose data only it may read.",
                    ja: "'\(target)' がレイヤー '\(layer)' の '\(name)' を呼び出しています。読めるのはデータだけです。"
                ),
                Phrase(en: "Ask a use case.", ja: "ユースケースを通してください。")
            )
        default: nil
        }
    }
}
