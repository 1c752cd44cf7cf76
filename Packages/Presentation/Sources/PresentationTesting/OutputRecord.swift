import PresentationKit

/// The two outputs of a view model.
public enum OutputFamily: String, CaseIterable, Sendable {
    /// A change of what is shown.
    case shown
    /// A signal.
    case signal
}

/// An output or a signal of a view model.
enum OutputRecord<Shown: Equatable & Sendable, Signal: Equatable & Sendable>: Recordable {
    case shown(Shown)
    case signal(Signal)

    var family: OutputFamily {
        switch self {
        case .shown: .shown
        case .signal: .signal
        }
    }

    var form: JSONValue {
        switch self {
        case .shown(let value): JSONValue(value)
        case .signal(let value): JSONValue(value)
        }
    }
}

/// Records the outputs and signals of the view model under test.
@MainActor
final class OutputRecording<Shown: Equatable & Sendable, Signal: Equatable & Sendable> {
    var log = RecordLog<OutputRecord<Shown, Signal>>()
    private(set) var shown: Shown

    init(shown: Shown) {
        self.shown = shown
    }

    /// Observes a view model; the value that it shows at first is not a change.
    func observe(_ model: some ViewModel<Shown, Signal>) {
        model.output.observe(for: self) { recording, value in
            guard value != recording.shown else { return }
            recording.shown = value
            recording.log.append(.shown(value))
        }
        model.signals.observe(for: self) { $0.log.append(.signal($1)) }
    }
}
