extension ApplicationError {
    /// Returns a value, and throws a failure to validate it as an invalid input.
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
