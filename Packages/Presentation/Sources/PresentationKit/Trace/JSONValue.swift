import Foundation

/// A message as a JSON value, for traces and the comparison of tests.
///
/// It is created by reflection, so messages need no conformance. What a type hides from its `Mirror`, as secrets do, is
/// hidden here, too.
public indirect enum JSONValue: Hashable, Sendable {
    /// Null.
    case null
    /// A Boolean value.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// A text, the name of a case without values, or the description of a type without visible members.
    case text(String)
    /// An array.
    case list([JSONValue])
    /// An object; a case with values is an object with one member, named like the case.
    case fields([String: JSONValue])
}

extension JSONValue {
    /// Returns the value that the JSON encodes, or nil if it is of another form.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) -> Value? {
        guard let data = try? JSONEncoder().encode(self) else { return nil }
        return try? JSONDecoder().decode(type, from: data)
    }
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
    /// The value as one line of JSON with sorted keys.
    public var description: String { JSONText(self).line }
}
