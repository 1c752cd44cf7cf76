/// The texts of one type in a language that the kits do not have, supplied by an app.
///
/// The compiler completes the `switch`; what it answers with nil is worded in the default language of the text.
///
/// ```swift
/// struct GermanTitles: Translation {
///     let language = Language("de")
///
///     func text(of title: CounterTitle) -> String? {
///         switch title {
///         case .count(let count): "Stand: \(count)"
///         }
///     }
/// }
///
/// let wording = Wording(Language("de"), translations: [GermanTitles()])
/// print(wording(CounterTitle.count(3)))  // Stand: 3
/// ```
public protocol Translation<Original>: Hashable, Sendable {
    /// The type of the texts that it translates.
    associatedtype Original: Translatable

    /// The language into which it translates.
    var language: Language { get }

    /// Returns the translation of a text, or nil if there is none.
    func text(of original: Original) -> String?
}

extension Translation {
    /// Returns the translation of a text of any type, or nil if it is of another type or not translated.
    func text(ofAny text: any Translatable) -> String? {
        (text as? Original).flatMap { self.text(of: $0) }
    }
}
