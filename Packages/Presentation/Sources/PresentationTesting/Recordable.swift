import PresentationKit

/// An element of a record log: a message of a scene, or an output of a view model.
protocol Recordable: Equatable, Sendable {
    /// A kind of record that can be relaxed on its own.
    associatedtype Family: Hashable & Sendable

    /// The kind of the record.
    var family: Family { get }
    /// The content as JSON.
    var form: JSONValue { get }
}
