public import Foundation

// https://developer.apple.com/documentation/uikit/uiresponder
@MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    @discardableResult
    open func resignFirstResponder() -> Bool { true }
}

// https://developer.apple.com/documentation/uikit/uipasteboard
@MainActor
open class UIPasteboard: NSObject {
    open class var general: UIPasteboard { shared }
    private static let shared = UIPasteboard()

    open var string: String?
}

// https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct
public enum UIAccessibility {
    // https://developer.apple.com/documentation/uikit/uiaccessibility/notification
    public struct Notification: Hashable, Sendable {
        let name: String

        public static let announcement = Notification(name: "announcement")
    }

    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        if notification == .announcement, let text = argument as? String { UIStandIn.announcements.append(text) }
    }
}
