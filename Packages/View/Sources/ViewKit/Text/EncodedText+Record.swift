internal import PresentationKit

extension EncodedText {
    /// Encodes a record for a pipe: as columns, as lines of names and values if it stands alone, or as the document that it
    /// is about.
    ///
    /// - Parameters:
    ///   - record: the record.
    ///   - fields: the columns that were chosen; nil for what is usual.
    ///   - isRaw: a Boolean value that indicates whether a document goes into a pipe byte by byte.
    ///   - capabilities: what the stream can show.
    init(_ record: Record, of fields: [String]?, isRaw: Bool, for capabilities: TerminalCapabilities) {
        switch record.document {
        case _ where fields != nil: self.init(columns: record.columns(of: fields), for: capabilities)
        case let document? where isRaw && !capabilities.isSanitised: self.init(verbatim: document)
        case let document?: self.init(document: document, for: capabilities)
        case nil where record.isSingle:
            self = record.namedColumns.reduce(.empty) {
                $0 + EncodedText(columns: [$1.name, $1.value], for: capabilities)
            }
        case nil: self.init(columns: record.columns(), for: capabilities)
        }
    }
}
