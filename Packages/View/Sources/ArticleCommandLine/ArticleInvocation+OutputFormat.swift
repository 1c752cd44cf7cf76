import ArticleContract
public import ViewKit

extension ArticleInvocation {
    /// A Boolean value that indicates whether the output keeps the layout for people in a pipe.
    public var keepsPage: Bool {
        if case .written(_, as: .text) = self { true } else { false }
    }

    /// A Boolean value that indicates whether a document is written to a pipe with its control characters.
    public var isRaw: Bool {
        if case .raw = self { true } else { false }
    }

    /// A Boolean value that indicates whether results are printed as they arrive, so that no pager waits for the end.
    public var isStreamed: Bool {
        switch self {
        case .all, .sync, .saved(.run(_, .all)), .kept(.keep): true
        default: false
        }
    }

    /// Returns the format of the output for the requested one: a document is written as it is, and not as a page.
    public func form(_ form: OutputFormat) -> OutputFormat {
        switch self {
        case .written(_, as: .markdown), .written(_, as: .html), .raw: form == .page ? .columns : form
        default: form
        }
    }
}
