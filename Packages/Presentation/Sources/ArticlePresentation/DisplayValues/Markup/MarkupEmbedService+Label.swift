import ArticleDomain
import PresentationKit

extension MarkupEmbed.Service {
    /// The description of the content.
    var label: Phrase {
        switch self {
        case .asciinema: Phrase(en: "asciinema recording", ja: "asciinema の録画")
        case .blueprintUE: Phrase(en: "blueprintUE blueprint", ja: "blueprintUE のブループリント")
        case .claude: Phrase(en: "Claude artifact", ja: "Claude のアーティファクト")
        case .codePen: Phrase(en: "CodePen", ja: "CodePen")
        case .docswell: Phrase(en: "Docswell slides", ja: "Docswell のスライド")
        case .figma: Phrase(en: "Figma design", ja: "Figma のデザイン")
        case .googleDrive: Phrase(en: "Google Drive file", ja: "Google ドライブのファイル")
        case .googleSlides: Phrase(en: "Google Slides", ja: "Google スライド")
        case .slideShare: Phrase(en: "SlideShare slides", ja: "SlideShare のスライド")
        case .speakerDeck: Phrase(en: "Speaker Deck slides", ja: "Speaker Deck のスライド")
        case .stackBlitz: Phrase(en: "StackBlitz project", ja: "StackBlitz のプロジェクト")
        case .x: Phrase(en: "post on X", ja: "X の投稿")
        case .youTube: Phrase(en: "YouTube video", ja: "YouTube の動画")
        }
    }
}
