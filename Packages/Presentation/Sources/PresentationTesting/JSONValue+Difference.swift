import PresentationKit

extension JSONValue {
    /// Returns the differences from another value, one line for each place.
    ///
    /// - Parameter actual: what is compared with this form.
    func differences(from actual: JSONValue, at path: String = "") -> [String] {
        switch (self, actual) {
        case (.fields(let one), .fields(let other)):
            return Set(one.keys).union(other.keys).sorted().flatMap { name -> [String] in
                let place = path.isEmpty ? name : "\(path).\(name)"
                guard let expected = one[name] else { return ["\(place): \(other[name] ?? .null) is not expected"] }
                guard let found = other[name] else { return ["\(place): \(expected) is missing"] }
                return expected.differences(from: found, at: place)
            }
        case (.list(let one), .list(let other)) where one.count == other.count:
            return zip(one, other).enumerated().flatMap { index, pair in
                pair.0.differences(from: pair.1, at: "\(path)[\(index)]")
            }
        default:
            return self == actual ? [] : ["\(path.isEmpty ? "" : "\(path): ")expected \(self), got \(actual)"]
        }
    }
}
