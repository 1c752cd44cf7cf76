import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import PresentationKit
import Testing

@MainActor
struct AnswerTests {
    @Test
    func `explains a path, and what keeps modules apart`() {
        let steps = [DependencyExplanation.Step(from: "A", to: "B", place: Place(file: "a.swift", line: 3))]
        let found = DependencyExplanation(from: "A", to: "B", steps: steps, refusal: nil, rule: nil)
        #expect(Asked(.why(from: "A", to: "B", asJSON: false), .explained(found)).lines == ["A → B    a.swift:3"])
        let quote = Finding.Quote(name: "layer.X", reason: "because", place: Place(file: "r.toml", line: 1))
        let refusal = Fact.layerDependency(from: "A", to: "B", fromLayer: "X", toLayer: "Y")
        let none = DependencyExplanation(from: "A", to: "B", steps: nil, refusal: refusal, rule: quote)
        #expect(
            Asked(.why(from: "A", to: "B", asJSON: false), .explained(none)).lines == [
                "'A' does not depend on 'B'.", "Forbidden: 'A' in layer 'X' must not use 'B' in layer 'Y'.",
                "    Rule 'layer.X' (r.toml:1): because",
            ]
        )
        let json = Asked(.why(from: "A", to: "B", asJSON: true), .explained(found)).lines
        #expect(json == [#"{"path":[{"file":"a.swift","from":"A","line":3,"to":"B"}],"refusal":null,"rule":null}"#])
    }

    @Test
    func `says how many manifests were read, until the answer is there`() {
        let presenter = Asked(.metrics(asJSON: false), .progressed(ManifestProgress(read: 3, total: 60)))
        let phrase = Phrase(en: "Reading manifests: 3 of 60", ja: "マニフェストを読み取り中: 3 / 60")
        #expect(presenter.commands == [.showProgress(phrase)])
        #expect(Asked(.metrics(asJSON: false), .progressed(nil)).commands == [])
        presenter.answer(.measured([]))
        presenter.answer(.progressed(ManifestProgress(read: 60, total: 60)))
        #expect(presenter.commands.count == 2)
    }

    @Test
    func `predicts an arrow`() {
        let prediction = DependencyPrediction(
            from: "A",
            to: "B",
            exists: false,
            refusal: nil,
            rule: nil,
            cycle: ["A", "B"],
            rebuilt: ["A", "C"]
        )
        #expect(
            Asked(.whatIf(from: "A", to: "B", asJSON: false), .predicted(prediction)).lines == [
                "No rule forbids 'A' → 'B'.", "It would cause the cycle A → B → A.",
                "2 more modules would be rebuilt when 'B' changes: A, C.",
            ]
        )
        let there = DependencyPrediction(
            from: "A",
            to: "B",
            exists: true,
            refusal: nil,
            rule: nil,
            cycle: nil,
            rebuilt: []
        )
        #expect(
            Asked(.whatIf(from: "A", to: "B", asJSON: false), .predicted(there)).lines == [
                "The dependency exists already.", "No other module would be rebuilt when 'B' changes.",
            ]
        )
    }

    @Test
    func `lines measures up`() {
        let measures = [ModuleMeasure(name: "Kit", fanIn: 3, fanOut: 1, abstractness: 0.5, rebuilt: 12)]
        #expect(
            Asked(.metrics(asJSON: false), .measured(measures)).lines == [
                "      Ca   Ce     I     A     D  rebuilt", "Kit    3    1  0.25  0.50  0.25       12",
            ]
        )
    }
}
