import DomainKit

extension ValidationError {
    /// Throws for the first count that is negative.
    static func check(_ counts: KeyValuePairs<String, Int>) throws(ValidationError) {
        for (field, count) in counts where count < 0 {
            throw ValidationError(field: field, value: String(count), rule: .within(0...Int.max))
        }
    }
}
