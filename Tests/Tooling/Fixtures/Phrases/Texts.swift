/// A comment may show Phrase(untranslated: "Guten Morgen").
let complete = Phrase(en: "Good morning", ja: "おはようございます")
let name = Phrase(verbatim: "Momo")
let long = Phrase(
    en: "Good evening",
    ja: "こんばんは"
)
let half = Phrase(untranslated: "Good morning")
let other = Phrase([.english: "Good morning"])
let longer = Phrase(
    [.english: "Good evening"]
)
let implicit: Phrase = .init(untranslated: "Good night")
let both = [Phrase(en: "a", ja: "あ"), Phrase(untranslated: text)]
let catchPhrase = CatchPhrase("a")
let named = Phrase(greeting: "Momo")
let counted = Phrase(count)
