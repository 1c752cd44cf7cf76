public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway of the names of articles that arrive on the standard input.
public struct StandardInputNameGateway: ArticleNameGateway {
    /// The size from which an input is refused, in bytes.
    static let sizeLimit = 1 << 20

    private let files: any FileTree

    /// Creates a gateway that reads with the given files.
    public init(files: any FileTree) {
        self.files = files
    }

    @concurrent
    public func names() async throws(ApplicationError) -> [String] {
        let bytes = try await bytes()
        guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
            throw Self.refusal(.encoded("UTF-8"))
        }
        return text.split(whereSeparator: \.isNewline).map(\.trimmed).filter {
            !$0.isEmpty
        }
    }

    private func bytes() async throws(ApplicationError) -> [UInt8] {
        do throws(FileTreeError) {
            return try await files.read("dev/stdin", under: "", limit: Self.sizeLimit - 1)
        } catch {
            if case .tooLarge = error { throw Self.refusal(.atMost(characters: Self.sizeLimit - 1)) }
            throw ApplicationError(.storage(.notReadable(path: "/dev/stdin")), origin: error)
        }
    }

    private static func refusal(_ rule: ValidationError.Rule) -> ApplicationError {
        ApplicationError(.invalidInput(ValidationError(field: "standard input", value: "-", rule: rule)))
    }
}
