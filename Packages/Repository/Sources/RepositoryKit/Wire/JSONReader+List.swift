extension JSONReader {
    /// Reads a list whose elements are independent of each other.
    ///
    /// - Parameter read: reads an element.
    /// - Returns: For each element its value, or the error of one of another form.
    /// - Throws: ``JSONReadError`` if the value is not a list, or the text is not JSON.
    mutating func list<Element>(
        _ read: (inout JSONReader) throws(JSONReadError) -> Element
    ) throws(JSONReadError) -> [Result<Element, JSONReadError>] {
        var list: [Result<Element, JSONReadError>] = []
        let isList = try elements { reader throws(JSONReadError) in
            let start = reader
            do throws(JSONReadError) {
                list.append(.success(try read(&reader)))
            } catch {
                // An invalid text is found when the element is skipped.
                reader = start
                try reader.skip()
                list.append(.failure(error.inside(list.count)))
            }
        }
        guard isList else { throw .unexpected }
        return list
    }
}
