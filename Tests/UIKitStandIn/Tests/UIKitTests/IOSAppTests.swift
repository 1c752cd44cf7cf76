import UIKit

/// Tests of an app from its scene delegate, which find its screens as a user does.
@MainActor
protocol IOSAppTests {}

extension IOSAppTests {
    /// Waits until a value is there, while transitions end.
    ///
    /// - Throws: `CancellationError` when the time of the test is over.
    @discardableResult
    func wait<Value>(for value: () -> Value?) async throws -> Value {
        while true {
            try Task.checkCancellation()
            UIStandIn.finishTransitions()
            if let found = value() { return found }
            await Task.yield()
        }
    }

    private func controllers(of delegate: any UIWindowSceneDelegate) -> [UIViewController] {
        Array(
            sequence(first: delegate.window?.rootViewController) { $0?.presentedViewController }.compactMap(\.self)
        )
    }

    func top(of delegate: any UIWindowSceneDelegate) -> UIViewController? {
        controllers(of: delegate).compactMap { ($0 as? UINavigationController)?.topViewController }.last
    }

    func top<Screen: UIViewController>(
        _ type: Screen.Type,
        of delegate: any UIWindowSceneDelegate
    ) async throws -> Screen {
        try await wait { top(of: delegate) as? Screen }
    }

    func alert(of delegate: any UIWindowSceneDelegate) async throws -> UIAlertController {
        try await wait { controllers(of: delegate).last as? UIAlertController }
    }

    func texts(in view: UIView) -> [String] {
        [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(texts)
    }
}
