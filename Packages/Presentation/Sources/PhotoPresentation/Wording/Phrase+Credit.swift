import PhotoDomain
import PresentationKit

extension Phrase {
    /// Creates the name of a licence, or the word for one that the source of the photo does not name.
    init(_ licence: PhotoLicence) {
        self = licence == .unknown ? Phrase(en: licence.name, ja: "不明") : Phrase(verbatim: licence.name)
    }

    /// Creates the author and the licence of a credit, in one line.
    init(_ credit: PhotoCredit?) {
        self.init(joining: [credit?.author.map { Phrase(verbatim: $0) }, credit.map { Phrase($0.licence) }], by: " · ")
    }

    /// Creates a phrase of those parts that are there.
    init(joining parts: [Phrase?], by separator: String) {
        let parts = parts.compactMap(\.self)
        self.init(
            en: parts.map(\.english).joined(separator: separator),
            ja: parts.map(\.japanese).joined(separator: separator)
        )
    }
}
