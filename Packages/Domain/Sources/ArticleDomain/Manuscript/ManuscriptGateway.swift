public import DomainKit

/// Reads the manuscripts of the user.
public protocol ManuscriptGateway: Sendable {
    /// Reads a manuscript.
    ///
    /// - Throws: ``ApplicationError``: `notFound` if there is no such file, `storage` if it cannot be read,
    ///   `invalidInput` with a ``ManuscriptDefect`` if it is not a manuscript, `cancelled`.
    @concurrent
    func manuscript(at path: ManuscriptPath) async throws(ApplicationError) -> Manuscript
}

/// The reason why a file is not a manuscript.
public enum ManuscriptDefect: CaseIterable, Hashable, Sendable {
    /// The path leads to a folder.
    case folder
    /// The file is not UTF-8 text.
    case notText
    /// The file is not smaller than ``Manuscript/sizeLimit``.
    case tooLarge

    private static let field = "FILE"

    private var rule: ValidationError.Rule {
        switch self {
        case .folder: .form("FOLDER/FILE")
        case .notText: .encoded("UTF-8")
        case .tooLarge: .atMost(characters: Manuscript.sizeLimit - 1)
        }
    }

    /// Returns the error for the file at a path.
    public func error(at path: ManuscriptPath) -> ValidationError {
        ValidationError(field: Self.field, value: path.rawValue, rule: rule)
    }

    /// Reads the reason from an error, or returns nil if the error is about something else.
    public init?(_ error: ValidationError) {
        guard error.field == Self.field, let defect = Self.allCases.first(where: { $0.rule == error.rule }) else {
            return nil
        }
        self = defect
    }
}
