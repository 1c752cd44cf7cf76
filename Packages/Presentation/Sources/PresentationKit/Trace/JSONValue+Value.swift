import Foundation

extension JSONValue {
    /// Creates the JSON form of a message.
    ///
    /// The form consists of the names of cases and stored properties, by `Mirror`. Sets and dictionaries are sorted,
    /// dates are ISO 8601, data is represented by its length, and an object by its type.
    ///
    /// - Complexity: O(n) in the size of the value.
    public init(_ message: some Sendable) {
        self.init(reflecting: message)
    }

    /// Creates the encoded form of a value, with dates in ISO 8601; nil if it cannot be encoded.
    public init?(encoding value: any Encodable) {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        guard let data = try? encoder.encode(value), let form = try? JSONDecoder().decode(Self.self, from: data) else {
            return nil
        }
        self = form
    }

    private init(reflecting value: Any) {
        if let leaf = Self(leaf: value) {
            self = leaf
            return
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            self = mirror.children.first.map { Self(reflecting: $0.value) } ?? .null
        case .collection:
            self = .list(mirror.children.map { Self(reflecting: $0.value) })
        case .set:
            self = .list(mirror.children.map { Self(reflecting: $0.value) }.sorted { $0.description < $1.description })
        case .dictionary:
            self = Self(pairs: mirror.children.map(\.value))
        case .class:
            self = .text("\(type(of: value))")
        case .enum where mirror.children.isEmpty, .struct where mirror.children.isEmpty,
            nil where mirror.children.isEmpty:
            self = .text("\(value)")
        default:
            self = Self(named: mirror)
        }
    }

    private init?(leaf value: Any) {
        switch value {
        case let value as Bool: self = .bool(value)
        case let value as any BinaryInteger:
            self = Int(exactly: value).map(JSONValue.integer) ?? .text("\(value)")
        case let value as any BinaryFloatingPoint:
            let number = Double(value)
            self = number.isFinite ? .number(number) : .text("\(number)")
        case let value as any StringProtocol: self = .text(String(value))
        case let value as Date: self = .text(value.formatted(.iso8601))
        case let value as URL: self = .text(value.absoluteString)
        case let value as UUID: self = .text(value.uuidString)
        case let value as Data: self = .text("\(value.count) bytes")
        default: return nil
        }
    }

    /// The members of a structure, a tuple or a case with values by name, or by position if they have none.
    private init(named mirror: Mirror) {
        let children = mirror.children.enumerated().map { place, child in
            (child.label?.trimmingPrefix(".").description ?? "\(place)", Self(reflecting: child.value))
        }
        self = .fields(Dictionary(children, uniquingKeysWith: { first, _ in first }))
    }

    private init(pairs: [Any]) {
        let pairs = pairs.map { pair in Mirror(reflecting: pair).children.map { Self(reflecting: $0.value) } }
        let names = pairs.compactMap { pair -> String? in
            guard case .text(let name) = pair.first else { return nil }
            return name
        }
        if names.count == pairs.count {
            self = .fields(
                Dictionary(zip(names, pairs).map { ($0, $1.last ?? .null) }, uniquingKeysWith: { first, _ in first })
            )
        } else {
            self = .list(pairs.map { JSONValue.list($0) }.sorted { $0.description < $1.description })
        }
    }
}
