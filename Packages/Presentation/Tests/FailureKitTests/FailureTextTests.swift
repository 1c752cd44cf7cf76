import DomainKit
import FailureKit
import Foundation
import PresentationKit
import Testing

/// One failure of each kind, with the English sentence that it has to be told in.
private let sentences: [(kind: ApplicationError.Kind, english: String, outcome: ExitOutcome, recoveries: [Recovery])] =
    [
        (
            .offline, "The server could not be reached. Check the network, or read what was kept before.",
            .offline, [.retry, .settings]
        ),
        (.timedOut, "The server did not answer in time. Try again in a moment.", .offline, [.retry]),
        (
            .unauthorized,
            "The server wants to know who you are, or no longer accepts your token. Sign in and try again.",
            .signInNeeded, [.signIn]
        ),
        (
            .forbidden, "Your account may not do this. Check which host and which account are set.",
            .signInNeeded, [.signIn, .settings]
        ),
        (.notFound, "There is nothing of that name. Check the name; it may also have been removed.", .notFound, []),
        (
            .rateLimited(until: Date(timeIntervalSince1970: 1_700_000_000)),
            "The server takes no more requests until 22:13. Try again then, or sign in for a larger quota.",
            .rateLimited, [.wait(until: Date(timeIntervalSince1970: 1_700_000_000)), .signIn]
        ),
        (
            .rateLimited(until: nil), "The server asks for a pause. Try again in a minute.",
            .rateLimited, [.retry, .signIn]
        ),
        (.unavailable(.status(502)), "The server failed with status 502. Try again later.", .failed, [.retry]),
        (
            .unavailable(.busy(until: nil)), "The server is overloaded. Try again in a minute.", .rateLimited, [.retry]
        ),
        (
            .unavailable(.busy(until: Date(timeIntervalSince1970: 1_700_000_000))),
            "The server is overloaded and asks everybody to wait until 22:13:20; your own quota is not used up.",
            .rateLimited, [.wait(until: Date(timeIntervalSince1970: 1_700_000_000))]
        ),
        (
            .unavailable(.unexpectedAnswer),
            "What answered is not the service that was asked. Check the host, and whether the network has a sign-in page.",
            .failed, [.retry, .settings]
        ),
        (
            .unavailable(.untrusted),
            "The server could not prove who it is, so nothing was sent. Check the host and the clock of this machine.",
            .failed, [.retry, .settings]
        ),
        (
            .unavailable(.tooLarge),
            "The server sent more than this program is ready to take, so it was refused. Ask for less at a time.",
            .failed, []
        ),
        (
            .invalidInput(ValidationError(field: "page", value: "0", rule: .within(1...100))),
            "'0' is no valid page: it has to be a whole number from 1 to 100.", .wrongUsage, []
        ),
        (
            .invalidData("items[3].title"),
            "The answer could not be understood at 'items[3].title'. Check the host; if it is right, this program is too old for it.",
            .failed, [.retry, .settings]
        ),
        (
            .storage(.full), "The disk is full, so nothing was changed. Free some space and try again.",
            .storage, [.retry]
        ),
        (
            .storage(.notWritable(path: "/x")),
            "'/x' cannot be written, so nothing was changed. Check its permissions, or choose another folder.",
            .storage, [.retry]
        ),
        (
            .storage(.notLockable(path: "/x")),
            "The file system of '/x' has no locks, so nothing was changed. Choose a folder on another one.",
            .storage, [.retry]
        ),
        (.storage(.notReadable(path: "/x")), "'/x' cannot be read. Check its permissions.", .storage, [.retry]),
        (
            .storage(.damaged(setAside: "/x")),
            "A kept file was damaged. It was moved to '/x'; look there before you delete it.", .storage, [.retry]
        ),
        (
            .storage(.malformedLine(path: "/x", line: 3)),
            "Line 3 of '/x' is not of the form 'key = value'. Mend the line, or put '#' before it.",
            .storage, [.retry]
        ),
        (
            .storage(.repeatedKey("host", path: "/x", line: 3)),
            "Line 3 of '/x' sets 'host' a second time. Remove one of the two lines.", .storage, [.retry]
        ),
        (
            .storage(.newerFormat(path: "/x")),
            "'/x' was written by a newer version of this program and was left as it is. Update the program.",
            .storage, [.retry]
        ),
        (
            .storage(.exposed(path: "/x")),
            "Others can read or change '/x', so the secret in it was not used. Take their permissions away (chmod go= '/x') and get a new token.",
            .storage, [.retry]
        ),
        (
            .storage(.busy(path: "/x")), "Another program is using '/x'. Wait until it has finished, and try again.",
            .storage, [.retry]
        ),
        (.cancelled, "The work was interrupted; nothing was changed.", .interrupted, []),
    ]

