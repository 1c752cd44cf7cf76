import PresentationKit

/// What a log keeps: a message of a scene, or an output of a view model.
protocol Recordable: Equatable, Sendable {
    /// A kind of record that can be relaxed on its own.
    associatedtype Family: Hashable & Sendable

    /// What kind of record it is.
    var family: Family { get }
    /// What it says.
    var form: JSONValue { get }
}
