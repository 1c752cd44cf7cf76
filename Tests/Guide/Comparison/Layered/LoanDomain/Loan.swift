public import DomainKit
public import Foundation

/// A book that somebody has borrowed.
public struct Loan: Equatable, Sendable {
    /// Names the loan.
    public let id: Identifier<Loan>
    /// The title of the book.
    public let title: String
    /// The date on which the book is due.
    public let due: Date

    /// Creates a loan.
    ///
    /// - Throws: ``ValidationError`` for `id` or `title`.
    public init(id: String, title: String, due: Date) throws(ValidationError) {
        guard title.contains(where: { !$0.isWhitespace }) else {
            throw ValidationError(field: "title", value: title, rule: .notEmpty)
        }
        self.id = try Identifier(id)
        self.title = title
        self.due = due
    }
}
