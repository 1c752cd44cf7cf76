/// The state and the decisions of a view component, or of a screen, without a view.
///
/// Inputs are methods of the concrete type. Outputs are one observable value and one stream of one-time signals. The
/// view model of a screen holds one child for each view component, never for a feature. A child knows neither its
/// siblings nor its parent, and the parent observes it as a view does. Each view model owns the ``TaskLifetime`` of its
/// work, which therefore ends when the view model is freed.
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
