import ArchitectureDomain
import ArchitectureUseCase
import PresentationKit
import ReportKit

/// The lines about files that move within their target.
enum MoveLines {
    /// Returns the lines about moves that are not carried out, of a target as the question names it, and the changes as a
    /// diff, which `git apply` reads.
    static func planned(_ plan: PlannedMoves, of target: String, showsChanges: Bool) -> [Phrase] {
        let moves = plan.moves
        guard !moves.changes.isEmpty else {
            let command = "\(Phrase.programName) plan \(target.shellWord)"
            return [
                Phrase(
                    en: "The plan of '\(moves.name)' proposes no moves. '\(command)' shows the rest of it.",
                    ja: "'\(moves.name)' の計画に、移すファイルはありません。計画は '\(command)' で表示します。"
                )
            ]
        }
        return summary(plan) + ExtractionLines.reasons(plan.refusal) + [ExtractionLines.nothing]
            + (showsChanges ? ExtractionLines.diff(moves.changes, moves.moves) : [])
    }

    /// Returns the lines about moves that were carried out in a folder.
    static func applied(_ plan: PlannedMoves, in root: String) -> [Phrase] {
        summary(plan) + [ExtractionLines.staged(in: root)]
    }

    private static func summary(_ plan: PlannedMoves) -> [Phrase] {
        let (count, name) = (plan.moves.moves.count, plan.moves.name)
        let moved = Phrase(
            en: "\(count.english("file")) of '\(name)' \(count == 1 ? "moves" : "move"):",
            ja: "'\(name)' の \(count) 個のファイルを移します:"
        )
        let proven = Phrase(en: "The command succeeded.", ja: "コマンドは成功しました。")
        return [moved] + ExtractionLines.lines(plan.moves.moves) + (plan.isProven ? [proven] : [])
    }
}
