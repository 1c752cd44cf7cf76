import CommandLineKit
import PresentationKit
import Testing

struct UsageFailureTests {
    /// Errors with what their sentence has to quote.
    private static let errors: [(UsageError, [String])] = [
        (.missingCommand, ["'shelf find'", "'shelf help find'"]),
        (.unknownCommand("serch", nearest: "search"), ["'serch'", "'search'"]),
        (.unknownCommand("dance", nearest: nil), ["'dance'", "'shelf help find'"]),
        (.unknownOption("--limt", nearest: "--limit"), ["'--limt'", "'--limit'"]),
        (.unknownOption("-q", nearest: nil), ["'-q'", "'shelf help find'"]),
        (.unknownOptionOrArgument("-ruby", nearest: nil, argument: "QUERY"), ["'QUERY'", "'shelf find -- -ruby'"]),
        (.unknownOptionOrArgument("-json", nearest: "--json", argument: "QUERY"), ["'-json'", "'--json'", "'QUERY'"]),
        (.missingValue(option: "--limit", placeholder: "N"), ["'--limit'", "'--limit=N'"]),
        (.missingValue(option: "-n", placeholder: "N"), ["'-n'", "'-n N'"]),
        (.unexpectedValue(option: "--exact", value: "yes"), ["'--exact'", "'yes'"]),
        (.missingArgument("QUERY"), ["'QUERY'", "'shelf help find'"]),
        (.unexpectedArgument("b"), ["'b'", "'shelf help find'"]),
        (
            .invalidValue(parameter: "-f", value: "xml", rule: .oneOf(["a", "b"], nearest: nil)),
            ["'-f'", "'a'", "'b'", "'xml'"]
        ),
        (
            .invalidValue(parameter: "-f", value: "txt", rule: .oneOf(["text"], nearest: "text")),
            ["'-f'", "'txt'", "'text'"]
        ),
        (.invalidValue(parameter: "-n", value: "500", rule: .within(1...100)), ["'-n'", "'500'", "1 ", "100"]),
        (.invalidValue(parameter: "-n", value: "x", rule: .within(1...Int.max)), ["'-n'", "'x'", "1"]),
        (.invalidValue(parameter: "-n", value: "x", rule: .within(Int.min...0)), ["'-n'", "'x'", "0"]),
        (
            .invalidValue(parameter: "-d", value: "x", rule: .described(Phrase(verbatim: "a day"))),
            ["'-d'", "a day", "'x'"]
        ),
        (.conflicting("--mine", "--label"), ["'--mine'", "'--label'"]),
        (.missingCompanion("--continue", "--all"), ["'--continue'", "'--all'"]),
        (.repeated("-n"), ["'-n'"]),
    ]

    @Test(arguments: errors)
    func `an error of the command line quotes its facts in both languages`(error: UsageError, facts: [String]) {
        let sentence = UsageFailure(program: "shelf", command: ["find"], error: error).phrase
        #expect(sentence.english != sentence.japanese)
        for fact in facts {
            #expect(sentence.english.contains(fact))
            #expect(sentence.japanese.contains(fact))
        }
    }

    @Test func `no bound of a whole number is shown where there is none`() {
        for range in [1...Int.max, Int.min...0, Int.min...Int.max] {
            let error = UsageError.invalidValue(parameter: "-n", value: "x", rule: .within(range))
            let sentence = UsageFailure(program: "shelf", command: [], error: error).phrase
            #expect(!sentence.english.contains("922"))
            #expect(!sentence.japanese.contains("922"))
        }
    }
}
