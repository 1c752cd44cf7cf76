/// The decisions about one view component, or about a screen of them, without a view.
///
/// Inputs are methods of the concrete type. Outputs are one observable value and one stream of signals that are told
/// once. A parent view model for the screen holds one child for each view component, never for a feature; a child knows
/// neither its siblings nor its parent, and the parent observes it like a view would. Each owns the ``TaskLifetime`` of
/// its work, so what it does ends when it is freed.
///
/// ```swift
/// @MainActor
/// final class SearchFieldModel: ViewModel {
///     private let source = OutputSource("")
///     private let signalSource = SignalSource<String>()
///
///     var output: Output<String> { source.output }
///     var signals: Signals<String> { signalSource.signals }
///
///     func type(_ text: String) {
///         source.set(text)
///     }
///
///     func submit() {
///         signalSource.send(source.value)
///     }
/// }
/// ```
@MainActor
public protocol ViewModel<Shown, Signal>: AnyObject {
    /// The type of the observable value.
    associatedtype Shown: Equatable & Sendable
    /// The type of the one-time events, such as alerts.
    associatedtype Signal: Equatable & Sendable

    /// The observable value.
    var output: Output<Shown> { get }
    /// The one-time events.
    var signals: Signals<Signal> { get }
}
