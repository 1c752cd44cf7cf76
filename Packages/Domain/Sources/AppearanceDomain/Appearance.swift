/// The appearance of an app: light or dark.
public enum Appearance: Hashable, Sendable, CaseIterable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark

    /// The other appearance.
    public var toggled: Appearance {
        switch self {
        case .light: .dark
        case .dark: .light
        }
    }
}
