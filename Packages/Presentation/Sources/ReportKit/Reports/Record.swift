public import Foundation

/// One result for programs: named values in an order.
///
/// The same record becomes a line of JSON, or a line of columns in a pipe. Presenters make it, exhaustively over the
/// fields that the contract names, so that no field is forgotten; the host decides in which form it is printed.
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
/// print(record.json().line)  // {"name":"Swift","articles":17302}
/// ```
public struct Record: Hashable, Sendable {
    /// A named value.
    ///
    /// ```swift
    /// func header(of elements: [Record.Element]) -> String {
    ///     elements.map(\.name).joined(separator: "\t")
    /// }
    /// ```
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
    /// A Boolean value that indicates whether the record stands alone, and is no row of a list: a pipe gets a line for
    /// each of its values, with its name, where nobody chose.
    public let isSingle: Bool

    /// Creates a record.
    ///
    /// - Parameters:
    ///   - fields: the fields that it has; all of the contract's by default.
    ///   - columns: what a pipe gets where nobody chose; every field by default.
    ///   - document: what a pipe gets in place of columns where nobody chose.
    ///   - isSingle: a Boolean value that indicates whether the record stands alone, and is no row of a list.
    ///   - value: finds the value of a field.
    public init<Field: RecordField>(
        of fields: [Field] = Array(Field.allCases),
        columns: [Field]? = nil,
        document: String? = nil,
        isSingle: Bool = false,
        value: (Field) -> RecordValue
    ) {
        elements = fields.map { Element(name: $0.rawValue, value: value($0)) }
        self.columns = (columns ?? fields).map(\.rawValue)
        self.document = document
        self.isSingle = isSingle
    }

    /// Creates a record of every field that a contract names.
    ///
    /// - Parameters:
    ///   - type: names the fields.
    ///   - value: finds the value of a field.
    public init<Field: RecordField>(of type: Field.Type, value: (Field) -> RecordValue) {
        self.init(of: Array(type.allCases), value: value)
    }
}

/// The fields of a kind of record: a closed set that a contract names, in the order of their columns.
///
/// The raw values are the keys of the JSON that is printed, so they never change their meaning.
///
/// ```swift
/// enum BookField: String, RecordField {
///     case id
///     case title
/// }
/// ```
public protocol RecordField: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// A value in a record.
///
/// ```swift
/// let values: [RecordValue] = [.text("Typee"), .integer(1846), .flag(true), .list(["sea", "island"]), .null]
/// ```
public enum RecordValue: Hashable, Sendable {
    /// A text, whole, as it came from outside.
    case text(String)
    /// A whole number.
    case integer(Int)
    /// A Boolean value.
    case flag(Bool)
    /// A moment; programs get it in ISO 8601 and UTC.
    case date(Date)
    /// Several texts.
    case list([String])
    /// No value.
    case null

    /// A text, or nothing to say.
    public static func text(_ text: String?) -> RecordValue { text.map { .text($0) } ?? .null }

    /// A whole number, or nothing to say.
    public static func integer(_ number: Int?) -> RecordValue { number.map { .integer($0) } ?? .null }

    /// A moment, or nothing to say.
    public static func date(_ date: Date?) -> RecordValue { date.map { .date($0) } ?? .null }
}
