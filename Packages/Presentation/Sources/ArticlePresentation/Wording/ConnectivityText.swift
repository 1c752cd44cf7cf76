public import ArticleUseCase
public import PresentationKit

extension Phrase {
    /// Creates the word for a connection that is not as usual.
    public init?(_ connectivity: Connectivity) {
        guard connectivity == .offline else { return nil }
        self.init(en: "offline", ja: "オフライン")
    }
}
