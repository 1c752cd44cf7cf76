/// Embedded content of another service, such as a video or slides.
public struct MarkupEmbed: Hashable, Sendable {
    /// The services whose content can be embedded in an article.
    public enum Service: CaseIterable, Hashable, Sendable {
        /// Terminal recordings of asciinema.
        case asciinema
        /// Blueprints of Unreal Engine.
        case blueprintUE
        /// Artifacts of Claude.
        case claude
        /// Pens of CodePen.
        case codePen
        /// Slides of Docswell.
        case docswell
        /// Designs of Figma.
        case figma
        /// Files of Google Drive.
        case googleDrive
        /// Google Slides.
        case googleSlides
        /// Slides of SlideShare.
        case slideShare
        /// Slides of Speaker Deck.
        case speakerDeck
        /// Projects of StackBlitz.
        case stackBlitz
        /// Posts on X.
        case x
        /// Videos of YouTube.
        case youTube
    }

    /// The service of the content.
    public let service: Service
    /// The title, or nil where the author gives none.
    public let title: String?
    /// The address of the content.
    public let url: String

    /// Creates embedded content; an empty title counts as none.
    public init(_ service: Service, title: String? = nil, url: String) {
        self.service = service
        self.title = title?.isEmpty == true ? nil : title
        self.url = url
    }
}
