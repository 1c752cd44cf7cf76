import DomainKit
import PresentationKit
import PresenterKit
import Testing

struct ValidationTextTests {
    private static let rules: [(ValidationError.Rule, [String])] = [
        (.notEmpty, []), (.atMost(characters: 64), ["64"]), (.printable, []), (.within(2...100), ["2", "100"]),
        (.form("YYYY-MM-DD"), ["YYYY-MM-DD"]), (.oneOf(["a", "b"]), ["a", "b"]), (.known(["because"]), ["because"]),
        (.onRecord(missing: 3), ["3"]), (.once, []), (.present, []), (.custom("a rule of a feature"), []),
    ]

    @Test(arguments: rules)
    func `a broken rule quotes the value and what the rule demands, in both languages`(
        rule: ValidationError.Rule,
        facts: [String]
    ) {
        let message = FailureText(ValidationError(field: "id", value: "x", rule: rule)).message
        #expect(message.english != message.japanese)
        for fact in facts + ["'x'"] {
            #expect(message.english.contains(fact))
            #expect(message.japanese.contains(fact))
        }
    }

    @Test func `a range without an upper bound shows none`() {
        let message = FailureText(ValidationError(field: "id", value: "x", rule: .within(1...Int.max))).message
        #expect(!message.english.contains("\(Int.max)"))
        #expect(!message.japanese.contains("\(Int.max)"))
    }

    @Test(arguments: rules)
    func `an error in a file is reported with its line`(rule: ValidationError.Rule, facts: [String]) {
        let place = ValidationError.Place(path: "a.toml", line: 4)
        let placed = FailureText(ValidationError(field: "id", value: "x", rule: rule, place: place))
        let text = FailureText(ValidationError(field: "id", value: "x", rule: rule))
        #expect(placed.message.english == "In line 4 of 'a.toml', " + text.message.english)
        #expect(placed.message.japanese == "'a.toml' の 4 行目: " + text.message.japanese)
        #expect(placed.title == text.title)
    }

    @Test func `a line that is of no form at all is not quoted`() {
        let place = ValidationError.Place(path: "a.toml", line: 4)
        let text = FailureText(ValidationError(field: "", value: "", rule: .form("[table]"), place: place))
        #expect(text.message.english.contains("[table]"))
        #expect(!text.message.english.contains("''"))
    }
}
