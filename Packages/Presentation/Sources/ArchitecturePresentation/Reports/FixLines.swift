import ArchitectureDomain
import PresentationKit

/// The lines about fixed findings, and about those that stay because a fix is not certain.
enum FixLines {
    static func json(_ plan: FixPlan) -> JSONValue {
        .fields([
            "fixed": .list(plan.fixed.map(JSONValue.init(finding:))),
            "not_fixed": .list(
                plan.rest.map {
                    .fields(["finding": JSONValue(finding: $0.finding), "reason": .text(reason($0.obstacle).english)])
                }
            ),
            "diff": .text(UnifiedDiff.lines(plan.changes).map { $0 + "\n" }.joined()),
        ])
    }

    static func lines(_ plan: FixPlan) -> [Phrase] { rest(plan) + [fixed(plan)] }

    /// Returns the lines about the findings that stay.
    private static func rest(_ plan: FixPlan) -> [Phrase] {
        plan.rest.map { rest in
            let (place, check) = (ReportLines.location(rest.finding.place), rest.finding.check.rawValue)
            let names = rest.finding.fact.detail.joined(separator: " → ")
            let reason = reason(rest.obstacle)
            return Phrase(
                en: "\(place): \(names): not fixed: \(reason.english) [\(check)]",
                ja: "\(place): \(names): 直していません: \(reason.japanese) [\(check)]"
            )
        }
    }

    /// Returns the changes as a diff, below the lines about the findings that stay, which `git apply` and `patch` skip.
    static func preview(_ plan: FixPlan) -> [Phrase] {
        rest(plan) + UnifiedDiff.lines(plan.changes).map(Phrase.init(verbatim:))
    }

    private static func fixed(_ plan: FixPlan) -> Phrase {
        let (count, files) = (plan.fixed.count, plan.changes.count)
        guard count > 0 else { return Phrase(en: "Nothing was fixed.", ja: "直したものはありません。") }
        let counts = Dictionary(grouping: plan.fixed, by: \.check).map { "\($0.rawValue) \($1.count)" }.sorted()
        let list = counts.joined(separator: ", ")
        return Phrase(
            en: "Fixed \(count.english("finding")) in \(files.english("file")): \(list).",
            ja: "\(files) 個のファイルで \(count) 件を直しました: \(list)。"
        )
    }

    private static func reason(_ obstacle: FixPlan.Obstacle) -> Phrase {
        switch obstacle {
        case .computed:
            Phrase(
                en: "The text there is computed, repeated or spelled in a way that cannot be changed safely.",
                ja: "計算や重複、書き方のため、安全に書き換えられません。"
            )
        case .mentioned(let place):
            Phrase(
                en: "The name occurs at \(ReportLines.location(place)).",
                ja: "\(ReportLines.location(place)) に名前が出てきます。"
            )
        case .neededBy(let target):
            Phrase(
                en: "'\(target)' may need it, although it does not declare or import it.",
                ja: "'\(target)' が、宣言や import なしに必要としている可能性があります。"
            )
        case .opaque:
            Phrase(
                en: "The dependency may be needed without an import, because it comes from outside or is not Swift.",
                ja: "外部のもの、または Swift でないものなので、import なしに必要な可能性があります。"
            )
        case .ambiguous:
            Phrase(
                en: "It is not certain which product of which declared package has the module.",
                ja: "宣言済みのどのパッケージの製品にそのモジュールがあるか、確実ではありません。"
            )
        case .forbidden:
            Phrase(en: "The dependency itself breaks a rule, or closes a cycle.", ja: "その依存自体が規則に反するか、循環になります。")
        case .unreadable:
            Phrase(
                en: "A file cannot be changed, because it cannot be read or a link leads to it.",
                ja: "ファイルが読めないかリンクの先にあるため、書き換えられません。"
            )
        }
    }
}
