public import DomainKit
import PresentationKit

extension FailureText {
    /// Words a value that breaks a rule.
    public init(_ error: ValidationError) {
        let rule = Self.phrase(for: error.rule)
        self.init(
            title: Phrase(en: "Not valid", ja: "正しくない値"),
            message: Phrase(
                en: "'\(error.value)' is no valid \(error.field): it has to be \(rule.english).",
                ja: "'\(error.value)' は \(error.field) として正しくありません。\(rule.japanese)を指定してください。"
            )
        )
    }

    private static func phrase(for rule: ValidationError.Rule) -> Phrase {
        switch rule {
        case .notEmpty: Phrase(en: "some text", ja: "空でない文字列")
        case .atMost(let characters): Phrase(en: "at most \(characters) characters", ja: "\(characters) 文字以内の値")
        case .within(let range) where range.upperBound == .max:
            Phrase(en: "a whole number from \(range.lowerBound)", ja: "\(range.lowerBound) 以上の整数")
        case .within(let range):
            Phrase(
                en: "a whole number from \(range.lowerBound) to \(range.upperBound)",
                ja: "\(range.lowerBound) から \(range.upperBound) までの整数"
            )
        case .form(let notation): Phrase(en: "of the form \(notation)", ja: "\(notation) の形式の値")
        case .oneOf(let words):
            Phrase(en: "one of \(words.joined(separator: ", "))", ja: "\(words.joined(separator: "、")) のいずれか")
        }
    }
}
