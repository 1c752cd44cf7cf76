import ArticleContract
import PresentationKit
import ViewKit

/// The images of an article in a text view, each below its description.
///
/// The pixels of an image are kept while it is visible; its box stays, so that the text does not move.
@MainActor
final class ArticleImages {
    private nonisolated static let pending = TerminalText("…")

    /// The event that other images are visible, with the numbers of those that are.
    let changes = ControlEvent<[Int]>()
    private let text: TextView
    private var contents: [Int: ImageBox.Content] = [:]
    private var views: [Int: ImageView] = [:]

    init(_ text: TextView) {
        self.text = text
        text.makeAttachment = { [weak self] in self?.makeView($0) ?? Component() }
        text.attachmentChanges.observe(for: self) { images, numbers in
            images.keep(numbers)
            images.changes.send(numbers)
        }
    }

    var areShown: Bool { text.traits.showsPictures }

    /// Returns the box of an image, which has a short sign while the image is fetched.
    var layout: @Sendable (Int) -> ImageBox {
        { [contents] in ImageBox(content: contents[$0] ?? .message(Self.pending)) }
    }

    /// Forgets the images of the previous text.
    func removeAll() {
        contents = [:]
        views = [:]
    }

    private func keep(_ numbers: [Int]) {
        views = views.filter { numbers.contains($0.key) }
    }

    func show(_ state: TextImageState, of number: Int) {
        let content: ImageBox.Content =
            switch state {
            case .shown(let picture): .picture(width: picture.width, height: picture.height)
            case .failed(let reason): .message(TerminalText(text.traits.wording(reason)))
            }
        let view = views[number]
        if case .shown(let picture) = state { view?.picture = picture } else { view?.picture = nil }
        guard contents[number] != content else { return }
        contents[number] = content
        view?.alternative = alternative(of: number)
        text.setNeedsTextLayout()
    }

    private func makeView(_ number: Int) -> ImageView {
        let view = ImageView(alternative(of: number))
        views[number] = view
        return view
    }

    private func alternative(of number: Int) -> TerminalText {
        if case .message(let message) = contents[number] { message } else { Self.pending }
    }
}
