import PresentationKit

extension Int {
    /// Returns the number with an English noun, for example `1 error` or `2 errors`.
    func english(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension [Phrase] {
    mutating func append(en english: String, ja japanese: String) { append(Phrase(en: english, ja: japanese)) }
}
