import PresentationKit

extension Entry {
    /// The environment variables of every program: those of the terminal and of the language.
    static let standardVariables = [
        Entry(
            "ACCESSIBLE",
            Phrase(
                en: "lines instead of a full screen, for screen readers, unless it is empty",
                ja: "空でなければ、全画面ではなく行で表示する (スクリーンリーダー向け)"
            )
        ),
        Entry("NO_COLOR", Phrase(en: "no colours, unless it is empty", ja: "空でなければ色を使わない")),
        Entry("CLICOLOR", Phrase(en: "no colours, if it is 0", ja: "0 なら色を使わない")),
        Entry(
            "CLICOLOR_FORCE",
            Phrase(
                en: "colours without a terminal too, unless it is empty or 0; goes before the others",
                ja: "空でも 0 でもなければ端末でなくても色を使う。ほかの変数より優先"
            )
        ),
        Entry("TERM", Phrase(en: "the kind of terminal; 'dumb' has no colours", ja: "端末の種類。dumb なら色を使わない")),
        Entry("COLUMNS", Phrase(en: "the width of a terminal, in place of its own", ja: "端末の実際の幅の代わりに使う幅")),
        Entry(
            "LC_ALL, LC_MESSAGES, LANG",
            Phrase(
                en: "the language, by the first that is not empty; '--lang' goes before",
                ja: "言語。最初の空でない変数に従う。--lang が優先"
            )
        ),
    ]
}
