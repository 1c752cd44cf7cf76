public import DomainKit
public import Foundation

extension HTTPResponse {
    /// Decodes the body as JSON; dates are ISO 8601, with or without fractions of a second.
    ///
    /// - Returns: The wire object, which never leaves the Repository layer.
    /// - Throws: `ApplicationError` of kind `unavailable(.unexpectedAnswer)` if the body is empty or an HTML page, for
    ///   example the sign-in form of a hotel's network, else `invalidData` with the place of the error.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws(ApplicationError) -> Value {
        try refuseForeign()
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let date = Date(iso8601: text) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "no date of ISO 8601")
            }
            return date
        }
        do {
            return try decoder.decode(type, from: body)
        } catch let error as DecodingError {
            throw ApplicationError(.invalidData(error.place), origin: error)
        } catch {
            throw ApplicationError(.invalidData("$"), origin: error)
        }
    }

    /// Reads the body as JSON, value by value.
    ///
    /// It is for responses that are large and of which little is needed; others are decoded.
    ///
    /// - Parameter read: reads the wire object, which never leaves the Repository layer.
    /// - Throws: The errors of ``decoded(as:)``.
    public func read<Value>(
        _ read: (inout JSONReader) throws(JSONReadError) -> Value
    ) throws(ApplicationError) -> Value {
        try refuseForeign()
        do throws(JSONReadError) {
            return try JSONReader.read(body, read)
        } catch {
            throw ApplicationError(.invalidData(error.place), origin: error)
        }
    }

    /// Reads the body as a JSON list whose elements are independent of each other.
    ///
    /// Elements of another form are left out; a list of nothing else is an error. `skipped` collects their errors, whose
    /// place begins with `path`, that of the resource.
    ///
    /// - Returns: The elements that could be read, and the number of all.
    /// - Throws: The errors of ``decoded(as:)``.
    public func elements<Element>(
        of path: [String],
        skipping skipped: SkippedDocuments,
        _ read: (inout JSONReader) throws(JSONReadError) -> Element
    ) throws(ApplicationError) -> (elements: [Element], count: Int) {
        let list = try self.read { reader throws(JSONReadError) in try reader.list(read) }
        let elements = list.compactMap { try? $0.get() }
        for case .failure(let error) in list {
            guard !elements.isEmpty else { throw ApplicationError(.invalidData(error.place), origin: error) }
            skipped.add(ApplicationError(.invalidData(path.joined(separator: "/") + error.place), origin: error))
        }
        return (elements, list.count)
    }

    private func refuseForeign() throws(ApplicationError) {
        if isHTML || body.isEmpty { throw ApplicationError(.unavailable(.unexpectedAnswer), origin: HTTPFailure(self)) }
    }
}

extension Date {
    /// Creates a date from ISO 8601 text with a time zone, or returns nil.
    public init?(iso8601 text: String) {
        let style = ISO8601FormatStyle()
        let date =
            (try? style.parse(text))
            ?? (try? style.year().month().day().time(includingFractionalSeconds: true).timeZone(separator: .omitted)
                .parse(text))
        guard let date else { return nil }
        self = date
    }
}

extension DecodingError {
    /// The path of the error, for example `items[3].title`; `$` is the whole text.
    var place: String {
        let (context, last): (Context, (any CodingKey)?) =
            switch self {
            case .keyNotFound(let key, let context): (context, key)
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                (context, nil)
            @unknown default: (Context(codingPath: [], debugDescription: ""), nil)
            }
        let path = (context.codingPath + [last].compactMap { $0 }).reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return path.isEmpty ? "$" : path
    }
}
