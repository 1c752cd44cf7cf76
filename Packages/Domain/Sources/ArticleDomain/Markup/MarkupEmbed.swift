/// Content of another service within a text, such as a video or slides.
public struct MarkupEmbed: Hashable, Sendable {
    /// The services whose content an article may embed.
    public enum Service: CaseIterable, Hashable, Sendable {
        /// Recordings of terminals.
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
        /// Slides of Google.
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

    /// The service that shows it.
    public let service: Service
    /// The title that the author gave it, or nil.
    public let title: String?
    /// The page that shows it.
    public let url: String

    /// Creates an embed; an empty title is none.
    public init(_ service: Service, title: String? = nil, url: String) {
        self.service = service
        self.title = title?.isEmpty == true ? nil : title
        self.url = url
    }
}
