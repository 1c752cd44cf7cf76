import ArchitectureDomain
import PresentationKit

// The JSON forms of the reports, which docs/strata.md describes. Every documented key is present, and the sentences are
// English, so that they do not depend on the user's language.

extension JSONValue {
    /// Creates the form of a report, and of what was fixed before.
    init(report: ArchitectureReport, after fixes: FixPlan?) {
        self = .fields([
            "findings": .list(report.findings.map(JSONValue.init(finding:))),
            "errors": .integer(report.findings.count { $0.severity == .error }),
            "warnings": .integer(report.findings.count { $0.severity == .warning }),
            "affected": .texts(report.affected),
            "baseline": .integer(report.covered),
            "allowed": .integer(report.suppressed),
            "modules": .integer(report.graph.nodes.count),
            "files": JSONValue(coverage: report.coverage),
            "references": .fields(
                Dictionary(uniqueKeysWithValues: report.evidence.map { ($0.rawValue, JSONValue.texts($1)) })
            ),
            "rules": .text(report.rules.map { _ in Rules.file }),
            "fixes": fixes.map(FixLines.json) ?? .null,
        ])
    }

    init(finding: Finding) {
        let text = FindingText(finding.fact)
        self = .fields([
            "check": .text(finding.check.rawValue),
            "severity": .text(finding.severity.rawValue),
            "file": .text(finding.place.file),
            "line": .integer(finding.place.position.line),
            "column": .integer(finding.place.position.column),
            "package": .text(finding.subject.package),
            "target": .text(finding.subject.target),
            "message": .text(text.message.english),
            "remedy": .text(text.remedy.english),
            "declaration": finding.declaration.map(JSONValue.init(place:)) ?? .null,
            "rule": finding.rule.map { rule in
                .fields([
                    "name": .text(rule.name),
                    "reason": .text(rule.reason),
                    "file": .text(rule.place.file),
                    "line": .integer(rule.place.position.line),
                ])
            } ?? .null,
        ])
    }

    private init(coverage: Coverage) {
        let folders = coverage.folders.map { folder in
            JSONValue.fields(["folder": .text(folder.path), "files": .integer(folder.files)])
        }
        self = .fields([
            "total": .integer(coverage.total),
            "in_targets": .integer(coverage.covered),
            "targets": .integer(coverage.targets),
            "excluded": .integer(coverage.excluded),
            "without_target": .list(folders),
        ])
    }

    init(map: ModuleMap) {
        let modules = map.modules.map { module in
            JSONValue.fields([
                "name": .text(module.name),
                "package": .text(module.package),
                "layer": .text(module.layer),
                "feature": .text(module.feature),
            ])
        }
        let arrows = map.arrows.map { arrow in
            JSONValue.fields([
                "from": .text(map.modules[arrow.from].name),
                "to": .text(map.modules[arrow.to].name),
                "forbidden": .bool(arrow.isForbidden),
                "implied": .bool(arrow.isImplied),
            ])
        }
        self = .fields([
            "modules": .list(modules),
            "arrows": .list(arrows),
            "files": JSONValue(coverage: map.coverage),
            "layers": .texts(map.layers),
            "features": .texts(map.features),
        ])
    }

    init(explanation: DependencyExplanation) {
        let path = explanation.steps?.map { step in
            JSONValue.fields([
                "from": .text(step.from),
                "to": .text(step.to),
                "file": .text(step.place.file),
                "line": .integer(step.place.position.line),
            ])
        }
        self = .fields([
            "path": path.map { .list($0) } ?? .null,
            "refusal": .text(explanation.refusal.map { FindingText($0).message.english }),
            "rule": .text(explanation.rule?.name),
        ])
    }

    init(prediction: DependencyPrediction) {
        self = .fields([
            "exists": .bool(prediction.exists),
            "refusal": .text(prediction.refusal.map { FindingText($0).message.english }),
            "rule": .text(prediction.rule?.name),
            "cycle": .texts(prediction.cycle),
            "rebuilt": .texts(prediction.rebuilt),
        ])
    }

    init(measure: ModuleMeasure) {
        self = .fields([
            "name": .text(measure.name),
            "fan_in": .integer(measure.fanIn),
            "fan_out": .integer(measure.fanOut),
            "instability": .number(measure.instability),
            "abstractness": .number(measure.abstractness),
            "distance": .number(measure.distance),
            "rebuilt": .integer(measure.rebuilt),
        ])
    }

    static func text(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }

    static func texts(_ texts: [String]?) -> JSONValue { texts.map { .list($0.map { .text($0) }) } ?? .null }
}
