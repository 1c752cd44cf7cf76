public import ArticleDomain
public import PresentationKit

extension Phrase {
    /// Creates the notice that a part of the front matter of a file could not be read.
    public init(_ defect: FrontMatterDefect, at path: ManuscriptPath) {
        let path = path.rawValue
        switch defect {
        case .unclosed:
            self.init(
                en: "The front matter of '\(path)' does not end with a line '---', so it is shown as text.",
                ja: "'\(path)' のフロントマターの終わりに '---' の行がないため、本文として表示しています。"
            )
        case .unreadable(let line):
            self.init(
                en: "Line \(line) of '\(path)' is not valid front matter and was ignored.",
                ja: "'\(path)' の \(line) 行目はフロントマターとして正しくないため、無視しました。"
            )
        }
    }
}
