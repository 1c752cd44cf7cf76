public import DomainKit
public import Foundation

/// A book that somebody has borrowed.
public struct Loan: Equatable, Sendable {
    /// Names the loan.
    public let id: Identifier<Loan>
    /// What the book is called.
    public let title: String
    /// When it has to be back.
    public let due: Date

    /// Makes a loan.
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
