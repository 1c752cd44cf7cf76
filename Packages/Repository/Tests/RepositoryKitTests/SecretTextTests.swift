import DomainKit
import RepositoryKit
import Testing

@Suite struct SecretTextTests {
    private let text = SecretText("geheim")

    @Test func `the text never prints`() {
        var dumped = ""
        dump(text, to: &dumped)
        for shown in ["\(text)", String(reflecting: text), String(describing: Optional(text)), "\([text])", dumped] {
            #expect(!shown.contains("geheim"))
        }
    }

    @Test func `a secret makes the way there and back`() throws {
        let secret = try Secret("geheim")
        #expect(try SecretText(secret).secret() == secret)
    }

    @Test func `text that is no secret is refused without showing it`() {
        #expect(throws: ValidationError(field: "token", value: Secret.placeholder, rule: .encoded("ASCII"))) {
            try SecretText("日本").secret()
        }
    }
}

@Suite struct StoreErrorTests {
    @Test(arguments: [
        (SecretError.exposed(path: "a", mode: 0o644), ApplicationError.Kind.storage(.exposed(path: "a"))),
        (.malformed(path: "a", line: 3), .storage(.malformedLine(path: "a", line: 3))),
        (
            .unsuitableHost("a b"),
            .invalidInput(ValidationError(field: "host", value: "a b", rule: .only(characters: "a-z 0-9 . - : [ ]")))
        ),
        (.file(.full(path: "a")), .storage(.full)),
        (.file(.notWritable(path: "a", code: 1)), .storage(.notWritable(path: "a"))),
        (.file(.notReadable(path: "a", code: 1)), .storage(.notReadable(path: "a"))),
        (.file(.notLockable(path: "a", code: 1)), .storage(.notLockable(path: "a"))),
        (.file(.busy(path: "a")), .storage(.busy(path: "a"))),
        (
            .unavailable(store: "Keychain", code: -25308),
            .storage(.secretsUnavailable(store: "Keychain"))
        ),
        (.cancelled, .cancelled),
    ])
    func `an error of a secret store means one failure`(_ error: SecretError, _ kind: ApplicationError.Kind) {
        #expect(ApplicationError(error).kind == kind)
        #expect(ApplicationError(error).origin as? SecretError == error)
    }

    @Test(arguments: [
        (
            SettingsError.malformed(path: "a", line: 3),
            ApplicationError.Kind.storage(.malformedLine(path: "a", line: 3))
        ),
        (
            .repeated(key: "b", path: "a", line: 4),
            .storage(.repeatedKey("b", path: "a", line: 4))
        ),
        (
            .unsuitableKey("a b"),
            .invalidInput(
                ValidationError(field: "key", value: "a b", rule: .only(characters: "a-z A-Z 0-9 . _ - : [ ]"))
            )
        ),
        (.file(.full(path: "a")), .storage(.full)),
        (.file(.notWritable(path: "a", code: 1)), .storage(.notWritable(path: "a"))),
        (.file(.notReadable(path: "a", code: 1)), .storage(.notReadable(path: "a"))),
        (.file(.notLockable(path: "a", code: 1)), .storage(.notLockable(path: "a"))),
        (.file(.busy(path: "a")), .storage(.busy(path: "a"))),
        (.cancelled, .cancelled),
    ])
    func `an error of a settings store means one failure`(_ error: SettingsError, _ kind: ApplicationError.Kind) {
        #expect(ApplicationError(error).kind == kind)
        #expect(ApplicationError(error).origin as? SettingsError == error)
    }
}
