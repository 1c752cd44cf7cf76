/// The way back through the open screens, which a host offers to the user.
///
/// ```swift
/// @MainActor
/// func leaveScreen(by navigation: any BackNavigation) -> Bool {
///     navigation.canGoBack && navigation.goBack()
/// }
/// ```
@MainActor
public protocol BackNavigation: AnyObject {
    /// A Boolean value that indicates whether there is a screen to go back to.
    var canGoBack: Bool { get }

    /// Goes back to the previous screen.
    ///
    /// - Returns: whether anything changed.
    @discardableResult
    func goBack() -> Bool
}

extension Navigator: BackNavigation {
    public var canGoBack: Bool { routes.count > 1 || routes.contains { $0.count > 1 } }

    @discardableResult
    public func goBack() -> Bool {
        go(.back)
    }
}
