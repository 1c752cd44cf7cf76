import ArticleContract
public import ViewKit

extension ArticleInvocation {
    /// Whether the output is for people also where there is no terminal.
    public var keepsPage: Bool {
        if case .written(_, as: .text) = self { true } else { false }
    }

    /// A Boolean value that indicates whether a document goes into a pipe with its control characters.
    public var isRaw: Bool {
        if case .raw = self { true } else { false }
    }

    /// Whether what is printed comes little by little, for as long as that takes: nobody waits for its end to see it.
    public var isStreamed: Bool {
        switch self {
        case .all, .sync, .saved(.run(_, .all)), .kept(.keep): true
        default: false
        }
    }

    /// What the output is made for, of what was asked for: a document is no page of lines.
    public func form(_ form: OutputFormat) -> OutputFormat {
        switch self {
        case .written(_, as: .markdown), .written(_, as: .html), .raw: form == .page ? .columns : form
        default: form
        }
    }
}
