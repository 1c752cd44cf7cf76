public import PresentationKit

extension ScenePresenter {
    /// Shows screens without a navigator, each on top of the one before.
    public func show(_ screens: Screen...) {
        var stack = NavigationStack<Screen>()
        for screen in screens { stack.apply(.push(screen)) }
        show(stack, after: screens.isEmpty ? .back : .launch(()), goBack: nil)
    }
}
