public import Foundation

@MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    @discardableResult
    open func resignFirstResponder() -> Bool { true }
}

@MainActor
open class UIPasteboard: NSObject {
    open class var general: UIPasteboard { shared }
    private static let shared = UIPasteboard()

    open var string: String?
}

public enum UIAccessibility {
    public struct Notification: Hashable, Sendable {
        let name: String

        public static let announcement = Notification(name: "announcement")
    }

    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        if notification == .announcement, let text = argument as? String { UIStandIn.announcements.append(text) }
    }
}
