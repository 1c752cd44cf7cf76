import Foundation
public import PresentationKit

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
