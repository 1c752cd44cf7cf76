import ArchitectureDomain
import PresentationKit

/// The text form of explanations, predictions and measures.
enum DependencyLines {
    static func lines(_ explanation: DependencyExplanation) -> [Phrase] {
        let (from, to) = (explanation.from, explanation.to)
        var lines: [Phrase] = []
        if let steps = explanation.steps {
            lines += steps.map { step in
                let line = "\(step.from) → \(step.to)    \(step.place.file):\(step.place.position.line)"
                return Phrase(en: line, ja: line)
            }
        } else {
            lines.append(
                Phrase(en: "'\(from)' does not depend on '\(to)'.", ja: "'\(from)' から '\(to)' への経路はありません。")
            )
        }
        return lines + refusal(explanation.refusal, explanation.rule)
    }

    static func lines(_ prediction: DependencyPrediction) -> [Phrase] {
        let (from, to) = (prediction.from, prediction.to)
        var lines = refusal(prediction.refusal, prediction.rule)
        if prediction.exists {
            lines.insert(Phrase(en: "The dependency exists already.", ja: "この依存はすでにあります。"), at: 0)
        } else if lines.isEmpty {
            lines.append(
                Phrase(en: "No rule forbids '\(from)' → '\(to)'.", ja: "'\(from)' → '\(to)' を禁じる規則はありません。")
            )
        }
        if let cycle = prediction.cycle {
            let path = (cycle + cycle.prefix(1)).joined(separator: " → ")
            lines.append(Phrase(en: "It would cause the cycle \(path).", ja: "循環ができます: \(path)。"))
        }
        let count = prediction.rebuilt.count
        let names = prediction.rebuilt.joined(separator: ", ")
        if count == 0 {
            lines.append(
                en: "No other module would be rebuilt when '\(to)' changes.",
                ja: "'\(to)' の変更で新たに再ビルドされるモジュールはありません。"
            )
        } else {
            lines.append(
                en: "\(count.english("more module")) would be rebuilt when '\(to)' changes: \(names).",
                ja: "'\(to)' の変更で新たに \(count) 個が再ビルドされます: \(names)。"
            )
        }
        return lines
    }

    private static func refusal(_ fact: Fact?, _ rule: Rules.Quote?) -> [Phrase] {
        guard let fact else { return [] }
        let message = FindingText(fact).message
        return [Phrase(en: "Forbidden: \(message.english)", ja: "禁止されています: \(message.japanese)")]
            + (rule.map { [ReportLines.line($0)] } ?? [])
    }

    /// Returns a line for each module: fan-in, fan-out, instability, abstractness, distance, rebuilds.
    static func table(_ measures: [ModuleMeasure]) -> [String] {
        let width = measures.map(\.name.count).max() ?? 0
        let header = padded("", width) + "   Ca   Ce     I     A     D  rebuilt"
        return [header]
            + measures.map { measure in
                padded(measure.name, width)
                    + " " + right("\(measure.fanIn)", 4) + " " + right("\(measure.fanOut)", 4)
                    + [measure.instability, measure.abstractness, measure.distance].map { " " + right(fixed($0), 5) }
                    .joined() + " " + right("\(measure.rebuilt)", 8)
            }
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    private static func fixed(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
