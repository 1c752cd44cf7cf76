public import Foundation

// https://developer.apple.com/documentation/uikit/uicontrol
@MainActor
open class UIControl: UIView {
    // https://developer.apple.com/documentation/uikit/uicontrol/event
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let editingChanged = Event(rawValue: 1 << 17)
    }

    // https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
    }

    open var isEnabled = true
    private var actions: [(events: Event, action: UIAction)] = []

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((controlEvents, action))
    }

    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform() }
    }
}

// https://developer.apple.com/documentation/uikit/uibutton
@MainActor
open class UIButton: UIControl {
    // https://developer.apple.com/documentation/uikit/uibutton/buttontype
    public enum ButtonType: Int, Sendable {
        case custom, system
    }

    private var titles: [UInt: String] = [:]
    private var titleColors: [UInt: UIColor] = [:]

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
    }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state.rawValue] = title
    }

    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state.rawValue] = color
    }

    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] }
}

// https://developer.apple.com/documentation/uikit/uilabel
@MainActor
open class UILabel: UIView {
    open var text: String?
    open var textColor: UIColor? = .label
    open var font: UIFont? = .preferredFont(forTextStyle: .body)
    open var numberOfLines = 1
    open var textAlignment = NSTextAlignment.natural
    open var adjustsFontForContentSizeCategory = false
}

// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

// https://developer.apple.com/documentation/uikit/uitextfield
@MainActor
open class UITextField: UIControl {
    open var text: String? = ""
    open var placeholder: String?
    open var isSecureTextEntry = false
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
}

// https://developer.apple.com/documentation/uikit/uisearchtextfield
@MainActor
open class UISearchTextField: UITextField {
    // https://developer.apple.com/documentation/uikit/uitextinput/markedtextrange
    open internal(set) var markedTextRange: UITextRange?
}

// https://developer.apple.com/documentation/uikit/uitextrange
@MainActor
open class UITextRange: NSObject {}

// https://developer.apple.com/documentation/uikit/uitextautocorrectiontype
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

// https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

// https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@MainActor
open class UIActivityIndicatorView: UIView {
    open private(set) var isAnimating = false

    open func startAnimating() {
        isAnimating = true
    }

    open func stopAnimating() {
        isAnimating = false
    }
}

// https://developer.apple.com/documentation/uikit/uirefreshcontrol
@MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false

    open func beginRefreshing() {
        isRefreshing = true
    }

    open func endRefreshing() {
        isRefreshing = false
    }
}
