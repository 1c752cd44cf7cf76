/// Attributes of an alert for some hosts, each under the type of its key.
///
/// An ``AlertStrategy`` has the properties that every host shows. Another kit, such as ReportKit for programs in
/// scripts, adds what its hosts need: it declares a key, and a property that reads the value. Hosts ignore keys that
/// they do not know. The environment values of SwiftUI have this design.
public struct AlertAttributes: Hashable, Sendable {
    private struct Value: Hashable, Sendable {
        let content: any Hashable & Sendable

        static func == (one: Value, other: Value) -> Bool {
            AnyHashable(one.content) == AnyHashable(other.content)
        }

        func hash(into hasher: inout Hasher) {
            content.hash(into: &hasher)
        }
    }

    private var values: [String: Value] = [:]

    /// Creates a set in which every attribute has its default value.
    public init() {}

    /// Adds the values of other attributes, except those that are set here.
    mutating func add(_ others: AlertAttributes) {
        values.merge(others.values) { own, _ in own }
    }

    /// The value of an attribute.
    public subscript<Key: AlertAttributeKey>(key: Key.Type) -> Key.Value {
        get { values[Key.name]?.content as? Key.Value ?? Key.defaultValue }
        set { values[Key.name] = newValue == Key.defaultValue ? nil : Value(content: newValue) }
    }
}

extension AlertAttributes: CustomReflectable {
    /// The values by the names that traces show.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: values.sorted { $0.key < $1.key }.map { (label: $0.key, value: $0.value.content) },
            displayStyle: .struct
        )
    }
}

/// The key of an attribute of alerts.
public protocol AlertAttributeKey {
    /// The type of the attribute.
    associatedtype Value: Hashable & Sendable

    /// The name of the attribute in traces, unique among the attributes of a program.
    static var name: String { get }
    /// The value of the attribute in an alert that does not set it.
    static var defaultValue: Value { get }
}
