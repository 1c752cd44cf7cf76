extension ApplicationError {
    /// Returns a value, and throws a failure to validate it as an invalid input.
    ///
    /// ```swift
    /// func book(named name: String) throws(ApplicationError) -> Identifier<Book> {
    ///     try ApplicationError.validating(try Identifier(name))
    /// }
    /// ```
    ///
    /// - Parameter value: creates the value.
    /// - Throws: ``ApplicationError`` of kind `invalidInput`.
    public static func validating<Value>(
        _ value: @autoclosure () throws(ValidationError) -> Value
    ) throws(ApplicationError) -> Value {
        do throws(ValidationError) {
            return try value()
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
    }
}
