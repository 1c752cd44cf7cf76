public import DomainKit

/// A name that types and modules can begin with, for example `ReadingList`.
public struct ModuleName: Hashable, Sendable {
    /// The name.
    public let text: String

    /// The name of variables and enumeration cases, for example `readingList`.
    public var identifier: String {
        let capitals = text.prefix { $0.isUppercase }.count
        // The last capital of several begins the next word: `URLList` becomes `urlList`.
        let count = capitals > 1 && capitals < text.count ? capitals - 1 : capitals
        return text.prefix(count).lowercased() + text.dropFirst(count)
    }

    /// The name of commands, for example `reading-list`.
    public var command: String {
        text.reduce(into: "") { name, letter in
            if letter.isUppercase, name.last?.isUppercase == false { name += "-" }
            name.append(letter)
        }.lowercased()
    }

    /// The name of the folder and of the program of an app, for example `readinglist`.
    public var folder: String { text.lowercased() }

    /// The keywords of Swift, which no module can be named like.
    static let keywords = Set(
        """
        as any break case class continue default defer do else enum extension fallthrough false for func guard if import in init
        inout internal is let nil operator private protocol public repeat rethrows return self static struct subscript super
        switch throw throws true try type var where while
        """.split(whereSeparator: \.isWhitespace).map { String($0) }
    )

    /// The names that packages, modules, keywords, and the types and variables of the templates have, in lower case; macOS does
    /// not distinguish the cases of folders.
    private static let reserved = keywords.union(
        """
        domain usecase repository presentation view foundation swift testing
        alertstrategy attempt bool button candidate canvas choice command completion component countdown document entry error
        event example form identifier input int interactor key label language lock main navigator output page pager paginator parameter
        pause phrase picture point presenter program record recovery rect report request resource result router scene screen
        secret sendable setting shell signals size snapshot spacer split stack state string table terminaltext theme traits transition
        translatable translation view wording
        array change codable decoder encoder equatable events factory hashable host identifiable invocation issue item name
        never response rule run sent set shown signal store test void
        """.split(whereSeparator: \.isWhitespace).map { String($0) } + [ProjectKits.name.lowercased()]
    )

    /// Creates a name that the user wrote in a field; throws for text that no type and no folder can be named like.
    public init(_ text: String, field: String = "NAME") throws(ValidationError) {
        guard let first = text.utf8.first, (0x41...0x5A).contains(first), text.utf8.allSatisfy(Self.isLetterOrDigit)
        else {
            throw ValidationError(field: field, value: text, rule: .capitalized)
        }
        guard !Self.reserved.contains(text.lowercased()) else {
            throw ValidationError(field: field, value: text, rule: .reserved)
        }
        self.text = text
    }

    init(unchecked text: String) {
        self.text = text
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
