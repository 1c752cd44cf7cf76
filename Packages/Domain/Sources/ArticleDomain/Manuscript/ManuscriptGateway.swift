public import DomainKit

/// Reads the manuscripts of the user.
public protocol ManuscriptGateway: Sendable {
    /// Reads one.
    ///
    /// - Throws: ``ApplicationError``: `notFound` if there is no such file, `storage` if it cannot be read,
    ///   `invalidInput` with a ``ManuscriptFlaw`` if it is no manuscript, `cancelled`.
    @concurrent
    func manuscript(at path: ManuscriptPath) async throws(ApplicationError) -> Manuscript
}

/// Why a file is no manuscript.
public enum ManuscriptFlaw: CaseIterable, Hashable, Sendable {
    /// It is a folder.
    case folder
    /// It is no text in UTF-8.
    case notText
    /// It has as many bytes as ``Manuscript/sizeLimit``, or more.
    case tooLarge

    private static let field = "FILE"

    private var rule: ValidationError.Rule {
        switch self {
        case .folder: .form("FOLDER/FILE")
        case .notText: .form("UTF-8")
        case .tooLarge: .atMost(characters: Manuscript.sizeLimit - 1)
        }
    }

    /// The flaw of the file at a path, as an error says it.
    public func error(at path: ManuscriptPath) -> ValidationError {
        ValidationError(field: Self.field, value: path.rawValue, rule: rule)
    }

    /// Finds out which flaw an error says; nil if it is about something else.
    public init?(_ error: ValidationError) {
        guard error.field == Self.field, let flaw = Self.allCases.first(where: { $0.rule == error.rule }) else {
            return nil
        }
        self = flaw
    }
}
