public import AttemptKit
public import PresentationKit
public import ReportKit
package import __Feature__Contract
public import __Feature__Domain

extension __Feature__Row {
    init(_ item: __Feature__.Item) {
        self.init(id: item.id, name: item.name)
    }
}

/// The rule of the domain for names, in words.
struct __Feature__NameRule: TextRule {
    func problem(in text: String) -> Phrase? {
        (try? __Feature__.Name(text)) == nil ? Phrase(en: "Enter a name.", ja: "名前を入力してください。") : nil
    }
}

extension AlertStrategy<__Feature__Action> {
    static let adding = AlertStrategy(
        title: Phrase(en: "New item", ja: "新しい項目"),
        message: Phrase(en: "Enter its name.", ja: "名前を入力してください。"),
        actions: [.add, .cancel],
        textField: AlertTextField(label: Phrase(en: "Name", ja: "名前"), rule: __Feature__NameRule())
    )

    package static func renaming(_ item: __Feature__.Item) -> AlertStrategy<__Feature__Action> {
        let label = Phrase(en: "Name", ja: "名前")
        return AlertStrategy(
            title: Phrase(en: "Rename '\(item.name)'", ja: "'\(item.name)' の名前を変更"),
            message: Phrase(en: "Enter another name.", ja: "新しい名前を入力してください。"),
            actions: [.rename(item.id), .cancel],
            textField: AlertTextField(label: label, text: item.name, rule: __Feature__NameRule())
        )
    }

    package static func deleting(_ item: __Feature__.Item) -> AlertStrategy<__Feature__Action> {
        AlertStrategy(
            title: Phrase(en: "Delete '\(item.name)'?", ja: "'\(item.name)' を削除しますか"),
            message: Phrase(en: "It can be put back until you quit.", ja: "終了するまでは元に戻せます。"),
            actions: [.delete(item.id), .cancel]
        )
    }
}

extension AlertStrategy<RetryAction> {
    /// Creates the question of the command that deletes the item with a number.
    public static func deleting(_ id: Int) -> AlertStrategy {
        AlertStrategy(
            title: Phrase(en: "Delete item \(id)?", ja: "項目 \(id) を削除しますか"),
            message: Phrase(en: "This cannot be undone. '--yes' confirms it.", ja: "元には戻せません。'--yes' で確認を省けます。"),
            actions: [.proceed(title: Phrase(en: "Delete", ja: "削除")), .cancel]
        )
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
