public import DomainKit
import PresentationKit

extension FailureText {
    /// Words a value that breaks a rule.
    public init(_ error: ValidationError) {
        let rule: Phrase
        switch error.rule {
        case .onRecord(let count):
            self.init(notOnRecord: error, count)
            return
        case .notEmpty: rule = Phrase(en: "some text", ja: "空でない文字列")
        case .atMost(let characters):
            rule = Phrase(en: "at most \(characters) characters", ja: "\(characters) 文字以内の値")
        case .within(let range) where range.upperBound == .max:
            rule = Phrase(en: "a whole number from \(range.lowerBound)", ja: "\(range.lowerBound) 以上の整数")
        case .within(let range):
            rule = Phrase(
                en: "a whole number from \(range.lowerBound) to \(range.upperBound)",
                ja: "\(range.lowerBound) から \(range.upperBound) までの整数"
            )
        case .form(let notation): rule = Phrase(en: "of the form \(notation)", ja: "\(notation) の形式の値")
        case .oneOf(let words):
            rule = Phrase(en: "one of \(words.joined(separator: ", "))", ja: "\(words.joined(separator: "、")) のいずれか")
        }
        self.init(
            title: Phrase(en: "Not valid", ja: "正しくない値"),
            message: Phrase(
                en: "'\(error.value)' is no valid \(error.field): it has to be \(rule.english).",
                ja: "'\(error.value)' は \(error.field) として正しくありません。\(rule.japanese)を指定してください。"
            )
        )
    }

    private init(notOnRecord error: ValidationError, _ count: Int) {
        let copies = count == 1 ? "copy" : "copies"
        self.init(
            title: Phrase(en: "Not known on this machine", ja: "手元では判断できません"),
            message: Phrase(
                en:
                    "'\(error.value)' cannot be answered from what is kept: \(error.field) is not known of \(count) kept "
                    + "\(copies). Fetch them again, or ask the host.",
                ja: "'\(error.value)' は保存した内容だけでは判断できません。保存した \(count) 件で \(error.field) が不明です。"
                    + "取得し直すか、ホストで検索してください。"
            )
        )
    }
}
