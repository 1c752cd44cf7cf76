import DomainKit
import PresentationKit

extension FailureMessage {
    func invalidInput(_ error: ValidationError) -> Phrase {
        let sentence = sentence(for: error)
        guard let place = error.place else { return sentence }
        return Phrase(
            en: "In line \(place.line) of '\(place.path)', \(sentence.english)",
            ja: "'\(place.path)' の \(place.line) 行目: \(sentence.japanese)"
        )
    }

    private func sentence(for error: ValidationError) -> Phrase {
        switch error.rule {
        case .notEmpty: refusal(error, Phrase(en: "some text", ja: "空でない文字列"))
        case .atMost(let characters):
            refusal(error, Phrase(en: "at most \(characters) characters", ja: "\(characters) 文字以内の値"))
        case .printable: refusal(error, Phrase(en: "text without control characters", ja: "制御文字を含まない文字列"))
        case .within(let range): refusal(error, phrase(for: range))
        case .form(let notation) where error.value.isEmpty && error.place != nil:
            Phrase(
                en: "the text must have the form \(notation).",
                ja: "\(notation) の形式で書いてください。"
            )
        case .form(let notation):
            refusal(error, Phrase(en: "of the form \(notation)", ja: "\(notation) の形式の値"))
        case .oneOf(let words):
            refusal(
                error,
                Phrase(en: "one of \(words.joined(separator: ", "))", ja: "\(words.joined(separator: "、")) のいずれか")
            )
        case .onRecord(let count):
            Phrase(
                en:
                    "'\(error.value)' cannot be searched offline: \(error.field) is unknown for \(count) kept "
                    + "\(count == 1 ? "copy" : "copies"). Fetch them again, or search on the host.",
                ja: "'\(error.value)' はオフラインでは検索できません。保存した \(count) 件で \(error.field) が不明です。"
                    + "取得し直すか、ホストで検索してください。"
            )
        case .known(let names):
            Phrase(
                en: "'\(error.value)' is not known here. Use one of: \(names.joined(separator: ", ")).",
                ja: "'\(error.value)' は使えません。使えるのは \(names.joined(separator: "、")) です。"
            )
        case .once:
            Phrase(
                en: "'\(error.value)' is given twice. Remove one of them.",
                ja: "'\(error.value)' が重複しています。一方を削除してください。"
            )
        case .present: missing(error.value.split(separator: " | ").map { "'\($0)'" })
        case .custom:
            Phrase(
                en: "'\(error.value)' is not valid for \(error.field).",
                ja: "'\(error.value)' は \(error.field) として正しくありません。"
            )
        }
    }

    private func missing(_ names: [String]) -> Phrase {
        Phrase(
            en: "\(names.joined(separator: " or ")) is missing. Add \(names.count > 1 ? "one of them" : "it").",
            ja: names.count > 1
                ? "\(names.joined(separator: " と ")) のどちらもありません。一方を追加してください。"
                : "\(names.joined()) がありません。追加してください。"
        )
    }

    private func refusal(_ error: ValidationError, _ demand: Phrase) -> Phrase {
        Phrase(
            en: "'\(error.value)' is not valid for \(error.field): it must be \(demand.english).",
            ja: "'\(error.value)' は \(error.field) として正しくありません。\(demand.japanese)を指定してください。"
        )
    }

    private func phrase(for range: ClosedRange<Int>) -> Phrase {
        if range.upperBound == .max {
            Phrase(en: "a whole number from \(range.lowerBound)", ja: "\(range.lowerBound) 以上の整数")
        } else {
            Phrase(
                en: "a whole number from \(range.lowerBound) to \(range.upperBound)",
                ja: "\(range.lowerBound) から \(range.upperBound) までの整数"
            )
        }
    }
}
