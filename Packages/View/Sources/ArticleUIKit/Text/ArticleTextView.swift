#if canImport(UIKit)
    public import ArticleContract
    import Foundation
    public import UIKit

    /// A text with links, which can be searched and scrolled to a place.
    public final class ArticleTextView: UITextView {
        /// The characters at which the places of the text begin.
        private var places: [Int] = []
        private var numbers: [URL: Int] = [:]

        func show(_ composer: AttributedTextComposer) {
            attributedText = composer.text
            places = composer.places
            numbers = composer.numbers
        }

        /// Returns the number of the link that an item of the text leads to, or nil.
        public func link(of item: UITextItem) -> Int? {
            guard case .link(let url) = item.content else { return nil }
            return numbers[url]
        }

        /// Shows the bar for a search in the text.
        public func beginSearch() {
            findInteraction?.presentFindNavigator(showingReplace: false)
        }

        // MARK: - Positions

        /// The position of the text at the top, or nil above its first place.
        public var topPosition: ArticlePosition? {
            guard let top = closestPosition(to: contentOffset) else { return nil }
            let offset = offset(from: beginningOfDocument, to: top)
            guard let place = places.lastIndex(where: { $0 <= offset }) else { return nil }
            let range = NSRange(location: places[place], length: offset - places[place])
            let passed = attributedText.attributedSubstring(from: range).string
            return ArticlePosition(place: place, letters: passed.unicodeScalars.count(where: \.isLetter))
        }

        /// Scrolls so that a position is at the top, or as near as the end of the text allows.
        ///
        /// - Parameter position: the position; for a place that the text does not have, that of its last place.
        public func scroll(to position: ArticlePosition) {
            guard let last = places.indices.last else { return }
            layoutIfNeeded()
            let start = places[max(0, min(position.place, last))]
            let offset = start + length(ofLetters: position.letters, from: start)
            guard let target = self.position(from: beginningOfDocument, offset: offset) else { return }
            let highest = max(0, contentSize.height - bounds.height)
            setContentOffset(CGPoint(x: 0, y: min(caretRect(for: target).minY, highest)), animated: false)
        }

        /// Returns the length of the text between a character and the letter behind a number of letters.
        private func length(ofLetters count: Int, from start: Int) -> Int {
            guard count > 0 else { return 0 }
            let rest = NSRange(location: start, length: attributedText.length - start)
            var (left, length) = (count, 0)
            for scalar in attributedText.attributedSubstring(from: rest).string.unicodeScalars {
                if scalar.isLetter {
                    if left == 0 { break }
                    left -= 1
                }
                length += UTF16.width(scalar)
            }
            return length
        }
    }

    extension Unicode.Scalar {
        fileprivate var isLetter: Bool { properties.isAlphabetic || properties.numericType != nil }
    }
#endif
