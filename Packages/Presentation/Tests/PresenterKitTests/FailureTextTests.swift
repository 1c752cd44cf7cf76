import DomainKit
import Foundation
import PresentationKit
import PresenterKit
import ReportKit
import Testing

struct FailureTextTests {
    private static let date = Date(timeIntervalSince1970: 1_700_000_000)

    @Test(
        arguments: [
            (.offline, .offline, [.retry, .settings]),
            (.timedOut, .offline, [.retry]),
            (.unauthorized, .signInNeeded, [.signIn]),
            (.forbidden, .signInNeeded, [.signIn, .settings]),
            (.notFound, .notFound, []),
            (.rateLimited(until: nil), .rateLimited, [.retry]),
            (.rateLimited(until: date), .rateLimited, [.wait(until: date)]),
            (.unavailable(.status(502)), .failed, [.retry]),
            (.unavailable(.busy(until: nil)), .rateLimited, [.retry]),
            (.unavailable(.busy(until: date)), .rateLimited, [.wait(until: date)]),
            (.unavailable(.unexpectedAnswer), .failed, [.retry, .settings]),
            (.unavailable(.untrusted), .failed, [.retry, .settings]),
            (.unavailable(.tooLarge), .failed, []),
            (.invalidInput(ValidationError(field: "a", value: "", rule: .notEmpty)), .wrongUsage, []),
            (.invalidData("items[3].title"), .failed, [.retry, .settings]),
            (.storage(.full), .storage, [.retry]),
            (.editor(.noTerminal(path: "/x")), .wrongUsage, []),
            (.editor(.failed(status: 3)), .failed, [.retry]),
            (.cancelled, .interrupted, []),
        ] as [(ApplicationError.Kind, ExitOutcome, [Recovery])]
    )
    func `a failure has its outcome and its recoveries`(
        kind: ApplicationError.Kind,
        outcome: ExitOutcome,
        recoveries: [Recovery]
    ) {
        let error = ApplicationError(kind)
        #expect(ExitOutcome(error) == outcome)
        #expect(Recovery.recoveries(from: error) == recoveries)
    }

    @Test(
        arguments: [
            (.offline, []), (.timedOut, []), (.unauthorized, []), (.forbidden, []), (.notFound, []), (.cancelled, []),
            (.rateLimited(until: nil), []), (.unavailable(.busy(until: nil)), []),
            (.unavailable(.unexpectedAnswer), []),
            (.unavailable(.untrusted), []), (.unavailable(.tooLarge), []), (.storage(.full), []),
            (.invalidInput(ValidationError(field: "a", value: "b c", rule: .within(1...9))), ["'b c'", "1", "9"]),
            (.storage(.notLockable(path: "/x")), ["'/x'"]), (.storage(.unconfirmed(path: "/x")), ["'/x'"]),
            (.storage(.notReadable(path: "/x")), ["'/x'"]), (.storage(.notUTF8(path: "/x")), ["'/x'"]),
            (.storage(.notAFile(path: "/x")), ["'/x'"]),
            (.storage(.exists(path: "/x")), ["'/x'"]), (.storage(.missing(paths: ["a", "b"])), ["'a'", "'b'"]),
            (.storage(.malformed(document: "a/b")), ["'a/b'"]),
            (.storage(.newerFormat(path: "/x")), ["'/x'"]), (.storage(.busy(path: "/x")), ["'/x'"]),
            (.storage(.obstructed(setAside: "/x")), ["'/x'"]),
            (.rateLimited(until: date), ["2023-11-14 22:13:20"]),
            (.unavailable(.status(502)), ["502"]),
            (.editor(.noTerminal(path: "/x")), ["'/x'"]),
            (.editor(.notStarted("vi", variable: "EDITOR")), ["'vi'", "EDITOR"]),
            (.editor(.failed(status: 3)), ["3"]),
            (.unavailable(.busy(until: date)), ["2023-11-14 22:13:20"]),
            (.invalidData("items[3].title"), ["'items[3].title'"]),
            (.storage(.notWritable(path: "/x")), ["'/x'"]),
            (.storage(.damaged(setAside: "/x")), ["'/x'"]),
            (.storage(.tooLarge(path: "/x", limit: 64 << 20)), ["'/x'", "64 MiB"]),
            (.storage(.malformedLine(path: "/x", line: 3)), ["'/x'", "3"]),
            (.storage(.repeatedKey("host", path: "/x", line: 3)), ["'/x'", "3", "'host'"]),
            (.storage(.exposed(path: "/x")), ["'/x'", "chmod go= '/x'"]),
            (.storage(.secretsUnavailable(store: "Keychain")), ["Keychain"]),
        ] as [(ApplicationError.Kind, [String])]
    )
    func `each failure has a title, and a message with its facts, in both languages`(
        kind: ApplicationError.Kind,
        facts: [String]
    ) {
        let text = FailureText(ApplicationError(kind), timeZone: .offset(0))
        for phrase in [text.title, text.message] {
            #expect(!phrase.english.isEmpty && !phrase.japanese.isEmpty && phrase.english != phrase.japanese)
        }
        for fact in facts {
            #expect(text.message.english.contains(fact))
            #expect(text.message.japanese.contains(fact))
        }
    }
}

struct ValidationTextTests {
    private static let rules: [(ValidationError.Rule, [String])] = [
        (.notEmpty, []), (.atMost(characters: 64), ["64"]), (.printable, []), (.within(2...100), ["2", "100"]),
        (.only(characters: "a-z -"), ["a-z -"]), (.without(characters: "< >"), ["< >"]), (.undotted, []),
        (.unreserved, []), (.encoded("UTF-8"), ["UTF-8"]),
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

struct ExitOutcomeTests {
    @Test func `a failure beside a run decides its outcome only in place of success`() {
        let failures = [ApplicationError(.offline), ApplicationError(.notFound)]
        #expect(ExitOutcome.done.including(failures) == .offline)
        #expect(ExitOutcome.interrupted.including(failures) == .interrupted)
        #expect(ExitOutcome.done.including([]) == .done)
    }
}
