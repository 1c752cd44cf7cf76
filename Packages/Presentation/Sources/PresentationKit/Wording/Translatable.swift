/// A text of a kit, as the facts that it states, so that an app can translate it.
///
/// The kits write their own prompts, help texts and failures in English and Japanese. What they show keeps the facts, and
/// a ``Translation`` of the app words them in another language.
///
/// ```swift
/// enum ShelfLabel: Translatable {
///     case books(Int)
///
///     var original: Phrase {
///         switch self {
///         case .books(let count): Phrase(en: "Books: \(count)", ja: "本: \(count) 冊")
///         }
///     }
/// }
///
/// print(Wording(.english)(ShelfLabel.books(3)))  // Books: 3
/// ```
public protocol Translatable: Hashable, Sendable {
    /// The text in the languages of the kit.
    var original: Phrase { get }
}

extension Translatable {
    /// The text as a phrase, for which a ``Wording`` looks in its translations first.
    public var phrase: Phrase { Phrase(self) }
}

/// A translatable text of any type.
struct AnyTranslatable: Hashable, Sendable {
    let base: any Translatable

    static func == (first: Self, second: Self) -> Bool {
        AnyHashable(first.base) == AnyHashable(second.base)
    }

    func hash(into hasher: inout Hasher) {
        base.hash(into: &hasher)
    }
}