struct FailureTextTests {
    @Test(arguments: sentences.indices)
    func `every failure has its sentence, its outcome and its recoveries`(index: Int) throws {
        let (kind, english, outcome, recoveries) = sentences[index]
        let error = ApplicationError(kind)
        let text = FailureText(error, timeZone: try #require(TimeZone(secondsFromGMT: 0)))
        #expect(text.message.english == english)
        #expect(!text.message.japanese.isEmpty && text.message.japanese != english)
        #expect(!text.title.english.isEmpty && !text.title.japanese.isEmpty)
        #expect(ExitOutcome(error) == outcome)
        #expect(Recovery.recoveries(from: error) == recoveries)
    }

    @Test(
        arguments: [
            (ValidationError.Rule.notEmpty, "some text"),
            (.atMost(characters: 64), "at most 64 characters"),
            (.printable, "text without control characters"),
            (.within(1...Int.max), "a whole number from 1"),
            (.form("YYYY-MM-DD"), "of the form YYYY-MM-DD"),
            (.oneOf(["a", "b"]), "one of a, b"),
        ]
    )
    func `every rule is named`(rule: ValidationError.Rule, english: String) {
        let text = FailureText(ValidationError(field: "id", value: "x", rule: rule))
        #expect(text.message.english == "'x' is no valid id: it has to be \(english).")
    }

    @Test(arguments: [(1, "1 kept copy"), (3, "3 kept copies")])
    func `what is not on record is told with a way out`(count: Int, english: String) {
        let text = FailureText(ValidationError(field: "org", value: "org:acme", rule: .onRecord(missing: count)))
        #expect(
            text.message.english == "'org:acme' cannot be answered from what is kept: org is not known of \(english). "
                + "Fetch them again, or ask the host."
        )
        #expect(text.message.japanese.contains("保存した \(count) 件で org が不明"))
    }

    @Test(
        arguments: [
            (
                "uses", "X", ValidationError.Rule.oneOf(["A", "B"]), "'X' is no valid uses: it has to be one of A, B.",
                "'X' は uses として正しくありません。A、B のいずれかを指定してください。"
            ),
            (
                "uses", "1", .form("uses = []"), "'1' is no valid uses: it has to be of the form uses = [].",
                "'1' は uses として正しくありません。uses = [] の形式の値を指定してください。"
            ),
            ("", "", .form("[table]"), "the text has to be of the form [table].", "[table] の形式で書いてください。"),
            (
                "why", "why", .known(["because", "uses"]), "'why' means nothing: possible are because, uses.",
                "'why' には意味がありません。書けるのは because、uses です。"
            ),
            (
                "[a]", "[a]", .once, "'[a]' is given again: once is all that is possible.",
                "'[a]' は二度目です。一度だけ書いてください。"
            ),
            (
                "because", "because", .present, "'because' is missing: it has to be given.",
                "'because' がありません。必ず書いてください。"
            ),
            (
                "A -> A", "A -> A", .acyclic, "'A -> A' is a circle: nothing may lead back to where it began.",
                "'A -> A' は循環です。元に戻らないようにしてください。"
            ),
        ]
    )
    func `what is wrong in a file is said with its line`(
        field: String,
        value: String,
        rule: ValidationError.Rule,
        english: String,
        japanese: String
    ) {
        let place = ValidationError.Place(path: "a.toml", line: 4)
        let text = FailureText(ValidationError(field: field, value: value, rule: rule, place: place))
        #expect(text.message.english == "In line 4 of 'a.toml', " + english)
        #expect(text.message.japanese == "'a.toml' の 4 行目: " + japanese)
    }
}
