public import DomainKit

/// The name of a new project, from which those of its app and of types are derived.
public struct ProjectName: Hashable, Sendable {
    /// The name as it was given, for example `Notes`.
    public let text: String

    /// The name of the app: the same in lower case.
    public var app: String { text.lowercased() }

    /// The names that packages and modules of every project have, in lower case; macOS does not distinguish cases.
    private static let reserved = Set(
        [
            ProjectPlan.feature, ProjectKits.name, "Domain", "UseCase", "Repository", "Presentation", "View",
            "Foundation",
            "Swift", "Testing",
        ].map { $0.lowercased() }
    )

    /// Creates a name.
    ///
    /// - Throws: ``ValidationError`` for text that no type and no folder can be named like, or that a module is.
    public init(_ text: String) throws(ValidationError) {
        guard let first = text.utf8.first, (0x41...0x5A).contains(first), text.utf8.allSatisfy(Self.isLetterOrDigit)
        else {
            throw ValidationError(
                field: "NAME",
                value: text,
                rule: .form("Notes: a capital letter, then letters and digits")
            )
        }
        guard !Self.reserved.contains(text.lowercased()) else {
            throw ValidationError(field: "NAME", value: text, rule: .form("Notes: a name that no module of it has"))
        }
        self.text = text
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
