import AppearanceCommandLine

/// The scenes of the app.
enum AppScene: Hashable {
    /// The screen with the label and the button.
    case appearance
    /// The same for scripts.
    case script(AppearanceInvocation, printsRecords: Bool)

    init(_ invocation: AppearanceInvocation, printsRecords: Bool) {
        switch invocation {
        case .open: self = .appearance
        case .show, .toggle: self = .script(invocation, printsRecords: printsRecords)
        }
    }
}
