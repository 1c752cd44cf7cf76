import ArchitectureContract
import ArchitectureDomain
import PresentationKit

extension ArchitectureDisplay {
    /// Creates the display of a report in the format of the question; lines begin with what was fixed before.
    init(_ report: ArchitectureReport, for question: ArchitectureQuestion?, version: String, after fixes: FixPlan?) {
        switch question {
        case .check(.json, _, _), .fix(.json, _, _, _), .baseline(.json, _):
            self = .record(JSONText(JSONValue(report: report, after: fixes)))
        case .check(.sarif, _, _), .fix(.sarif, _, _, _):
            self = .record(JSONText(JSONValue(sarif: report, version: version)))
        case .check(.xcode, _, _), .fix(.xcode, _, _, _): self = .document(ReportLines.xcode(report))
        case .check(.markdown, _, _), .fix(.markdown, _, _, _): self = .document(MarkdownText.lines(report))
        case .check(.junit, _, _), .fix(.junit, _, _, _): self = .document(JUnitText.lines(report))
        case .check(.github, _, _), .fix(.github, _, _, _): self = .document(ReportLines.github(report))
        case .proposal: self = .lines(ReportLines.proposal(report))
        case .baseline: self = .lines(ReportLines.text(report) + [ReportLines.written(report.baseline)])
        default: self = .lines((fixes.map(FixLines.lines) ?? []) + ReportLines.text(report))
        }
    }

    /// Creates the display of a map in the format of the question.
    init(_ map: ModuleMap, for question: ArchitectureQuestion?) {
        switch question {
        case .map(.mermaid, _, _, _, _, _): self = .document(MapText.mermaid(map))
        case .map(.dot, _, _, _, _, _): self = .document(MapText.dot(map))
        case .map(.json, _, _, _, _, _): self = .record(JSONText(JSONValue(map: map)))
        case .map(.svg, _, _, _, _, _): self = .document(MapPicture.svg(map))
        case .map(.html, _, _, _, _, _): self = .document(MapPage.html(MapTimeline([map])))
        default: self = .lines(MapText.lines(map).map(Phrase.init(verbatim:)) + [CoverageText.line(map.coverage)])
        }
    }

    /// Creates the display of a plan in the format of the question.
    init(_ plan: LayeringPlan, for question: ArchitectureQuestion?) {
        switch question {
        case .plan(.json, _): self = .record(JSONText(JSONValue(layering: plan)))
        case .plan(.markdown, _): self = .document(MarkdownText.lines(plan))
        case .plan(.html, _):
            // Files that move are new in the second state.
            self = .document(MapPage.html(plan.timeline, states: ["", ""], notes: MapPage.PlanNotes(plan)))
        default: self = .lines(LayeringLines.text(plan))
        }
    }

    init(_ explanation: DependencyExplanation, for question: ArchitectureQuestion?) {
        switch question {
        case .why(_, _, asJSON: true): self = .record(JSONText(JSONValue(explanation: explanation)))
        default: self = .lines(DependencyLines.lines(explanation))
        }
    }

    init(_ prediction: DependencyPrediction, for question: ArchitectureQuestion?) {
        switch question {
        case .whatIf(_, _, asJSON: true): self = .record(JSONText(JSONValue(prediction: prediction)))
        default: self = .lines(DependencyLines.lines(prediction))
        }
    }

    init(_ measures: [ModuleMeasure], for question: ArchitectureQuestion?) {
        self =
            question == .metrics(asJSON: true)
            ? .record(JSONText(measures.map(JSONValue.init(measure:)))) : .document(DependencyLines.table(measures))
    }

    /// Creates the display of a difference in the format of the question.
    init(_ difference: ArchitectureDifference, for question: ArchitectureQuestion?) {
        switch question {
        case .difference(.json, _, _): self = .record(JSONText(JSONValue(difference: difference)))
        case .difference(.markdown, _, _): self = .document(MarkdownText.lines(difference))
        case .difference(.svg, _, _): self = .document(MapPicture.svg(difference.map))
        case .difference(.html, let base, let head):
            self = .document(MapPage.html(difference.timeline, states: [base, head ?? ""]))
        default: self = .lines(DifferenceLines.lines(difference))
        }
    }

    /// Creates the display of a history in the format of the question.
    init(_ history: ArchitectureHistory, for question: ArchitectureQuestion?) {
        switch question {
        case .history(.json, _): self = .record(JSONText(JSONValue(history: history)))
        case .history(.csv, _): self = .document(HistoryLines.csv(history))
        case .history(.svg, _): self = .document(HistoryPicture.svg(history))
        case .history(.html, _): self = .document(MapPage.html(history.timeline, states: HistoryLines.states(history)))
        default: self = .lines(HistoryLines.text(history))
        }
    }
}
