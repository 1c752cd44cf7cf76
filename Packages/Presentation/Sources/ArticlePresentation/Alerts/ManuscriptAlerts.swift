public import ArticleContract
public import ArticleDomain
public import AttemptKit
public import DomainKit
public import PresentationKit
import PresenterKit

/// The alerts for manuscripts that cannot be read.
public struct ManuscriptAlerts: FailureAlerts {
    private let path: ManuscriptPath

    /// Creates the alerts.
    ///
    /// - Parameter path: the path of the manuscript.
    public init(_ path: ManuscriptPath) {
        self.path = path
    }

    public func alert(for failure: ApplicationError) -> AlertStrategy<ArticleFailureAction> {
        AlertStrategy(failure, message: message(for: failure.kind), actions: [.cancel])
    }

    public func step(after answer: AlertAnswer<ArticleFailureAction>) -> FailureStep<ArticleFailureAction> {
        .leave
    }

    private func message(for kind: ApplicationError.Kind) -> Phrase? {
        let path = path.rawValue
        return switch kind {
        case .notFound:
            Phrase(
                en: """
                    '\(path)' is neither an identifier, which is 20 hexadecimal digits, nor the URL of an article, and \
                    there is no such file. Check the name.
                    """,
                ja: "'\(path)' は記事の ID（16 進数 20 桁）でも URL でもなく、その名前のファイルもありません。名前を確認してください。"
            )
        case .invalidInput(let error): ManuscriptDefect(error).map { self.message(for: $0) }
        default: nil
        }
    }

    private func message(for defect: ManuscriptDefect) -> Phrase {
        let (path, megabytes) = (path.rawValue, Manuscript.sizeLimit / 1_000_000)
        return switch defect {
        case .folder: Phrase(en: "'\(path)' is a folder. Name a file in it.", ja: "'\(path)' はフォルダーです。中のファイルを指定してください。")
        case .notText:
            Phrase(
                en: "'\(path)' is not UTF-8 text. Check the name, or save the file as UTF-8.",
                ja: "'\(path)' は UTF-8 のテキストではありません。名前を確認するか、UTF-8 で保存してください。"
            )
        case .tooLarge:
            Phrase(
                en: "'\(path)' has \(megabytes) MB or more, which is too large for an article. Name a smaller file.",
                ja: "'\(path)' は \(megabytes) MB 以上あり、記事として大きすぎます。小さいファイルを指定してください。"
            )
        }
    }
}
