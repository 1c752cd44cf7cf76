import Foundation
import PresentationKit
import ReportKit
import Testing

private enum Field: String, RecordField {
    case name
    case count
    case isOpen = "is_open"
    case at
    case tags
    case nothing
}

struct RecordTests {
    private let record = Record(of: Field.self) { field in
        switch field {
        case .name: .text("a\tb\u{1B}[31m題")
        case .count: .integer(3)
        case .isOpen: .flag(true)
        case .at: .date(Date(timeIntervalSince1970: 1_527_602_069))
        case .tags: .list(["Swift", "設計"])
        case .nothing: .null
        }
    }

    @Test func `as JSON it has every key, and its text whole`() {
        let expected =
            #"{"at":"2018-05-29T13:54:29Z","count":3,"is_open":true,"name":"a\tb\u001b[31m題","nothing":null,"#
            + #""tags":["Swift","設計"]}"#
        #expect(record.json().line == expected)
    }

    @Test func `as columns it has a text for each field, empty where there is nothing to say`() {
        #expect(record.columns() == ["a\tb\u{1B}[31m題", "3", "true", "2018-05-29T13:54:29Z", "Swift,設計", ""])
    }

    @Test func `only the selected fields are printed, in the order of their selection`() {
        #expect(record.columns(of: ["count", "name", "unknown"]) == ["3", "a\tb\u{1B}[31m題"])
        #expect(record.json(of: ["count", "unknown"]).line == #"{"count":3}"#)
    }

    @Test func `without a choice of fields a pipe gets the default columns`() {
        let record = Record(of: [Field.name, .count], columns: [.count]) { $0 == .name ? .text("n") : .integer(1) }
        #expect(record.columns() == ["1"])
        #expect(record.json().line == #"{"count":1,"name":"n"}"#)
    }

    @Test func `an optional that is nil is nothing to say`() {
        #expect(RecordValue.text(nil as String?) == .null)
        #expect(RecordValue.integer(nil as Int?) == .null)
        #expect(RecordValue.date(nil as Date?) == .null)
    }
}
