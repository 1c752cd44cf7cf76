import PresentationKit
import ViewKit

/// The screens that were loaded, each with its focus, and the one on top.
///
/// Only the screen on top is kept alive; the navigation of the app keeps those below it.
@MainActor
final class OpenScreens {
    private struct Entry {
        weak let screen: (any Screen)?
        let scope: FocusScope
    }

    private var entries: [Entry] = []
    private let shownScreen = ShownScreen()
    private(set) var scope: FocusScope?
    /// Goes back from the screen on top; nil where there is none below.
    private(set) var goBack: (@MainActor () -> Void)?

    var top: (any Screen)? { shownScreen.top }

    /// The root views of the screens that were loaded.
    var views: [Component] { entries.compactMap { $0.screen?.view } }

    /// Shows a screen in place of the one on top, and calls the functions of its life cycle.
    func show(_ screen: (any Screen)?, goBack: (@MainActor () -> Void)?) {
        self.goBack = goBack
        entries.removeAll { $0.screen == nil }
        let known = entries.first { $0.screen === screen }
        scope = screen.map { known?.scope ?? FocusScope(root: $0.view) }
        if let screen, let scope, known == nil { entries.append(Entry(screen: screen, scope: scope)) }
        shownScreen.show(screen)
    }
}
