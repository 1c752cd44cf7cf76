import ArticleContract
import PresentationKit

extension Phrase {
    /// Creates the message that a block of code was copied.
    ///
    /// - Parameters:
    ///   - code: the code.
    ///   - number: its number in the text, from 1.
    init(copied code: TextCode, number: Int) {
        let name =
            switch code.label {
            case .text(let text): Phrase(en: "'\(text)'", ja: "'\(text)'")
            case .label(let phrase): phrase
            case nil: TextCode.name(ofNumber: number)
            }
        let count = code.text.split(separator: "\n", omittingEmptySubsequences: false).count
        self.init(
            en: "Copied \(name.english): \(count == 1 ? "1 line" : "\(count) lines").",
            ja: "\(name.japanese)（\(count) 行）をコピーしました。"
        )
    }
}

extension ArticleText {
    /// Returns the commands that copy a block of code, and show what was copied; none for a number without code.
    ///
    /// - Parameter number: the number of the code in the text, from 1.
    func copyingCode(_ number: Int) -> [ArticleDetailCommand] {
        let codes = codes
        guard codes.indices.contains(number - 1) else { return [] }
        let code = codes[number - 1].code
        return [.copy(code.text), .showMessage(Phrase(copied: code, number: number))]
    }
}
