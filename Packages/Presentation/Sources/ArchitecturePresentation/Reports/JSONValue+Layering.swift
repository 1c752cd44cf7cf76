import ArchitectureDomain
import PresentationKit

extension JSONValue {
    /// Creates the form of a plan by which a target becomes several modules.
    init(layering plan: LayeringPlan) {
        self = .fields([
            "target": .text(plan.target.target),
            "package": .text(plan.target.package),
            "name": .text(plan.name),
            "grouping": .text(plan.grouping.rawValue),
            "references": .text(plan.evidence.rawValue),
            "moves": .list(plan.moves.map(JSONValue.init(move:))),
            "circles": .list(plan.circles.map { .texts($0) }),
            "steps": .list(plan.steps.map(JSONValue.init(step:))),
        ])
    }

    private init(move: LayeringPlan.Move) {
        self = .fields([
            "files": .texts(move.files),
            "group": .text(move.group),
            "folder": .text(move.folder),
            "resolved": .integer(move.opened),
            "reference": JSONValue(reference: move.reference),
        ])
    }

    private init(step: LayeringPlan.Step) {
        let users = step.users.map { user in
            JSONValue.fields(["group": .text(user.group), "files": .integer(user.files)])
        }
        self = .fields([
            "group": .text(step.group),
            "files": .texts(step.files),
            "leaving": .texts(step.leaving),
            "after": .texts(step.inner),
            "waits_for": .texts(step.awaited),
            "users": .list(users),
            "exposed": .integer(step.exposed),
            "obstacles": .list(step.obstacles.map(JSONValue.init(obstacle:))),
            "development_references": .integer(step.developmentReferences),
        ])
    }

    private init(obstacle: LayeringPlan.Obstacle) {
        self = .fields([
            "name": .text(obstacle.name),
            "keyword": .text(obstacle.keyword),
            "group": .text(obstacle.group),
            "declaration": JSONValue(place: obstacle.declaration),
            "references": .list(obstacle.references.map(JSONValue.init(reference:))),
            "ways_out": .texts(obstacle.waysOut.map(\.rawValue)),
            "freed": .integer(obstacle.freed),
        ])
    }

    private init(reference: SourceReference) {
        self = .fields([
            "name": .text(reference.name),
            "place": JSONValue(place: reference.place),
            "declaration": JSONValue(place: reference.declaration),
        ])
    }

    init(place: Place) {
        self = .fields([
            "file": .text(place.file),
            "line": .integer(place.position.line),
            "column": .integer(place.position.column),
        ])
    }
}
