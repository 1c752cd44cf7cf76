public import ArchitectureDomain
public import PresentationKit

/// A finding in the words that people read: what it is, and how to mend it.
public struct FindingText: Hashable, Sendable {
    /// What was found, in one sentence.
    public let message: Phrase
    /// What to do about it, in one sentence.
    public let remedy: Phrase

    init(_ message: Phrase, _ remedy: Phrase) {
        self.message = message
        self.remedy = remedy
    }

    /// Words a fact.
    public init(_ fact: Fact) {
        self = Self.arrow(fact) ?? Self.manifest(fact) ?? Self.content(fact) ?? Self.upkeep(fact)
    }

    /// The remedy of an arrow that a rule forbids.
    static let removeDependency = Phrase(
        en: "Move what both need to a module that both may use, then remove the import and the dependency.",
        ja: "両方が使えるモジュールに共通部分を移してから、import と依存の宣言を削除してください。"
    )

    private static func arrow(_ fact: Fact) -> FindingText? {
        switch fact {
        case .layerDependency(let from, let to, let fromLayer, let toLayer):
            FindingText(
                Phrase(
                    en: "'\(from)' of layer '\(fromLayer)' uses '\(to)' of layer '\(toLayer)'.",
                    ja: "レイヤー '\(fromLayer)' の '\(from)' がレイヤー '\(toLayer)' の '\(to)' を使っています。"
                ),
                removeDependency
            )
        case .transitiveLayerDependency(let path, let fromLayer, let toLayer):
            FindingText(
                Phrase(
                    en:
                        "Layer '\(fromLayer)' reaches layer '\(toLayer)' by way of others: \(path.joined(separator: " → ")).",
                    ja: "レイヤー '\(fromLayer)' が間接的にレイヤー '\(toLayer)' に届いています: \(path.joined(separator: " → "))。"
                ),
                removeDependency
            )
        case .groupDependency(let from, let to, let room):
            FindingText(
                Phrase(
                    en: "'\(from)' uses '\(to)', which the rule '\(room)' does not list.",
                    ja: "'\(from)' が使う '\(to)' は、規則 '\(room)' で許可されていません。"
                ),
                removeDependency
            )
        case .featureDependency(let from, let to, let fromFeature?, let toFeature):
            FindingText(
                Phrase(
                    en: "'\(from)' of feature '\(fromFeature)' uses '\(to)' of feature '\(toFeature)'.",
                    ja: "フィーチャー '\(fromFeature)' の '\(from)' がフィーチャー '\(toFeature)' の '\(to)' を使っています。"
                ),
                removeDependency
            )
        case .featureDependency(let from, let to, nil, let toFeature):
            FindingText(
                Phrase(
                    en: "'\(from)', which belongs to no feature, uses '\(to)' of feature '\(toFeature)'.",
                    ja: "どのフィーチャーにも属さない '\(from)' がフィーチャー '\(toFeature)' の '\(to)' を使っています。"
                ),
                removeDependency
            )
        case .targetCycle(let path):
            FindingText(
                Phrase(
                    en: "Targets need each other: \((path + path.prefix(1)).joined(separator: " → ")).",
                    ja: "ターゲットが互いに依存しています: \((path + path.prefix(1)).joined(separator: " → "))。"
                ),
                Phrase(
                    en: "Turn one of the arrows around, or move what both need to a module of its own.",
                    ja: "いずれかの依存を逆にするか、共通部分を別のモジュールに移してください。"
                )
            )
        case .packageCycle(let path):
            FindingText(
                Phrase(
                    en: "Packages need each other: \((path + path.prefix(1)).joined(separator: " → ")).",
                    ja: "パッケージが互いに依存しています: \((path + path.prefix(1)).joined(separator: " → "))。"
                ),
                Phrase(
                    en: "Move what both need to a package of its own, then remove one of the dependencies.",
                    ja: "共通部分を別のパッケージに移してから、いずれかの依存を削除してください。"
                )
            )
        default: nil
        }
    }
}
