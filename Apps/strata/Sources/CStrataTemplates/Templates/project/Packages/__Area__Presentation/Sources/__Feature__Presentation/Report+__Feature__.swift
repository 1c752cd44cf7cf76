import PresentationKit
public import ReportKit
public import __Feature__Domain

extension Report {
    /// Creates the report of a count: its number, for people and programs alike.
    public init(_ value: __Feature__) {
        self.init(
            Phrase(verbatim: "\(value.count)"),
            record: Record(of: __Feature__Field.self) { field in
                switch field {
                case .count: .integer(value.count)
                }
            }
        )
    }
}

/// The fields of the record of a count.
private enum __Feature__Field: String, RecordField {
    /// The number.
    case count
}
