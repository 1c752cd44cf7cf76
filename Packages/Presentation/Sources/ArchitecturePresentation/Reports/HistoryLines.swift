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
            en: "commit      day       \(row(\.english, \.name.english))  files",
            ja: "コミット    日付      \(row(\.japanese, \.name.japanese))  ファイル"
        )
        let end = Phrase(
            en: "Older commits are not in this shallow clone. 'git fetch --unshallow' fetches them.",
            ja: "これより古いコミットは、この浅いクローンにありません。'git fetch --unshallow' で取得できます。"
        )
        return [header] + history.points.map(line) + (history.isIncomplete ? [end] : []) + origins(history)
    }

    /// A column of numbers, or a chart of them.
    struct Column {
        let name: Phrase
        let style: String
        let value: @Sendable (CheckSummary.Counts) -> Int
    }

    static let columns = [
        Column(name: Phrase(en: "errors", ja: "エラー"), style: "alarm") { $0.errors },
        Column(name: Phrase(en: "warnings", ja: "警告"), style: "b3") { $0.warnings },
        Column(name: Phrase(en: "baseline", ja: "ベースライン"), style: "b2") { $0.covered },
        Column(name: Phrase(en: "allowed", ja: "許可"), style: "b2") { $0.suppressed },
        Column(name: Phrase(en: "targets", ja: "ターゲット"), style: "b0") { $0.modules },
        Column(name: Phrase(en: "dependencies", ja: "依存"), style: "b0") { $0.dependencies },
    ]

    /// Returns the texts of the columns, each below the end of the column's name in a language.
    private static func row(_ language: (Phrase) -> String, _ text: (Column) -> String) -> String {
        columns.map { column in
            // Names are ASCII, or take two cells for each letter.
            let name = language(column.name)
            let (width, text) = (2 + cells(name), text(column))
            return String(repeating: " ", count: max(1, width - cells(text))) + text
        }.joined()
    }

    private static func cells(_ text: String) -> Int { text.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } }

    /// Returns the label of each commit that has a result, the oldest first.
    static func states(_ history: ArchitectureHistory) -> [String] {
        history.points.reversed().filter { $0.summary != nil }.map { point in
            "\(day(point.commit)) \(short(point.commit)) \(point.commit.subject.onOneLine)"
        }
    }

    static func day(_ commit: Commit) -> String { calendar.day(commit.date) }

    static func short(_ commit: Commit) -> String { String(commit.id.prefix(10)) }

    private static func line(_ point: ArchitectureHistory.Point) -> Phrase {
        let start = "\(short(point.commit))  \(day(point.commit))"
        guard let counts = point.summary?.counts else {
            return Phrase(
                en: "\(start)  not checked: its rules have a mistake",
                ja: "\(start)  規則に誤りがあるため調べていません"
            )
        }
        let files = "\(counts.files)/\(counts.allFiles)"
        func row(_ language: (Phrase) -> String) -> String { Self.row(language) { "\($0.value(counts))" } }
        return Phrase(
            en: "\(start)\(row(\.english))  \(files)",
            ja: "\(start)\(row(\.japanese))  \(files)"
        )
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
                let counts = point.summary?.counts
                let numbers = [
                    counts?.errors, counts?.warnings, counts?.covered, counts?.suppressed, counts?.modules,
                    counts?.dependencies, counts?.files, counts?.allFiles,
                ].map { $0.map { String($0) } ?? "" }
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
