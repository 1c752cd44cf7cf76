import PresentationKit
import ReportKit

extension Report {
    /// Creates the report of dead links: a line and a record for each, and a failure if there is one.
    init(dead links: [Link]) {
        let count = links.count
        self.init(
            links.map { link in
                let record = Record(of: LinkField.self) { field in
                    switch field {
                    case .document: .text(link.document)
                    case .line: .integer(link.line)
                    case .destination: .text(link.destination)
                    }
                }
                let line = Phrase(verbatim: "\(link.document):\(link.line): \(link.destination)")
                return Entry([ReportLine(line)], record: record)
            },
            footer: Phrase(
                en: count == 0 ? "No dead links." : "\(count) dead \(count == 1 ? "link" : "links")",
                ja: count == 0 ? "リンク切れはありません。" : "リンク切れ \(count) 件"
            ),
            outcome: links.isEmpty ? .done : .failed
        )
    }
}

private enum LinkField: String, RecordField {
    case document
    case line
    case destination
}
