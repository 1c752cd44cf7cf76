import PresentationKit
public import ReportKit

extension Report {
    /// Returns the report of a command that was run with `--dry-run`: its lines are planned, and a notice says that nothing was changed.
    ///
    /// - Parameter isDryRun: false to return the report as it is.
    public func dryRun(_ isDryRun: Bool) -> Report {
        guard isDryRun, outcome == .done else { return self }
        let notice = Phrase(
            en: "This is only a preview. Nothing was changed, because of '--dry-run'.",
            ja: "実行した場合の結果です。'--dry-run' のため、何も変更していません。"
        )
        let planned = entries.map { entry in
            Entry(
                entry.lines.map { line in
                    let text = Phrase(en: "Planned: \(line.text.english)", ja: "予定: \(line.text.japanese)")
                    return ReportLine(text, line.weight, depth: line.depth)
                },
                record: entry.record
            )
        }
        return Report(heading: heading, planned, footer: footer, notices: notices + [notice], outcome: outcome)
    }
}
