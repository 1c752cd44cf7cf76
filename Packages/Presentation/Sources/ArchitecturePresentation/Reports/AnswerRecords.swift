import ArchitectureDomain
import PresentationKit

/// The JSON form of the explanation of a dependency.
struct ExplanationRecord: Encodable {
    struct StepRecord: Encodable {
        let from: String
        let to: String
        let file: String
        let line: Int
    }

    let path: Nullable<[StepRecord]>
    let refusal: Nullable<String>
    let rule: Nullable<String>

    init(_ explanation: DependencyExplanation) {
        path = Nullable(
            explanation.steps?.map { .init(from: $0.from, to: $0.to, file: $0.place.file, line: $0.place.line) }
        )
        refusal = Nullable(explanation.refusal.map { FindingText($0).message.english })
        rule = Nullable(explanation.rule?.name)
    }
}

/// The JSON form of the effects of a new dependency.
struct PredictionRecord: Encodable {
    let exists: Bool
    let refusal: Nullable<String>
    let rule: Nullable<String>
    let cycle: Nullable<[String]>
    let rebuilt: [String]

    init(_ prediction: DependencyPrediction) {
        exists = prediction.exists
        refusal = Nullable(prediction.refusal.map { FindingText($0).message.english })
        rule = Nullable(prediction.rule?.name)
        cycle = Nullable(prediction.cycle)
        rebuilt = prediction.rebuilt
    }
}

/// The JSON form of the measures of a module.
struct MeasureRecord: Encodable {
    let name: String
    let fanIn: Int
    let fanOut: Int
    let instability: Double
    let abstractness: Double
    let distance: Double
    let rebuilt: Int

    private enum CodingKeys: String, CodingKey {
        case name
        case fanIn = "fan_in"
        case fanOut = "fan_out"
        case instability
        case abstractness
        case distance
        case rebuilt
    }

    init(_ measure: ModuleMeasure) {
        name = measure.name
        fanIn = measure.fanIn
        fanOut = measure.fanOut
        instability = measure.instability
        abstractness = measure.abstractness
        distance = measure.distance
        rebuilt = measure.rebuilt
    }
}
