public struct Alignment: Equatable, Sendable {
    private let name: String

    public static let center = Alignment(name: "center")
}

public struct HorizontalAlignment: Equatable, Sendable {
    private let name: String

    public static let leading = HorizontalAlignment(name: "leading")
    public static let center = HorizontalAlignment(name: "center")
}

public struct UnitPoint: Hashable, Sendable {
    private let name: String

    public static let top = UnitPoint(name: "top")
}

public struct Font: Hashable, Sendable {
    private let name: String

    public static let body = Font(name: "body")
    public static let headline = Font(name: "headline")
    public static let footnote = Font(name: "footnote")
}

public enum Edge: Int8, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let all = Set(rawValue: 15)
    }
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let all = SafeAreaRegions(rawValue: UInt.max)
}

public enum ColorScheme: Sendable {
    case light, dark
}

public enum Visibility: Sendable {
    case automatic, visible, hidden
}

public protocol ShapeStyle: Sendable {}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public struct TintShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

public struct Color: ShapeStyle, StandInView, Hashable {
    public enum RGBColorSpace: Sendable {
        case sRGB
    }

    private let white: Double

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.white = white
    }

    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
}

public struct ButtonRole: Equatable, Sendable {
    private let name: String

    public static let cancel = ButtonRole(name: "cancel")
    public static let destructive = ButtonRole(name: "destructive")
}

@propertyWrapper
public struct Binding<Value> {
    private let get: @isolated(any) @Sendable () -> Value
    private let set: @isolated(any) @Sendable (Value) -> Void

    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        (self.get, self.set) = (get, set)
    }

    /// The value, which SwiftUI reads on the main actor; the stand-in reads nothing.
    public var wrappedValue: Value {
        get { preconditionFailure("The stand-in has no value of a binding.") }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value> { self }
}

@propertyWrapper
public struct State<Value> {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}
