import ArchitectureDomain
import PresentationKit

extension JSONValue {
    /// Creates the form of the difference between two states.
    init(difference: ArchitectureDifference) {
        self = .fields([
            "targets": Self.change(difference.modules) {
                ["name": .text($0.name)].merging(Self.fields(of: $0.place)) { $1 }
            },
            "dependencies": Self.change(difference.dependencies) { dependency in
                ["from": .text(dependency.from), "to": .text(dependency.to)].merging(Self.fields(of: dependency.place))
                { $1 }
            },
            "cycles": Self.change(difference.cycles) { cycle in
                ["path": .texts(cycle.path)].merging(Self.fields(of: cycle.place)) { $1 }
            },
            "findings": .fields([
                "added": .list(difference.findings.added.map(JSONValue.init(finding:))),
                "removed": .list(difference.findings.removed.map(JSONValue.init(finding:))),
            ]),
            "rebuilt": .list(
                difference.rebuilds.map { rebuild in
                    .fields([
                        "name": .text(rebuild.name),
                        "before": .integer(rebuild.before),
                        "after": .integer(rebuild.after),
                    ])
                }
            ),
            "base": JSONValue(counts: difference.base.counts),
            "head": JSONValue(counts: difference.head.counts),
            "rules_changed": .bool(difference.changesRules),
        ])
    }

    init(history: ArchitectureHistory) {
        let commits = history.points.map { point in
            JSONValue.fields(
                Self.fields(of: point.commit).merging([
                    "result": point.summary.map { JSONValue(counts: $0.counts) } ?? .null
                ]) { $1 }
            )
        }
        let origins = history.origins.map { origin in
            JSONValue.fields([
                "finding": JSONValue(finding: origin.finding),
                "commit": .fields(Self.fields(of: origin.commit)),
                "or_earlier": .bool(origin.isOlder),
            ])
        }
        self = .fields([
            "commits": .list(commits), "findings": .list(origins), "incomplete": .bool(history.isIncomplete),
        ])
    }

    private init(counts: CheckSummary.Counts) {
        self = .fields([
            "errors": .integer(counts.errors),
            "warnings": .integer(counts.warnings),
            "baseline": .integer(counts.covered),
            "allowed": .integer(counts.suppressed),
            "modules": .integer(counts.modules),
            "dependencies": .integer(counts.dependencies),
            "in_targets": .integer(counts.files),
            "total": .integer(counts.allFiles),
        ])
    }

    private static func fields(of commit: Commit) -> [String: JSONValue] {
        ["commit": .text(commit.id), "day": .text(HistoryLines.day(commit)), "subject": .text(commit.subject)]
    }

    private static func fields(of place: Place) -> [String: JSONValue] {
        ["file": .text(place.file), "line": .integer(place.position.line)]
    }

    private static func change<Element>(
        _ change: ArchitectureDifference.Change<Element>,
        _ fields: (Element) -> [String: JSONValue]
    ) -> JSONValue {
        .fields([
            "added": .list(change.added.map { .fields(fields($0)) }),
            "removed": .list(change.removed.map { .fields(fields($0)) }),
        ])
    }
}
