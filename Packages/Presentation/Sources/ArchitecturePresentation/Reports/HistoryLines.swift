import ArchitectureDomain
import Foundation
import PresentationKit
import PresenterKit

/// The checks of commits as a table, and the commits that introduced the findings of the newest.
enum HistoryLines {
    private static let calendar = CalendarText(.offset(0))

    /// Returns a line for each commit, the newest first, then each finding of the newest below the commit that introduced it.
    static func text(_ history: ArchitectureHistory) -> [Phrase] {
        let header = Phrase(
            verbatim: "commit      day         errors  warnings  baseline  allowed  targets  dependencies  files"
        )
        return [header] + history.points.map(line) + origins(history)
    }

    static func day(_ commit: Commit) -> String { calendar.day(commit.date) }

    static func short(_ commit: Commit) -> String { String(commit.id.prefix(10)) }

    private static func line(_ point: ArchitectureHistory.Point) -> Phrase {
        let start = "\(short(point.commit))  \(day(point.commit))"
        guard let summary = point.summary else {
            return Phrase(
                en: "\(start)  not checked: its rules have a mistake",
                ja: "\(start)  規則に誤りがあるため調べていません"
            )
        }
        let columns = [
            (summary.errors, 8), (summary.warnings, 10), (summary.covered, 10), (summary.suppressed, 9),
            (summary.modules, 9), (summary.dependencies, 14),
        ]
        let numbers = columns.map { number, width in
            String(repeating: " ", count: max(1, width - String(number).count)) + String(number)
        }
        return Phrase(verbatim: "\(start)\(numbers.joined())  \(summary.files)/\(summary.allFiles)")
    }

    private static func origins(_ history: ArchitectureHistory) -> [Phrase] {
        guard !history.origins.isEmpty else {
            return [Phrase(en: "The newest of them has no findings.", ja: "最新のコミットに違反はありません。")]
        }
        var lines: [Phrase] = []
        for point in origins(byCommit: history) {
            let commit = "\(short(point.commit)) \(day(point.commit)) \(point.commit.subject.onOneLine)"
            lines.append(
                point.isOlder
                    ? Phrase(en: "By \(commit), or earlier:", ja: "\(commit) またはそれ以前:")
                    : Phrase(en: "By \(commit):", ja: "\(commit):")
            )
            lines += ReportLines.groups(point.findings).groups.flatMap { group in
                ReportLines.lines(group).prefix(1).map { Phrase(en: "  " + $0.english, ja: "  " + $0.japanese) }
            }
        }
        return lines
    }

    /// Returns the findings by the commit that introduced them, the newest commit first.
    private static func origins(
        byCommit history: ArchitectureHistory
    ) -> [(commit: Commit, isOlder: Bool, findings: [Finding])] {
        let groups = Dictionary(grouping: history.origins) { [$0.commit.id, $0.isOlder ? "older" : ""] }
        return groups.values.map { ($0[0].commit, $0[0].isOlder, $0.map(\.finding)) }
            .sorted { ($0.1 ? 0 : 1, $0.0.date, $0.0.id) > ($1.1 ? 0 : 1, $1.0.date, $1.0.id) }
    }

    // MARK: Comma-separated values

    /// Returns a line for each commit, the newest first, as RFC 4180 has them; numbers are empty where a commit was not checked.
    static func csv(_ history: ArchitectureHistory) -> [String] {
        ["commit,day,errors,warnings,baseline,allowed,targets,dependencies,files,all_files,subject"]
            + history.points.map { point in
                let summary = point.summary
                let numbers = [
                    summary?.errors, summary?.warnings, summary?.covered, summary?.suppressed, summary?.modules,
                    summary?.dependencies, summary?.files, summary?.allFiles,
                ].map { $0.map(String.init) ?? "" }
                let subject = point.commit.subject.onOneLine
                return ([point.commit.id, day(point.commit)] + numbers + [quoted(subject)]).joined(separator: ",")
            }
    }

    /// Returns a text in quotation marks; an apostrophe keeps spreadsheets from taking it for a formula.
    private static func quoted(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@".contains($0) } ?? false
        return "\"\(isFormula ? "'" : "")\(text.replacing("\"", with: "\"\""))\""
    }
}
