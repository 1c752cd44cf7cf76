/// Decides what one view component, or a screen of them, shows, without a view.
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
///     private let told = SignalSource<String>()
///
///     var output: Output<String> { source.output }
///     var signals: Signals<String> { told.signals }
///
///     func type(_ text: String) {
///         source.set(text)
///     }
///
///     func submit() {
///         told.send(source.value)
///     }
/// }
/// ```
@MainActor
public protocol ViewModel<Shown, Signal>: AnyObject {
    /// What is shown.
    associatedtype Shown: Equatable & Sendable
    /// What happens once, such as an alert.
    associatedtype Signal: Equatable & Sendable

    /// What is shown, now and after each change.
    var output: Output<Shown> { get }
    /// What happens once.
    var signals: Signals<Signal> { get }
}
