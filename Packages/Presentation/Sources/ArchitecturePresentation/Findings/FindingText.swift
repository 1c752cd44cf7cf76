public import ArchitectureDomain
public import PresentationKit

/// The sentences of a finding: what is wrong, and how to fix it.
public struct FindingText: Hashable, Sendable {
    /// The violation, in one sentence.
    public let message: Phrase
    /// The way to fix it, in one sentence.
    public let remedy: Phrase

    init(en english: String, ja japanese: String, remedy: Phrase) {
        message = Phrase(en: english, ja: japanese)
        self.remedy = remedy
    }

    init(en english: String, ja japanese: String, fix englishRemedy: String, ja japaneseRemedy: String) {
        self.init(en: english, ja: japanese, remedy: Phrase(en: englishRemedy, ja: japaneseRemedy))
    }

    /// Creates the sentences for a fact.
    public init(_ fact: Fact) {
        self = Self.dependency(fact) ?? Self.manifest(fact) ?? Self.content(fact) ?? Self.maintenance(fact)
    }

    static let removeDependency = Phrase(
        en: "Move what both need to a module that both may use, then remove the import and the dependency.",
        ja: "両方が使えるモジュールに共通部分を移してから、import と依存の宣言を削除してください。"
    )

    private static func dependency(_ fact: Fact) -> FindingText? {
        switch fact {
        case .layerDependency(let from, let to, let fromLayer, let toLayer):
            FindingText(
                en: "'\(from)' in layer '\(fromLayer)' must not use '\(to)' in layer '\(toLayer)'.",
                ja: "レイヤー '\(fromLayer)' の '\(from)' は、レイヤー '\(toLayer)' の '\(to)' を使えません。",
                remedy: removeDependency
            )
        case .transitiveLayerDependency(let path, let fromLayer, let toLayer):
            FindingText(
                en: "Layer '\(fromLayer)' uses layer '\(toLayer)' indirectly: \(path.joined(separator: " → ")).",
                ja: "レイヤー '\(fromLayer)' がレイヤー '\(toLayer)' に間接的に依存しています: \(path.joined(separator: " → "))。",
                remedy: removeDependency
            )
        case .groupDependency(let from, let to, let rule):
            FindingText(
                en: "'\(from)' must not use '\(to)', which the rule '\(rule)' does not list.",
                ja: "'\(from)' は '\(to)' を使えません。規則 '\(rule)' で許可されていません。",
                remedy: removeDependency
            )
        case .featureDependency(let from, let to, let fromFeature?, let toFeature):
            FindingText(
                en: "'\(from)' of feature '\(fromFeature)' must not use '\(to)' of feature '\(toFeature)'.",
                ja: "機能 '\(fromFeature)' の '\(from)' は、機能 '\(toFeature)' の '\(to)' を使えません。",
                remedy: removeDependency
            )
        case .featureDependency(let from, let to, nil, let toFeature):
            FindingText(
                en: "'\(from)', which belongs to no feature, must not use '\(to)' of feature '\(toFeature)'.",
                ja: "どの機能にも属さない '\(from)' は、機能 '\(toFeature)' の '\(to)' を使えません。",
                remedy: removeDependency
            )
        case .targetCycle(let path):
            FindingText(
                en: "These targets depend on each other: \((path + path.prefix(1)).joined(separator: " → ")).",
                ja: "ターゲットが互いに依存しています: \((path + path.prefix(1)).joined(separator: " → "))。",
                fix: "Reverse one of the dependencies, or move what both need to a module of its own.",
                ja: "いずれかの依存を逆にするか、共通部分を別のモジュールに移してください。"
            )
        case .packageCycle(let path):
            FindingText(
                en: "These packages depend on each other: \((path + path.prefix(1)).joined(separator: " → ")).",
                ja: "パッケージが互いに依存しています: \((path + path.prefix(1)).joined(separator: " → "))。",
                fix: "Move what both need to a package of its own, then remove one of the dependencies.",
                ja: "共通部分を別のパッケージに移してから、いずれかの依存を削除してください。"
            )
        default: nil
        }
    }
}
