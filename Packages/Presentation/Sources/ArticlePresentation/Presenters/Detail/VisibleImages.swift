import ArticleContract
import ArticleDomain
import DomainKit
import PresentationKit
import PresenterKit

/// The images of a text that are visible, of which each is fetched once, and no others are.
struct VisibleImages {
    private var images: [Int: TextImage] = [:]
    private var visible: Set<Int> = []

    /// Shows another text, of which nothing is visible yet.
    ///
    /// - Returns: the images of the previous one that are no longer visible.
    mutating func show(_ text: ArticleText) -> [Int] {
        images = Dictionary(text.images.map { ($0.number, $0) }) { first, _ in first }
        defer { visible = [] }
        return visible.sorted()
    }

    /// Changes which images are visible.
    ///
    /// - Parameters:
    ///   - numbers: the images that are visible now.
    ///   - host: the host of the article.
    /// - Returns: the images that are no longer visible, and the addresses of those that have become visible.
    mutating func change(
        to numbers: [Int],
        in host: ArticleHost
    ) -> (hidden: [Int], shown: [(number: Int, address: ArticleImageAddress)]) {
        let new = Set(numbers)
        defer { visible = new }
        let shown = new.subtracting(visible).sorted().compactMap { number in
            images[number].flatMap { try? ArticleImageAddress($0.url, in: host) }.map { (number, $0) }
        }
        return (visible.subtracting(new).sorted(), shown)
    }
}

extension TextImageState {
    /// Creates the state of an image that was fetched, or not.
    init(_ result: Result<PixelImage, ApplicationError>) {
        switch result {
        case .success(let image):
            guard let picture = Picture(width: image.width, height: image.height, pixels: image.rgba) else {
                self = .failed(ImageFailureText(ApplicationError(.invalidData("picture"))).phrase)
                return
            }
            self = .shown(picture)
        case .failure(let error): self = .failed(ImageFailureText(error).phrase)
        }
    }
}
