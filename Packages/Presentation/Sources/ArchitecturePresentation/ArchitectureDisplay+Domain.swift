import ArchitectureContract
import ArchitectureDomain
import PresentationKit

extension ArchitectureDisplay {
    /// A report in the form that was asked for.
    init(_ report: ArchitectureReport, for question: ArchitectureQuestion?, version: String) {
        switch question {
        case .check(.json, _, _), .baseline(.json, _): self = .record(JSONText(ReportRecord(report)))
        case .check(.sarif, _, _): self = .record(JSONText(SARIFRecord(report, version: version)))
        case .check(.github, _, _): self = .document(ReportLines.github(report))
        case .proposal: self = .lines(ReportLines.proposal(report))
        case .baseline: self = .lines(ReportLines.text(report) + [ReportLines.baselineHint])
        default: self = .lines(ReportLines.text(report))
        }
    }

    /// A map in the form that was asked for.
    init(_ map: ModuleMap, for question: ArchitectureQuestion?) {
        switch question {
        case .map(.mermaid, _, _, _, _): self = .document(MapText.mermaid(map))
        case .map(.dot, _, _, _, _): self = .document(MapText.dot(map))
        case .map(.json, _, _, _, _): self = .record(JSONText(MapRecord(map)))
        case .map(.svg, _, _, _, _): self = .document(MapPicture.svg(map))
        default: self = .document(MapText.lines(map))
        }
    }

    /// How one module reaches another.
    init(_ explanation: DependencyExplanation, for question: ArchitectureQuestion?) {
        switch question {
        case .why(_, _, asJSON: true): self = .record(JSONText(ExplanationRecord(explanation)))
        default: self = .lines(AnswerLines.lines(explanation))
        }
    }

    /// What a new arrow would bring.
    init(_ forecast: DependencyPrediction, for question: ArchitectureQuestion?) {
        switch question {
        case .whatIf(_, _, asJSON: true): self = .record(JSONText(PredictionRecord(forecast)))
        default: self = .lines(AnswerLines.lines(forecast))
        }
    }

    /// How modules hang together.
    init(_ measures: [ModuleMeasure], for question: ArchitectureQuestion?) {
        self =
            question == .metrics(asJSON: true)
            ? .record(JSONText(measures.map(MeasureRecord.init))) : .document(AnswerLines.table(measures))
    }
}
