import ArchitectureDomain
import PresentationKit

/// The text form of the difference between two states.
enum DifferenceLines {
    /// The added and removed elements of one kind.
    struct Section {
        let title: Phrase
        let items: [Item]
    }

    /// An element that was added or removed, or that both states have.
    struct Item {
        /// `+` or `-`; empty for an element that both states have.
        let sign: String
        let text: String
        let place: Place?
    }

    /// The largest number of modules whose rebuilds are shown.
    private static let longestList = 10

    /// Returns a section for each kind with added or removed elements, without the findings.
    static func sections(_ difference: ArchitectureDifference) -> [Section] {
        let modules = items(difference.modules) { ($0.name, $0.place) }
        let dependencies = items(difference.dependencies) { ("\($0.from) → \($0.to)", $0.place) }
        let cycles = items(difference.cycles) { cycle in
            ((cycle.path + cycle.path.prefix(1)).joined(separator: " → "), cycle.place)
        }
        let rebuilds = difference.rebuilds.prefix(longestList).map { rebuild in
            Item(sign: "", text: "\(rebuild.name): \(rebuild.before) → \(rebuild.after)", place: nil)
        }
        let rest = difference.rebuilds.count - rebuilds.count
        let more = rest > 0 ? [Item(sign: "", text: "… +\(rest)", place: nil)] : []
        return [
            Section(title: Phrase(en: "Targets", ja: "ターゲット"), items: modules),
            Section(title: Phrase(en: "Dependencies", ja: "依存"), items: dependencies),
            Section(title: Phrase(en: "Cycles", ja: "循環"), items: cycles),
            Section(
                title: Phrase(en: "Modules that a change rebuilds", ja: "変更時に再ビルドされるモジュール数"),
                items: rebuilds + more
            ),
        ].filter { !$0.items.isEmpty }
    }

    private static func items<Element>(
        _ change: ArchitectureDifference.Change<Element>,
        _ describe: (Element) -> (String, Place)
    ) -> [Item] {
        [("+", change.added), ("-", change.removed)].flatMap { sign, elements in
            elements.map { element in
                let (text, place) = describe(element)
                return Item(sign: sign, text: text, place: place)
            }
        }
    }

    /// Returns the sentences about the counts before and after, the rules, and the files of the later state.
    static func summary(_ difference: ArchitectureDifference) -> [Phrase] {
        let (base, head) = (difference.base.counts, difference.head.counts)
        func noun(_ one: String, _ many: String, _ count: Int) -> String { count == 1 ? one : many }
        let counts: [(en: String, ja: String, Int, Int)] = [
            (noun("target", "targets", head.modules), "ターゲット", base.modules, head.modules),
            (noun("dependency", "dependencies", head.dependencies), "依存", base.dependencies, head.dependencies),
            (noun("error", "errors", head.errors), "エラー", base.errors, head.errors),
            (noun("warning", "warnings", head.warnings), "警告", base.warnings, head.warnings),
            ("in the baseline", "ベースライン", base.covered, head.covered),
            ("allowed in comments", "コメントで許可", base.suppressed, head.suppressed),
        ]
        let shown = counts.enumerated().filter { $0.offset < 4 || $0.element.2 + $0.element.3 > 0 }.map(\.element)
        func values(_ before: Int, _ after: Int) -> String { before == after ? "\(after)" : "\(before) → \(after)" }
        return [
            Phrase(
                en: shown.map { "\(values($0.2, $0.3)) \($0.en)" }.joined(separator: ", "),
                ja: shown.map { "\($0.ja) \(values($0.2, $0.3))" }.joined(separator: "、")
            ),
            difference.changesRules
                ? Phrase(
                    en: "The rules differ; each state was checked against its own.",
                    ja: "規則が変わっています。それぞれの規則で調べました。"
                )
                : nil,
            CoverageText.line(difference.head.map.coverage),
        ].compactMap(\.self)
    }

    static func lines(_ difference: ArchitectureDifference) -> [Phrase] {
        let sections = sections(difference).flatMap { section in
            [Phrase(en: section.title.english + ":", ja: section.title.japanese + ":")]
                + section.items.map { item in
                    let sign = item.sign.isEmpty ? "" : item.sign + " "
                    let place = item.place.map { "    " + ReportLines.location($0) } ?? ""
                    return Phrase(verbatim: "  \(sign)\(item.text)\(place)")
                }
        }
        return sections
            + findings(difference.findings.added, Phrase(en: "New findings:", ja: "新しい違反:"))
            + findings(difference.findings.removed, Phrase(en: "Fixed findings:", ja: "直された違反:"), hasRemedy: false)
            + summary(difference)
    }

    private static func findings(_ findings: [Finding], _ title: Phrase, hasRemedy: Bool = true) -> [Phrase] {
        let groups = ReportLines.groups(findings).groups
        guard !groups.isEmpty else { return [] }
        return [title]
            + groups.flatMap { group in
                let lines = ReportLines.lines(group)
                return (hasRemedy ? lines : Array(lines.prefix(1))).map { line in
                    Phrase(en: "  " + line.english, ja: "  " + line.japanese)
                }
            }
    }
}
