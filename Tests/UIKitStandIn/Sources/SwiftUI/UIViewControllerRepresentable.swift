public import UIKit

/// A SwiftUI view that shows a view controller of UIKit.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the view controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of an object that lives as long as the view controller.
    associatedtype Coordinator = Void
    /// The type of the context.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the view controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the view controller after the state of SwiftUI has changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Creates the coordinator, before the view controller.
    func makeCoordinator() -> Coordinator
}

/// The coordinator of a view controller in SwiftUI.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator

    /// Creates a context, which only SwiftUI does.
    public init(standIn coordinator: Representable.Coordinator) {
        self.coordinator = coordinator
    }
}
