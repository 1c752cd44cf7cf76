import ReportKit

extension EncodedText {
    /// Encodes a record: as columns, as lines of names and values if it is a single one, or as its document.
    ///
    /// - Parameters:
    ///   - fields: the selected columns; nil for the default ones.
    ///   - isRaw: whether a document is written to a pipe byte by byte.
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

    /// Encodes a record with a NUL at its end: its columns, or its document; a single one with a NUL after each name with its value.
    init(nullTerminated record: Record, of fields: [String]?, for capabilities: TerminalCapabilities) {
        switch record.document {
        case let document? where fields == nil: self.init(nullTerminated: [document], for: capabilities)
        case nil where fields == nil && record.isSingle:
            self = record.namedColumns.reduce(.empty) {
                $0 + EncodedText(nullTerminated: [$1.name, $1.value], for: capabilities)
            }
        default: self.init(nullTerminated: record.columns(of: fields), for: capabilities)
        }
    }
}
