/// A message as plain data: what a trace keeps of it, and what two runs are compared by.
///
/// It is made by looking at the value, not by asking its type for a conformance, so any message has one. Types that
/// hide something from their `Mirror`, as secrets do, hide it here too.
///
/// ```swift
/// print(JSONValue(CounterEvent.didTapAdd))
/// ```
public indirect enum JSONValue: Hashable, Sendable {
    /// Nothing.
    case null
    /// Yes or no.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// A text, the name of a case without values, or what a type without visible parts says of itself.
    case text(String)
    /// Several values in order.
    case list([JSONValue])
    /// Values by name; a case with values is one of them, named like the case.
    case fields([String: JSONValue])
}

extension JSONValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else {
            self = .fields(try container.decode([String: JSONValue].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        case .fields(let values): try container.encode(values)
        }
    }
}

extension JSONValue: CustomStringConvertible {
    /// The form as one line of JSON, keys sorted.
    public var description: String { JSONText(self).line }
}
