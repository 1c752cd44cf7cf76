/// The requirements of protocols of the standard library, Foundation and SwiftUI that types often satisfy themselves, and those of
/// attributes.
enum StandardProtocols {
    /// The requirements by the name of the protocol; functions have their labels, unless they are operators.
    static let requirements: [String: Set<String>] = [
        "Equatable": ["=="], "Hashable": ["==", "hash(into:)", "hashValue"],
        "Comparable": ["==", "<", ">", "<=", ">="], "Identifiable": ["id", "ID"],
        "CustomStringConvertible": ["description"], "LosslessStringConvertible": ["description", "init(_:)"],
        "CustomDebugStringConvertible": ["debugDescription"], "CustomReflectable": ["customMirror"],
        "TextOutputStream": ["write(_:)"], "CaseIterable": ["allCases", "AllCases"],
        "RawRepresentable": ["rawValue", "init(rawValue:)", "RawValue"],
        "OptionSet": ["rawValue", "init(rawValue:)", "RawValue"],
        "Encodable": ["encode(to:)"], "Decodable": ["init(from:)"], "Codable": ["encode(to:)", "init(from:)"],
        "CodingKey": ["stringValue", "intValue", "init(stringValue:)", "init(intValue:)"],
        "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
        "CustomNSError": ["errorDomain", "errorCode", "errorUserInfo"],
        "Sequence": ["makeIterator()", "Iterator", "Element", "underestimatedCount"],
        "IteratorProtocol": ["next()", "Element"], "AsyncIteratorProtocol": ["next()", "Element"],
        "AsyncSequence": ["makeAsyncIterator()", "AsyncIterator", "Element"],
        "Collection": collection, "RandomAccessCollection": collection, "MutableCollection": collection,
        "BidirectionalCollection": collection,
        "RangeReplaceableCollection": collection.union(["init()", "replaceSubrange(_:with:)"]),
        "ExpressibleByStringLiteral": ["init(stringLiteral:)", "StringLiteralType"],
        "ExpressibleByStringInterpolation": ["init(stringLiteral:)", "init(stringInterpolation:)"],
        "ExpressibleByIntegerLiteral": ["init(integerLiteral:)"], "ExpressibleByFloatLiteral": ["init(floatLiteral:)"],
        "ExpressibleByBooleanLiteral": ["init(booleanLiteral:)"], "ExpressibleByNilLiteral": ["init(nilLiteral:)"],
        "ExpressibleByArrayLiteral": ["init(arrayLiteral:)", "ArrayLiteralElement"],
        "ExpressibleByDictionaryLiteral": ["init(dictionaryLiteral:)", "Key", "Value"],
        "AdditiveArithmetic": ["+", "-", "zero", "+=", "-="],
        "Strideable": ["distance(to:)", "advanced(by:)", "Stride"],
        "@propertyWrapper": ["wrappedValue", "projectedValue", "init(wrappedValue:)"],
        "@resultBuilder": [
            "buildBlock(_:)", "buildBlock()", "buildExpression(_:)", "buildOptional(_:)", "buildEither(first:)",
            "buildEither(second:)", "buildArray(_:)", "buildFinalResult(_:)", "buildLimitedAvailability(_:)",
            "buildPartialBlock(first:)", "buildPartialBlock(accumulated:next:)",
        ],
        "@dynamicMemberLookup": ["subscript"], "@globalActor": ["shared", "ActorType"],
        "View": ["body", "Body"], "PreviewProvider": ["previews"],
    ]
    private static let collection: Set<String> = [
        "makeIterator()", "Iterator", "Element", "Index", "startIndex", "endIndex", "index(after:)", "index(before:)",
        "index(_:offsetBy:)", "distance(from:to:)", "subscript", "count", "isEmpty", "SubSequence", "Indices",
        "indices",
    ]
}
