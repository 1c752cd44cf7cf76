import DomainKit
import Foundation
import PresentationKit
import ReportKit
import Testing

private enum Action: String, AlertActionType {
    case signIn
    var title: Phrase { Phrase(en: "Sign In", ja: "サインイン") }
    var style: AlertActionStyle { .default }
}

private enum Sample: Equatable {
    case plain
    case one(Int)
    case named(x: Int, y: String?)
    case answered(AlertAnswer<Action>)
    case token(Secret)
    case failed(ApplicationError)
}

struct JSONValueTests {
    @Test func `is the case by name, with its values`() {
        #expect(JSONValue(Sample.plain).description == #""plain""#)
        #expect(JSONValue(Sample.one(3)).description == #"{"one":3}"#)
        #expect(JSONValue(Sample.named(x: 1, y: nil)).description == #"{"named":{"x":1,"y":null}}"#)
    }

    @Test func `sets and dictionaries are in order`() {
        #expect(JSONValue(Set(["c", "a", "b"]).union(["d"])).description == #"["a","b","c","d"]"#)
        #expect(JSONValue([2: "b", 1: "a"]).description.contains("a"))
    }

    @Test func `dates, URLs and data become text`() throws {
        struct Facts: Sendable {
            let date = Date(timeIntervalSince1970: 0)
            let data = Data([1, 2, 3])
            let address: URL
        }
        let facts = Facts(address: try #require(URL(string: "https://qiita.com/a")))
        #expect(
            JSONValue(facts).description
                == #"{"address":"https://qiita.com/a","data":"3 bytes","date":"1970-01-01T00:00:00Z"}"#
        )
    }

    @Test func `secrets are redacted by their types, wherever they are`() throws {
        let secret = try Secret("hunter2")
        let forms = [
            JSONValue(Sample.token(secret)),
            JSONValue(Sample.answered(AlertAnswer(.signIn, text: AlertText("hunter2", isSecret: true)))),
            JSONValue([Optional(secret)]),
            JSONValue(
                ReportEvent<Action>.didAnswer(AlertAnswer(.signIn, text: AlertText("hunter2", isSecret: true)))
            ),
        ]
        for form in forms {
            #expect(form.description.contains("‹redacted›"))
            #expect(!form.description.contains("hunter2"))
        }
    }

    @Test func `the origin of a failure stays out`() {
        struct Origin: Error { let token = "hunter2" }
        let form = JSONValue(Sample.failed(ApplicationError(.offline, origin: Origin())))
        #expect(form.description == #"{"failed":{"kind":"offline"}}"#)
    }

    @Test func `comes back from its text`() throws {
        let form = JSONValue(Sample.named(x: 1, y: "ü\n\"🙂"))
        let data = Data(form.description.utf8)
        #expect(try JSONDecoder().decode(JSONValue.self, from: data) == form)
    }
}
