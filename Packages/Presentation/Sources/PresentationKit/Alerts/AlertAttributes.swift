/// Facts about an alert that only some hosts need, each under the type of its key.
///
/// An alert says what every host shows. A kit beside this one, such as the one for programs that scripts start, adds
/// what its hosts have to know: it declares a key, and a property that reads the value. A host that does not know the
/// key shows the alert all the same. The environment values of SwiftUI have this shape.
///
/// ```swift
/// enum SoundKey: AlertAttributeKey {
///     static let name = "sound"
///     static let defaultValue = "chime"
/// }
///
/// var attributes = AlertAttributes()
/// attributes[SoundKey.self] = "buzz"
/// ```
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

    /// The value of an attribute.
    public subscript<Key: AlertAttributeKey>(key: Key.Type) -> Key.Value {
        get { values[Key.name]?.content as? Key.Value ?? Key.defaultValue }
        set { values[Key.name] = newValue == Key.defaultValue ? nil : Value(content: newValue) }
    }
}

extension AlertAttributes: CustomReflectable {
    /// The values by name, as traces show them.
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
