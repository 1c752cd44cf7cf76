public import AttemptKit
public import DomainKit
public import PresentationKit
import PresenterKit
public import ReportKit
public import __Feature__Contract
public import __Feature__Domain

extension __Feature__Row {
    init(_ item: __Feature__.Item) {
        self.init(id: item.id, name: item.name)
    }

    init?(of id: Int, in list: __Feature__) {
        guard let index = list.index(of: id) else { return nil }
        self.init(list.items[index])
    }
}

extension Phrase {
    static let deleted = Phrase(en: "Deleted; undo puts it back.", ja: "削除しました。「元に戻す」で戻せます。")
}

extension AlertStrategy<__Feature__Action> {
    static let adding = AlertStrategy(
        title: Phrase(en: "New item", ja: "新しい項目"),
        message: Phrase(en: "Enter its name.", ja: "名前を入力してください。"),
        actions: [.add, .cancel],
        textField: AlertTextField(label: Phrase(en: "Name", ja: "名前"))
    )

    static func renaming(_ item: __Feature__.Item) -> AlertStrategy {
        AlertStrategy(
            title: Phrase(en: "Rename '\(item.name)'", ja: "'\(item.name)' の名前を変更"),
            message: Phrase(en: "Enter another name.", ja: "新しい名前を入力してください。"),
            actions: [.rename(item.id), .cancel],
            textField: AlertTextField(label: Phrase(en: "Name", ja: "名前"), text: item.name)
        )
    }

    static func deleting(_ item: __Feature__.Item) -> AlertStrategy {
        AlertStrategy(
            title: Phrase(en: "Delete '\(item.name)'?", ja: "'\(item.name)' を削除しますか"),
            message: Phrase(en: "It can be put back until you quit.", ja: "終了するまでは元に戻せます。"),
            actions: [.delete(item.id), .cancel]
        )
    }
}

/// The alerts of the command that deletes an item: the question before it, and those for failures.
public struct __Feature__DeletionAlerts: FailureAlerts {
    /// Creates the alerts.
    public init() {}

    /// Returns the question whether to delete the item with a number.
    public func deleting(_ id: Int) -> AlertStrategy<__Feature__Action> {
        AlertStrategy(
            title: Phrase(en: "Delete item \(id)?", ja: "項目 \(id) を削除しますか"),
            message: Phrase(en: "This cannot be undone. '--yes' confirms it.", ja: "元には戻せません。'--yes' で確認を省けます。"),
            actions: [.delete(id), .cancel]
        )
    }

    public func alert(for failure: ApplicationError) -> AlertStrategy<__Feature__Action> {
        AlertStrategy(failure, actions: [.cancel])
    }

    public func step(after answer: AlertAnswer<__Feature__Action>) -> FailureStep<__Feature__Action> {
        if case .delete = answer.action { .retry } else { .leave }
    }
}

extension Report {
    /// Creates the report of a list: a line and a record for each item.
    public init(_ list: __Feature__) {
        self.init(
            list.items.map { item in
                let record = Record(of: __Feature__Field.self) { field in
                    switch field {
                    case .id: .integer(item.id)
                    case .name: .text(item.name)
                    }
                }
                return Entry([ReportLine(Phrase(verbatim: "\(item.id)  \(item.name)"))], record: record)
            }
        )
    }
}

private enum __Feature__Field: String, RecordField {
    case id
    case name
}
