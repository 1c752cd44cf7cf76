public import Foundation
public import PresentationKit

/// One result for programs: named values in an order.
///
/// A record is printed as a line of JSON, or as columns in a pipe; the host decides which. Presenters create it by a
/// switch over the fields of the contract, which is exhaustive.
///
/// ```swift
/// enum TagField: String, RecordField {
///     case name
///     case articles
/// }
///
/// let record = Record(of: TagField.self) { field in
///     switch field {
///     case .name: .text("Swift")
///     case .articles: .integer(17_302)
///     }
/// }
/// print(record.json().line)  // {"articles":17302,"name":"Swift"}
/// ```
public struct Record: Hashable, Sendable {
    /// A named value.
    public struct Element: Hashable, Sendable {
        /// The name: the key in JSON.
        public let name: String
        /// The value.
        public let value: RecordValue
    }

    /// The values, in the order of the columns.
    public let elements: [Element]
    /// The names of the default columns in a pipe.
    public let columns: [String]
    /// The default content in a pipe in place of columns: a text that is the result itself, such as an article.
    public let document: String?
    /// A Boolean value that indicates whether the record is a single result and no row of a list; by default a pipe
    /// then gets a line for each value with its name.
    public let isSingle: Bool

    /// Creates a record.
    ///
    /// - Parameters:
    ///   - fields: the fields of the record; by default all fields of the contract.
    ///   - columns: the default columns in a pipe; by default every field.
    ///   - document: the default content in a pipe in place of columns.
    ///   - isSingle: true if the record is a single result and no row of a list.
    ///   - value: returns the value of a field.
    public init<Field: RecordField>(
        of fields: [Field] = Array(Field.allCases),
        columns: [Field]? = nil,
        document: String? = nil,
        isSingle: Bool = false,
        value: (Field) -> RecordValue
    ) {
        elements = fields.map { Element(name: $0.rawValue, value: value($0)) }
        self.columns = (columns ?? fields).map { $0.rawValue }
        self.document = document
        self.isSingle = isSingle
    }

    /// Creates a record of every field of a contract.
    ///
    /// - Parameters:
    ///   - type: the type of the fields.
    ///   - value: returns the value of a field.
    public init<Field: RecordField>(of type: Field.Type, value: (Field) -> RecordValue) {
        self.init(of: Array(type.allCases), value: value)
    }
}

/// The fields of a kind of record, as an enumeration of the contract in the order of the columns.
///
/// The raw values are the keys of the printed JSON, so their meaning never changes.
public protocol RecordField: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// A value in a record.
public enum RecordValue: Hashable, Sendable {
    /// A text, complete and unsanitised.
    case text(String)
    /// A whole number.
    case integer(Int)
    /// A Boolean value.
    case flag(Bool)
    /// A date, which is printed as ISO 8601 in UTC.
    case date(Date)
    /// Several texts.
    case list([String])
    /// No value.
    case null

    /// A text, or no value.
    public static func text(_ text: String?) -> RecordValue { text.map { .text($0) } ?? .null }

    /// A whole number, or no value.
    public static func integer(_ number: Int?) -> RecordValue { number.map { .integer($0) } ?? .null }

    /// A date, or no value.
    public static func date(_ date: Date?) -> RecordValue { date.map { .date($0) } ?? .null }
}

extension Record {
    /// Returns the record as a line of JSON.
    ///
    /// - Parameter names: the chosen keys, or nil for all; keys that the record does not have are left out.
    public func json(of names: [String]? = nil) -> JSONText {
        JSONText(SelectedFields(elements: chosen(names ?? elements.map(\.name))))
    }

    /// Returns the record as columns.
    ///
    /// - Parameter names: the chosen columns in their order, or nil for the default ones.
    /// - Returns: A text for each column; empty if it has no value.
    public func columns(of names: [String]? = nil) -> [String] {
        chosen(names ?? columns).map(\.value.column)
    }

    /// The values with their names, in the order of the fields.
    public var namedColumns: [(name: String, value: String)] {
        elements.map { ($0.name, $0.value.column) }
    }

    private func chosen(_ names: [String]) -> [Element] {
        names.compactMap { name in elements.first { $0.name == name } }
    }

    private struct SelectedFields: Encodable {
        let elements: [Element]

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Name.self)
            for element in elements {
                let key = Name(stringValue: element.name)
                switch element.value {
                case .text(let text): try container.encode(text, forKey: key)
                case .integer(let number): try container.encode(number, forKey: key)
                case .flag(let flag): try container.encode(flag, forKey: key)
                case .date(let date): try container.encode(date, forKey: key)
                case .list(let texts): try container.encode(texts, forKey: key)
                case .null: try container.encodeNil(forKey: key)
                }
            }
        }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

extension Record: CustomReflectable {
    /// The values by their names, for traces.
    public var customMirror: Mirror {
        Mirror(self, children: elements.map { (label: $0.name, value: $0.value) }, displayStyle: .struct)
    }
}

extension RecordValue {
    fileprivate var column: String {
        switch self {
        case .text(let text): text
        case .integer(let number): String(number)
        case .flag(let flag): flag ? "true" : "false"
        case .date(let date): date.formatted(.iso8601)
        case .list(let texts): texts.joined(separator: ",")
        case .null: ""
        }
    }
}

extension String {
    /// The text for an element or a quoted attribute of HTML or XML; characters that XML has not are replaced.
    ///
    /// Each character code is escaped by itself: readers of HTML see `<` also before a combining mark, which joins it in Swift.
    package var escapedForHTML: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\0"..."\u{8}", "\u{B}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
